# Die Reisbauern. Kartennamen sind Eigennamen; .meaning sagt, was sie bedeuten.

seasons-card-boran = Boran
    .meaning = Weisheit
seasons-card-chantrea = Chantrea
    .meaning = Mondschein
seasons-card-chhean = Chhean
    .meaning = Meditation
seasons-card-pally = Pally
    .meaning = Stille
seasons-card-rachana = Rachana
    .meaning = Harmonie
seasons-card-kosal = Kosal
    .meaning = Klugheit
seasons-card-visal = Visal
    .meaning = Weite
seasons-card-phirun = Phirun
    .meaning = Regen
seasons-card-rithy = Rithy
    .meaning = Kraft
seasons-card-tevy = Tevy
    .meaning = Schutzgeist
seasons-card-maly = Maly
    .meaning = Blüte
seasons-card-dara = Dara
    .meaning = Sternenlicht
seasons-card-veasna = Veasna
    .meaning = Schicksal
seasons-card-samnang = Samnang
    .meaning = Glück
seasons-card-sokha = Sokha
    .meaning = Frieden
seasons-card-sovann = Sovann
    .meaning = Gold
seasons-card-nimol = Nimol
    .meaning = Reinheit
seasons-card-arun = Arun
    .meaning = Morgenröte

# Was ein Vorfahre bewirkt, setzt sich aus seinen Effekten zusammen (wording.py): „1 Punkt mehr“ + „für jede Parzelle“
# + „in deinem ersten Reisfeld“.
seasons-ability = { $time }: { $effect }.
seasons-ability-both = { $time }: { $first }; { $second }.
seasons-ability-each = { $first } { $second }
seasons-when-both = Regen- und Trockenzeit
seasons-when-dry = Trockenzeit
seasons-when-end = Endwertung
seasons-effect = { $what } { $where }
seasons-effect-apart = { $what }, { $where }
seasons-effect-if = { $what }, { $condition }
seasons-effect-replaces = { $effect }, statt der üblichen Punkte für Bauern
seasons-effect-in-all = { $effect }, also { $total } statt { $usual }
seasons-effect-never = nichts
seasons-points = { $sign ->
        [less] { $extra ->
            [yes] { $amount ->
                [one] { $amount } Punkt weniger
               *[other] { $amount } Punkte weniger
            }
           *[no] { $amount ->
                [one] minus { $amount } Punkt
               *[other] minus { $amount } Punkte
            }
        }
       *[more] { $extra ->
            [yes] { $amount ->
                [one] { $amount } Punkt mehr
               *[other] { $amount } Punkte mehr
            }
           *[no] { $amount ->
                [one] { $amount } Punkt
               *[other] { $amount } Punkte
            }
        }
    }
seasons-size = { $sign ->
        [less] Größe minus { $amount }
       *[more] Größe plus { $amount }
    }
seasons-farmers = { $sign ->
        [less] { $amount ->
            [one] { $amount } Bauer weniger zählt
           *[other] { $amount } Bauern weniger zählen
        }
       *[more] { $amount ->
            [one] { $amount } Bauer mehr zählt
           *[other] { $amount } Bauern mehr zählen
        }
    }
seasons-times-size = { $amount ->
        [one] die Größe
       *[other] { $amount }-mal die Größe
    } { $sign ->
        [less] als Minuspunkte
       *[more] { $extra ->
            [yes] als zusätzliche Punkte
           *[no] in Punkten
        }
    }
seasons-times-size-points = { $sign ->
        [less] minus { $amount ->
            [one] die Punkte für die Größe
           *[other] { $amount }-mal die Punkte für die Größe
        }
       *[more] { $extra ->
            [yes] noch { $amount ->
                [one] einmal
               *[other] { $amount }-mal
            } die Punkte für die Größe
           *[no] { $amount ->
                [one] die Punkte für die Größe
               *[other] { $amount }-mal die Punkte für die Größe
            }
        }
    }
seasons-times-largest-size = { $sign ->
        [less] minus { "" }
       *[more] { "" }
    }{ $amount ->
        [one] so viele Punkte
       *[other] { $amount }-mal so viele Punkte
    } wie die Größe deines größten Reisfelds
