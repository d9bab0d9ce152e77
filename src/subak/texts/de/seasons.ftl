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
    .text = Spielende: 4 Punkte je Satz aus Bauer, Hütte und Büffel in Reisfeldern.
seasons-card-kosal = Kosal
    .meaning = Klugheit
    .text = Beide Jahreszeiten: Ein Reisfeld aus einer einzigen Parzelle bringt 2 Punkte mehr.
seasons-card-visal = Visal
    .meaning = Weite
    .text = Beide Jahreszeiten: Ein Reisfeld ab Größe 5 bringt 4 Punkte mehr.
seasons-card-phirun = Phirun
    .meaning = Regen
    .text = Beide Jahreszeiten: Wer mit einer Karte zwei oder mehr Reisfelder abschließt, erhält 3 Punkte mehr.
seasons-card-rithy = Rithy
    .meaning = Kraft
    .text = Beide Jahreszeiten: Jeder Büffel im Reisfeld bringt 1 Punkt mehr.
seasons-card-tevy = Tevy
    .meaning = Schutzgeist
    .text = Beide Jahreszeiten: Ein Reisfeld mit Bauer und Büffel bringt 2 Punkte mehr.
seasons-card-maly = Maly
    .meaning = Blüte
    .text = Trockenzeit: Jede Hütte macht ihr Reisfeld um 2 größer statt um 1.
seasons-card-dara = Dara
    .meaning = Sternenlicht
    .text = Trockenzeit: Ein Reisfeld mit Bauern zählt, als stünde einer mehr darin.
seasons-card-veasna = Veasna
    .meaning = Schicksal
    .text = Trockenzeit: Dein erstes Reisfeld zählt seine Größe doppelt.
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
    .text = Spielende: 6 Punkte, wenn deine Reisfarm keine Lücke einschließt.
seasons-card-arun = Arun
    .meaning = Morgenröte
    .text = Spielende: 2 Punkte je verschiedener Größe (1, 2, 3, 4, 5 und mehr) deiner Reisfelder.

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
