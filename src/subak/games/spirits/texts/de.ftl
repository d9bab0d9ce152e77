# Spirits of the Rice Paddy. Geister, Regenkarten und Errungenschaften haben einen Namen; was sie bewirken oder verlangen,
# setzt sich aus den Wörtern der Kartendatei mit ihren Zahlen zusammen.

# Geister 1 bis 20
spirits-card-spring = Quelle
spirits-card-egret = Reiher
spirits-card-crow = Krähe
spirits-card-leech = Blutegel
spirits-card-cricket = Grille
spirits-card-duck = Ente
spirits-card-seedling = Setzling
spirits-card-market = Markt
spirits-card-bamboo = Bambus
spirits-card-ox = Ochse
spirits-card-terrace = Terrasse
spirits-card-dew = Tau
spirits-card-sickle = Sichel
spirits-card-monkey = Affe
spirits-card-frog = Frosch
spirits-card-helpers = Helfende Hände
spirits-card-basket = Korb
spirits-card-monsoon = Monsun
spirits-card-lantern = Laterne
spirits-card-granary = Reisspeicher

# Geister 21 bis 40
spirits-card-herd = Herde
spirits-card-storm = Sturm
spirits-card-harvest = Ernte
spirits-card-sun = Sonne
spirits-card-twin-springs = Verborgene Quellen
spirits-card-locust = Heuschrecke
spirits-card-flood = Flut
spirits-card-pure-spirit = Reiner Geist
spirits-card-village = Dorf
spirits-card-serpent = Schlange
spirits-card-moon = Mond
spirits-card-mason = Maurer
spirits-card-pool = Teich
spirits-card-drought = Dürre
spirits-card-three-springs = Heilige Quellen
spirits-card-temple = Tempel
spirits-card-feast = Festmahl
spirits-card-rice-mother = Reismutter
spirits-card-golden-rice = Goldener Reis
spirits-card-dragon = Drache

# Regen
spirits-rain-steady-rain = Landregen
spirits-rain-shower = Schauer
spirits-rain-sprouting = Alles sprießt
spirits-rain-swarm = Schwarm
spirits-rain-haze = Dunst
spirits-rain-dry-spell = Trockene Tage
spirits-rain-warm-rain = Warmer Regen
spirits-rain-cloudburst = Wolkenbruch
spirits-rain-fickle = Launisches Wetter
spirits-rain-seeds-in-the-wind = Samen im Wind
spirits-rain-hungry-clouds = Hungrige Wolken
spirits-rain-heat = Hitze

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
spirits-tile-three-paddies = { $number } Parzellen
spirits-tile-four-paddies = { $number } Parzellen
spirits-tile-full-three = Randvoll
spirits-tile-great-crop = Große Saat
spirits-tile-great-paddy = Große Parzelle
spirits-tile-smooth-field = Ebenes Feld
spirits-tile-two-planted = Frisches Grün
spirits-tile-three-crops = { $number } Saaten
spirits-tile-five-wet = { $number } unter Wasser
spirits-tile-six-wet = { $number } unter Wasser
spirits-tile-double-harvest = { $number } Ernten
spirits-tile-rich-paddy = Reiche Parzelle
spirits-tile-rich-round = Reiche Runde
spirits-tile-pair-of-animals = { $number } Tiere
spirits-tile-full-barns = Volle Scheunen
spirits-tile-busy-farm = Emsiger Hof
spirits-tile-large-family = Große Familie
spirits-tile-fertile-soil = Fruchtbarer Boden
spirits-tile-clean-farm = Sauberer Hof
spirits-tile-patient-reaper = Geduldige Ernte
spirits-tile-generous-neighbour = Großzügige Nachbarschaft
spirits-tile-grateful-neighbour = Dankbare Nachbarschaft
spirits-tile-wide-paddies = Weite Parzellen
spirits-tile-full-store = Voller Speicher

# Was ein Geist bewirkt: wann, dann ein Satz für jede Wirkung
spirits-acts-active = Jede Runde: { $what }
spirits-acts-passive = Immer: { $what }
spirits-acts-once = Einmal: { $what }
spirits-acts-end = Am Ende: { $what }
spirits-two-effects = { $first } { $then }
spirits-does-discs = { $amount ->
        [one] Eine Wasserscheibe aus dem Vorrat fließt in dein Becken.
       *[other] { $amount } Wasserscheiben aus dem Vorrat fließen in dein Becken.
    }
spirits-does-rice = Du bekommst { $amount } Reis.
spirits-does-rice-per-paddy = Du bekommst { $amount } Reis für jede deiner Parzellen.
spirits-does-rice-if-harvested = Für eine Ernte in der letzten Runde bekommst du { $amount } Reis.
spirits-does-free-pieces = { $amount ->
        [one] Baue eine Mauer oder ein Tor, ganz ohne Arbeit.
       *[other] Baue { $amount } Mauern oder Tore, ganz ohne Arbeit.
    }
spirits-does-helpers = { $amount ->
        [one] Ein Helfer verstärkt deine Arbeiter bis zum Ende der Runde.
       *[other] { $amount } Helfer verstärken deine Arbeiter bis zum Ende der Runde.
    }
spirits-does-remove-pest = { $amount ->
        [one] Entferne einen Schädling aus einer deiner Parzellen, auch unter Wasser.
       *[other] Entferne { $amount } Schädlinge aus deinen Parzellen, auch unter Wasser.
    }
spirits-does-remove-weed = { $amount ->
        [one] Entferne ein Unkraut aus einer deiner Parzellen, auch unter Wasser.
       *[other] Entferne { $amount } Unkräuter aus deinen Parzellen, auch unter Wasser.
    }
spirits-does-remove-rock = { $amount ->
        [one] Entferne einen Felsen aus deinem Feld.
       *[other] Entferne { $amount } Felsen aus deinem Feld.
    }
spirits-does-pest-to-richest = Wer von den anderen den meisten Reis hat, bekommt einen Schädling; du suchst die Parzelle aus.
spirits-does-take-disc = Nimm eine Wasserscheibe aus einem fremden Becken.
spirits-does-take-disc-from-all = Nimm eine Wasserscheibe aus jedem fremden Becken.
spirits-does-rice-lost-by-a-richer = Wähle eine Person, die mehr Reis hat als du. Sie verliert { $amount } Reis, und du bekommst { $gain }.
spirits-does-weed-for-all-others = Alle anderen setzen ein Unkraut in eine ihrer Parzellen.
spirits-does-pest-for-all-others = Alle anderen setzen einen Schädling in eine ihrer Parzellen, in der Reis steht.
spirits-does-magic-water = { $amount ->
        [one] Lege Magisches Wasser auf ein Sechseck deines Feldes.
       *[other] Lege Magisches Wasser auf { $amount } Sechsecke deines Feldes.
    }
spirits-does-extra-claims = { $amount ->
        [one] Du darfst in einer Runde eine Errungenschaft mehr beanspruchen.
       *[other] Du darfst in einer Runde { $amount } Errungenschaften mehr beanspruchen.
    }