seasons-per-parcels = für jede Parzelle
seasons-per-size = für jede 1 der Größe
seasons-per-size-points = für jeden Punkt, den die Größe bringt
seasons-per-farmers = für jeden Bauern
seasons-per-houses = für jede Hütte
seasons-per-buffalo = für jeden Büffel
seasons-per-features = für jedes Merkmal
seasons-per-nth-dry-field = für jedes deiner bisherigen Reisfelder der Trockenzeit (dieses mitgezählt)
seasons-per-closed-fields = für jedes Reisfeld
seasons-per-open-farmers = für jeden Bauern in einer offenen Parzelle
seasons-per-open-buffalo = für jeden Büffel in einer offenen Parzelle (der wie üblich { $cost } kostet)
seasons-per-all-farmers = für jeden Bauern in deiner Reisfarm
seasons-per-all-houses = für jede Hütte in deiner Reisfarm
seasons-per-all-buffalo = für jeden Büffel in deiner Reisfarm
seasons-per-closed-sets = für jeden Satz aus Bauer, Hütte und Büffel in Reisfeldern
seasons-per-different-sizes = für jede verschiedene Größe deiner Reisfelder (ab { $last } gelten alle als eine)
seasons-per-gaps = für jede Lücke, die deine Reisfarm einschließt
seasons-field = { $link ->
        [in] in einem Reisfeld
       *[for] für ein Reisfeld
    }
seasons-field-numbered = { $link ->
        [in] in deinem { $number ->
            [1] ersten
           *[other] { $number }.
        } Reisfeld
       *[for] für dein { $number ->
            [1] erstes
           *[other] { $number }.
        } Reisfeld
    }{ $season ->
        [dry] { "" }
       *[both] { " der Trockenzeit" }
    }
seasons-field-such = { $field } { $which }
seasons-and = { $first } und { $second }
seasons-with = mit { $what }
seasons-with-both = mit { $first } und { $second }
seasons-without = ohne { $what }
seasons-of = aus { $what }
seasons-of-size = { $form ->
        [exactly] der Größe { $number }
        [least] ab Größe { $number }
       *[most] bis Größe { $number }
    }
seasons-of-wet = der Regenzeit
seasons-of-number = { $form ->
        [exactly] mit der Nummer { $number }
        [least] ab der Nummer { $number }
       *[most] bis zur Nummer { $number }
    }{ $season ->
        [dry] { "" }
       *[both] { " der Trockenzeit" }
    }
seasons-amount = { $form ->
        [exactly] genau
        [least] mindestens
       *[most] höchstens
    } { $what }
seasons-of-parcels = { $number ->
        [one] einer Parzelle
       *[other] { $number } Parzellen
    }
seasons-of-size-points = { $number ->
        [0] Punkte für die Größe
        [one] einem Punkt für die Größe
       *[other] { $number } Punkten für die Größe
    }
seasons-of-farmers = { $number ->
        [0] Bauern
        [one] einem Bauern
       *[other] { $number } Bauern
    }
seasons-of-houses = { $number ->
        [0] Hütten
        [one] einer Hütte
       *[other] { $number } Hütten
    }
seasons-of-buffalo = { $number ->
        [0] Büffel
        [one] einem Büffel
       *[other] { $number } Büffeln
    }
seasons-of-features = { $number ->
        [0] jedes Merkmal
        [one] einem Merkmal
       *[other] { $number } Merkmalen
    }
seasons-of-sizes = { $number ->
        [one] einer Größe
       *[other] { $number } verschiedenen Größen
    }
seasons-has-farmers = { $number ->
        [0] keinen Bauern
        [one] einen Bauern
       *[other] { $number } Bauern
    }
seasons-has-houses = { $number ->
        [0] keine Hütte
        [one] eine Hütte
       *[other] { $number } Hütten
    }
seasons-has-buffalo = { $number ->
        [0] keinen Büffel
        [one] einen Büffel
       *[other] { $number } Büffel
    }
seasons-has-fields = { $number ->
        [0] kein Reisfeld
        [one] ein Reisfeld
       *[other] { $number } Reisfelder
    }
seasons-new-fields = { $number ->
        [0] kein Reisfeld
        [one] ein Reisfeld
       *[other] { $number } Reisfelder
    }
seasons-has-sets = { $number ->
        [0] keinen Satz
        [one] einen Satz
       *[other] { $number } Sätze
    } aus Bauer, Hütte und Büffel
seasons-has-gaps = { $number ->
        [0] keine Lücke
        [one] eine Lücke
       *[other] { $number } Lücken
    }
