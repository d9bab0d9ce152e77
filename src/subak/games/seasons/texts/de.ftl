# Die Reisbauern. Kartennamen sind Eigennamen; .meaning sagt, was sie bedeuten, .text, was der Vorfahr bewirkt.

seasons-card-boran = Boran
    .meaning = Weisheit
    .text = Spielende: Bei mindestens 6 Reisfeldern zählt jedes davon 1 Punkt extra.
seasons-card-chantrea = Chantrea
    .meaning = Mondlicht
    .text = Spielende: 2 Punkte je Bauer in einer offenen Parzelle.
seasons-card-chhean = Chhean
    .meaning = Versenkung
    .text = Beide Jahreszeiten: Steht genau ein Bauer im Reisfeld, zählt er so viele Punkte, wie das Feld Parzellen hat.
seasons-card-pally = Pally
    .meaning = Stille
    .text = Beide Jahreszeiten: Ein Reisfeld ohne jedes Merkmal zählt seine Größe doppelt.
seasons-card-rachana = Rachana
    .meaning = Harmonie
    .text = Spielende: 3 Punkte je Satz aus Bauer, Hütte und Büffel in Reisfeldern.
seasons-card-kosal = Kosal
    .meaning = Klugheit
    .text = Beide Jahreszeiten: Ein Reisfeld aus einer einzigen Parzelle bringt 2 Punkte mehr.
seasons-card-visal = Visal
    .meaning = Weite
    .text = Beide Jahreszeiten: Ein Reisfeld ab Größe 5 bringt 4 Punkte mehr.
seasons-card-phirun = Phirun
    .meaning = Regen
    .text = Beide Jahreszeiten: Wer mit einer Karte zwei oder mehr Reisfelder abschließt, erhält 5 Punkte mehr.
seasons-card-rithy = Rithy
    .meaning = Kraft
    .text = Beide Jahreszeiten: Jeder Büffel im Reisfeld bringt 2 Punkte mehr.
seasons-card-tevy = Tevy
    .meaning = Schutzgeist
    .text = Beide Jahreszeiten: Ein Reisfeld mit Bauer und Büffel bringt 6 Punkte mehr.
seasons-card-maly = Maly
    .meaning = Blüte
    .text = Trockenzeit: Jede Hütte macht ihr Reisfeld um 3 größer statt um 1.
seasons-card-dara = Dara
    .meaning = Sternenlicht
    .text = Trockenzeit: Ein Reisfeld mit mindestens einem Bauern zählt, als stünde einer mehr darin.
seasons-card-veasna = Veasna
    .meaning = Schicksal
    .text = Trockenzeit: Dein erstes Reisfeld bringt 1 mehr je Parzelle.
seasons-card-samnang = Samnang
    .meaning = Glück
    .text = Spielende: Büffel in offenen Parzellen kosten nichts und bringen je 1 Punkt.
seasons-card-sokha = Sokha
    .meaning = Frieden
    .text = Spielende: 1 Punkt je Hütte in deiner Reisfarm.
seasons-card-sovann = Sovann
    .meaning = Gold
    .text = Spielende: Dein größtes Reisfeld bringt so viele Punkte, wie es groß ist.
seasons-card-nimol = Nimol
    .meaning = Reinheit
    .text = Spielende: 4 Punkte, wenn deine Reisfarm keine Lücke einschließt.
seasons-card-arun = Arun
    .meaning = Morgenröte
    .text = Spielende: 1 Punkt je verschiedener Größe (1, 2, 3, 4, 5 und mehr) deiner Reisfelder; 2 mehr, wenn es vier oder fünf sind.

seasons-symbol-house = Hütten
seasons-symbol-farmer = Bauern
seasons-symbol-buffalo = Büffel
seasons-symbol-largest = größtes Reisfeld

seasons-contract-jasmine = Jasmin-Vertrag
seasons-contract-ginger = Ingwer-Vertrag

