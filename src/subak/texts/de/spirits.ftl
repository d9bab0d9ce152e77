# Spirits of the Rice Paddy. Geister, Regenkarten und Errungenschaften haben einen Namen; .text sagt, was sie bewirken oder verlangen.

# Geister 1 bis 20
spirits-card-dew = Tau
    .text = Jede Runde: 1 Wasserscheibe aus dem Vorrat fließt in dein Becken.
spirits-card-cricket = Grille
    .text = Immer: Du darfst zwei Errungenschaften in einer Runde beanspruchen statt einer.
spirits-card-crow = Krähe
    .text = Jede Runde: Wer von den anderen den meisten Reis hat, bekommt einen Schädling; du suchst die Parzelle aus.
spirits-card-leech = Blutegel
    .text = Jede Runde: Nimm 1 Wasserscheibe aus einem fremden Becken.
spirits-card-frog = Frosch
    .text = Jede Runde: Entferne einen Schädling aus einer deiner Parzellen, auch unter Wasser.
spirits-card-sickle = Sichel
    .text = Jede Runde: Entferne ein Unkraut aus einer deiner Parzellen, auch unter Wasser.
spirits-card-bamboo = Bambus
    .text = Jede Runde: Baue eine Mauer oder ein Tor, ganz ohne Arbeit.
spirits-card-basket = Korb
    .text = Immer: Die Ernte einer Parzelle mit ein oder zwei Sechsecken bringt 2 Reis mehr.
spirits-card-market = Markt
    .text = Immer: Ein Einkauf je Runde zählt auf dem Markt nicht für deine Steuer.
spirits-card-seedling = Setzling
    .text = Immer: Das Bepflanzen einer Parzelle braucht einen Arbeiter weniger, aber mindestens einen.
spirits-card-ox = Ochse
    .text = Jede Runde: Entferne einen Felsen aus deinem Feld.
spirits-card-lantern = Laterne
    .text = Jede Runde: Du bekommst 2 Reis.
spirits-card-helpers = Helfende Hände
    .text = Jede Runde: Zwei weitere Arbeiter packen mit an, bis die Runde endet.
spirits-card-monkey = Affe
    .text = Jede Runde: Such dir jemanden aus, der mehr Reis hat als du. Dort gehen 2 Reis verloren, und du bekommst 1.
spirits-card-spring = Quelle
    .text = Einmal: Lege Magisches Wasser auf ein Sechseck deines Feldes.
spirits-card-terrace = Terrasse
    .text = Immer: Eine Mauer oder ein Tor braucht zwei Arbeiter statt drei.
spirits-card-egret = Reiher
    .text = Immer: Jedes deiner Tiere kann in seiner Parzelle zwei Schädlinge entfernen statt einen.
spirits-card-granary = Reisspeicher
    .text = Jede Runde: Du bekommst 1 Reis für jede deiner Parzellen.
spirits-card-duck = Ente
    .text = Immer: Deine Tiere entfernen Schädlinge und düngen auch unter Wasser.
spirits-card-monsoon = Monsun
    .text = Jede Runde: 2 Wasserscheiben aus dem Vorrat fließen in dein Becken.

# Geister 21 bis 40
spirits-card-pool = Teich
    .text = Einmal: Lege Magisches Wasser auf ein Sechseck deines Feldes; du bekommst außerdem 4 Reis.
spirits-card-storm = Sturm
    .text = Jede Runde: Alle anderen setzen ein Unkraut in eine ihrer Parzellen.
spirits-card-twin-springs = Zwillingsquellen
    .text = Einmal: Lege Magisches Wasser auf zwei Sechsecke deines Feldes.
spirits-card-moon = Mond
    .text = Immer: Reifer Reis, den du nicht erntest, bleibt stehen und verfault nie.
spirits-card-feast = Festmahl
    .text = Jede Runde: Du bekommst 3 Reis und noch 2, wenn du in der letzten Runde geerntet hast.