spirits-does-small-harvest-more = Die Ernte einer Parzelle mit höchstens { $size } Sechsecken bringt { $amount } Reis mehr.
spirits-does-tax-less = { $amount ->
        [one] Ein Einkauf je Runde zählt auf dem Markt bei der Steuer nicht mit.
       *[other] { $amount } Einkäufe je Runde zählen auf dem Markt bei der Steuer nicht mit.
    }
spirits-does-plant-less = { $amount ->
        [one] Das Bepflanzen einer Parzelle braucht einen Arbeiter weniger, aber mindestens einen.
       *[other] Das Bepflanzen einer Parzelle braucht { $amount } Arbeiter weniger, aber mindestens einen.
    }
spirits-does-wall-less = { $amount ->
        [one] Eine Mauer oder ein Tor braucht einen Arbeiter weniger, aber mindestens einen.
       *[other] Eine Mauer oder ein Tor braucht { $amount } Arbeiter weniger, aber mindestens einen.
    }
spirits-does-more-pests = { $amount ->
        [one] Jedes deiner Tiere entfernt in seiner Parzelle einen Schädling mehr.
       *[other] Jedes deiner Tiere entfernt in seiner Parzelle { $amount } Schädlinge mehr.
    }
spirits-does-ducks-swim = Deine Tiere entfernen Schädlinge und düngen auch unter Wasser.
spirits-does-no-rot = Reife Parzellen, in denen du gar nicht erntest, müssen nicht verfaulen: Du darfst sie stehen lassen, mit Dünger, Unkraut und Schädlingen.
spirits-does-harvest-less = { $amount ->
        [one] Das Ernten braucht je Sechseck einen Arbeiter weniger, aber mindestens einen.
       *[other] Das Ernten braucht je Sechseck { $amount } Arbeiter weniger, aber mindestens einen.
    }
spirits-does-no-weeds = In dein Feld kommt kein neues Unkraut.
spirits-does-no-pests = In dein Feld kommt kein neuer Schädling.
spirits-does-harvest-flooded = Du darfst auch in einer Parzelle ernten, in der Wasser steht.
spirits-does-larger-harvest = { $amount ->
        [one] Jede deiner Ernten zählt ein Sechseck mehr, insgesamt aber höchstens { $most }.
       *[other] Jede deiner Ernten zählt { $amount } Sechsecke mehr, insgesamt aber höchstens { $most }.
    }
spirits-does-grow-dry = { $amount ->
        [one] Sooft Reis reift, darf er auch in einer deiner bepflanzten Parzellen reifen, die nicht geflutet ist.
       *[other] Sooft Reis reift, darf er auch in { $amount } deiner bepflanzten Parzellen reifen, die nicht geflutet sind.
    }
spirits-does-better-row = { $amount ->
        [one] Jede deiner Ernten zählt in der Ertragstabelle eine Zeile besser.
       *[other] Jede deiner Ernten zählt in der Ertragstabelle { $amount } Zeilen besser.
    }
spirits-does-harvest-more = Jede deiner Ernten bringt { $amount } Reis mehr.
spirits-does-end-livestock = Du bekommst { $amount } Reis für jedes deiner Tiere.
spirits-does-end-labourers = Du bekommst { $amount } Reis für jeden Arbeiter, den du über die ersten { $first } hinaus hast.
spirits-does-end-large-paddies = Du bekommst { $amount } Reis für jede deiner Parzellen mit { $size } oder mehr Sechsecken.
spirits-does-end-achievements = Du bekommst { $amount } Reis für jede Errungenschaft, die du beansprucht hast.

# Was der Regen bringt
spirits-rain-falls = Wasserscheiben zu zweit, zu dritt und zu viert: { $two }, { $three }, { $four }. { $brings }
spirits-brings-none = Kein Unkraut, keine Schädlinge.
spirits-brings-weed-in-largest = Bei allen wächst ein Unkraut in der größten Parzelle.
spirits-brings-pest-in-largest-rice = Bei allen kommt ein Schädling in die größte Parzelle, in der Reis steht.
spirits-brings-weed-in-dry-of-two = In jeder trockenen Parzelle mit { $size } oder mehr Sechsecken wächst ein Unkraut.
spirits-brings-pest-in-planted = In jede Parzelle, die bepflanzt und noch nicht reif ist, kommt ein Schädling.
spirits-brings-weed-or-pest-at-home = Alle setzen ein Unkraut oder einen Schädling in eine ihrer eigenen Parzellen.
spirits-brings-weed-next-door = Alle setzen ein Unkraut in eine Parzelle der Person, die links von ihnen sitzt.
spirits-brings-pest-anywhere = Alle setzen einen Schädling in eine fremde Parzelle.

# Was eine Errungenschaft verlangt
spirits-asks-paddies = { $number ->
        [one] Du hast eine Parzelle.
       *[other] Du hast mindestens { $number } Parzellen.
    }
spirits-asks-flooded-paddy-of = { $number ->
        [one] Eine deiner Parzellen hat genau ein Sechseck und ist geflutet.
       *[other] Eine deiner Parzellen hat genau { $number } Sechsecke und ist geflutet.
    }
spirits-asks-rice-in-paddy-of = { $number ->
        [one] In einer deiner Parzellen steht Reis.
       *[other] In einer deiner Parzellen mit { $number } oder mehr Sechsecken steht Reis.
    }
spirits-asks-paddy-of = { $number ->
        [one] Du hast eine Parzelle mit einem oder mehr Sechsecken.
       *[other] Du hast eine Parzelle mit { $number } oder mehr Sechsecken.
    }
spirits-asks-rocks-left-at-most = { $number ->
        [0] In deinem Feld liegt kein Felsen mehr.
        [one] In deinem Feld liegt höchstens noch ein Felsen.
       *[other] In deinem Feld liegen höchstens noch { $number } Felsen.
    }
spirits-asks-paddies-planted = { $number ->
        [one] Eine deiner Parzellen ist bepflanzt und noch nicht reif.
       *[other] Mindestens { $number } deiner Parzellen sind bepflanzt und noch nicht reif.
    }
spirits-asks-paddies-with-rice = { $number ->
        [one] In einer deiner Parzellen steht Reis, gepflanzt oder reif.
       *[other] In mindestens { $number } deiner Parzellen steht Reis, gepflanzt oder reif.
    }
spirits-asks-hexes-flooded = { $number ->
        [one] Deine gefluteten Parzellen haben zusammen mindestens ein Sechseck.
       *[other] Deine gefluteten Parzellen haben zusammen mindestens { $number } Sechsecke.
    }
spirits-asks-harvests-this-round = { $number ->
        [one] Du hast in dieser Runde in einer Parzelle geerntet.
       *[other] Du hast in dieser Runde in mindestens { $number } Parzellen geerntet.
    }
spirits-asks-rice-from-one-harvest = Eine einzige Parzelle hat dir in dieser Runde mindestens { $number } Reis gebracht.
spirits-asks-rice-harvested-this-round = Deine Ernte hat in dieser Runde mindestens { $number } Reis gebracht.
spirits-asks-livestock = { $number ->
        [one] Du besitzt ein Tier.
       *[other] Du besitzt mindestens { $number } Tiere.
    }
