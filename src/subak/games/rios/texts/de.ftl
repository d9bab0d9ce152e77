# Dos Rios. Orte stehen ohne Artikel und sind weiblich („von der …“, „zur …“); .text sagt, was eine Karte bringt.

# Felder und Orte
rios-kind-hill = Hügel
    .text = Hügel liegen am höchsten: Von hier vertreibst du andere von Nachbarfeldern, die tiefer liegen. Das Wasser meidet Hügel, solange es kann. Eine Ernte bringen sie nie.
rios-kind-forest = Wald
    .text = Wälder liegen höher als Anbaufelder und tiefer als Hügel. { $harvest }
rios-kind-wheat = Weizen
    .text = Anbaufelder liegen am tiefsten, darum kommt das Wasser gern hierher. { $harvest }
rios-kind-corn = Mais
    .text = Anbaufelder liegen am tiefsten, darum kommt das Wasser gern hierher. { $harvest }
rios-kind-tobacco = Tabak
    .text = Anbaufelder liegen am tiefsten, darum kommt das Wasser gern hierher. { $harvest }
rios-wet-forest = Ein bewässerter Wald
rios-wet-wheat = Ein bewässertes Weizenfeld
rios-wet-corn = Ein bewässertes Maisfeld
rios-wet-tobacco = Ein bewässertes Tabakfeld
rios-brings-rio = { $field } bringt { $rio } Rio { $cards }.
rios-brings-wood = { $field } bringt { $wood ->
        [one] ein Dammholz
       *[other] { $wood } Dammhölzer
    } { $cards }.
rios-brings-nothing = { $field } bringt nichts, denn es ist keine Karte dafür im Spiel.
rios-with-own = mit der Karte { $card }
rios-with-river = mit der Karte seines Flusses
rios-with-one-river = mit der Karte { $river }, wenn dieser Fluss hindurchfließt
rios-with-own-and-river = mit der Karte { $card } und mit der Karte seines Flusses
rios-with-own-and-one-river = mit der Karte { $card } und, wenn dieser Fluss hindurchfließt, mit der Karte { $river }
rios-city = Stadt
rios-lake = See
rios-road-west = Weststraße
rios-road-east = Oststraße

# Erntekarten
rios-card-wheat = Weizen
    .text = Jedes bewässerte Weizenfeld mit deinen Campesinos oder einem Gebäude von dir bringt dir { $rio } Rio. Alle ernten mit. { $copies }
rios-card-corn = Mais
    .text = Jedes bewässerte Maisfeld mit deinen Campesinos oder einem Gebäude von dir bringt dir { $rio } Rio. Alle ernten mit. { $copies }
rios-card-tobacco = Tabak
    .text = Jedes bewässerte Tabakfeld mit deinen Campesinos oder einem Gebäude von dir bringt dir { $rio } Rio. Alle ernten mit. { $copies }
rios-card-wood = Holz
    .text = Jeder bewässerte Wald mit deinen Campesinos oder einem Gebäude von dir bringt dir { $wood ->
            [one] ein Dammholz
           *[other] { $wood } Dammhölzer
        }, bis du { $most } hast. Alle ernten mit. { $copies }
rios-card-verde = Rio Verde
    .text = Am Rio Verde bringen dir deine Felder mit Weizen, Mais und Tabak je { $rio } Rio und deine Wälder je { $wood ->
            [one] ein Dammholz
           *[other] { $wood } Dammhölzer
        }, bis du { $most } hast. Alle ernten mit. { $copies }
rios-card-moreno = Rio Moreno
    .text = Am Rio Moreno bringen dir deine Felder mit Weizen, Mais und Tabak je { $rio } Rio und deine Wälder je { $wood ->
            [one] ein Dammholz
           *[other] { $wood } Dammhölzer
        }, bis du { $most } hast. Alle ernten mit. { $copies }
rios-card-desperados-verde = Desperados am Rio Verde
    .text = Sobald sie gezogen werden, reiten sie von der Quelle den Rio Verde hinab. Von { $fields ->
            [one] dem ersten Feld, auf dem sie Campesinos antreffen, jagen sie einen in die Stadt
           *[other] den ersten { $fields } Feldern, auf denen sie Campesinos antreffen, jagen sie je einen in die Stadt
        }. Eine Hacienda hält sie fern. { $copies }