spirits-card-locust = Heuschrecke
    .text = Jede Runde: Alle anderen setzen einen Schädling in eine ihrer Parzellen, in der Reis steht.
spirits-card-harvest = Ernte
    .text = Immer: Das Ernten braucht einen Arbeiter je Sechseck statt zwei.
spirits-card-pure-spirit = Reiner Geist
    .text = Immer: In dein Feld kommt kein neues Unkraut.
spirits-card-serpent = Schlange
    .text = Immer: In dein Feld kommt kein neuer Schädling.
spirits-card-flood = Flut
    .text = Immer: Du darfst eine Parzelle auch ernten, wenn Wasser in ihr steht.
spirits-card-herd = Herde
    .text = Am Ende: 4 Reis für jedes deiner Tiere.
spirits-card-village = Dorf
    .text = Am Ende: 2 Reis für jeden Arbeiter, den du über die ersten zehn hinaus hast.
spirits-card-mason = Maurer
    .text = Am Ende: 6 Reis für jede deiner Parzellen mit drei oder mehr Sechsecken.
spirits-card-drought = Dürre
    .text = Jede Runde: Nimm 1 Wasserscheibe aus jedem fremden Becken.
spirits-card-three-springs = Drei Quellen
    .text = Einmal: Lege Magisches Wasser auf drei Sechsecke deines Feldes.
spirits-card-golden-rice = Goldener Reis
    .text = Immer: Jede deiner Ernten zählt, als wäre sie ein Sechseck größer, bis höchstens sechs.
spirits-card-dragon = Drache
    .text = Jede Runde: Entferne einen Felsen, ein Unkraut und einen Schädling aus deinem Feld, auch unter Wasser.
spirits-card-sun = Sonne
    .text = Immer: Wenn Reis reift, reift auch die größte deiner bepflanzten Parzellen, die nicht geflutet sind.
spirits-card-temple = Tempel
    .text = Am Ende: 5 Reis für jede Errungenschaft, die du beansprucht hast.
spirits-card-rice-mother = Reismutter
    .text = Immer: Jede deiner Ernten zählt in der Ertragstabelle eine Zeile besser und bringt 3 Reis mehr.

# Regen
spirits-rain-steady-rain = Landregen
    .text = Kein Unkraut, keine Schädlinge.
spirits-rain-shower = Schauer
    .text = Kein Unkraut, keine Schädlinge.
spirits-rain-sprouting = Alles sprießt
    .text = Bei allen wächst ein Unkraut in der größten Parzelle.
spirits-rain-swarm = Schwarm
    .text = Bei allen kommt ein Schädling in die größte Parzelle, in der Reis steht.
spirits-rain-haze = Dunst
    .text = Kein Unkraut, keine Schädlinge.
spirits-rain-dry-spell = Trockene Tage
    .text = Kein Unkraut, keine Schädlinge.
spirits-rain-warm-rain = Warmer Regen
    .text = In jeder trockenen Parzelle mit zwei oder mehr Sechsecken wächst ein Unkraut.
spirits-rain-cloudburst = Wolkenbruch
    .text = In jede Parzelle, die bepflanzt und noch nicht reif ist, kommt ein Schädling.
spirits-rain-fickle = Launisches Wetter
    .text = Alle setzen ein Unkraut oder einen Schädling in eine ihrer eigenen Parzellen.
spirits-rain-seeds-in-the-wind = Samen im Wind
    .text = Alle setzen ein Unkraut in eine Parzelle links nebenan.
spirits-rain-hungry-clouds = Hungrige Wolken
    .text = Alle setzen einen Schädling in eine fremde Parzelle.
spirits-rain-heat = Hitze
    .text = Kein Unkraut, keine Schädlinge.

# Startkarten
spirits-setup-stony-gate = Steiniges Tor
spirits-setup-boulder-field = Felsenmeer
spirits-setup-hillside = Am Hang
spirits-setup-upper-terrace = Obere Terrasse
spirits-setup-river-stones = Flusssteine
spirits-setup-scattered = Verstreute Felsen
spirits-setup-far-corner = Hinterste Ecke
spirits-setup-lower-terrace = Untere Terrasse
spirits-setup-valley = Im Tal