spirits-asks-labourers = Du hast mindestens { $number } eigene Arbeiter.
spirits-asks-fertilized = { $number ->
        [one] Eine deiner Parzellen ist gedüngt.
       *[other] Mindestens { $number } deiner Parzellen sind gedüngt.
    }
spirits-asks-clean-paddies = { $number ->
        [one] Du hast eine Parzelle und nirgends Unkraut oder Schädlinge.
       *[other] Du hast mindestens { $number } Parzellen und nirgends Unkraut oder Schädlinge.
    }
spirits-asks-harvested-while-last = { $number ->
        [one] Du hast in dieser Runde in einer Parzelle geerntet, obwohl du zuletzt an der Reihe warst.
       *[other] Du hast in dieser Runde in mindestens { $number } Parzellen geerntet, obwohl du zuletzt an der Reihe warst.
    }
spirits-asks-discs-passed-on = { $number ->
        [one] Aus deinem Feld ist in dieser Runde eine Wasserscheibe ins Becken der nächsten Person geflossen.
       *[other] Aus deinem Feld sind in dieser Runde mindestens { $number } Wasserscheiben ins Becken der nächsten Person geflossen.
    }
spirits-asks-discs-received = { $number ->
        [one] Aus einem anderen Feld ist in dieser Runde eine Wasserscheibe in dein Becken geflossen.
       *[other] Aus einem anderen Feld sind in dieser Runde mindestens { $number } Wasserscheiben in dein Becken geflossen.
    }
spirits-asks-hexes-in-paddies = { $number ->
        [one] Deine Parzellen haben zusammen mindestens ein Sechseck.
       *[other] Deine Parzellen haben zusammen mindestens { $number } Sechsecke.
    }
spirits-asks-rice-in-stock = Du hast mindestens { $number } Reis.

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
spirits-event-weed = Ein Unkraut von { $from } wächst in Parzelle { $hex } von { $seat }.
spirits-event-weed-rain = Der Regen lässt ein Unkraut in Parzelle { $hex } von { $seat } wachsen.
spirits-event-pest = Ein Schädling von { $from } kommt in Parzelle { $hex } von { $seat }.
spirits-event-pest-rain = Der Regen bringt einen Schädling in Parzelle { $hex } von { $seat }.
spirits-event-kept-away = { $weed ->
        [0] Ein Geist von { $seat } hält den Schädling von Parzelle { $hex } fern.
       *[other] Ein Geist von { $seat } hält das Unkraut von Parzelle { $hex } fern.
    }
spirits-event-card = { $seat } spielt „{ $card }“.
spirits-event-order = Reihenfolge der Runde: { $order }.
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
        [0] keine Wasserscheibe
        [one] eine Wasserscheibe
       *[other] { $discs } Wasserscheiben
    } weiter.
spirits-event-water-in = Wasser einlassen: { $seat } gibt { $discs ->
        [0] keine Wasserscheibe
        [one] eine Wasserscheibe
       *[other] { $discs } Wasserscheiben
    } weiter.
spirits-event-harvest = { $seat } erntet in Parzelle { $hex } { $hexes ->
        [one] ein Sechseck
       *[other] { $hexes } Sechsecke
    } und bekommt { $rice } Reis.
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
spirits-choose-first-gate = Wohin setzt du das Tor deiner Startparzelle?
spirits-choose-keep = Welchen Geist behältst du?
spirits-choose-play = Welchen Geist spielst du in dieser Runde?
spirits-choose-offer = Willst du „{ $card }“ jetzt nutzen?
spirits-choose-which-spirit = Welcher deiner Geister wirkt als Nächster?
spirits-choose-weed-own = Unkraut kommt in dein Feld. In welche deiner Parzellen?
spirits-choose-pest-own-rice = Ein Schädling hat es auf deinen Reis abgesehen. In welche deiner Parzellen kommt er?
spirits-choose-weed-or-pest = Unkraut oder Schädling? Und in welche deiner Parzellen?
spirits-choose-weed-next = In welche Parzelle von { $seat } setzt du ein Unkraut?
spirits-choose-pest-any = In welche fremde Parzelle setzt du einen Schädling?
spirits-choose-pest-richest = Wer von den anderen den meisten Reis hat, bekommt von dir einen Schädling. In welche Parzelle?
spirits-choose-remove-pest = Aus welcher Parzelle entfernst du einen Schädling?
spirits-choose-remove-weed = Aus welcher Parzelle entfernst du ein Unkraut?
spirits-choose-remove-rock = Welcher Felsen verschwindet?
spirits-choose-magic-water = Auf welches Sechseck legst du Magisches Wasser? Es bleibt dort das ganze Spiel.
spirits-choose-take-disc = Aus wessen Becken nimmst du eine Wasserscheibe?
spirits-choose-take-rice = Wer verliert Reis, damit du welchen bekommst?
spirits-allocate-builders = Wie viele Mauern und Tore bauen deine Arbeiter? (Arbeiter je Bauteil: { $cost }, noch frei: { $free })
spirits-allocate-oxen-build = Wie viele deiner Tiere bauen je eine Mauer oder ein Tor?
spirits-allocate-oxen-rocks = Wie viele deiner Tiere räumen je einen Felsen weg?
spirits-allocate-weeders = Wie viele Arbeiter jäten? Ein Unkraut braucht einen je Sechseck seiner Parzelle. (noch frei: { $free })
spirits-allocate-ducks = Wie viele deiner Tiere vertreiben Schädlinge und düngen?
spirits-allocate-harvesters = Wie viele Sechsecke ernten deine Arbeiter? (Arbeiter je Sechseck: { $cost }, noch frei: { $free })
spirits-allocate-planters = Wie viele Arbeiter pflanzen Reis? (noch frei: { $free })
spirits-choose-build = { $pieces ->
        [0] Möchtest du noch ein Tor versetzen?
        [one] Du kannst noch eine Mauer oder ein Tor bauen. Wo?
       *[other] Du kannst noch { $pieces } Mauern oder Tore bauen. Wo?
    }
spirits-choose-gate-place = Wohin versetzt du das Tor?
spirits-choose-rock = Welchen Felsen räumt dein Tier weg?
spirits-choose-level = Wie viel Wasser soll in Parzelle { $hex } stehen? Der Rest fließt weiter. (Platz für Wasserscheiben: { $room })
spirits-choose-fill = Füllst du Parzelle { $hex }, oder bleibt sie ohne Wasser? (Wasserscheiben, wenn sie voll ist: { $room })
spirits-choose-weed = In welcher Parzelle jäten deine Arbeiter ein Unkraut?
spirits-choose-pest = Um welche Parzelle kümmert sich dein Tier?
spirits-choose-harvest = In welcher Parzelle erntest du?
spirits-choose-harvest-hexes = Wie viele Sechsecke erntest du in Parzelle { $hex }? Der übrige Reis dort ist verloren.
spirits-choose-rot = Was du nicht geerntet hast, verfault, wenn dein Geist es nicht bewahrt. Lässt du alles stehen?
spirits-choose-grow = In welcher Parzelle lässt du den Reis reifen?
spirits-choose-plant = Welche Parzelle bepflanzt du?
spirits-choose-claim = Welche Errungenschaft beanspruchst du?
spirits-choose-market = Was kaufst du auf dem Markt? (dein Reis: { $rice })