rios-card-desperados-moreno = Desperados am Rio Moreno
    .text = Sobald sie gezogen werden, reiten sie von der Quelle den Rio Moreno hinab. Von { $fields ->
            [one] dem ersten Feld, auf dem sie Campesinos antreffen, jagen sie einen in die Stadt
           *[other] den ersten { $fields } Feldern, auf denen sie Campesinos antreffen, jagen sie je einen in die Stadt
        }. Eine Hacienda hält sie fern. { $copies }
rios-copies = { $count ->
        [one] Es gibt eine solche Karte.
       *[other] Es gibt { $count } solche Karten.
    }

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
    } von { $seat } vom Feld { $cell } in die Stadt.
rios-event-dam = { $seat } baut einen Damm: { $from } | { $to }.
rios-event-diverted = Das Wasser fließt in einem neuen Bett: { $wet ->
        [0] Kein Feld wird neu bewässert
        [one] Ein Feld wird neu bewässert
       *[other] { $wet } Felder werden neu bewässert
    }, { $dry ->
        [0] keins fällt trocken
        [one] eins fällt trocken
       *[other] { $dry } fallen trocken
    }.
rios-event-finca = { $seat } baut eine Finca auf { $cell }.
rios-event-hacienda = { $seat } baut die Hacienda auf { $cell }.
rios-event-pushed = { $seat } schiebt „{ $card }“ ans Ende der Reihe.
rios-event-resolved = { $seat } wertet „{ $card }“ aus.
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
rios-event-robbed = Die Desperados jagen einen Campesino von { $seat } vom Feld { $cell } in die Stadt.
rios-event-shuffled = Aus den abgelegten Karten wird ein neuer Stapel gemischt ({ $cards ->
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
rios-choose-first = Zwei deiner Campesinos nehmen { $cell } gemeinsam ein. Woher kommt der erste? ({ $steps ->
        [one] noch ein Schritt
       *[other] noch { $steps } Schritte
    })
rios-choose-second = Der erste kommt von hier: { $from }. Woher kommt der zweite? ({ $steps ->
        [one] noch ein Schritt
       *[other] noch { $steps } Schritte
    })
rios-choose-border = Wo baust du den Damm? (deine Dammhölzer: { $wood })
rios-choose-nothing = Du hast gerade nichts zu entscheiden.

# Antworten
rios-flow = nach { $cell } ({ $kind })
rios-place = auf { $cell } ({ $kind })
rios-from = einen Campesino von der { $place } aus losschicken
rios-from-field = einen Campesino von { $place } ({ $kind }) aus losschicken
rios-to = zur { $place }
rios-to-field = nach { $cell } ({ $kind })
rios-to-drive = nach { $cell } ({ $kind }), den Campesino von { $seat } vertreiben
rios-drive = zu zweit { $count ->
        [one] den Campesino
       *[other] die { $count } Campesinos
    } von { $seat } vom Feld { $cell } ({ $kind }) vertreiben
rios-finca = eine Finca auf { $cell } ({ $kind }) bauen für { $price } Rio
rios-hacienda = die Hacienda auf { $cell } ({ $kind }) bauen für { $price } Rio
rios-dam = einen Damm bauen (deine Dammhölzer: { $wood })
rios-border = zwischen { $upper } und { $lower }
rios-resolve = „{ $card }“ auswerten und den Zug beenden
rios-push = „{ $card }“ ans Ende der Reihe schieben und den Zug beenden
rios-done = den Zug beenden

# Der Tisch
rios-phase-laying = Spielaufbau: die Flüsse
rios-phase-placing = Spielaufbau: die ersten Campesinos
rios-phase-turn = Runde { $round }
rios-phase-over = Die Partie ist zu Ende
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

# Das Bild des Tisches
rios-zone-board = Das Tal
rios-zone-row = Erntereihe
rios-zone-store = { $seat }: Vorrat
rios-status-laying = Spielaufbau: { $seat } lenkt den { $river } weiter talwärts
rios-status-placing = Spielaufbau: { $seat } stellt einen Campesino auf
rios-status-first = Runde { $round }, noch ohne Ernte: { $seat } ist am Zug ({ $steps ->
        [0] keine Schritte mehr
        [one] noch ein Schritt
       *[other] noch { $steps } Schritte
    })
rios-status-turn = Runde { $round }: { $seat } ist am Zug ({ $steps ->
        [0] keine Schritte mehr
        [one] noch ein Schritt
       *[other] noch { $steps } Schritte
    })
rios-status-over = Die Partie ist zu Ende: { $seat } gewinnt
rios-status-shared = Die Partie ist zu Ende: Der Sieg wird geteilt
rios-fact-rio = Geld in Rio
rios-fact-wood = Dammholz
rios-fact-buildings = Gebäude; mit { $all } ist das Spiel gewonnen
rios-fact-wet = Gebäude am Wasser, die für den frühen Sieg zählen: { $fincas } Fincas und die Hacienda
rios-both-rivers = beide Flüsse
rios-now = JETZT
rios-desperados = Desperados
rios-field-dry = { $cell }: { $kind }, trocken
rios-field-wet = { $cell }: { $kind }, am { $river }
rios-field-both = { $cell }: { $kind }, an beiden Flüssen
rios-lake-of = { $cell }: See
rios-spring-of = { $cell }: Quelle des { $river }
rios-city-of = Die Stadt
rios-on-road = { $road }
rios-river-of = { $river }, von { $from } nach { $to }
rios-river-head = { $river }: Das Wasser steht auf { $cell } und muss weiter
rios-dam-of = Damm zwischen { $upper } und { $lower }
rios-campesinos-of = { $count ->
        [one] Campesino von { $seat }
       *[other] { $count } Campesinos von { $seat }
    } ({ $place })
rios-finca-of = Finca von { $seat } auf { $cell }
rios-hacienda-of = Hacienda von { $seat } auf { $cell }
rios-discarded = { $card }, abgelegt
rios-deck-of = Stapel: { $count ->
        [0] keine Karte
        [one] eine Karte
       *[other] { $count } Karten
    }
rios-discard-of = Abgelegt: { $count ->
        [0] keine Karte
        [one] eine Karte
       *[other] { $count } Karten
    }
rios-money-of = { $seat }: { $rio } Rio
rios-wood-of = { $seat }: { $wood ->
        [0] kein Dammholz
        [one] ein Dammholz
       *[other] { $wood } Dammhölzer
    }
rios-fincas-left = { $seat }: { $count ->
        [0] alle Fincas sind gebaut
        [one] noch eine Finca zu bauen
       *[other] noch { $count } Fincas zu bauen
    }
rios-haciendas-left = { $seat }: { $count ->
        [0] die Hacienda ist gebaut
       *[other] die Hacienda ist noch zu bauen
    }
rios-steps-of = { $seat }: { $steps ->
        [0] keine Schritte mehr
        [one] noch ein Schritt
       *[other] noch { $steps } Schritte
    }
rios-steps-to = { $where }: { $steps ->
        [one] ein Schritt
       *[other] { $steps } Schritte
    }

# Wozu die Dinge auf dem Tisch da sind
rios-help-lake = See
    .text = Hier enden die Flüsse. Zu Fuß kommt niemand hinüber.
rios-help-spring = Quelle
    .text = Hier im Gebirge entspringt ein Fluss. Betreten kann man die Quelle nicht, aber die Grenzen darunter lassen sich mit Dämmen sperren.
rios-help-city = Stadt
    .text = Wer vertrieben wird, kommt hierher, und Platz ist für alle. Einen Schritt entfernt sind die angrenzenden Felder{ $roads ->
            [0] { "" }
            [one] { " " }und die Straße
           *[other] { " " }und beide Straßen
        }; zur eigenen Hacienda sind es zwei Schritte.
rios-help-road = Straße
    .text = Eine Straße ist ein einziger Ort mit Platz für alle. Von hier ist es ein Schritt zur Stadt und zu jedem Feld an der Straße.
rios-help-river = Fluss
    .text = Die Pfeile zeigen flussabwärts. Wo ein Fluss fließt, sind die Felder bewässert, und nur bewässerte Felder bringen eine Ernte. Der Rio Verde hat grüne Ufer und offene Pfeile, der Rio Moreno braune Ufer und gefüllte; ein gemeinsames Bett hat beides.
rios-help-lead = Neues Bett
    .text = Wasser fließt auf das tiefste der Felder darunter; liegen mehrere gleich tief, wählst du.
rios-help-dam = Damm
    .text = Er sperrt diese Grenze für das Wasser, bis das Spiel endet. Zu Fuß kommt man darüber hinweg.
rios-help-campesino = Campesino
    .text = Erntet auf dem Feld, auf dem er steht. Am Ende eines Zuges stehen höchstens zwei Campesinos einer Farbe auf einem Feld.
rios-help-drive = Vertreiben
    .text = Wer dort steht, kommt in die Stadt. Ein einzelner Campesino weicht einem, der von einem höheren Feld kommt, oder zweien gemeinsam; zwei weichen nur zweien, die beide von höheren Feldern kommen.
rios-help-finca = Finca
    .text = Kostet { $price } Rio. Ihr Feld bringt dem Besitzer eine Ernte, und seine Campesinos lassen sich dort nicht vertreiben. Andere dürfen darüberziehen, solange niemand dort steht, bauen unterwegs aber nichts.
rios-help-hacienda = Hacienda
    .text = Kostet { $price } Rio. Wie eine Finca, aber für andere gesperrt, sicher vor Desperados und für den Besitzer nur zwei Schritte von der Stadt entfernt. Ohne sie gewinnt niemand.
rios-help-wood = Dammholz
    .text = Für jeden Damm brauchst du eins, und höchstens { $most } hast du im Vorrat. Du bekommst es aus bewässerten Wäldern.
rios-help-steps = Schritte
    .text = { $steps } in jedem Zug, für einen Campesino oder auf mehrere verteilt. Was übrig bleibt, verfällt.
rios-help-money = Rio
    .text = Eine Finca kostet { $finca } Rio, die Hacienda { $hacienda }.
rios-help-deck = Stapel
    .text = Von hier kommen neue Erntekarten. Desperados reiten los, sobald sie gezogen werden.
rios-help-discard = Abgelegte Karten
    .text = Alle dürfen sie ansehen. Ist der Stapel leer, werden sie zu einem neuen gemischt.
rios-help-now = Die aktuelle Erntekarte
    .text = Mit ihr endet der Zug: Entweder wird sie ausgewertet und alle ernten, oder sie kommt ans Ende der Reihe.

# Warum etwas nicht geht: ein Grund, dann was möglich ist
rios-why = { $reason } { $now }
rios-why-now-over = Die Partie ist zu Ende.
rios-why-now-watching = Du siehst zu; { $seat } ist am Zug.
rios-why-now-waiting = { $seat } ist am Zug.
rios-why-now-water = Wähle jetzt, wohin das Wasser von { $cell } weiterfließt.
rios-why-now-placing = Wähle jetzt ein Feld für deinen Campesino.
rios-why-now-walking = Wähle jetzt, wohin dein Campesino geht (Start: { $place }, { $steps ->
        [one] noch ein Schritt
       *[other] noch { $steps } Schritte
    }), oder nimm die Wahl zurück.
rios-why-now-driving = Wähle jetzt, welcher deiner Campesinos nach { $cell } geht, oder nimm die Wahl zurück.
rios-why-now-damming = Wähle jetzt eine Grenze für den Damm, oder nimm die Wahl zurück.
rios-why-now-on = Einer deiner Campesinos muss weiterziehen, bevor der Zug enden kann.
rios-why-now-first = Jetzt kannst du ziehen ({ $steps ->
        [0] keine Schritte mehr
        [one] noch ein Schritt
       *[other] noch { $steps } Schritte
    }), bauen oder den Zug beenden.
rios-why-now-free = Jetzt kannst du ziehen ({ $steps ->
        [0] keine Schritte mehr
        [one] noch ein Schritt
       *[other] noch { $steps } Schritte
    }), bauen oder den Zug mit der aktuellen Erntekarte beenden.
rios-why-over = Jetzt bewegt sich nichts mehr.
rios-why-pick-the-figure = Dorthin kannst du: Wähle die Figur, die dort zu sehen ist ({ $cell }).
rios-why-pick-own = Wähle deinen Campesino dort ({ $place }), nicht den Ort.
rios-why-pick-the-arrow = Dorthin kann das Wasser: Wähle den Pfeil nach { $cell }.
rios-why-pick-the-site = Wähle das Gebäude dort, wo es auf dem Spielplan zu sehen ist.
rios-why-pick-the-card = Wähle die aktuelle Erntekarte, um sie auszuwerten, oder den Platz am Ende der Reihe, um sie dorthin zu schieben.
rios-why-pick-the-wood = Wähle dein Dammholz, dann die Grenze.
rios-why-field = Ein Ort steht zur Wahl, wenn ein Campesino unterwegs ist: Wähle erst den Campesino.
rios-why-field-later = Orte wählt, wer am Zug ist.
rios-why-nobody-walks = Gerade kann keiner deiner Campesinos ziehen.
rios-why-nobody-there = Dort steht keiner deiner Campesinos ({ $place }).
rios-why-water-first = Erst muss das Wasser von { $cell } weiterfließen.
rios-why-no-water = Gerade ist kein Wasser zu lenken.
rios-why-water-nothing-there = In dieser Richtung liegt nichts unter { $head }.
rios-why-water-not-below = { $cell } liegt nicht direkt unter { $head }: Wasser fließt gerade nach unten, nach links unten oder nach rechts unten.
rios-why-water-dam = Zwischen { $head } und { $cell } liegt ein Damm.
rios-why-water-higher = Von { $head } fließt das Wasser nicht nach { $cell }, denn { $lower } liegt tiefer.
rios-why-placing-first = Erst stellen alle ihre ersten Campesinos auf.
rios-why-placing-over = Aufgestellt wird nur vor der ersten Runde.
rios-why-place-on-fields = Die ersten Campesinos werden auf Felder gestellt.
rios-why-taken = Auf { $cell } steht schon { $seat }, und nie stehen zwei Farben auf einem Feld.
rios-why-full-at-start = Auf { $cell } stehen schon zwei deiner Campesinos; für einen dritten ist kein Platz.
rios-why-dam-on-border = Ein Damm liegt auf der Grenze zwischen zwei Orten, nicht auf einem davon.
rios-why-starts-here = Dein Campesino ist schon dort.
rios-why-walking-first = Einer deiner Campesinos ist unterwegs (Start: { $place }): Sag erst, wohin er geht.
rios-why-driving-first = Zwei deiner Campesinos sollen gemeinsam nach { $cell }: Sag erst, welche.
rios-why-hacienda-closed = Die Hacienda von { $seat } auf { $cell } ist für dich gesperrt.
rios-why-no-stay = Über die Finca von { $seat } auf { $cell } darfst du nur ziehen, und mit deinen Schritten ({ $steps }) kämst du nach einem Halt dort nicht mehr weiter.
rios-why-full = Auf { $cell } stehen schon zwei deiner Campesinos, und mit deinen Schritten ({ $steps }) kämst du nach einem Halt dort nicht mehr weiter.
rios-why-too-far = Das ist zu weit ({ $place }): Dorthin sind es { $needed } Schritte, du hast { $steps }.
rios-why-barred = Dorthin führt kein Weg ({ $place }): Andere versperren ihn.
rios-why-reserved = Deine Schritte ({ $steps }) sind vorgemerkt: Ein Campesino von dir ({ $cells }) muss noch weiterziehen.
rios-why-no-place-left = Dann fände ein Campesino von dir, der noch weiterziehen muss ({ $cells }), keinen Platz zum Bleiben.
rios-why-far-from-all = Von dort ({ $place }) sind es { $needed } Schritte bis zu einem Ort, an dem dein Campesino bleiben darf; du hast { $steps }.
rios-why-no-way = Von dort ({ $place }) kommt dein Campesino nicht weg: Andere versperren den Weg, oder es gibt keinen Platz zum Bleiben.
rios-why-lake = Über einen See geht niemand.
rios-why-spring = Eine Quelle liegt im Gebirge, dorthin geht niemand.
rios-why-mountains = Dort ist nur Gebirge ({ $cell }).
rios-why-no-road = Diese Straße gibt es auf diesem Spielplan nicht.
rios-why-river = Einen Fluss wählt man nicht aus, aber mit einem Damm lenkst du ihn um. Dazu muss einer deiner Campesinos an der Grenze stehen.
rios-why-river-no-wood = Nur ein Damm lenkt einen Fluss um, und du hast kein Dammholz.
rios-why-dam = Ein Damm bleibt bis zum Ende des Spiels.
rios-why-own-later = Deine Campesinos ziehen nur in deinem Zug.
rios-why-picked-already = Dieser Campesino ist schon unterwegs.
rios-why-another-walks = Ein anderer deiner Campesinos ist gerade unterwegs.
rios-why-cannot-join = Von dort kommt niemand so nach { $cell }, dass jemand weichen müsste.
rios-why-too-far-to-join = Mit einem von dort bräuchten die zwei { $needed } Schritte nach { $cell }; du hast { $steps }.
rios-why-dam-first = Du baust gerade einen Damm: Sag erst, wo.
rios-why-no-steps = Alle { $steps } Schritte sind verbraucht.
rios-why-foreign = Dieser Campesino gehört { $seat }.
rios-why-safe-outside = Aus der Stadt und von den Straßen wird niemand vertrieben.
rios-why-safe-building = Das eigene Gebäude von { $seat } schützt diesen Campesino.
rios-why-safe-first = In der ersten Runde ist { $seat } sicher, weil { $seat } erst nach dir an der Reihe ist.
rios-why-nobody-to-drive = Dort ist niemand zu vertreiben ({ $place }).
rios-why-one-can = Dein Campesino dort drüben ({ $place }) kann ihn allein von { $cell } vertreiben ({ $steps ->
        [one] ein Schritt
       *[other] { $steps } Schritte
    }): Wähle ihn.
rios-why-one-can-or-two = Dein Campesino dort drüben ({ $place }) kann ihn allein von { $cell } vertreiben ({ $steps ->
        [one] ein Schritt
       *[other] { $steps } Schritte
    }): Wähle ihn. Oder wähle die zwei Figuren auf { $cell }: Zu zweit geht es auch.
rios-why-two-not-one = Die zwei auf { $cell } weichen nie einem einzelnen Campesino.
rios-why-not-from-above = Allein müsste dein Campesino von einem höheren Feld neben { $cell } kommen, und über ein solches führt kein Weg.
rios-why-far-from-above = Das ist zu weit ({ $place }): Über ein höheres Feld daneben sind es { $needed } Schritte, du hast { $steps }.
rios-why-too-far-for-two = Das ist zu weit ({ $place }): Zwei von dir brauchen zusammen { $needed } Schritte, du hast { $steps }.
rios-why-two-foreign = Die zwei auf { $cell } weichen nur zweien von dir, die beide von höheren Feldern kommen, und einen solchen Weg gibt es für zwei nicht.
rios-why-one-foreign = Auch zu zweit kommen deine Campesinos nicht nach { $cell }.
rios-why-building = Gebäude bleiben bis zum Ende des Spiels, wo sie sind.
rios-why-store-of-others = Das gehört jemand anderem.
rios-why-all-built = Das ist alles schon gebaut.
rios-why-build-in-turn = Du baust in deinem eigenen Zug, und nur, wenn sonst nichts angefangen ist.
rios-why-build-on-fields = Gebaut wird auf Feldern.
rios-why-built-here = Auf { $cell } steht schon ein Gebäude.
rios-why-built-enough = Du hast in diesem Zug schon { $most } Gebäude gebaut; mehr geht nicht.
rios-why-no-money = Das kostet { $price } Rio; dir fehlen { $rio } Rio.
rios-why-no-site = Du baust dort, wo einer deiner Campesinos steht, auf einem Feld ohne Gebäude, und so ein Feld gibt es gerade nicht.
rios-why-discarded = Abgelegte Karten kommen erst wieder, wenn der Stapel leer ist.
rios-why-later-card = Nur die erste Karte der Reihe wird ausgewertet oder nach hinten geschoben.
rios-why-no-harvest-yet = In der ersten Runde gibt es keine Ernte.
rios-why-end-with-card = Dein Zug endet mit der aktuellen Erntekarte: Werte sie aus oder schieb sie nach hinten.
rios-why-end-in-turn = Einen Zug beendet nur, wer am Zug ist.
rios-why-somebody-must-go-on = Der Zug kann noch nicht enden: Jemand steht, wo er nicht bleiben darf ({ $cells }).
rios-why-card-ends-turn = Die aktuelle Erntekarte kommt als Letztes in einem Zug.
rios-why-deck = Vom Stapel kommen Karten von selbst, sobald eine ausgewertet wurde.
rios-why-dam-begun = Du baust schon einen Damm.
rios-why-no-wood = Du hast kein Dammholz. Du bekommst es aus bewässerten Wäldern.
rios-why-no-border = Keiner deiner Campesinos steht an einer Grenze, auf der ein Damm liegen könnte.
rios-why-crossing = Von einer fremden Finca aus wird nichts gebaut, und einer deiner Campesinos zieht gerade nur darüber.
rios-why-no-such-border = Dort ist keine Grenze, auf der ein Damm liegen könnte.
rios-why-dam-there = Zwischen { $upper } und { $lower } liegt schon ein Damm.
rios-why-last-way = Das ist der letzte Weg von { $upper } nach unten, und einer muss offen bleiben.
rios-why-not-at-border = Keiner deiner Campesinos steht auf { $upper } oder { $lower }.
rios-why-money = Geld gibst du beim Bauen aus: { $finca } Rio für eine Finca, { $hacienda } für die Hacienda.
rios-why-steps = Schritte verbrauchst du beim Ziehen: Wähle einen Campesino.
rios-why-steps-later = Schritte verbraucht man beim Ziehen.
rios-why-ground = Das gehört nur zum Bild.

# On the shelf and before the game
about-rios = Zwei Flüsse, und wer Holz für einen Damm hat, bestimmt ihren Lauf. Bring deine Campesinos rechtzeitig auf bewässerte Felder und baue von dem, was die Ernte bringt.
option-rios-river-laying = Flüsse legen
    .text = Wer am Anfang bestimmt, wohin das Wasser fließt.
option-rios-river-laying-start-player = Startspieler
option-rios-river-laying-in-turn = Reihum
option-rios-river-laying-one-each = Je einen
option-rios-max-rounds = Letzte Runde
    .text = Danach ist auf jeden Fall Schluss.
option-rios-max-rounds-60 = 60
option-rios-max-rounds-20 = 20
game-rios = Dos Rios

# The guided first game. $other is the neighbour at the table, $gain what the last step has brought.
lesson-rios-welcome = Willkommen im Tal! Nur bewässerte Felder bringen eine Ernte, und die Ernte bringt Geld für Gebäude. Mit { $to_win } Gebäuden gewinnst du sofort; auch { $to_win_wet } reichen, wenn alle auf bewässerten Feldern stehen und die Hacienda dabei ist.
lesson-rios-springs = Hier entspringen zwei Flüsse: links der Rio Verde, rechts der Rio Moreno. Ihr Wasser fließt immer auf das tiefste Feld darunter. Am tiefsten liegen Weizen, Mais und Tabak, dann kommen die Wälder, dann die Hügel.
lesson-rios-flow = Die Flüsse legt ihr reihum, jeweils ein Stück. In a2 hatte { $other } die Wahl zwischen zwei Hügeln und nahm a3. Von dort musste das Wasser nach b3, denn Weizen liegt tiefer als der Hügel a4. Jetzt ist es auf b4, und du bist dran: Mais auf a5 und Weizen auf b5 liegen gleich tief, der Wald auf c5 liegt höher. Lenke das Wasser nach b5.
lesson-rios-flow-crops = { $other } hat es nach b6 weitergelenkt. Darunter liegen der Hügel a7, Tabak auf b7 und Weizen auf c7. Die beiden Anbaufelder liegen gleich tief, also hast du wieder die Wahl: Nimm b7.
lesson-rios-wet = Beide Flüsse haben einen See erreicht. Ein Feld, durch das ein Fluss fließt, ist bewässert. Alle anderen sind trocken und bringen nichts.
lesson-rios-place = Von deinen { $campesinos } Campesinos beginnen { $in_city } in der Stadt. Die anderen { $placed } stellst du einzeln auf, im Wechsel mit { $other }. Stelle den ersten auf b5, Weizen am Fluss.
lesson-rios-steps = Alle sind aufgestellt, und du bist dran: Du hast { $steps } Schritte für alle deine Campesinos zusammen. Wähle die in der Stadt, um einen loszuschicken.
lesson-rios-walk = An jedem Ort, den er erreicht, steht, wie viele Schritte es sind. Schicke ihn nach b7: Tabak, bewässert und zwei Schritte entfernt, über c8.
lesson-rios-first-round = Du musst nicht alle Schritte nutzen. In der ersten Runde wird nicht geerntet, also beende deinen Zug.
lesson-rios-intruder = { $other } hat sich auf b4 gestellt, mitten an deinen Fluss! Auf einem Feld stehen nie zwei Farben. Aber ein einzelner Campesino lässt sich vertreiben.
lesson-rios-higher = Einer von dir schafft das allein, wenn er von einem höheren Feld kommt. Zwei gemeinsam schaffen es von überall. Wähle deinen Campesino auf b3.
lesson-rios-drive = Weizen und Tabak liegen gleich tief, geradewegs geht es also nicht. Dein Campesino nimmt den Weg über den Hügel a4 und kommt von dort herunter: Darum sind es zwei Schritte. Geh nach b4.
lesson-rios-row = Der Campesino von { $other } ist wieder in der Stadt. Am Ende deines Zuges geht es um die Erntereihe: Ihre erste Karte ist die aktuelle Erntekarte. Du wertest sie für alle aus oder schiebst sie nach hinten.
lesson-rios-resolve = Rio Verde bringt { $rio } Rio für jedes deiner Felder mit Weizen, Mais oder Tabak an diesem Fluss. Du hast vier, { $other } hat dort keins. Wähle die Karte, dann wird geerntet.
lesson-rios-money = Das waren { $gain }00 Rio für dich und nichts für { $other }. Es ernten immer alle, egal wer die Karte auswertet: Schau also vorher, wem sie nützt.
lesson-rios-finca = { $other } hat Mais ausgewertet, und dein Mais auf b6 brachte auch dir { $rio } Rio. Jetzt hast du genug für eine Finca, denn sie kostet { $finca } Rio. Du baust, wo einer deiner Campesinos steht. Baue sie auf b5.
lesson-rios-finca-built = Eine Finca bleibt bis zum Spielende. Sie erntet für dich, auch wenn niemand dort ist, und von deinem eigenen Gebäude vertreibt dich niemand.
lesson-rios-road = Jetzt ist Weizen die aktuelle Erntekarte, und b3 ist freier Weizen am Wasser. Von der Stadt ist es weit, aber an den Seiten führen Straßen entlang. Wähle deine Campesinos in der Stadt.
lesson-rios-road-walk = Ein Schritt auf die Weststraße, einer nach a4, einer nach b3: drei Schritte. Geh dorthin.
lesson-rios-wheat = Jetzt hast du zwei bewässerte Weizenfelder, b3 und b5. Weizen bringt für jedes { $rio } Rio, egal an welchem Fluss. Wähle die Karte, dann wird geerntet.
lesson-rios-desperados = Beim Auffüllen der Reihe kamen Desperados! Sie reiten von der Quelle ihren Fluss hinab und jagen von den ersten { $robbed } Feldern, auf denen sie jemanden antreffen, je einen Campesino in die Stadt. Diesmal traf es am Rio Moreno { $other }. Nur eine Hacienda hält sie fern.
lesson-rios-dam = Eine Runde später hast du 400 Rio. Und jetzt kommt das Schönste: Mit Dammholz veränderst du die Flüsse. Wähle dein Dammholz.
lesson-rios-border = Ein Damm liegt auf der Grenze eines Feldes, auf dem ein Campesino von dir steht, und lässt kein Wasser durch. Baue ihn zwischen b3 und b4.
lesson-rios-divert = Das Wasser muss ein neues Bett finden. Von b3 floss es nach c4, denn Weizen liegt tiefer als der Hügel. Jetzt wählst du: In d4 träfe es auf den Rio Moreno, und deine Felder ab b4 fielen trocken. Lenke es nach b4, zurück ins alte Bett.
lesson-rios-push = Nun ist auch c4 bewässert, und nichts ist trockengefallen. Aber jetzt ist Rio Moreno die aktuelle Erntekarte, und nur { $other } hat dort Felder. Schiebe sie nach hinten: Dann erntet niemand.
lesson-rios-hacienda = Ein paar Runden später hast du eine zweite Finca, auf b3, und 1.500 Rio. Die Hacienda kostet { $hacienda }, und ohne sie gewinnt niemand. Baue sie auf b6.
lesson-rios-goal = Mit einer dritten Finca, auf a5, hast du { $to_win_wet } Gebäude. Drei davon stehen am Wasser, b3, b5 und b6, aber a5 ist trocken. Bekommt auch a5 Wasser, gewinnst du sofort.
lesson-rios-last-dam = Ein Dammholz hast du noch. Das reicht! Wähle es.
lesson-rios-last-border = Schau auf b4: Darunter liegen a5, b5 und c5. Versperre den Weg nach b5, dann muss das Wasser nach a5, denn Mais liegt tiefer als der Wald auf c5.
lesson-rios-last-flow = Das Wasser ist in a5 angekommen. Lenke es jetzt nach b5, zurück ins alte Bett, damit b5 und b6 nicht trockenfallen.
lesson-rios-won = Alle deine Gebäude stehen auf bewässerten Feldern, und die Hacienda ist dabei: Du hast gewonnen! Jetzt kennst du das Tal. Versuch es in einer eigenen Partie.