# Entscheidungen
seasons-choose-start = Mit welcher Karte beginnt deine Reisfarm? Die andere wird dein Vorfahr.
seasons-choose-build = Welche Karte baust du?
seasons-choose-place = Wohin legst du { $card }?
seasons-choose-row = Welche Karte kommt in die Auslage der Trockenzeit?
seasons-choose-dry = Welche Karte nimmst du aus der Auslage?
seasons-choose-river = Du hast das größte Reisfeld: Welche Flusskarte wertest du, als läge die Mehrheit bei dir?
seasons-take-start = { $card } beginnt die Reisfarm, { $ancestor } ist der Vorfahr
seasons-take = { $card }
seasons-place-upright = hochkant, Spalte { $x }, Zeile { $y }
seasons-place-sideways = quer, Spalte { $x }, Zeile { $y }
seasons-to-row = { $card }
seasons-river-score = { $symbol } werten
seasons-river-none = keine werten

# Ereignisse
seasons-event-start = { $seat } beginnt die Reisfarm mit { $card }.
seasons-event-ancestor = { $seat } folgt { $card }.
seasons-event-build = { $seat } legt { $card } in Spalte { $x }, Zeile { $y }.
seasons-event-field = { $seat } schließt ein Reisfeld aus { $parcels ->
        [one] einer Parzelle
       *[other] { $parcels } Parzellen
    } ab und erhält { $points } (Größe { $size_points }, Bauern { $farmer_points }, Büffel { $buffalo_points }).
seasons-event-ancestor-points = Der Vorfahr von { $seat } bringt { $points } dazu.
seasons-event-ginger-points = Der Ingwer-Vertrag bringt { $seat } noch { $points }.
seasons-event-dry-row = { $seat } legt { $card } in die Auslage.
seasons-event-swap = Die Handkarten wechseln die Seite (je { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }).
seasons-event-wet-over = Die Regenzeit ist vorbei.
seasons-event-river-majority = Flusskarte { $position }, { $symbol }: Die Mehrheit hat { $seat } ({ $more } zu { $less }).
seasons-event-river-majority-nobody = Flusskarte { $position }, { $symbol }: Gleichstand bei { $more }, keine Wertung.
seasons-event-river-points = { $seat } erhält { $points } für { $symbol }.
seasons-event-river-choice = { $position ->
        [0] { $seat } wertet keine weitere Flusskarte.
       *[other] { $seat } wertet zusätzlich Flusskarte { $position }.
    }
seasons-event-contract = { $seat } nimmt den { $contract }{ $points ->
        [0] .
       *[other] { " " }und erhält { $points }.
    }
seasons-event-dry-begins = Die Trockenzeit beginnt; { $seat } fängt an.
seasons-event-river-follow = { $seat } folgt dem Pfeil von Flusskarte { $from } zu { $to } und erhält { $points }.
seasons-event-end-fields = { $seat } erhält { $points } für { $fields ->
        [one] ein Reisfeld
       *[other] { $fields } Reisfelder
    }.
seasons-event-end-buffalo = { $seat }: { $points } für { $buffalo } Büffel in offenen Parzellen.
seasons-event-end-ancestor = Der Vorfahr von { $seat } bringt am Ende { $points }.
seasons-event-over = { $seat } gewinnt.
seasons-event-over-nobody = Der Sieg wird geteilt.

# Der Tisch
seasons-your-farm = Deine Reisfarm, { $seat } ({ $points })
seasons-other-farm = Die andere Reisfarm, { $seat } ({ $points })
seasons-phase-setup = Spielaufbau
seasons-phase-wet = Regenzeit, Zug { $turn } von 4
seasons-phase-river = Der Fluss wird gewertet
seasons-phase-dry = Trockenzeit, Karte { $turn } von 6
seasons-phase-over = Das Spiel ist zu Ende
seasons-ancestor = Vorfahr { $name }, { $meaning }: { $text }
seasons-hand = Deine Hand
seasons-row = Auslage der Trockenzeit
seasons-legend = ♙ Bauer   ⌂ Hütte   Ψ Büffel   ╱╲ Weg   ⋰⋱ Furche   ░ Reisfeld
seasons-earned-size = Größe
seasons-earned-farmers = Bauern
seasons-earned-buffalo = Büffel
seasons-earned-ancestor = Vorfahr
seasons-earned-river-wet = Fluss, Regenzeit
seasons-earned-river-dry = Fluss, Trockenzeit
seasons-earned-jasmine = Jasmin
seasons-earned-ginger = Ingwer
seasons-earned-closed-fields = Reisfelder
seasons-earned-stranded = Verirrte Büffel
seasons-earned-total = Summe
seasons-legend-river = ≈ Fluss   ♙ ⌂ Ψ darüber: das Symbol der Karte   ◇ größtes Reisfeld   ← → wohin ihr Pfeil zeigt
seasons-holds-contract = { $seat }: { $contract }