# Antworten
spirits-take = { $card }
spirits-use = nutzen
spirits-decline = diesmal nicht
spirits-use-rest = alle übrigen nach ihren Zahlen nutzen
spirits-decline-rest = keinen mehr nutzen
spirits-keep-rice = den Reis stehen lassen
spirits-let-rot = verfaulen lassen
spirits-grow-no-more = nichts weiter reifen lassen
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
spirits-phase-over = Die Partie ist zu Ende
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

# Die Szene: Zonen, Arten von Geistern, Karten
spirits-zone-own-farm = Dein Feld
spirits-zone-farm = Feld von { $seat }
spirits-zone-table = Regen, Errungenschaften, Vorrat
spirits-zone-spirits = Reihenfolge und Geister
spirits-zone-yields = Ertragstabelle
spirits-kind-active = jede Runde
spirits-kind-passive = immer
spirits-kind-once = einmal
spirits-kind-end = am Ende
spirits-named-card = Geist { $number }: { $name }
spirits-named-rain = Regen: { $name }
spirits-named-tile = Errungenschaft: { $name }, { $rice } Reis
spirits-setup = Startkarte: { $name }
    .text = Felsen auf den Sechsecken { $rocks }.{ $walls ->
        [0] { "" }
        [one] { " " }Eine Mauer oder ein Tor kostenlos in Runde 1.
       *[other] { " " }{ $walls } Mauern oder Tore kostenlos in Runde 1.
    }{ $rice ->
        [0] { "" }
       *[other] { " " }{ $rice } Reis.
    }{ $labourers ->
        [0] { "" }
        [one] { " " }Ein weiterer Arbeiter.
       *[other] { " " }{ $labourers } weitere Arbeiter.
    }{ $livestock ->
        [0] { "" }
        [one] { " " }Ein Tier.
       *[other] { " " }{ $livestock } Tiere.
    }

# … ein Feld
spirits-bamboo = Bambus
    .help = Eine Mauer, die schon immer da war. Sie schließt Parzellen ab, und darauf wird nie gebaut.
spirits-open-land = Sechseck { $hex }: offenes Land
    .help = Von Mauern, Bambus und zwei Toren umschlossen, wird es zu einer Parzelle mit bis zu fünf Sechsecken.
spirits-waste-land = Sechseck { $hex }: Ödland
    .help = Eingeschlossen, aber keine Parzelle: zu groß oder ohne die nötigen zwei Tore.
spirits-paddy-hex = Sechseck { $hex }, in Parzelle { $paddy }
spirits-rock-on = Felsen auf Sechseck { $hex }
    .help = Eine Parzelle mit Felsen nimmt kein Wasser auf und lässt keines durch. Ein Tier räumt ihn weg.
spirits-magic-on = Magisches Wasser auf Sechseck { $hex }
    .help = Es bleibt für immer und ersetzt eine Wasserscheibe. Ob es gerade als Wasser gilt oder nicht, entscheidet, wem es gehört.
spirits-fertilizer-on = Dünger in Parzelle { $hex }
    .help = Die nächste Ernte dieser Parzelle zählt ein Sechseck mehr.
spirits-weed-here = Unkraut in Parzelle { $hex }
    .help = Es schmälert die Ernte. So viele Arbeiter, wie die Parzelle Sechsecke hat, jäten es, wenn sie trocken ist.
spirits-pest-here = Schädling in Parzelle { $hex }
    .help = Er schmälert die Ernte. Ein Tier vertreibt ihn, wenn die Parzelle trocken ist.
spirits-harvest-here = In Parzelle { $hex } ernten
spirits-grow-here = Reis in Parzelle { $hex } reifen lassen
spirits-plant-here = Parzelle { $hex } bepflanzen
# As one types it, and in words where nobody types.
spirits-edge-e = { $hex }e
    .words = { $hex } Ost
spirits-edge-se = { $hex }se
    .words = { $hex } Südost
spirits-edge-sw = { $hex }sw
    .words = { $hex } Südwest
spirits-edge-w = { $hex }w
    .words = { $hex } West
spirits-edge-nw = { $hex }nw
    .words = { $hex } Nordwest
spirits-edge-ne = { $hex }ne
    .words = { $hex } Nordost
spirits-wall-on = Mauer auf Kante { $edge }
    .help = Eine Mauer bleibt stehen. Nur mit einem Tor derselben Parzelle kann sie den Platz tauschen.
spirits-gate-on = Tor auf Kante { $edge }
    .help = Hier fließt Wasser hindurch.
    .dry = Hierher kommt noch kein Wasser: Das Tor gehört nicht zum Wasserlauf.
spirits-flows-on = Wasser fließt von Parzelle { $from } in Parzelle { $to }
    .help = Der Wasserlauf beginnt am Becken und folgt den Toren von Parzelle zu Parzelle.
spirits-flows-out = Hinter Parzelle { $from } verlässt das Wasser das Feld und fließt weiter zur nächsten Person
spirits-reservoir = Becken: { $discs ->
        [0] keine Wasserscheibe
        [one] eine Wasserscheibe
       *[other] { $discs } Wasserscheiben
    }
    .help = Hier kommt das Wasser an. Beim Einlassen fließt alles den Wasserlauf hinab.
spirits-stock-store = { $number } Reis
    .help = Mit Reis bezahlst du Arbeiter und Tiere. Wer am Ende den meisten hat, gewinnt.
spirits-stock-hands = { $number ->
        [one] Ein Arbeiter
       *[other] { $number } Arbeiter
    }
    .help = Sie bauen (drei für ein Bauteil), jäten, ernten (zwei für ein Sechseck) und pflanzen (einer für ein Sechseck).
spirits-stock-herd = { $number ->
        [0] Keine Tiere
        [one] Ein Tier
       *[other] { $number } Tiere
    }
    .help = Ein Tier baut ein Bauteil, räumt einen Felsen weg oder vertreibt einen Schädling und düngt.
spirits-market = Markt von { $seat }
    .help = Oben Arbeiter, unten Tiere, jeweils mit ihrem Preis in Reis; das Günstigste geht zuerst weg. Zwei oder mehr Einkäufe in einer Runde kosten Steuer.
spirits-labourer = Arbeiter für { $price } Reis
    .help = Bleibt von da an bei dir. Die Steuer ist im Preis nicht enthalten.
spirits-animal = Tier für { $price } Reis
    .help = Bleibt von da an bei dir. Die Steuer ist im Preis nicht enthalten.
spirits-bill = Einkäufe in dieser Runde: { $items }, für { $rice } Reis
    .help = Darin steckt auch die Steuer: 4 für zwei Einkäufe, 9 für drei, 16 für vier.
spirits-owner = Das Feld von { $seat }
spirits-work-build = Bauen
    .help = Eine Mauer oder ein Tor braucht drei Arbeiter oder ein Tier.