# Errungenschaften
spirits-tile-three-paddies = Drei Parzellen
    .text = Du hast mindestens drei Parzellen.
spirits-tile-four-paddies = Vier Parzellen
    .text = Du hast mindestens vier Parzellen.
spirits-tile-full-three = Randvoll
    .text = Eine deiner Parzellen hat genau drei Sechsecke und ist geflutet.
spirits-tile-great-crop = Große Saat
    .text = In einer deiner Parzellen mit vier oder mehr Sechsecken steht Reis.
spirits-tile-great-paddy = Große Parzelle
    .text = Du hast eine Parzelle mit fünf Sechsecken.
spirits-tile-smooth-field = Ebenes Feld
    .text = In deinem Feld liegt kein Felsen mehr.
spirits-tile-two-planted = Frisches Grün
    .text = Mindestens zwei deiner Parzellen sind bepflanzt und noch nicht reif.
spirits-tile-three-crops = Drei Saaten
    .text = In mindestens drei deiner Parzellen steht Reis, gepflanzt oder reif.
spirits-tile-five-wet = Fünf unter Wasser
    .text = Deine gefluteten Parzellen haben zusammen mindestens fünf Sechsecke.
spirits-tile-eight-wet = Acht unter Wasser
    .text = Deine gefluteten Parzellen haben zusammen mindestens acht Sechsecke.
spirits-tile-double-harvest = Doppelte Ernte
    .text = Du hast in dieser Runde mindestens zwei Parzellen geerntet.
spirits-tile-rich-paddy = Reiche Parzelle
    .text = Eine einzige Parzelle hat dir in dieser Runde mindestens 20 Reis gebracht.
spirits-tile-rich-round = Reiche Runde
    .text = Deine Ernte hat in dieser Runde mindestens 35 Reis gebracht.
spirits-tile-pair-of-animals = Gespann
    .text = Du besitzt mindestens zwei Tiere.
spirits-tile-herd-of-four = Viererherde
    .text = Du besitzt mindestens vier Tiere.
spirits-tile-busy-farm = Emsiger Hof
    .text = Du hast mindestens 13 eigene Arbeiter.
spirits-tile-large-family = Große Familie
    .text = Du hast mindestens 16 eigene Arbeiter.
spirits-tile-fertile-soil = Fruchtbarer Boden
    .text = Mindestens zwei deiner Parzellen sind gedüngt.
spirits-tile-clean-farm = Sauberer Hof
    .text = Du hast mindestens drei Parzellen und nirgends Unkraut oder Schädlinge.
spirits-tile-patient-reaper = Geduldige Ernte
    .text = Du hast in dieser Runde geerntet, obwohl du als Letztes an der Reihe warst.
spirits-tile-generous-neighbour = Großzügige Nachbarschaft
    .text = Aus deinem Feld sind in dieser Runde mindestens drei Wasserscheiben ins nächste Becken geflossen.
spirits-tile-grateful-neighbour = Dankbare Nachbarschaft
    .text = Aus einem anderen Feld sind in dieser Runde mindestens drei Wasserscheiben in dein Becken geflossen.
spirits-tile-wide-paddies = Weite Parzellen
    .text = Deine Parzellen haben zusammen mindestens acht Sechsecke.
spirits-tile-full-store = Voller Speicher
    .text = Du hast mindestens 20 Reis.

# Ereignisse
spirits-event-first-gate = { $seat } setzt das erste Tor auf Kante { $edge }.
spirits-event-draft-over = { $number ->
        [1] Die erste Geisterwahl ist vorbei.
       *[other] Die zweite Geisterwahl ist vorbei.
    }
spirits-event-rain = Regen: „{ $card }“, { $discs ->
        [0] keine Wasserscheiben
        [one] eine Wasserscheibe
       *[other] { $discs } Wasserscheiben
    }.