# Die Szene
seasons-my-farm = Deine Reisfarm ({ $seat })
seasons-farm-of = Reisfarm von { $seat }
seasons-hand-of = Hand von { $seat }
seasons-river-board = Beide Reisfarmen am Fluss
seasons-land-help = Wege: { $paths }, Furchen: { $furrows }. Bauern: { $farmers }, Hütten: { $houses }, Büffel: { $buffalo }. Wege umschließen Felder, Furchen verbinden Parzellen.
seasons-planned = { $card }, gewählt, noch nicht aufgedeckt
seasons-ancestor-card = Vorfahr { $name } ({ $meaning })
seasons-closed-field = Reisfeld aus { $parcels ->
        [one] einer Parzelle
       *[other] { $parcels } Parzellen
    }: Hütten { $houses }, Bauern { $farmers }, Büffel { $buffalo }
seasons-closed-field-help = Rundum laufen Wege, deshalb ist der Reis reif. Das Feld hat schon gezählt und bringt am Ende noch 1 Punkt.
seasons-back = Verdeckte Karte
seasons-back-help = Du siehst diese Karte, sobald sie gelegt wird oder in die Auslage kommt.
seasons-deck = Noch nicht verteilte Karten
seasons-deck-help = Nach dem Spielaufbau bekommt jede Seite sieben davon.
seasons-guide = Was ein Reisfeld bringt
seasons-guide-help = Größe (Parzellen plus Hütten) und Bauern zählen nach diesen Tabellen, jeder Büffel { $buffalo }. Am Ende bringt jedes Reisfeld 1 Punkt, jeder Büffel in einer offenen Parzelle kostet 1.
seasons-river-card = Flusskarte: { $symbol }, Pfeil nach { $towards ->
        [left] links
       *[right] rechts
    }
seasons-river-help-house = Nach der Regenzeit: Hast du mehr Hütten in Reisfeldern, erhältst du deine Hütten mal die Bauern der anderen Seite (in Reisfeldern).
seasons-river-help-farmer = Nach der Regenzeit: Hast du mehr Bauern in Reisfeldern, erhältst du 1 je eigenem Bauern, eigener Hütte und eigenem Büffel in Reisfeldern am Fluss.
seasons-river-help-buffalo = Nach der Regenzeit: Hast du mehr Büffel in Reisfeldern, erhältst du 2 je Büffel in Reisfeldern am Fluss, auf beiden Seiten.
seasons-river-help-largest = Nach der Regenzeit: Mit dem größten Reisfeld darfst du eine Karte der anderen Seite werten, als läge die Mehrheit bei dir.
seasons-river-dry-help = Am Ende: Vergleicht das Symbol in den beiden Reisfeldern an dieser Karte. Wer mehr hat, folgt dem Pfeil und erhält, was das Symbol der nächsten Karte in den beiden Feldern dort zählt.
seasons-help-jasmine = Bringt sofort { $points } Punkte, für jeden Bauern der Reisfarm { $per_farmer } weniger.
seasons-help-ginger = Bringt { $per_field } Punkte mehr für jedes Reisfeld, das in der Trockenzeit geschlossen wird.
seasons-fact-fields = Reisfelder
seasons-fact-largest = Größe des größten Reisfelds
seasons-fact-farmers = Bauern in Reisfeldern, von allen in der Farm
seasons-fact-houses = Hütten in Reisfeldern, von allen in der Farm
seasons-fact-buffalo = Büffel in Reisfeldern, von allen in der Farm
seasons-fact-held = Handkarten
seasons-status-setup = Spielaufbau: Startkarte und Vorfahr wählen
seasons-status-wet = Regenzeit, Zug { $turn } von 4
seasons-status-river = Der Fluss wird gewertet: { $seat } wählt
seasons-status-dry = Trockenzeit, Karte { $turn } von 6: { $seat } baut
seasons-status-over = Das Spiel ist zu Ende: { $seat } gewinnt
seasons-status-shared = Das Spiel ist zu Ende: Der Sieg wird geteilt