spirits-work-rocks = Felsen räumen
    .help = Ein Tier für jeden Felsen.
spirits-work-out = Wasser ablassen
    .help = In der Reihenfolge der Runde lassen alle Wasser den Wasserlauf hinab und aus dem Feld.
spirits-work-weeds = Jäten
    .help = Für jedes Unkraut so viele Arbeiter, wie seine Parzelle Sechsecke hat. Sie muss trocken sein.
spirits-work-pests = Schädlinge und Dünger
    .help = Ein Tier für jeden Schädling oder jede Düngung. Die Parzelle muss trocken sein.
spirits-work-harvest = Ernten
    .help = Zwei Arbeiter für jedes Sechseck. Die Parzelle muss trocken und ihr Reis reif sein.
spirits-work-in = Wasser einlassen, dann reifen
    .help = In der Reihenfolge der Runde füllen alle aus ihren Becken die Parzellen. Danach reift der Reis in gefluteten Parzellen.
spirits-work-plant = Pflanzen
    .help = Ein Arbeiter für jedes Sechseck. Die Parzelle muss geflutet und leer sein.
spirits-working-labour = { $n ->
        [0] Hier arbeiten keine Arbeiter
        [one] Hier arbeitet ein Arbeiter
       *[other] Hier arbeiten { $n } Arbeiter
    }
spirits-working-animals = { $n ->
        [0] Hier arbeitet kein Tier
        [one] Hier arbeitet ein Tier
       *[other] Hier arbeiten { $n } Tiere
    }
spirits-secret = Geheim, bis alle ihre Arbeit verteilt haben
spirits-pool = Wasser unterwegs: { $discs ->
        [0] keine Wasserscheibe
        [one] eine Wasserscheibe
       *[other] { $discs } Wasserscheiben
    }
    .help = Was den Wasserlauf herab zu dieser Parzelle kommt. Es bleibt hier oder fließt weiter.

# … die Mitte des Tisches
spirits-rained = { $discs ->
        [one] Eine Wasserscheibe liegt auf der Regenkarte
       *[other] { $discs } Wasserscheiben liegen auf der Regenkarte
    }
    .help = Wer in dieser Runde zuerst an der Reihe ist, bekommt den ganzen Regen.
spirits-deck = Regen, der noch kommt: { $left ->
        [one] eine Karte
       *[other] { $left } Karten
    }
    .help = Je eine Regenkarte für die ersten sechs Runden.
spirits-round = Runde { $number }
    .help = Regen, ein Geist, Reihenfolge, die Arbeit verteilen, Arbeit im Feld, Errungenschaften, Markt. Nach Runde 3 werden noch einmal Geister gewählt.
    .sixth = Der Reis reift zweimal, und es gibt keinen Markt.
    .last = Kein Regen und keine Geister. Alles Wasser ist weg. Zu tun gibt es nur noch Jäten, Schädlinge und Ernten, und die Ernte bringt mehr.
spirits-yields = Das bringt eine Ernte in den Runden 1 bis 6
    .help = Von links nach rechts: für ein bis sechs Sechsecke. Von oben nach unten: eine saubere Parzelle, eine mit einem Schädling, eine mit einem Unkraut, eine mit mehr davon.
    .help-later = Von links nach rechts: für ein bis sechs Sechsecke. Von oben nach unten: eine saubere Parzelle, eine mit einem Schädling, eine mit einem Unkraut, eine mit mehr davon. In Runde 7 bringt eine saubere Parzelle { $later }.
spirits-yields-last = Das bringt eine Ernte in Runde 7
spirits-box-walls = Mauern im Vorrat: { $number }
    .help = Was aufgebraucht ist, kann erst wieder dazukommen, wenn etwas zurückgelegt wurde.
spirits-box-gates = Tore im Vorrat: { $number }
spirits-box-weeds = Unkraut im Vorrat: { $number }
spirits-box-pests = Schädlinge im Vorrat: { $number }
spirits-box-fertilizer = Dünger im Vorrat: { $number }
spirits-box-water = Wasserscheiben im Vorrat: { $number }
spirits-box-magic = Magisches Wasser im Vorrat: { $number }
spirits-row = Geister von { $seat }
    .help = Gespielte Geister bleiben bis zum Spielende liegen.
spirits-order = { $seat } ist Nummer { $place } in der Reihenfolge der Runde
    .help = Verglichen wird die höchste Zahl, die jede Person vor sich hat. Die niedrigste davon kommt zuerst und bekommt den Regen.
spirits-back = Verdeckter Geist von { $seat }
    .help = Er wird aufgedeckt, wenn er gespielt wird.
spirits-ready = { $seat } hat sich entschieden
spirits-chosen = Diesen Geist hast du gewählt
spirits-kept = Diesen Geist behältst du
spirits-fact-place = Platz in der Reihenfolge
spirits-fact-labourers = Arbeiter
spirits-fact-livestock = Tiere
spirits-fact-reservoir = Wasserscheiben im Becken
spirits-fact-paddies = Parzellen
spirits-fact-hand = Geister auf der Hand
spirits-fact-claimed = Errungenschaften

# Warum etwas nicht gewählt werden kann, und was jetzt geht
spirits-why = { $reason } { $now }
spirits-now-choose = Jetzt: { $question }
spirits-now-wait = { $count ->
        [one] Jetzt entscheidet { $seats }.
       *[other] Jetzt entscheiden: { $seats }.
    }
spirits-now-over = Die Partie ist zu Ende.
spirits-why-scenery = Das zeigt nur etwas an und bewirkt nichts.
spirits-why-others-card = „{ $card }“ ist ein Geist von { $seat } und wirkt nur für { $seat }.
spirits-why-passed-on = „{ $card }“ hast du an { $seat } weitergegeben.
spirits-why-kept = „{ $card }“ behältst du: Nach der Geisterwahl hast du diesen Geist auf der Hand.
spirits-why-chosen = Du hast „{ $card }“ gewählt. Bis alle gewählt haben, kannst du das zurücknehmen.
spirits-why-chosen-other = Du hast stattdessen „{ $card }“ gewählt. Bis alle gewählt haben, kannst du das zurücknehmen.
spirits-why-hand = In den Runden 1 bis 6 spielst du gleich nach dem Regen einen Geist; dann kann es „{ $card }“ sein.
spirits-why-active = „{ $card }“ wirkt einmal je Runde, sobald deine Geister an der Reihe sind. Gibt es etwas zu entscheiden, wirst du gefragt.
spirits-why-passive = „{ $card }“ wirkt die ganze Zeit, ohne dass du etwas tust.
spirits-why-once = „{ $card }“ wird dir jede Runde angeboten, sobald deine Geister an der Reihe sind, bis du diesen Geist einmal genutzt hast.
spirits-why-spent = „{ $card }“ wirkt nur einmal, und das ist geschehen.
spirits-why-end = „{ $card }“ bringt Reis, wenn die Partie zu Ende ist.
spirits-why-back = Diesen Geist kennt nur { $seat }.
spirits-why-mark = Das Häkchen zeigt nur, was du gewählt hast.
spirits-why-others-field = Das ist das Feld von { $seat }. Nur Regen und Geister reichen bis dorthin, und dann wirst du gefragt.
spirits-why-open-land = Das ist offenes Land. Beim Bauen kommen Mauern und Tore auf die Kanten ringsum; auf das Sechseck selbst kommt nichts.
spirits-why-waste-land = Dieses Stück ist eingeschlossen, aber keine Parzelle. Wird es geteilt oder kommt ein Tor dorthin, kann noch eine daraus werden.
spirits-why-paddy = In Parzelle { $hex } ist bei der Arbeit im Feld zu tun: jäten, Schädlinge vertreiben, ernten, pflanzen.
spirits-why-water = Das Wasser fließt Parzelle für Parzelle den Wasserlauf hinab. Wähle eine Zahl für die markierte Parzelle.
spirits-why-pick-sign = Wähle hier nicht die Parzelle selbst, sondern das Zeichen, das in ihr liegt.
spirits-why-no-weeds = In Parzelle { $hex } gibt es kein Unkraut.
spirits-why-few-weeders = Ein Unkraut in Parzelle { $hex } braucht { $needed ->
        [one] einen Arbeiter
       *[other] { $needed } Arbeiter
    }; zum Jäten { $left ->
        [0] ist keiner mehr da
        [one] ist noch einer da
       *[other] sind noch { $left } da
    }.