spirits-event-weed = Unkraut von { $from } wächst in Parzelle { $hex } von { $seat }.
spirits-event-weed-rain = Der Regen lässt Unkraut in Parzelle { $hex } von { $seat } wachsen.
spirits-event-pest = Ein Schädling von { $from } kommt in Parzelle { $hex } von { $seat }.
spirits-event-pest-rain = Der Regen bringt einen Schädling in Parzelle { $hex } von { $seat }.
spirits-event-card = { $seat } spielt „{ $card }“.
spirits-event-order = Reihenfolge: { $order }.
spirits-event-takes-rain = { $seat } ist zuerst an der Reihe und bekommt { $discs ->
        [0] keine Wasserscheiben
        [one] eine Wasserscheibe vom Regen
       *[other] { $discs } Wasserscheiben vom Regen
    }.
spirits-event-spirit = { $seat } nutzt „{ $card }“{ $rice ->
        [0] { "" }
       *[other] , +{ $rice } Reis
    }{ $discs ->
        [0] { "" }
        [one] , +1 Wasserscheibe
       *[other] , +{ $discs } Wasserscheiben
    }.
spirits-event-weed-gone = In Parzelle { $hex } von { $seat } { $count ->
        [one] verschwindet ein Unkraut
       *[other] verschwinden { $count } Unkräuter
    }.
spirits-event-pest-gone = { $count ->
        [0] Parzelle { $hex } von { $seat } wird gedüngt.
        [one] In Parzelle { $hex } von { $seat } verschwindet ein Schädling{ $fertilized ->
            [0] .
           *[other] , und sie wird gedüngt.
        }
       *[other] In Parzelle { $hex } von { $seat } verschwinden { $count } Schädlinge{ $fertilized ->
            [0] .
           *[other] , und sie wird gedüngt.
        }
    }
spirits-event-rock-gone = { $seat } räumt den Felsen von Sechseck { $hex }.
spirits-event-magic-water = { $seat } legt Magisches Wasser auf Sechseck { $hex }.
spirits-event-takes-disc = { $seat } nimmt eine Wasserscheibe aus dem Becken von { $from }.
spirits-event-takes-rice = { $from } verliert Reis, und { $seat } bekommt { $rice } davon.
spirits-event-labour = Die Arbeiter von { $seat }: { $build } für Mauern, { $weeds } gegen Unkraut, { $harvest } für die Ernte, { $plant } fürs Pflanzen.
spirits-event-built = { $seat } baut { $pieces ->
        [0] nichts
        [one] eine Mauer oder ein Tor
       *[other] { $pieces } Mauern oder Tore
    } und hat { $paddies ->
        [one] eine Parzelle
       *[other] { $paddies } Parzellen
    }.
spirits-event-water-out = Wasser ablassen: { $seat } gibt { $discs ->
        [0] nichts
        [one] eine Wasserscheibe
       *[other] { $discs } Wasserscheiben
    } weiter.
spirits-event-water-in = Wasser einlassen: { $seat } gibt { $discs ->
        [0] nichts
        [one] eine Wasserscheibe
       *[other] { $discs } Wasserscheiben
    } weiter.
spirits-event-harvest = { $seat } erntet { $hexes ->
        [one] ein Sechseck
       *[other] { $hexes } Sechsecke
    } von Parzelle { $hex } und bekommt { $rice } Reis.
spirits-event-rotted = Der Reis in Parzelle { $hex } von { $seat } verfault.
spirits-event-grown = Der Reis in Parzelle { $hex } von { $seat } reift.
spirits-event-planted = { $seat } bepflanzt Parzelle { $hex }.
spirits-event-claim = { $seat } beansprucht „{ $tile }“ und bekommt { $rice } Reis.
spirits-event-market = { $items ->
        [0] { $seat } kauft auf dem Markt nichts.
        [one] { $seat } kauft auf dem Markt einmal ein und zahlt { $rice } Reis.
       *[other] { $seat } kauft auf dem Markt { $items }-mal ein und zahlt { $rice } Reis.
    }
