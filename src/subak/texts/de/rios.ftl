# Dos Rios. Orte stehen ohne Artikel und sind weiblich („von der …“, „zur …“); .text sagt, was eine Karte bringt.

# Felder und Orte
rios-kind-hill = Hügel
rios-kind-forest = Wald
rios-kind-wheat = Weizen
rios-kind-corn = Mais
rios-kind-tobacco = Tabak
rios-city = Stadt
rios-lake = See
rios-road-west = Weststraße
rios-road-east = Oststraße

# Erntekarten
rios-card-wheat = Weizen
    .text = Jedes bewässerte Weizenfeld mit deinen Campesinos oder einem Gebäude von dir bringt dir 100 Rio. Alle ernten mit.
rios-card-corn = Mais
    .text = Jedes bewässerte Maisfeld mit deinen Campesinos oder einem Gebäude von dir bringt dir 100 Rio. Alle ernten mit.
rios-card-tobacco = Tabak
    .text = Jedes bewässerte Tabakfeld mit deinen Campesinos oder einem Gebäude von dir bringt dir 100 Rio. Alle ernten mit.
rios-card-wood = Holz
    .text = Jeder bewässerte Wald mit deinen Campesinos oder einem Gebäude von dir bringt dir ein Dammholz, bis du 5 hast. Alle ernten mit.
rios-card-verde = Rio Verde
    .text = Am Rio Verde bringen dir deine Felder mit Weizen, Mais und Tabak je 100 Rio und deine Wälder je ein Dammholz. Alle ernten mit.
rios-card-moreno = Rio Moreno
    .text = Am Rio Moreno bringen dir deine Felder mit Weizen, Mais und Tabak je 100 Rio und deine Wälder je ein Dammholz. Alle ernten mit.
rios-card-desperados-verde = Desperados am Rio Verde
    .text = Sobald die Karte gezogen ist, reiten sie von der Quelle den Rio Verde hinab und jagen von den ersten drei Feldern mit Campesinos je einen in die Stadt. Eine Hacienda hält sie fern.
rios-card-desperados-moreno = Desperados am Rio Moreno
    .text = Sobald die Karte gezogen ist, reiten sie von der Quelle den Rio Moreno hinab und jagen von den ersten drei Feldern mit Campesinos je einen in die Stadt. Eine Hacienda hält sie fern.

# Ereignisse
rios-event-flow = { $seat } lenkt das Wasser: { $from } → { $to }.
rios-event-rivers-laid = Beide Flüsse haben ihren Weg gefunden (Felder: Rio Verde { $verde }, Rio Moreno { $moreno }).
rios-event-placed = { $seat } stellt einen Campesino auf { $cell }.
rios-event-row-3 = Die Erntereihe: { $card1 }, { $card2 }, { $card3 }.
rios-event-row-4 = Die Erntereihe: { $card1 }, { $card2 }, { $card3 }, { $card4 }.
rios-event-row-5 = Die Erntereihe: { $card1 }, { $card2 }, { $card3 }, { $card4 }, { $card5 }.
rios-event-moved = { $seat } zieht: { $from } → { $to } ({ $steps ->
        [one] ein Schritt
       *[other] { $steps } Schritte
    }).
rios-event-joined = { $seat } schickt zwei Campesinos gemeinsam nach { $to } (Start: { $from } und { $other }, { $steps ->
        [one] ein Schritt
       *[other] { $steps } Schritte
    }).
rios-event-joined-same = { $seat } schickt zwei Campesinos gemeinsam nach { $to } (Start: beide { $from }, { $steps ->
        [one] ein Schritt
       *[other] { $steps } Schritte
    }).
rios-event-driven-out = { $by } vertreibt { $count ->
        [one] einen Campesino
       *[other] { $count } Campesinos
    } von { $seat } aus { $cell } in die Stadt.
rios-event-dam = { $seat } baut einen Damm: { $from } | { $to }.
rios-event-diverted = Das Wasser sucht sich ein neues Bett: { $wet ->
        [0] Kein Feld wird nass
        [one] Ein Feld wird nass
       *[other] { $wet } Felder werden nass
    }, { $dry ->
        [0] keins fällt trocken
        [one] eins fällt trocken
       *[other] { $dry } fallen trocken
    }.
rios-event-finca = { $seat } baut eine Finca auf { $cell }.
rios-event-hacienda = { $seat } baut die Hacienda auf { $cell }.
rios-event-pushed = { $seat } schiebt „{ $card }“ nach hinten.
rios-event-resolved = { $seat } ruft zur Ernte: „{ $card }“.
rios-event-earned = { $seat } bekommt { $rio } Rio und { $wood ->
        [one] ein Dammholz
       *[other] { $wood } Dammhölzer
    }.
rios-event-earned-rio = { $seat } bekommt { $rio } Rio.
rios-event-earned-wood = { $seat } bekommt { $wood ->
        [one] ein Dammholz
       *[other] { $wood } Dammhölzer
    }.