spirits-why-no-pests = In Parzelle { $hex } ist kein Schädling, und zu düngen gibt es nichts: Gedüngt wird nur Reis, der gepflanzt und noch nicht reif ist.
spirits-why-no-ducks = Alle Tiere, die du gegen Schädlinge eingeteilt hast, haben ihre Arbeit getan; Parzelle { $hex } muss warten.
spirits-why-not-dry = Diese Arbeit braucht eine trockene Parzelle, und in Parzelle { $hex } steht Wasser. Trockenlegen kannst du sie beim Ablassen.
spirits-why-not-grown = In Parzelle { $hex } steht kein reifer Reis. Reis reift nach dem Einlassen in Parzellen, die bepflanzt und geflutet sind.
spirits-why-few-harvesters = Für die Ernte in Parzelle { $hex } sind nicht mehr genug Arbeiter da.
spirits-why-harvest-hexes = Du erntest gerade in Parzelle { $hex }. Wähle mit den Knöpfen, wie viele ihrer Sechsecke.
spirits-why-has-rice = In Parzelle { $hex } steht schon Reis.
spirits-why-rock-inside = In Parzelle { $hex } liegt ein Felsen: Sie kann weder geflutet noch bepflanzt werden.
spirits-why-not-flooded = Bepflanzt werden nur geflutete Parzellen; Parzelle { $hex } { $missing ->
        [one] fehlt noch eine Wasserscheibe
       *[other] fehlen noch { $missing } Wasserscheiben
    }.
spirits-why-few-planters = Um Parzelle { $hex } zu bepflanzen, brauchst du { $needed ->
        [one] einen Arbeiter
       *[other] { $needed } Arbeiter
    }; dafür { $left ->
        [0] ist keiner mehr da
        [one] ist noch einer da
       *[other] sind noch { $left } da
    }.