seasons-closing-card = { $link ->
        [in] für jedes Reisfeld einer Karte
       *[for] für eine Karte
    }, die { $what } abschließt
seasons-if-closed-fields = wenn du { $what } hast
seasons-if-closed-sets = wenn du { $what } in Reisfeldern hast
seasons-if-open = wenn du { $what } in offenen Parzellen hast
seasons-if-all = wenn du { $what } in deiner Reisfarm hast
seasons-if-gaps = wenn deine Reisfarm { $what } einschließt
seasons-if-different-sizes = wenn du Reisfelder in { $what } hast
seasons-if-largest-size = wenn dein größtes Reisfeld { $form ->
        [exactly] genau Größe { $number }
        [least] mindestens Größe { $number }
       *[most] höchstens Größe { $number }
    } hat

seasons-symbol-house = Hütten
seasons-symbol-farmer = Bauern
seasons-symbol-buffalo = Büffel
seasons-symbol-largest = größtes Reisfeld

seasons-contract-jasmine = Jasminreis-Vertrag
seasons-contract-ginger = Ingwerreis-Vertrag

# Entscheidungen
seasons-choose-start = Mit welcher Karte beginnt deine Reisfarm? Die andere wird dein Vorfahre.
seasons-choose-build = Welche Karte baust du?
seasons-choose-place = Wohin legst du { $card }?
seasons-choose-row = Welche Karte kommt in die Auslage der Trockenzeit?
seasons-choose-dry = Welche Karte nimmst du aus der Auslage?
seasons-choose-river = Du hast das größte Reisfeld: Welche Flusskarte wertest du, als läge die Mehrheit bei dir?
seasons-take-start = Mit { $card } beginnt die Reisfarm, { $ancestor } wird der Vorfahre
seasons-take = { $card }
seasons-place-upright = hochkant, Spalte { $x }, Zeile { $y }
seasons-place-sideways = quer, Spalte { $x }, Zeile { $y }
seasons-to-row = { $card }
seasons-river-score = { $symbol } werten
seasons-river-none = keine werten

# Ereignisse
seasons-event-start = { $seat } beginnt die Reisfarm mit { $card }.
seasons-event-ancestor = { $card } ist der Vorfahre von { $seat }.
seasons-event-build = { $seat } legt { $card } in Spalte { $x }, Zeile { $y }.
seasons-event-field = { $seat } schließt ein Reisfeld aus { $parcels ->
        [one] einer Parzelle
       *[other] { $parcels } Parzellen
    }{ $houses ->
        [0] { "" }
        [one] { " mit einer Hütte" }
       *[other] { " mit" } { $houses } Hütten
    } ab und erhält { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } (Größe: { $size_points ->
        [one] { $size_points } Punkt
       *[other] { $size_points } Punkte
    }{ $farmers ->
        [0] { "" }
        [one] , ein Bauer: { $farmer_points ->
            [one] { $farmer_points } Punkt
           *[other] { $farmer_points } Punkte
        }
       *[other] , { $farmers } Bauern: { $farmer_points ->
            [one] { $farmer_points } Punkt
           *[other] { $farmer_points } Punkte
        }
    }{ $buffalo ->
        [0] { "" }
        [one] , ein Büffel: { $buffalo_points ->
            [one] { $buffalo_points } Punkt
           *[other] { $buffalo_points } Punkte
        }
       *[other] , { $buffalo } Büffel: { $buffalo_points ->
            [one] { $buffalo_points } Punkt
           *[other] { $buffalo_points } Punkte
        }
    }).