# Warum sich etwas nicht wählen lässt
seasons-now-watch = Du schaust zu.
seasons-now-over = Das Spiel ist zu Ende.
seasons-now-wait = Gerade entscheidet { $seat }.
seasons-why-set-aside = { $card } legst du in die Auslage; nimm das zurück, wenn eine andere Karte dorthin soll. { $now }
seasons-why-needs-place = { $card } legst du gerade. Wähle einen der markierten Plätze in deiner Reisfarm oder nimm die Karte zurück. { $now }
seasons-why-has-place = { $card } hat schon einen Platz in deiner Reisfarm; nimm die Karte zurück, um sie anders zu legen. { $now }
seasons-why-one-at-a-time = Gib zuerst { $first } einen Platz oder nimm die Karte zurück; dann kann { $card } an die Reihe kommen. { $now }
seasons-why-becomes-ancestor = { $card } wird dein Vorfahr. Nimm deine Wahl zurück, wenn du die beiden Karten tauschen willst. { $now }
seasons-why-later = { $card } bleibt vorerst auf der Hand. { $now }
seasons-why-row-waits = { $card } liegt in der Auslage. Dort wird erst nach der Regenzeit genommen. { $now }
seasons-why-row-turn = Die nächste Karte der Auslage nimmt { $seat }, { $card } muss warten. { $now }
seasons-why-laid = { $card } liegt in der Reisfarm von { $seat }. Gelegte Karten bleiben liegen. { $now }
seasons-why-other-hand = { $card } ist gerade auf der Hand von { $seat }. Was davon übrig bleibt, bekommst du nach dem Zug. { $now }
seasons-why-ancestor-side = Das ist der Vorfahr auf der Rückseite von { $card }. Willst du ihm folgen, beginne deine Reisfarm mit der anderen Karte. { $effect } { $now }
seasons-why-ancestor = { $card } ist ein Vorfahr: Da gibt es nichts zu wählen, er zählt von selbst. { $effect } { $now }
seasons-why-back = Die Karten von { $seat } sind für dich verdeckt. { $now }
seasons-why-river-wet = Die Flusskarte „{ $symbol }“ wird nach der Regenzeit gewertet; genommen wird sie nie. { $now }
seasons-why-river-dry = Die Flusskarte „{ $symbol }“ wird am Ende noch einmal gewertet: Wer hier mehr hat, folgt ihrem Pfeil. { $now }
seasons-why-river-itself = Das größte Reisfeld lässt dich eine andere Karte werten, nicht „{ $symbol }“ selbst. { $now }
seasons-why-river-not-held = Bei „{ $symbol }“ liegt die Mehrheit nicht bei der anderen Seite, da gibt es nichts mitzuwerten. { $now }
seasons-why-river-other = Unter den Flusskarten wählt nur, wer das größte Reisfeld hat. „{ $symbol }“ bleibt liegen. { $now }
seasons-why-contract = Der { $contract } zählt von selbst; Verträge werden nicht weitergegeben. { $now }
seasons-why-field = Dieses Reisfeld ist abgeschlossen: Es hat gezählt und wird nicht mehr bebaut. { $now }
seasons-why-no-card-to-lay = Gerade ist keine Karte zu legen. { $now }
seasons-why-place-far = Das ist zu weit von deiner Reisfarm entfernt. { $now }
seasons-why-place-first = Deine erste Karte liegt hochkant oder quer in der Mitte. { $now }
seasons-why-place-river = Deine erste Karte muss eine Kante mit dem Fluss gemeinsam haben. { $now }
seasons-why-place-across = Über die Uferlinie hinaus darf niemand bauen. { $now }
seasons-why-place-covered = Dort würde eine andere Karte überdeckt. { $now }
seasons-why-place-corner = Die Karte muss eine Kante mit einer Karte deiner Reisfarm teilen; eine Ecke genügt nicht. { $now }
seasons-why-deck = Diese Karten werden verteilt, sobald beide Reisfarmen begonnen sind. { $now }
seasons-why-guide = Dieser Zettel sagt nur, was Reisfelder bringen. { $now }
seasons-why-mark = Dieses Zeichen zeigt, wem die Reisfarm gehört. { $now }
seasons-why-ground = Hier gibt es nichts zu wählen. { $now }

