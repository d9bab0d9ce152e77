# Der Browser: alles um den Tisch herum.
web-name = Subak
web-title = Subak – Spiele über Reis und Flüsse
web-motto = Spiele über Reis, Flüsse und die Menschen, die sich beides teilen. Allein, gemeinsam an einem Bildschirm oder mit Freunden in der Ferne.
web-about = Subak heißt auf Bali die Wassergenossenschaft: viele Bauern, ein Fluss, und alle bekommen ihren Anteil.
web-version = Version { $version }
web-menu = Menü
web-games = Die Spiele
web-loading = Einen Augenblick …
web-play = Spielen
web-learn = Lernen
web-rules = Regeln
web-players = { $least ->
        [one] Für eine Person
       *[other] { $most ->
            [2] Für zwei Personen
           *[other] Für { $least } bis { $most } Personen
        }
    }

# Während die Regeln kompiliert werden
web-preparing = Wird vorbereitet
web-preparing-seconds = Wird vorbereitet: noch etwa { $count } s
web-preparing-minutes = Wird vorbereitet: noch etwa { $count } min
web-preparing-begin = Du kannst sofort anfangen; nur die erste Minute ist etwas langsamer.
web-prepared = Alle Spiele sind bereit.
web-warming = Der { $level } wärmt sich noch auf: Bis die Regeln kompiliert sind, spielt er wie der { $other }.

# Die Spiele in zwei Sätzen

# Optionen

# Was eine Möglichkeit bringt
preview-points = bringt { $value }
preview-fields = { $value ->
        [one] schließt ein Feld
       *[other] schließt { $value } Felder
    }
preview-paddies = { $value ->
        [one] stellt eine Parzelle fertig
       *[other] stellt { $value } Parzellen fertig
    }
preview-flows-on = { $value ->
        [one] eine Wasserscheibe fließt weiter
       *[other] { $value } Wasserscheiben fließen weiter
    }
preview-steps = { $value ->
        [one] ein Schritt
       *[other] { $value } Schritte
    }
preview-drives-out = vertreibt jemanden
preview-courses = { $value ->
        [one] ein möglicher Lauf
       *[other] { $value } mögliche Läufe
    }
preview-wins = gewinnt die Partie
preview-loses = verliert die Partie
preview-missing = { $value ->
        [one] dann fehlt noch ein Gebäude zum Sieg
       *[other] dann fehlen noch { $value } Gebäude zum Sieg
    }
preview-rio-of = { $seat }: { $value } Rio
preview-wood-of = { $seat }: { $value } Holz

# Eigene Tische, dazukommen
web-my-tables = Weiterspielen
web-your-turn = Du bist am Zug
web-your-turn-at = Du bist am Zug – { $game }
web-turns = { $count ->
        [one] ein Tisch wartet auf dich
       *[other] { $count } Tische warten auf dich
    }
web-with = mit { $names }
web-table-running = läuft noch
web-table-waiting = wartet auf Mitspielende
web-table-over = beendet
web-forget = Aus der Liste entfernen
web-fewer = Weniger zeigen
web-all-tables = Alle { $count } zeigen
web-lobby = Offene Tische
web-open-tables = { $count ->
        [one] Ein offener Tisch
       *[other] { $count } offene Tische
    }
web-lobby-empty = Gerade wartet niemand auf Mitspielende. Eröffne einen Tisch und wähle für einen Platz „Wer mag“: Dann steht er hier, bis sich jemand setzt.
web-nobody-yet = hier sitzt noch niemand
web-free-seats = { $free } von { $all } Plätzen frei
web-sit-down = Hinsetzen
web-join = Setz dich dazu
web-join-link = Link oder Name eines Tischs
web-join-help = Füge den Link ein, den du bekommen hast. Zum Zuschauen genügt der Name eines offenen Tischs.
web-join-odd = Das ist weder ein Link zu einem Tisch noch der Name eines Tischs. Füge den ganzen Link ein.
web-open = Öffnen

# Ein neuer Tisch
web-new-table = Neuer Tisch: { $game }
web-how-many = Wie viele spielen?
web-who-plays = Wer sitzt wo?
web-options = Optionen
web-begin = Los geht’s
web-seat = Platz { $letter }
web-kind-me = Ich
web-kind-here = Jemand an diesem Bildschirm
    .text = Ihr wechselt euch an diesem Bildschirm ab; Karten bleiben verdeckt.