spirits-why-weed = Gejätet wird bei der Arbeit im Feld, und nur in trockenen Parzellen; teile Arbeiter dafür ein. Auch manche Geister entfernen Unkraut.
spirits-why-pest = Schädlinge werden bei der Arbeit im Feld vertrieben, und nur aus trockenen Parzellen; teile Tiere dafür ein. Auch manche Geister entfernen Schädlinge.
spirits-why-fertilizer = Dünger bleibt bis zur Ernte: Dann zählt sie ein Sechseck mehr.
spirits-why-magic = Magisches Wasser bleibt das ganze Spiel über liegen.
spirits-why-rock = Felsen räumen Tiere weg, je Felsen eines. Teile Tiere dafür ein.
spirits-why-rock-soon = Deine Tiere räumen gleich nach dem Bauen Felsen weg.
spirits-why-wall = Eine Mauer bleibt stehen.
spirits-why-not-there = Das Tor kann mit dieser Mauer nicht den Platz tauschen: Jede Parzelle braucht ihre Tore, und ein versetztes Tor darf nicht von einer Parzelle in eine andere führen.
spirits-why-gate = Tore versetzt du beim Bauen, ganz ohne Arbeit.
spirits-why-gate-moves = Dieses Tor versetzt du gerade. Wähle den Platz, an dem es stehen soll.
spirits-why-moved = Dieses Tor wurde in dieser Runde schon versetzt.
spirits-why-gate-stays = Dieses Tor kann nirgendwo anders hin: Tore zwischen zwei Parzellen bleiben, und jede Parzelle braucht ihre eigenen.
spirits-why-flow = Der Pfeil zeigt, wohin das Wasser fließt. Wie viel fließt, entscheidet sich beim Ablassen und beim Einlassen.
spirits-why-bamboo = Bambus ist für immer eine Mauer: Darauf wird nichts gebaut.
spirits-why-asked = Um diesen Platz geht es gerade. Antworte mit den Knöpfen.
spirits-why-pool = Diese Wasserscheiben sind auf dem Weg den Wasserlauf hinab. Wähle mit den Knöpfen, wie viele bleiben.
spirits-why-reservoir = Das Wasser bleibt bis zum Einlassen im Becken; dann fließt alles den Wasserlauf hinab.
spirits-why-store = Reis gibst du auf dem Markt aus, am Ende einer Runde.
spirits-why-hands = Deine Arbeiter teilst du mit Zahlen ein, sobald die Geister gewirkt haben.
spirits-why-herd = Deine Tiere teilst du mit Zahlen ein, sobald die Geister gewirkt haben.
spirits-why-station = „{ $work }“: Hier steht, wie viele Arbeiter und Tiere dafür eingeteilt sind. Zahlen wählst du mit den Knöpfen, Plätze im Feld.
spirits-why-market-later = Der Markt öffnet am Ende der Runde.
spirits-why-no-market = Einen Markt gibt es nicht mehr: Der letzte war in Runde 5.
spirits-why-market-left = Du bist auf dem Markt fertig.
spirits-why-cheapest = Das Günstigste geht zuerst weg; mit Steuer kostet es { $price } Reis.
spirits-why-too-dear = Mit Steuer kostet das { $price } Reis, und du hast { $rice }.
spirits-why-stalls = Auf dem Markt wählst du den Arbeiter oder das Tier selbst, das Günstigste zuerst.
spirits-why-setup = Die Startkarte hat ihren Zweck erfüllt: Felsen und Bonus sind auf dem Tisch.
spirits-why-owner = Das Zeichen zeigt, wem das hier gehört.
spirits-why-tile = „{ $tile }“ kannst du nach der Arbeit im Feld beanspruchen, wenn du die Bedingung dann erfüllst.
spirits-why-tile-soon = Im Moment erfüllst du die Bedingung von „{ $tile }“. Beanspruchen kannst du diese Errungenschaft nach der Arbeit im Feld.
spirits-why-tile-last = In Runde 7 wird keine Errungenschaft mehr beansprucht.
spirits-why-tile-wait = Du erfüllst die Bedingung von „{ $tile }“, bist aber gerade nicht an der Reihe.
spirits-why-tile-open = Die Bedingung von „{ $tile }“ erfüllst du nicht.
spirits-why-claimed = Du hast in dieser Runde so viele Errungenschaften beansprucht, wie du darfst; „{ $tile }“ muss warten.
spirits-why-rain = Der Regen wirkt von selbst. Wenn er dich etwas fragt, wählst du in den Feldern.
spirits-why-rain-discs = Sobald die Geister aufgedeckt sind, bekommt diese Wasserscheiben, wer in dieser Runde zuerst an der Reihe ist.
spirits-why-rain-deck = Der nächste Regen kommt zu Beginn einer Runde, ganz von selbst.
spirits-why-round = Die Runden folgen von selbst aufeinander; das ist Runde { $number } von 7.
spirits-why-yields = Die Tabelle zeigt nur, was eine Ernte bringt.
spirits-why-box = Was im Vorrat liegt, kommt durch Bauen, Regen und Geister ins Spiel.
spirits-why-order = Die Reihenfolge der Runde ergibt sich aus der höchsten Zahl, die jede Person vor sich hat: Die niedrigste davon kommt zuerst.
spirits-why-ready = Das Häkchen zeigt, dass sich jemand entschieden hat.
spirits-why-not-in-hand = „{ $card }“ hast du nicht auf der Hand.
spirits-why-idle = „{ $card }“ könnte gerade nichts bewirken.
spirits-why-acted = „{ $card }“ war in dieser Runde schon an der Reihe.
spirits-why-acts-no-more = „{ $card }“ kommt nicht mehr an die Reihe: In Runde 7 werden keine Geister mehr genutzt.
spirits-why-acts-later = „{ $card }“ ist gleich an der Reihe.
spirits-why-others-stock = Das gehört { $seat }.
spirits-why-nothing-built = In Runde 7 wird nichts mehr gebaut oder geräumt.
spirits-why-water-waits = Das Wasser fließt in der Reihenfolge der Runde durch die Felder, Parzelle für Parzelle. Du wirst gefragt, wenn du an der Reihe bist.
spirits-why-fertilized-already = In Parzelle { $hex } ist kein Schädling, und gedüngt ist sie schon.
spirits-why-no-fertilizer = In Parzelle { $hex } ist kein Schädling, und im Vorrat liegt kein Dünger mehr.
spirits-why-gate-of-no-paddy = Dieses Tor gehört noch zu keiner fertigen Parzelle. Nur die Tore von Parzellen lassen sich versetzen.
spirits-why-no-water = In Runde 7 gibt es kein Wasser mehr.
spirits-why-store-counts = Es gibt keinen Markt mehr: Reis zählt jetzt nur noch für den Sieg.
spirits-why-rain-over = Der letzte Regen fiel in Runde 6.
spirits-why-other-word = Diesen Ort kannst du wählen, aber nicht mit diesem Zug.
spirits-why-rot = Über allen Reis, der nicht geerntet wurde, entscheidest du auf einmal. Antworte mit den Knöpfen.
spirits-why-no-rice = In Parzelle { $hex } steht kein Reis, der reifen könnte.
spirits-why-stays-dry = Parzelle { $hex } ist nicht geflutet, und kein Geist hilft mehr.
spirits-why-has-grown = Der Reis in Parzelle { $hex } ist schon reif.
# Why a written move is refused
spirits-why-first-gate = Zuerst setzt du das Tor der Startparzelle, auf eine der Kanten von Sechseck 1, an denen kein Bambus wächst.
spirits-why-build-later = Mauern und Tore baust du nur, wenn das Bauen an der Reihe ist; auch Tore versetzt du nur dann.
spirits-why-no-gate-in-hand = Es wird gerade kein Tor versetzt; sag zuerst, welches.
spirits-why-gate-in-hand = Ein Tor wird gerade versetzt; sag zuerst, wohin es kommt.
spirits-why-no-wall = Auf dieser Kante steht keine Mauer, mit der das Tor den Platz tauschen könnte.
spirits-why-no-gate = Auf dieser Kante steht kein Tor.
spirits-why-built = Auf dieser Kante steht schon eine Mauer oder ein Tor.
spirits-why-no-pieces = Du hast so viele Mauern und Tore gebaut, wie du in dieser Runde bauen kannst.
spirits-why-box-empty = Von diesem Bauteil ist keines mehr im Vorrat.
spirits-why-third-gate = Das Sechseck hat schon so viele Tore, wie eine Parzelle haben kann.
spirits-why-not-bare = Parzelle { $hex } ist nicht leer, deshalb wird darin nichts gebaut.
spirits-why-only-waste = Das Bauteil würde etwas einschließen, das keine Parzelle ist. Eine Parzelle hat ein bis fünf Sechsecke und genau zwei Tore.
spirits-why-no-number = Nach einer Zahl wird gerade nicht gefragt.
spirits-why-too-many = Mehr als { $most } nützen hier nichts.
spirits-why-other-number = Hier sind diese Zahlen möglich: { $numbers }.
spirits-why-no-question = Es gibt gerade nichts zu nutzen oder abzulehnen.
spirits-why-no-victim = { $seat } steht gerade nicht zur Wahl.
spirits-why-no-rock = Auf Sechseck { $hex } liegt kein Felsen.
spirits-why-rock-there = Auf Sechseck { $hex } liegt ein Felsen: Dorthin kann kein Magisches Wasser.
spirits-why-magic-there = Auf Sechseck { $hex } liegt schon Magisches Wasser, oder es ist keines mehr da.
spirits-why-not-this-paddy = Parzelle { $hex } steht gerade nicht zur Wahl.
spirits-why-tile-gone = „{ $tile }“ liegt nicht offen.
spirits-why-no-such-move = Einen solchen Zug gibt es nicht.
spirits-why-sold-out = Davon gibt es auf deinem Markt nichts mehr.

# On the shelf and before the game
about-spirits = Zieh Mauern um deine Reisfelder und leite das Wasser von einem zum nächsten, damit der Reis wächst. Geister helfen dir, doch wer die schwachen ruft, bekommt den Regen zuerst.
option-spirits-gentle = Sanft
    .text = Lässt die Karten weg, die andere behindern.
game-spirits = Spirits of the Rice Paddy