rios-event-drawn = Neu in der Reihe: „{ $card }“.
rios-event-desperados = Achtung: { $card }!
rios-event-robbed = Die Desperados jagen einen Campesino von { $seat } aus { $cell } in die Stadt.
rios-event-shuffled = Die abgelegten Karten werden zum neuen Stapel gemischt ({ $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }).
rios-event-round = Runde { $number } beginnt.
rios-event-over = { $seat } gewinnt.
rios-event-over-shared = Der Sieg wird geteilt.

# Fragen
rios-choose-way = Wohin fließt das Wasser von { $cell } weiter?
rios-choose-place = Wo beginnt dein nächster Campesino?
rios-choose-action = Du bist dran: Was machst du? ({ $steps ->
        [0] keine Schritte mehr
        [one] noch ein Schritt
       *[other] noch { $steps } Schritte
    })
rios-choose-on = Einer deiner Campesinos kann nicht bleiben, wo er jetzt steht. Wer zieht weiter? ({ $steps ->
        [0] keine Schritte mehr
        [one] noch ein Schritt
       *[other] noch { $steps } Schritte
    })
rios-choose-destination = Wohin geht dein Campesino? (Start: { $from }, { $steps ->
        [one] noch ein Schritt
       *[other] noch { $steps } Schritte
    })
rios-choose-first = Zwei deiner Campesinos nehmen { $cell } gemeinsam ein. Woher kommt der erste?
rios-choose-second = Woher kommt der zweite Campesino? (der erste: { $from }, { $steps ->
        [one] ein Schritt
       *[other] { $steps } Schritte
    } für beide)
rios-choose-border = Wo baust du den Damm? (deine Dammhölzer: { $wood })
rios-choose-nothing = Du hast gerade nichts zu entscheiden.

# Antworten
rios-flow = nach { $cell } ({ $kind })
rios-place = auf { $cell } ({ $kind })
rios-from = einen Campesino von der { $place } losschicken
rios-from-field = einen Campesino von { $place } ({ $kind }) losschicken
rios-to = zur { $place }
rios-to-field = nach { $cell } ({ $kind })
rios-to-drive = nach { $cell } ({ $kind }), den Campesino von { $seat } vertreiben
rios-drive = zu zweit { $count ->
        [one] den Campesino
       *[other] die { $count } Campesinos
    } von { $seat } aus { $cell } ({ $kind }) vertreiben
rios-finca = eine Finca auf { $cell } ({ $kind }) bauen für 500 Rio
rios-hacienda = die Hacienda auf { $cell } ({ $kind }) bauen für 1.000 Rio
rios-dam = einen Damm bauen (deine Dammhölzer: { $wood })
rios-border = zwischen { $upper } und { $lower }
rios-resolve = den Zug beenden und „{ $card }“ ernten
rios-push = den Zug beenden und „{ $card }“ nach hinten schieben
rios-done = den Zug beenden

# Der Tisch
rios-phase-laying = Spielaufbau: die Flüsse
rios-phase-placing = Spielaufbau: die ersten Campesinos
rios-phase-turn = Runde { $round }
rios-phase-over = Das Spiel ist zu Ende
rios-outside = Stadt: { $city }   Weststraße: { $west }   Oststraße: { $east }
rios-row = Erntereihe: jetzt { $now }, danach { $later } ({ $deck ->
        [0] der Stapel ist leer
        [one] eine Karte im Stapel
       *[other] { $deck } Karten im Stapel
    })
rios-player-you = Du, { $seat }: { $rio } Rio, { $wood ->
        [0] kein Dammholz
        [one] ein Dammholz
       *[other] { $wood } Dammhölzer
    }. Zum Sieg: { $missing ->
        [0] kein Gebäude mehr
        [one] noch ein Gebäude
       *[other] noch { $missing } Gebäude
    } oder { $wet ->
        [0] keins mehr
        [one] noch eins
       *[other] noch { $wet }
    } am Wasser (mit Hacienda).
rios-player = { $seat }: { $rio } Rio, { $wood ->
        [0] kein Dammholz
        [one] ein Dammholz
       *[other] { $wood } Dammhölzer
    }. Zum Sieg: { $missing ->
        [0] kein Gebäude mehr
        [one] noch ein Gebäude
       *[other] noch { $missing } Gebäude
    } oder { $wet ->
        [0] keins mehr
        [one] noch eins
       *[other] noch { $wet }
    } am Wasser (mit Hacienda).
rios-player-harvest = Ernte jetzt: { $rio ->
        [0] { $wood ->
            [0] nichts
            [one] ein Dammholz
           *[other] { $wood } Dammhölzer
        }
       *[other] { $rio } Rio{ $wood ->
            [0] { "" }
            [one] , ein Dammholz
           *[other] , { $wood } Dammhölzer
        }
    }.
rios-legend =
    ∩ Hügel   ♣ Wald   ψ Weizen   ϕ Mais   τ Tabak   ▒ See   ▣ Stadt   ~ Rio Verde   ≈ Rio Moreno   ≋ beide
    A B C D Campesinos   ⌂a Finca von A   ⌘a Hacienda von A   ↙ ↓ ↘ Lauf des Wassers   ╲╲ ══ ╱╱ Damm
rios-score-buildings = Gebäude
rios-score-wet = Am Wasser
rios-score-rio = Rio
rios-score-wood = Dammhölzer