web-kind-link = Jemand mit einem Link
    .text = Du bekommst einen Link zum Weitergeben.
web-kind-open = Wer mag
    .text = Steht bei den offenen Tischen; wer zuerst kommt, setzt sich.
web-kind-computer = Computer
web-level = Stärke
web-your-name = Dein Name
web-friends-name = Name der anderen Person
web-clock = Bedenkzeit
web-clock-is-none = Keine Uhr
web-clock-is-quick = Flott
web-clock-is-calm = Gemütlich
web-clock-is-day = 1 Tag
web-clock-is-days = 3 Tage
web-clock-is-week = 7 Tage
web-clock-is-own = Eigene Zeit
web-clock-none = ohne Uhr
web-clock-free = { $free } je Entscheidung
web-clock-bank = { $bank } für die ganze Partie
web-clock-both = { $free } je Entscheidung, dazu { $bank } als Reserve
web-clock-help = Wer keine Zeit mehr hat, wird durch einen Computerspieler ersetzt. Die Uhren starten mit dem ersten Zug.
web-clock-none-help = Alle überlegen, so lange sie möchten.
web-clock-each = Je Entscheidung
web-clock-spare = Als Reserve, für die ganze Partie
web-clock-unit = Einheit
web-unit-second = Sekunden
web-unit-minute = Minuten
web-unit-hour = Stunden
web-unit-day = Tage
web-span-second = { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
web-span-minute = { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
web-span-hour = { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }
web-span-day = { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
web-access = Wer darf zuschauen?
web-access-link = Wer den Link hat
web-access-open = Alle
web-access-open-seat = Alle, weil ein Platz allen offensteht.
web-on = an
web-off = aus

# Am Tisch
web-table = Tisch
web-to-home = Zur Startseite
web-to-table = Zum Tisch
web-boards = Spielpläne
web-strips = Hand und Auslage
web-seats-and-log = Wer spielt und was geschah
web-players-here = Wer spielt
web-picks-here = Hier gibt es etwas zu wählen.
web-enlarge = Vergrößern
web-shrink = Verkleinern
web-zoom-in = Näher heran
web-zoom-out = Weiter weg
web-you = du
web-points = { $points ->
        [one] { $points } Punkt; woher kommen die Punkte?
       *[other] { $points } Punkte; woher kommen die Punkte?
    }
web-to-move = am Zug
web-away = nicht da
web-seat-free = frei, wartet auf jemanden
web-seat-left = nicht da; ein Computerspieler springt ein
web-seat-resigned = hat aufgegeben; ein Computerspieler hat den Platz
web-seat-timeout = Zeit abgelaufen; ein Computerspieler hat den Platz
web-seat-is-free = Ein Platz ist frei.
web-watch = Zuschauen
web-watching = Du schaust zu
web-score = Wertung
web-score-empty = Noch hat niemand Punkte.
web-talk = Was geschah, Chat und Notizen
web-log = Was geschah
web-log-empty = Noch ist nichts geschehen.
web-chat = Chat
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-empty-watching = Noch hat niemand etwas gesagt. Was Zuschauende sagen, lesen die Spielenden erst, wenn die Partie vorbei ist.
web-say = Sag etwas
web-send = Abschicken
web-said = { $name } sagt: { $words }
web-spectator = Jemand
web-spectators = Zuschauende
web-watches = schaut zu
web-unread = ungelesen
web-mute = Nichts anzeigen von …
web-notes = Notizen
web-notes-hint = Das kannst nur du lesen.
web-notes-help = Wird beim Schreiben von selbst gespeichert.
web-notes-saved = Gespeichert.
web-notes-unsaved = Noch nicht gespeichert …
web-clock-title = Zeit für diese Entscheidung, und Reserve
web-clock-decision = für diese Entscheidung:
web-clock-in-bank = Reserve:
web-clock-low = beeil dich
web-clock-left = Noch { $time } für die Entscheidung.
web-time-days = { $days } T { $hours } Std
web-time-hours = { $hours } Std { $minutes } min
web-your-move = Deine Entscheidung
web-choices = Möglichkeiten
web-confirm = Bestätigen
web-cancel = Etwas anderes wählen
web-close = Schließen
web-turn = Drehen oder tauschen (R)
web-undo = Zurücknehmen (U)
web-nothing-to-undo = Es gibt nichts zurückzunehmen.
web-ask-back = Um Rücknahme deines letzten Zugs bitten (U)
web-asks-back = { $name } möchte den letzten Zug zurücknehmen.
web-asked-back-waiting = Der letzte Zug wird zurückgenommen, wenn die anderen zustimmen. Noch keine Antwort von { $names }.
web-agree = Einverstanden
web-decline = Nein
web-never-mind = Doch nicht
web-taken-back = Etwas wurde zurückgenommen.
web-hint = Tipp (H)
web-hint-thinking = Gute Züge werden gesucht …
web-hint-share = Siegchance { $share }
web-hints = Tipps: die Siegchance nach jedem
web-result = Ergebnis
web-my-seat = Dein Platz
web-rename-help = Alle am Tisch sehen ihn.
web-leave = Kurz weggehen
    .text = Ein Computerspieler springt für dich ein, bis du zurückkommst.
web-return = Zurückkommen
web-own-left = Du bist weggegangen; ein Computerspieler springt für dich ein.
web-own-resigned = Du hast aufgegeben; ein Computerspieler hat deinen Platz. Zuschauen kannst du weiterhin.
web-own-timeout = Deine Zeit ist abgelaufen; ein Computerspieler hat deinen Platz. Zuschauen kannst du weiterhin.
web-resign = Aufgeben
    .text = Ein Computerspieler übernimmt deinen Platz für den Rest der Partie.
web-resign-sure = Wirklich? Auf diesen Platz kannst du nicht zurück.
web-resign-yes = Ja, aufgeben
web-resign-no = Weiterspielen
web-save = Speichern
web-invite = Links zum Einladen
web-invite-help = Wer einen solchen Link öffnet, sitzt auf diesem Platz. Gib jeden Link nur an eine Person weiter.
web-in-lobby = Der Tisch steht bei den offenen Tischen, bis alle Plätze besetzt sind.
web-watch-link = Zum Zuschauen
web-no-watch-link = Den Link zum Zuschauen hat, wer den Tisch eröffnet hat.
web-copy = Kopieren
web-copied = Kopiert
web-handover = { $name } ist am Zug
web-handover-help = Gib den Bildschirm weiter. So bleiben die Karten verdeckt.
web-i-am = Ich bin { $name }

# A side of a place, such as 2sw

# Tasten
web-keys = Tasten
web-key-tab = von einem Teil des Tischs zum nächsten
web-key-arrows = zur nächsten Möglichkeit in Pfeilrichtung
web-key-shift = ebenso, zu allem, was einen Namen hat
web-key-enter = wählen; bei anderem: warum nicht?
web-key-turn = ein Teil drehen oder tauschen
web-key-undo = zurücknehmen (auch Strg + Z)
web-key-hint = Tipp
web-key-log = was geschah
web-key-chat = Chat
web-key-escape = schließen, etwas anderes wählen
web-key-help = diese Übersicht

# Das Ende und die Rückschau
web-again = Noch eine Partie
    .text = Alle rücken einen Platz weiter.
web-again-otherwise = Mit anderen Optionen …
web-rematch-open = Es gibt einen neuen Tisch: Ihr spielt noch einmal.
web-to-new-table = Zum neuen Tisch
web-replay = Rückschau
web-record = Aufzeichnung laden
web-course = Punkte im Lauf der Partie
web-replay-of = { $game }: Rückschau
web-look-from = Mit den Augen von
web-look-open = Alles, was offen lag
web-previous = Zurück
web-next = Weiter
web-run = Abspielen
web-pause = Anhalten
web-move = Zug
web-move-of = { $move } / { $count }
web-move-number = Zug { $move }
web-analyse = Auswerten
web-analysing = Die Partie wird ausgewertet: { $share }
web-curve = Die Siegchancen im Lauf der Partie
web-turning = { $played } hat { $loss } verschenkt. Besser: { $better }.

# Ehrlich gemischt
web-fair = Ehrlich gemischt
web-fair-how = Wie in einer Partie gemischt wird, folgt allein aus einem geheimen Wort, dem Startwert. Vor dem ersten Zug zeigt der Server ein Siegel: eine Zahl, die aus dem Startwert berechnet wird und aus der ihn niemand zurückrechnen kann. Ist die Partie vorbei, wird der Startwert gezeigt, und alle können prüfen, ob er zum Siegel passt. So konnte niemand, auch der Server nicht, unterwegs etwas am Mischen ändern.
web-fair-own-seed = Wer diesen Tisch eröffnet hat, hat den Startwert selbst gewählt. Darum gibt es kein Siegel: Vielleicht war schon bekannt, was kommt.
web-seal = Das Siegel
web-seal-noted = Dieser Browser hat sich das Siegel gemerkt, als du zum ersten Mal am Tisch warst, und es ist noch dasselbe.
web-seal-unknown = Dieser Browser war noch nie an diesem Tisch und kann nicht sagen, ob das Siegel immer dieses war.
web-seal-changed = Das ist nicht das Siegel, das dieser Browser sich gemerkt hat, als du zum ersten Mal am Tisch warst.
web-seed = Der Startwert
web-fair-later = Die Partie läuft noch. Wenn sie vorbei ist, wird hier der Startwert gezeigt und geprüft.
web-fair-yes = Der Startwert passt zum Siegel: Wie gemischt wird, stand vor dem ersten Zug fest.
web-fair-no = Der Startwert passt nicht zum Siegel: Am Mischen könnte etwas geändert worden sein.
web-fair-cannot = Dieser Browser prüft Siegel nur über eine sichere Verbindung (https). Prüfe es anderswo; wie, steht unten.
web-fair-elsewhere = Selbst prüfen
web-fair-command = Das Siegel ist der SHA-256-Wert des Startwerts. In einem Terminal gibt ihn diese Zeile aus:
web-fair-record = Die Aufzeichnung enthält den Startwert und alle Züge: „subak replay“ spielt daraus die ganze Partie noch einmal.

# Lernen
web-learn-game = Erste Schritte: { $game }
web-step = Schritt { $at } von { $count }
web-pick-to-go-on = Wähle es, dann geht es weiter.
web-try-marked = Gute Idee – aber probier jetzt, was markiert ist.

# Regeln
web-rules-of = Regeln: { $game }
web-search = In den Regeln suchen
web-contents = Inhalt
web-hit = { $at } von { $count }
web-no-hit = Nicht gefunden

# Einstellungen
web-settings = Einstellungen
web-settings-help = Einstellungen bleiben auf diesem Gerät. Deine Plätze merkt sich ein Cookie, das keine andere Seite lesen kann.
web-language = Sprache
web-theme = Farben
web-theme-system = wie das System
web-theme-light = hell
web-theme-dark = dunkel
web-theme-contrast = starker Kontrast
web-speed = Bewegung
web-speed-off = aus
web-speed-slow = langsam
web-speed-normal = normal
web-speed-fast = schnell
web-confirmations = Wahl bestätigen
    .text = Eine Wahl gilt erst, wenn du ein zweites Mal tippst oder sie mit einem Knopf bestätigst. Außer bei „nie“ wirst du auch gefragt, bevor du einen Zug beendest, in dem du noch etwas tun könntest.
web-confirm-touch = beim Tippen
web-confirm-always = immer
web-confirm-never = nie
web-sound = Töne
web-notify = Benachrichtigungen
    .text = Wenn du am Zug bist und gerade etwas anderes ansiehst.
web-notify-denied = Dein Browser erlaubt dieser Seite keine Benachrichtigungen. In seinen Einstellungen kannst du das ändern.
web-notify-impossible = Dein Browser benachrichtigt nur über eine sichere Verbindung (https).

# Wenn etwas schiefgeht
web-problem = Das hat nicht geklappt
web-try-again = Noch einmal
web-not-found = Hier ist nichts. Vielleicht ist der Link unvollständig oder alt.
web-no-server = Keine Verbindung zum Server. Die Tische kommen von selbst wieder.
web-no-server-but-guides = Keine Verbindung zum Server. Regeln und erste Schritte sind trotzdem da; die Tische kommen von selbst wieder.
web-unreachable = Der Server antwortet nicht. Läuft er, und bist du online?
web-no-connection = Die Verbindung ist unterbrochen. Der Tisch kommt von selbst wieder, sobald der Server antwortet.
web-lost = Das kam nicht an: Die Verbindung ist unterbrochen. Versuch es noch einmal, wenn sie wieder da ist.
web-late = Der Server braucht zu lange für seine Antwort. Versuch es noch einmal.
web-no-cookie = Dein Browser hat sich deinen Platz nicht gemerkt: Er blockiert Cookies für diese Seite. Erlaube sie und öffne den Link noch einmal.
web-saving-again = Der Server kann wieder speichern. Wähle noch einmal.