# The guided first game. $other is the neighbour at the table, $gain what the last step has brought.
lesson-spirits-welcome = Willkommen! Das ist dein Feld aus zehn Sechsecken. Du teilst Parzellen mit Mauern ab, leitest Wasser hinein, pflanzt Reis und erntest ihn. Nach sieben Runden gewinnt, wer den meisten Reis hat.
lesson-spirits-reservoir = Im Becken kommt all dein Wasser an. Von dort fließt es zu Sechseck 1, deiner ersten Parzelle, und dann weiter von Parzelle zu Parzelle.
lesson-spirits-first-gate = Sechseck 1 fehlt noch ein Tor, durch das das Wasser abfließt. Wo Felsen liegen, lässt sich nichts fluten, aber links unten ist das Land frei. Setze dein Tor dorthin.
lesson-spirits-draft = Deine erste Parzelle steht unter Wasser und ist bepflanzt. Nun zu den Geistern: Einen von diesen vieren behältst du, die anderen gibst du an { $other } weiter. Behalte „{ spirits-card-dew }“.
lesson-spirits-rain = Nach der Geisterwahl hast du drei Geister, für die Runden 1 bis 3 je einen. Jede Runde beginnt mit einer Regenkarte. Sie sagt, wie viele Wasserscheiben fallen, und manchmal bringt sie Unkraut oder Schädlinge.
lesson-spirits-play = Jetzt spielen alle verdeckt einen Geist. Hohe Zahlen können meist mehr, aber sie kosten dich den Regen: Verglichen wird die höchste Zahl, die jede Person vor sich hat, und die niedrigste davon kommt zuerst. Spiele „{ spirits-card-dew }“.
lesson-spirits-order = Du bist zuerst an der Reihe: Deine höchste Zahl ist niedriger als die von { $other }. Also gehört dir der ganze Regen. { $other } bekommt nur, was du weiterfließen lässt.
lesson-spirits-use = Geister bleiben liegen, und dieser wirkt in jeder Runde. Wähle ihn aus und nutze ihn: Eine Wasserscheibe mehr kann nicht schaden.
lesson-spirits-allocate = Jetzt verteilst du verdeckt deine Arbeiter und Tiere, eine Arbeit nach der anderen. Eine Mauer oder ein Tor braucht mehrere Arbeiter; in der ersten Runde gibt dir deine Startkarte einige kostenlos dazu. Lass deine Arbeiter drei bauen.
lesson-spirits-allocate-planters = Wer nicht baut, kann pflanzen: ein Arbeiter je Sechseck. Schicke zwei.
lesson-spirits-build = Eine Parzelle ist ringsum eingeschlossen und hat genau zwei Tore: Durch das eine kommt das Wasser herein, durch das andere fließt es ab. Baue eine Mauer rechts von Sechseck 4; der Knopf mit dem Drehpfeil (oder R) wechselt zwischen Tor und Mauer.
lesson-spirits-build-gate = Drei weitere Mauern stehen, und nur eine Kante ist noch offen: die rechte von Sechseck 8. Das zweite Tor fehlt noch, also baue es dort.
lesson-spirits-paddy = Deine zweite Parzelle ist fertig: die Sechsecke 4 und 8, ein Tor zu Sechseck 1 und eines nach rechts. Du hättest auch über mehrere Runden bauen können. { $other } hat ebenfalls gebaut.
lesson-spirits-water-out = Als Nächstes wird Wasser abgelassen: Parzelle für Parzelle den Wasserlauf hinab sagst du, wie viel in jeder bleibt. Der Reis auf Sechseck 1 braucht Wasser, um zu reifen, also lass ihm seine Wasserscheibe.
lesson-spirits-water-in = Nun wird Wasser eingelassen: Dein Becken leert sich in deine Parzellen. Fülle deine neue; sie braucht eine Wasserscheibe je Sechseck.
lesson-spirits-downstream = Was du nicht gebraucht hast, ist zu { $other } weitergeflossen: { $discs ->
        [one] eine Wasserscheibe
       *[other] { $discs } Wasserscheiben
    }. Und weil Sechseck 1 geflutet ist, ist sein Reis reif geworden. Ab der nächsten Runde kannst du ihn ernten.
lesson-spirits-plant = Zuletzt wird gepflanzt. Dafür muss eine Parzelle geflutet und leer sein, so wie deine neue. Bepflanze sie.
lesson-spirits-weed = Runde 2, und der Regen hat Unkraut in deine neue Parzelle gebracht. Unkraut und Schädlinge schmälern die Ernte verschieden stark, am stärksten mehrere zusammen.
lesson-spirits-reapers = Du hast einen Geist gespielt, und zwei weitere Mauern sind eingeplant. Jetzt zum reifen Reis auf Sechseck 1: Ernten braucht Arbeiter für jedes Sechseck. Lass eines ernten.
lesson-spirits-dry = Geerntet wird nur in einer trockenen Parzelle, also muss zuerst das Wasser weg. Lass auf Sechseck 1 keine Wasserscheibe.
lesson-spirits-harvest = Die andere Parzelle hat ihr Wasser behalten, denn ihr Reis muss noch reifen. Der Reis von Sechseck 1 ist geerntet: { $gain } Reis für dich! Die leere Parzelle kannst du wieder fluten und bepflanzen.
lesson-spirits-market = Die Ernte ist da, und dein Reis reicht für den Markt. Ein Tier baut, räumt einen Felsen weg oder vertreibt Schädlinge. Kaufe eines. Ein zweites in derselben Runde würde zusätzlich Steuer kosten.
lesson-spirits-pest = Runde 3. Neben dem Unkraut sitzt nun auch ein Schädling. Mit beiden zusammen brächte der reife Reis kaum etwas. Räumen wir vor der Ernte auf!
lesson-spirits-weeders = Ein Unkraut braucht so viele Arbeiter, wie seine Parzelle Sechsecke hat. Schicke zwei zum Jäten.
lesson-spirits-ducks = Schädlinge sind Sache deiner Tiere: eines je Schädling, egal wie groß die Parzelle ist. Schicke deines.
lesson-spirits-drain = Auch fürs Ernten und Pflanzen sind Arbeiter eingeteilt. Jäten, Schädlinge vertreiben, ernten: Für all das muss die Parzelle trocken sein. Lass ihr ganzes Wasser ab; es fließt zu { $other }.
lesson-spirits-tidy = Jetzt ist die Parzelle trocken. Von selbst geschieht nichts: Du darfst immer aufhören, und Reis, der verfault, nähme das Unkraut sogar mit. Aber du willst ja ernten, also jäte.
lesson-spirits-clean = Das Unkraut ist weg, der Schädling auch. Ernte jetzt beide Sechsecke. Reifer Reis, den niemand erntet, verfault.
lesson-spirits-claim = { $gain } Reis aus einer sauberen Parzelle! Am Ende einer Runde darfst du eine Errungenschaft beanspruchen, die du erfüllst; jede gibt es nur einmal. Beanspruche „{ spirits-tile-full-store }“.
lesson-spirits-last = Wir springen in Runde 7, die letzte. Es regnet nicht mehr, und alles Wasser ist weg; du räumst nur noch auf und erntest, aber der Reis bringt mehr als je zuvor. In Runde 6 ist er sogar zweimal gereift. Ernte alle drei Sechsecke!
lesson-spirits-last-harvest = Du wählst Parzelle für Parzelle. Fang mit der größeren an.
lesson-spirits-over = Alles ist geerntet. Die Geister, die am Ende wirken, haben ihren Reis gebracht, und du hast jetzt { $points } Reis. Baue beim nächsten Mal größere Parzellen: Vier oder fünf Sechsecke auf einmal bringen viel mehr als mehrere kleine Ernten.