spirits-event-round = Runde { $number } beginnt.
spirits-event-end-bonus = Die Geister von { $seat } bringen am Ende { $rice } Reis.
spirits-event-over = { $seat } gewinnt.

# Fragen
spirits-choose-first-gate = Wo steht das Tor deiner ersten Parzelle?
spirits-choose-keep = Welchen Geist behältst du?
spirits-choose-play = Welchen Geist spielst du in dieser Runde?
spirits-choose-offer = Willst du „{ $card }“ jetzt nutzen?
spirits-choose-weed-own = Unkraut kommt in dein Feld. In welche deiner Parzellen?
spirits-choose-pest-own-rice = Ein Schädling hat es auf deinen Reis abgesehen. In welche deiner Parzellen kommt er?
spirits-choose-weed-or-pest = Unkraut oder Schädling? Und in welche deiner Parzellen?
spirits-choose-weed-next = In welche Parzelle von { $seat } setzt du ein Unkraut?
spirits-choose-pest-any = In welche fremde Parzelle setzt du einen Schädling?
spirits-choose-pest-richest = Wer sonst den meisten Reis hat, bekommt von dir einen Schädling. In welche Parzelle?
spirits-choose-remove-pest = Aus welcher Parzelle entfernst du einen Schädling?
spirits-choose-remove-weed = Aus welcher Parzelle entfernst du ein Unkraut?
spirits-choose-remove-rock = Welcher Felsen verschwindet?
spirits-choose-magic-water = Auf welches Sechseck legst du Magisches Wasser? Es bleibt dort das ganze Spiel.
spirits-choose-take-disc = Aus wessen Becken nimmst du eine Wasserscheibe?
spirits-choose-take-rice = Wer verliert Reis, damit du welchen bekommst?
spirits-allocate-builders = Wie viele Mauern und Tore bauen deine Arbeiter? (Arbeiter je Stück: { $cost }, frei: { $free })
spirits-allocate-oxen-build = Wie viele deiner Tiere bauen je eine Mauer oder ein Tor?
spirits-allocate-oxen-rocks = Wie viele deiner Tiere räumen je einen Felsen weg?
spirits-allocate-weeders = Wie viele Arbeiter jäten? Ein Unkraut braucht einen je Sechseck seiner Parzelle. (frei: { $free })
spirits-allocate-ducks = Wie viele deiner Tiere jagen Schädlinge und düngen?
spirits-allocate-harvesters = Wie viele Sechsecke ernten deine Arbeiter? (Arbeiter je Sechseck: { $cost }, frei: { $free })
spirits-allocate-planters = Wie viele Arbeiter pflanzen Reis? (frei: { $free })
spirits-choose-build = { $pieces ->
        [0] Versetzt du ein Tor?
        [one] Du kannst noch eine Mauer oder ein Tor bauen. Wo?
       *[other] Du kannst noch { $pieces } Mauern oder Tore bauen. Wo?
    }
spirits-choose-gate-place = Wohin versetzt du das Tor?
spirits-choose-rock = Welchen Felsen räumt dein Tier weg?
spirits-choose-level = Wie viel Wasser soll in Parzelle { $hex } stehen? Der Rest fließt weiter. (Platz für Wasserscheiben: { $room })
spirits-choose-fill = Füllst du Parzelle { $hex }, oder bleibt sie ohne Wasser? (Wasserscheiben, wenn sie voll ist: { $room })
spirits-choose-weed = In welcher Parzelle jäten deine Arbeiter ein Unkraut?
spirits-choose-pest = Um welche Parzelle kümmert sich dein Tier?
spirits-choose-harvest = Welche Parzelle erntest du?
spirits-choose-harvest-hexes = Wie viele Sechsecke von Parzelle { $hex } erntest du? Der übrige Reis dort ist verloren.
spirits-choose-plant = Welche Parzelle bepflanzt du?
spirits-choose-claim = Welche Errungenschaft beanspruchst du?
spirits-choose-market = Was kaufst du auf dem Markt? (dein Reis: { $rice })