# On the shelf and before the game
about-seasons = Leg Karten so, dass Wege deine Felder umschließen, und hol die Ernte sofort ein. Dein Vorfahr belohnt eine Art zu wirtschaften – aber aus denselben Karten wählt auch dein Gegenüber.
option-seasons-edition = Ausgabe
    .text = Was Felder jeder Größe einbringen.
option-seasons-edition-de = deutsch
option-seasons-edition-en = englisch
option-seasons-edition-en-capped = englisch, große Felder behalten 10
option-seasons-water-festival = Wasserfest
    .text = Beide Höfe liegen an einem Fluss, der zweimal wertet.
option-seasons-jasmine-ginger = Jasmin & Ingwer
    .text = In der zweiten Hälfte ein Vertrag für jede Seite.
option-seasons-younger = Jüngere Person
    .text = Entscheidet, wer beginnt, wenn sonst alles gleich ist.
option-seasons-younger-0 = A
option-seasons-younger-1 = B
game-seasons = Die Reisbauern

# The guided first game. $other is the neighbour at the table, $gain what the last step has brought.
lesson-seasons-welcome = Willkommen! Du und { $other }, ihr legt je eine Reisfarm aus acht Karten an. Jedes Reisfeld, das du mit Wegen einzäunst, bringt Punkte.
lesson-seasons-two-sides = Du hast zwei Karten, und jede hat zwei Seiten: Land und einen Vorfahren. Mit dem Land der einen beginnt deine Reisfarm. Die andere wird dein Vorfahr, der eine bestimmte Art zu wirtschaften belohnt.
lesson-seasons-lines = Jede Linie auf dem Land ist ein Weg, der trennt, oder eine gestrichelte Furche, die verbindet. Dazwischen liegen Parzellen: Quadrate, die auf der Spitze stehen. Bei { seasons-card-kosal } laufen um eine davon ringsum Wege. Beginne mit dieser Karte!
lesson-seasons-first-place = Lege sie hochkant hin. Deine andere Karte, { seasons-card-rithy }, wird dein Vorfahr.
lesson-seasons-first-field = Dein erstes Reisfeld ist abgeschlossen: Seine Parzelle ist vollständig, und ringsum laufen Wege. Der Reis ist reif, und du bekommst sofort { $gain ->
        [one] einen Punkt
       *[other] { $gain } Punkte
    }.
lesson-seasons-guide = Hier steht, was ein abgeschlossenes Reisfeld bringt. Seine Größe sind die Parzellen und Hütten zusammen; die oberen Zeilen machen Punkte daraus. Bauern und Büffel im Reisfeld zählen zusätzlich.
lesson-seasons-wet = Die Regenzeit beginnt. Du siehst beide Hände, deine und die von { $other }. In jedem Zug wählt ihr gleichzeitig und verdeckt: eine Karte zum Bauen und eine für die Auslage. Dann tauscht ihr die Hände.
lesson-seasons-build = { $other } hat schon gewählt. Baue { seasons-card-rachana }: Die Karte passt gut zu deiner ersten.
lesson-seasons-place = Eine neue Karte muss deine Reisfarm mit einer Kante berühren; wie herum sie liegt, ergibt sich aus dem Netz der Linien. Lege { seasons-card-rachana } hochkant an den markierten Platz: Dann wird aus einer halben Parzelle auf jeder Karte eine ganze.
lesson-seasons-dry-row = Lege jetzt eine Karte für die Trockenzeit zurück: { seasons-card-samnang }. Aus dieser Auslage wählt ihr dann beide. Der Rest deiner Hand geht an { $other }.
lesson-seasons-field = Eine Furche verbindet { $parcels } Parzellen, und um alle laufen Wege: abgeschlossen! Es zählen die Größe, { $farmers ->
        [0] kein Bauer
        [one] ein Bauer
       *[other] { $farmers } Bauern
    } und { $buffalo ->
        [0] kein Büffel
        [one] ein Büffel
       *[other] { $buffalo } Büffel
    }. Dein Vorfahr gibt noch etwas dazu, und das macht zusammen { $gain ->
        [one] einen Punkt
       *[other] { $gain } Punkte
    }.