seasons-event-ancestor-points = Der Vorfahre von { $seat } bringt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } dazu.
seasons-event-ginger-points = Der Ingwerreis-Vertrag bringt { $seat } noch { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
seasons-event-dry-row = { $seat } legt { $card } in die Auslage.
seasons-event-swap = Die Handkarten wechseln die Seite (je { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }).
seasons-event-wet-over = Die Regenzeit ist vorbei.
seasons-event-river-majority = Flusskarte { $position }, { $symbol }: Die Mehrheit hat { $seat } ({ $what ->
        [largest] Größe { $more } zu { $less }
       *[other] { $more } zu { $less }
    }).
seasons-event-river-majority-nobody = Flusskarte { $position }, { $symbol }: Gleichstand ({ $what ->
        [largest] Größe { $more } auf beiden Seiten
       *[other] { $more } auf beiden Seiten
    }), keine Wertung.
seasons-event-river-points = { $seat } erhält { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für { $symbol }.
seasons-event-river-choice = { $position ->
        [0] { $seat } wertet keine weitere Flusskarte.
       *[other] { $seat } wertet zusätzlich Flusskarte { $position }.
    }
seasons-event-contract = { $seat } nimmt den { $contract }{ $points ->
        [0] .
       *[other] { " " }und erhält { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
    }
seasons-event-dry-begins = Die Trockenzeit beginnt; { $seat } fängt an.
seasons-event-river-follow = { $seat } folgt dem Pfeil von Flusskarte { $from } zu Flusskarte { $to } und erhält { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
seasons-event-end-fields = { $seat } erhält { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für { $fields ->
        [one] ein Reisfeld
       *[other] { $fields } Reisfelder
    }.
seasons-event-end-buffalo = { $seat } { $buffalo ->
        [0] hat keinen Büffel in einer offenen Parzelle.
        [one] verliert { $lost ->
            [one] { $lost } Punkt
           *[other] { $lost } Punkte
        } für einen Büffel in einer offenen Parzelle.
       *[other] verliert { $lost ->
            [one] { $lost } Punkt
           *[other] { $lost } Punkte
        } für { $buffalo } Büffel in offenen Parzellen.
    }
seasons-event-end-ancestor = Der Vorfahre von { $seat } bringt in der Endwertung { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
seasons-event-over = { $seat } gewinnt.
seasons-event-over-nobody = Der Sieg wird geteilt.

# Der Tisch
seasons-your-farm = Deine Reisfarm, { $seat } ({ $points })
seasons-other-farm = Die andere Reisfarm, { $seat } ({ $points })
seasons-phase-setup = Spielaufbau
seasons-phase-wet = Regenzeit, Zug { $turn } von 4
seasons-phase-river = Der Fluss wird gewertet
seasons-phase-dry = Trockenzeit, Karte { $turn } von 6
seasons-phase-over = Die Partie ist zu Ende
seasons-name-and-meaning = { $name } ({ $meaning })
seasons-ancestor = Vorfahre { $name }: { $text }
seasons-hand = Deine Hand
seasons-row = Auslage der Trockenzeit
seasons-legend = ♙ Bauer   ⌂ Hütte   Ψ Büffel   ╱╲ Weg   ⋰⋱ Gitterlinie   ░ Reisfeld
seasons-earned-size = Größe
seasons-earned-farmers = Bauern
seasons-earned-buffalo = Büffel
seasons-earned-ancestor = Vorfahre
seasons-earned-river-wet = Fluss, Regenzeit
seasons-earned-river-dry = Fluss, Trockenzeit
seasons-earned-jasmine = Jasminreis-Vertrag
seasons-earned-ginger = Ingwerreis-Vertrag
seasons-earned-closed-fields = Reisfelder
seasons-earned-stranded = Büffel in offenen Parzellen
seasons-earned-total = Summe
seasons-legend-river = ≈ Fluss   ♙ ⌂ Ψ darüber: das Symbol der Karte   ◇ größtes Reisfeld   ← → wohin ihr Pfeil zeigt
seasons-holds-contract = { $seat }: { $contract }

# Die Szene
seasons-my-farm = Deine Reisfarm ({ $seat })
seasons-farm-of = Reisfarm von { $seat }
seasons-hand-of = Hand von { $seat }
seasons-river-board = Beide Reisfarmen am Fluss
seasons-land-help = Wege: { $paths }, Gitterlinien: { $furrows }. Bauern: { $farmers }, Hütten: { $houses }, Büffel: { $buffalo }. Wege umschließen Reisfelder, Gitterlinien verbinden Parzellen.
seasons-planned = { $card }, gewählt, noch nicht aufgedeckt
seasons-ancestor-card = Vorfahre { $name }
seasons-closed-field = Reisfeld aus { $parcels ->
        [one] einer Parzelle
       *[other] { $parcels } Parzellen
    }: Hütten { $houses }, Bauern { $farmers }, Büffel { $buffalo }
seasons-closed-field-help = Ringsum laufen Wege, deshalb ist der Reis reif. Das Reisfeld hat schon gezählt und bringt in der Endwertung noch { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
seasons-back = Verdeckte Karte
seasons-back-help = Du siehst diese Karte, sobald sie gelegt wird oder in die Auslage kommt.
seasons-deck = Noch nicht verteilte Karten
seasons-deck-help = Nach dem Spielaufbau bekommt jede Seite sieben davon.
seasons-guide = Was ein Reisfeld bringt
seasons-guide-help = Die Größen 1, 2, 3, 4, 5 und ab 6 (Parzellen, dazu { $house } je Hütte) bringen { $sizes } Punkte; 1, 2, 3 und ab 4 Bauern bringen { $farmers }; jeder Büffel bringt { $buffalo }. In der Endwertung bringt jedes Reisfeld { $field }, und jeder Büffel in einer offenen Parzelle kostet { $stranded }.
seasons-river-card = Flusskarte: { $symbol }, Pfeil nach { $towards ->
        [left] links
       *[right] rechts
    }
seasons-river-help-house = Nach der Regenzeit: Hast du mehr Hütten in Reisfeldern, erhältst du als Punkte deine Hütten mal die Bauern der anderen Seite, jeweils in Reisfeldern.
seasons-river-help-farmer = Nach der Regenzeit: Hast du mehr Bauern in Reisfeldern, erhältst du { $feature ->
        [one] { $feature } Punkt
       *[other] { $feature } Punkte
    } für jeden eigenen Bauern, jede eigene Hütte und jeden eigenen Büffel in Reisfeldern am Fluss.
seasons-river-help-buffalo = Nach der Regenzeit: Hast du mehr Büffel in Reisfeldern, erhältst du { $buffalo ->
        [one] { $buffalo } Punkt
       *[other] { $buffalo } Punkte
    } für jeden Büffel in Reisfeldern am Fluss, und zwar an beiden Ufern.
seasons-river-help-largest = Nach der Regenzeit: Mit dem größten Reisfeld darfst du eine Karte der anderen Seite werten, als läge die Mehrheit bei dir.
seasons-river-dry-help = In der Endwertung: Vergleicht das Symbol in den beiden Reisfeldern an dieser Karte. Wer mehr hat, folgt dem Pfeil und zählt das Symbol der nächsten Karte in den beiden Reisfeldern dort; die Summe ergibt die Punkte.
seasons-help-jasmine = Bringt sofort { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, für jeden Bauern in der Reisfarm { $per_farmer } { $sign ->
        [less] weniger
       *[more] mehr
    }.
seasons-help-ginger = Bringt { $per_field ->
        [one] { $per_field } Punkt
       *[other] { $per_field } Punkte
    } mehr für jedes Reisfeld, das in der Trockenzeit abgeschlossen wird.
seasons-fact-fields = Reisfelder
seasons-fact-largest = Größe des größten Reisfelds
seasons-fact-farmers = Bauern in Reisfeldern, von allen in der Reisfarm
seasons-fact-houses = Hütten in Reisfeldern, von allen in der Reisfarm
seasons-fact-buffalo = Büffel in Reisfeldern, von allen in der Reisfarm
seasons-fact-held = Handkarten
seasons-status-setup = Spielaufbau: Startkarte und Vorfahren wählen
seasons-status-wet = Regenzeit, Zug { $turn } von 4
seasons-status-river = Der Fluss wird gewertet: { $seat } wählt
seasons-status-dry = Trockenzeit, Karte { $turn } von 6: { $seat } baut
seasons-status-over = Die Partie ist zu Ende: { $seat } gewinnt
seasons-status-shared = Die Partie ist zu Ende: Der Sieg wird geteilt

# Warum sich etwas nicht wählen lässt
seasons-now-watch = Du schaust zu.
seasons-now-over = Die Partie ist zu Ende.
seasons-now-wait = Gerade entscheidet { $seat }.
seasons-why-set-aside = { $card } legst du in die Auslage; nimm das zurück, wenn eine andere Karte dorthin soll. { $now }
seasons-why-pick-card = { $card } lässt sich wählen: Nimm die Karte selbst. { $now }
seasons-why-only-card = { $card } ist die einzige Karte, die du noch legen kannst. Wähle einen der markierten Plätze in deiner Reisfarm. { $now }
seasons-why-needs-place = { $card } legst du gerade. Wähle einen der markierten Plätze in deiner Reisfarm oder nimm die Karte zurück. { $now }
seasons-why-has-place = { $card } hat schon einen Platz in deiner Reisfarm; nimm die Karte zurück, um sie anders zu legen. { $now }
seasons-why-one-at-a-time = Du legst gerade { $first }. Nimm die Karte zurück, wenn du stattdessen { $card } willst. { $now }
seasons-why-becomes-ancestor = { $card } wird dein Vorfahre. Nimm deine Wahl zurück, wenn du die beiden Karten tauschen willst. { $now }
seasons-why-later = { $card } bleibt auf deiner Hand, und die geht nach dem Zug an { $seat }. { $now }
seasons-why-row-waits = { $card } liegt in der Auslage. Genommen wird dort nur in der Trockenzeit. { $now }
seasons-why-row-turn = Gerade nimmt { $seat } eine Karte aus der Auslage, { $card } muss warten. { $now }
seasons-why-laid = { $card } liegt in der Reisfarm von { $seat }. Gelegte Karten bleiben liegen. { $now }
seasons-why-other-hand = { $card } ist gerade auf der Hand von { $seat }. Was von dieser Hand übrig bleibt, bekommst du nach dem Zug. { $now }
seasons-why-other-last = { $card } ist die letzte Karte auf der Hand von { $seat } und wird von { $seat } gelegt. { $now }
seasons-why-unseen = Wo { $card } ist, kannst du nicht sehen. { $now }
seasons-why-start-side = Das ist der Vorfahre auf der Rückseite von { $card }, und mit dieser Karte beginnt deine Reisfarm. Nimm deine Wahl zurück, wenn du die beiden Karten tauschen willst. { $effect } { $now }
seasons-why-ancestor-side = Das ist der Vorfahre auf der Rückseite von { $card }. Soll er deiner werden, beginne deine Reisfarm mit der anderen Karte. { $effect } { $now }
seasons-why-ancestor = { $card } ist der Vorfahre von { $seat }: Da gibt es nichts zu wählen, er zählt von selbst. { $effect } { $now }
seasons-why-back = Die Karten von { $seat } sind für dich verdeckt. { $now }
seasons-why-river-wet = Die Flusskarte „{ $symbol }“ wird nach der Regenzeit gewertet; genommen wird sie nie. { $now }
seasons-why-river-dry = Die Flusskarte „{ $symbol }“ wird in der Endwertung noch einmal gewertet: Wer hier mehr hat, folgt ihrem Pfeil. { $now }
seasons-why-river-over = Die Flusskarte „{ $symbol }“ wurde schon zum letzten Mal gewertet. { $now }
seasons-why-no-river = In diesem Spiel gibt es keinen Fluss. { $now }
seasons-why-no-river-choice = Gerade ist keine Flusskarte zu wählen. { $now }
seasons-why-river-itself = Das größte Reisfeld lässt dich eine andere Karte werten, nicht „{ $symbol }“ selbst. { $now }
seasons-why-river-not-held = Bei „{ $symbol }“ liegt die Mehrheit nicht bei der anderen Seite, da gibt es nichts mitzuwerten. { $now }
seasons-why-river-other = { $seat } hat das größte Reisfeld und wählt unter den Flusskarten. „{ $symbol }“ bleibt liegen. { $now }
seasons-why-contract = Der { $contract } zählt von selbst; Verträge werden nicht weitergegeben. { $now }
seasons-why-field = Dieses Reisfeld ist abgeschlossen: Es hat gezählt und wird nicht mehr bebaut. { $now }
seasons-why-no-card-to-lay = Du legst gerade keine Karte. { $now }
seasons-why-place-far = Das ist zu weit weg: So fern von deiner Reisfarm kann keine Karte liegen. { $now }
seasons-why-place-first = Deine erste Karte liegt hochkant oder quer in der Mitte, in Spalte 0 und Zeile 0. { $now }
seasons-why-place-river = Deine erste Karte muss den Fluss berühren: Mindestens eine ganze Quadratkante muss am Ufer liegen. { $now }
seasons-why-place-across = Das ist jenseits des Flusses: Über die Uferlinie hinaus darf niemand bauen. { $now }
seasons-why-place-covered = In Spalte { $x }, Zeile { $y } liegt schon { $card }. { $now }
seasons-why-place-corner = Dort berührt keine Kante eine Karte deiner Reisfarm; eine Ecke genügt nicht. { $now }
seasons-why-build-first = Wähle zuerst die Karte, die du baust, und ihren Platz; dann kann { $card } in die Auslage kommen. { $now }
seasons-why-being-laid = { $card } legst du gerade, also kann die Karte nicht in die Auslage kommen. { $now }
seasons-why-builds-other = In diesem Zug baust du { $first }; { $card } kann nur in die Auslage kommen oder auf der Hand bleiben. { $now }
seasons-why-no-row = In die Auslage kommen Karten nur in der Regenzeit. { $now }
seasons-why-no-move = Diese Zahl steht für nichts, was man wählen kann. { $now }
seasons-why-deck = Diese Karten werden verteilt, sobald beide Reisfarmen begonnen sind. { $now }
seasons-why-guide = Dieser Zettel sagt nur, was Reisfelder bringen. { $now }
seasons-why-mark = Dieses Zeichen zeigt, wem die Reisfarm gehört. { $now }
seasons-why-ground = Hier gibt es nichts zu wählen. { $now }

# On the shelf and before the game
about-seasons = Lege Karten so, dass Wege deine Reisfelder umschließen, und hole die Ernte sofort ein. Dein Vorfahre belohnt eine Art zu wirtschaften – aber aus denselben Karten wählt auch dein Gegenüber.
option-seasons-edition = Ausgabe
    .text = Was Reisfelder jeder Größe einbringen.
option-seasons-edition-de = deutsch
option-seasons-edition-en = englisch, ab 6 nur 6 Punkte (wie in unserem Exemplar der Spielregel)
option-seasons-edition-en-capped = englisch
option-seasons-water-festival = Wasserfestival
    .text = Beide Reisfarmen liegen an einem Fluss, der zweimal gewertet wird.
option-seasons-jasmine-ginger = Jasmin & Ingwer
    .text = Für die Trockenzeit bekommt jede Seite einen Vertrag.
option-seasons-younger = Jüngere Person
    .text = Beginnt die Trockenzeit, wenn sonst alles gleich ist.
option-seasons-younger-0 = A
option-seasons-younger-1 = B
game-seasons = Die Reisbauern

# The guided first game. $other is the neighbour at the table, $gain what the last step has brought.
lesson-seasons-welcome = Willkommen! Du und { $other }, ihr legt je eine Reisfarm aus acht Karten an. Jedes Reisfeld, das du mit Wegen umschließt, bringt Punkte.
lesson-seasons-two-sides = Du hast zwei Karten, und jede hat zwei Seiten: Land und einen Vorfahren. Mit dem Land der einen beginnt deine Reisfarm. Die andere wird dein Vorfahre, der eine bestimmte Art zu wirtschaften belohnt.
lesson-seasons-lines = Jede Linie auf dem Land ist ein Weg, der trennt, oder eine gestrichelte Gitterlinie, die verbindet. Dazwischen liegen Parzellen: Quadrate, die auf der Spitze stehen. Bei { seasons-card-kosal } laufen um eine davon ringsum Wege. Beginne mit dieser Karte!
lesson-seasons-first-place = Lege sie hochkant hin. Deine andere Karte, { seasons-card-rithy }, wird dein Vorfahre.
lesson-seasons-first-field = Dein erstes Reisfeld ist abgeschlossen: Seine Parzelle ist vollständig, und ringsum laufen Wege. Der Reis ist reif, und du bekommst sofort { $gain ->
        [one] einen Punkt
       *[other] { $gain } Punkte
    }.
lesson-seasons-guide = Hier steht, was ein Reisfeld bringt. Seine Größe sind die Parzellen und Hütten zusammen; die oberen Zeilen machen Punkte daraus. Bauern und Büffel im Reisfeld zählen zusätzlich.
lesson-seasons-wet = Die Regenzeit beginnt. Du siehst alle Handkarten, deine und die von { $other }. In jedem Zug wählt ihr gleichzeitig und verdeckt: eine Karte zum Bauen und eine für die Auslage. Dann tauscht ihr die restlichen Handkarten.
lesson-seasons-build = { $other } hat schon gewählt. Baue { seasons-card-rachana }: Die Karte passt gut zu deiner ersten.
lesson-seasons-place = Eine neue Karte muss deine Reisfarm mit einer Kante berühren; wie herum sie liegt, ergibt sich aus dem Gitternetz. Lege { seasons-card-rachana } hochkant an den markierten Platz: Dann werden zwei halbe Parzellen, eine auf jeder Karte, zu einer ganzen.
lesson-seasons-dry-row = Lege jetzt eine Karte in die Auslage: { seasons-card-samnang }. Aus der Auslage wählt ihr in der Trockenzeit beide. Der Rest deiner Hand geht an { $other }.
lesson-seasons-field = Eine Gitterlinie verbindet { $parcels } Parzellen, und rings um sie laufen Wege: abgeschlossen! Es zählen die Größe, { $farmers ->
        [0] kein Bauer
        [one] ein Bauer
       *[other] { $farmers } Bauern
    } und { $buffalo ->
        [0] kein Büffel
        [one] ein Büffel
       *[other] { $buffalo } Büffel
    }. Dein Vorfahre gibt noch etwas dazu, und das macht zusammen { $gain ->
        [one] einen Punkt
       *[other] { $gain } Punkte
    }.
lesson-seasons-ancestor = Schau auf deinen Vorfahren. { seasons-card-rithy } mag Büffel in Reisfeldern; was sie bringen, steht auf der Karte. Manche Vorfahren bringen ihre Punkte sofort, so wie dieser, andere erst in der Endwertung.
lesson-seasons-swap = Ihr habt die Handkarten getauscht. Du hast jetzt, was { $other } nicht wollte, und { $other } hat den Rest deiner alten Hand.
lesson-seasons-house = Jetzt eine Hütte: Sie macht ihr Reisfeld größer, und größere Reisfelder bringen mehr. Nimm { seasons-card-sokha }, auf dieser Karte stehen gleich zwei.
lesson-seasons-house-place = Drehe die Karte mit dem Drehknopf (oder R) quer und lege sie an den markierten Platz. Dann ist die Parzelle am unteren Rand zwischen deinen beiden Karten vollständig, und eine Gitterlinie verbindet sie mit einer, in der eine Hütte steht.
lesson-seasons-house-field = Dieses Reisfeld hat { $parcels } Parzellen und { $houses ->
        [0] keine Hütte
        [one] eine Hütte
       *[other] { $houses } Hütten
    }. Jede Hütte zählt wie eine Parzelle mehr, und für diese Größe bekommst du { $gain ->
        [one] einen Punkt
       *[other] { $gain } Punkte
    }.
lesson-seasons-open = Alle grünen Parzellen sind noch offen: Ein Teil fehlt, oder eine Gitterlinie führt hinaus. Hüte dich vor Sackgassen: Ein Weg, der mitten in einem Gebiet endet, lässt es für immer offen, und eine Lücke, in die keine Karte passt, ebenso.
lesson-seasons-last-wet = Einen Zug später. Bei deiner letzten Karte der Regenzeit hast du keine Wahl, und in die Auslage kommt auch nichts mehr. Lege die Karte an den markierten Platz.
lesson-seasons-two-fields = Eine Karte hat zwei Reisfelder abgeschlossen, und beide bringen Punkte, zusammen { $gain }! Die Regenzeit ist vorbei, sechs Karten liegen in der Auslage. { $other } hat weniger Punkte und beginnt die Trockenzeit.
lesson-seasons-dry = Jetzt geht es abwechselnd: Nimm irgendeine Karte aus der Auslage und baue sie gleich. Ihr habt beide schon gebaut, und { seasons-card-samnang } liegt noch da, deine erste Karte in der Auslage. Nimm sie dir.
lesson-seasons-dry-place = Lege sie quer an den markierten Platz, und wieder ist ein Reisfeld abgeschlossen.
lesson-seasons-last = Nur eine Karte ist übrig, und sie gehört dir. Lege sie quer an den markierten Platz, dann folgt die Endwertung.
lesson-seasons-end = Beide Reisfarmen haben acht Karten, das war die Endwertung. Jedes Reisfeld bringt noch einmal etwas, jeder Büffel in einer offenen Parzelle kostet Punkte, und manche Vorfahren bringen erst jetzt Punkte. Die letzte Karte und die Endwertung haben dir zusammen { $gain } Punkte gebracht.
lesson-seasons-over = Du gewinnst mit { $points } Punkten! Versuch beim nächsten Mal, mehrere Bauern in ein Reisfeld zu bringen: Zusammen zählen sie mehr als einzeln. Jetzt weißt du alles für eine eigene Partie.