# Antworten
spirits-take = { $card }
spirits-use = nutzen
spirits-decline = diesmal nicht
spirits-paddy = Parzelle { $hex } ({ $size ->
        [one] ein Sechseck
       *[other] { $size } Sechsecke
    })
spirits-paddy-of = Parzelle { $hex } von { $seat }
spirits-weed-in = Unkraut in Parzelle { $hex }
spirits-pest-in = Schädling in Parzelle { $hex }
spirits-hex = Sechseck { $hex }
spirits-seat = { $seat }
spirits-number = { $n }
spirits-wall-at = Mauer auf Kante { $edge }
spirits-gate-at = Tor auf Kante { $edge }
spirits-move-gate = Tor auf Kante { $edge } versetzen
spirits-to-edge = auf Kante { $edge }
spirits-discs = { $n ->
        [0] keine Wasserscheibe
        [one] eine Wasserscheibe
       *[other] { $n } Wasserscheiben
    }
spirits-hexes = { $n ->
        [one] ein Sechseck
       *[other] { $n } Sechsecke
    }
spirits-claim = { $tile } (+{ $rice } Reis)
spirits-hire = einen Arbeiter anheuern für { $price } Reis
spirits-buy = ein Tier kaufen für { $price } Reis
spirits-pass = nichts weiter

# Der Tisch
spirits-phase-first-gate = Spielaufbau: das erste Tor
spirits-phase-draft = { $round ->
        [0] Erste Geisterwahl
       *[other] Zweite Geisterwahl
    }
spirits-phase-rain = Runde { $round } von 7: Regen
spirits-phase-card = Runde { $round } von 7: einen Geist spielen
spirits-phase-resolve = Runde { $round } von 7: die Geister wirken
spirits-phase-allocate = Runde { $round } von 7: die Arbeit verteilen
spirits-phase-farm = Runde { $round } von 7: Arbeit im Feld
spirits-phase-claim = Runde { $round } von 7: Errungenschaften
spirits-phase-market = Runde { $round } von 7: Markt
spirits-phase-over = Das Spiel ist zu Ende
spirits-your-field = Dein Feld, { $seat } ({ $rice } Reis)
spirits-other-field = Das Feld von { $seat } ({ $rice } Reis)
spirits-stock = { $labourers ->
        [one] Ein Arbeiter
       *[other] { $labourers } Arbeiter
    }, { $livestock ->
        [0] keine Tiere
        [one] ein Tier
       *[other] { $livestock } Tiere
    }, { $reservoir ->
        [0] Becken leer
       *[other] Becken { $reservoir }
    }
spirits-paddy-line = Parzelle { $hex }, { $size ->
        [one] ein Sechseck
       *[other] { $size } Sechsecke
    }{ $discs ->
        [0] { "" }
       *[other] , Wasser { $discs } von { $room }
    }{ $rice ->
        [0] { "" }
        [1] , bepflanzt
       *[other] , reif
    }{ $weeds ->
        [0] { "" }
        [one] , ein Unkraut
       *[other] , { $weeds } Unkräuter
    }{ $pests ->
        [0] { "" }
        [one] , ein Schädling
       *[other] , { $pests } Schädlinge
    }{ $fertilized ->
        [0] { "" }
       *[other] , gedüngt
    }
spirits-hand = Deine Hand
spirits-played = Geister von { $seat }: { $cards }
spirits-tiles = Offene Errungenschaften
spirits-card-line = { $number } { $name }. { $text }
spirits-tile-line = { $name } ({ $rice } Reis): { $text }
spirits-rain-line = Regen: { $name }{ $discs ->
        [0] { "" }
        [one] , eine Wasserscheibe
       *[other] , { $discs } Wasserscheiben
    }. { $text }
spirits-legend = ╱╲┃ Mauer   ○ Tor   ▓ Bambus   · freie Kante   ● Felsen   ≈ Wasserscheibe   ✦ Magisches Wasser   , gepflanzt   Ψ reif
spirits-earned-total = Summe