lesson-seasons-ancestor = Schau auf deinen Vorfahren. { seasons-card-rithy }: { seasons-card-rithy.text } Manche Vorfahren zahlen gleich wie dieser, andere erst am Ende des Spiels.
lesson-seasons-swap = Die Hände haben die Seite gewechselt. Du hast jetzt, was { $other } nicht wollte, und { $other } hat den Rest deiner alten Hand.
lesson-seasons-house = Jetzt eine Hütte: Sie macht ihr Reisfeld größer, und größere Reisfelder bringen mehr. Nimm { seasons-card-sokha }, da sind gleich zwei dabei.
lesson-seasons-house-place = Drehe die Karte mit dem Drehknopf (oder R) quer und lege sie an den markierten Platz. Dann ist die Parzelle am unteren Rand zwischen deinen beiden Karten vollständig, und eine Furche verbindet sie mit einer, in der eine Hütte steht.
lesson-seasons-house-field = Dieses Reisfeld hat { $parcels } Parzellen und { $houses ->
        [0] keine Hütte
        [one] eine Hütte
       *[other] { $houses } Hütten
    }. Jede Hütte zählt wie eine Parzelle mehr, und für diese Größe bekommst du { $gain ->
        [one] einen Punkt
       *[other] { $gain } Punkte
    }.
lesson-seasons-open = Alle grünen Parzellen sind noch offen: Ein Teil fehlt, oder eine Furche führt hinaus. Hüte dich vor Sackgassen: Ein Weg, der in einem Reisfeld endet, hält es für immer offen, und eine Lücke, in die keine Karte passt, ebenso.
lesson-seasons-last-wet = Einen Zug später. Bei deiner letzten Karte der Regenzeit hast du keine Wahl, und zurücklegen musst du auch nichts mehr. Lege sie an den markierten Platz.
lesson-seasons-two-fields = Eine Karte hat zwei Reisfelder abgeschlossen, und beide zählen: { $gain } Punkte! Die Regenzeit ist vorbei, sechs Karten liegen in der Auslage. { $other } hat weniger Punkte und beginnt die Trockenzeit.
lesson-seasons-dry = Jetzt geht es abwechselnd: Nimm irgendeine Karte aus der Auslage und baue sie gleich. Ihr habt beide schon gebaut, und { seasons-card-samnang } liegt noch da, die Karte, die du am Anfang zurückgelegt hast. Nimm sie dir.
lesson-seasons-dry-place = Lege sie quer an den markierten Platz, und wieder ist ein Reisfeld abgeschlossen.
lesson-seasons-last = Nur eine Karte ist übrig, und sie gehört dir. Lege sie quer an den markierten Platz, dann ist das Spiel zu Ende.
lesson-seasons-end = Beide Reisfarmen haben acht Karten, das Spiel ist aus. Jedes abgeschlossene Reisfeld bringt noch einen Punkt, jeder Büffel in einer offenen Parzelle kostet einen, und Vorfahren, die auf das Ende warten, zahlen jetzt. Die letzte Karte und das Ende brachten dir zusammen { $gain } Punkte.
lesson-seasons-over = Du gewinnst mit { $points } Punkten! Versuch beim nächsten Mal, mehrere Bauern in ein Reisfeld zu bringen: Zusammen zählen sie mehr als einzeln. Jetzt weißt du alles für eine eigene Partie.
