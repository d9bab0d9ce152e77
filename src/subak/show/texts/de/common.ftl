# Der Tisch selbst, gleich welches Spiel.
nothing-to-choose = Gerade gibt es nichts zu entscheiden.
seat-you = Du
seat-computer = Computer { $seat }

warm-title = Die Regeln von „{ $game }“ werden kompiliert, nur beim ersten Mal
play-welcome = { $game } gegen { $level }: Du bist A. Wähle mit Nummern; u nimmt zurück, h gibt einen Tipp, q beendet.
play-points = { $points }
play-more = … { $count } weitere Möglichkeiten, die jetzt nichts bringen; m zeigt sie
play-number = Deine Wahl
play-not-a-choice = { $input } steht nicht auf der Liste. Möglich sind die Nummern von 1 bis { $count } und u, h, q
play-nothing-to-undo = Es gibt nichts zurückzunehmen.
play-thinking = Der Computer denkt nach …
play-hint = { $number }: { $label } – Siegchance { $percent } %
play-saved = Die Aufzeichnung liegt in { $file }. Ansehen mit: subak replay { $file }
play-bye = Bis zur nächsten Ernte.
play-winner-you = Du gewinnst.
play-winner-computer = Computer { $seat } gewinnt.
play-winner-shared = Der Sieg wird geteilt.
points-of = { $seat }, { $points } Punkte
result-winner = { $seat } gewinnt.
result-shared = { $seats } teilen sich den Sieg.
waiting-for = Das Spiel wartet auf { $seats }.

# Computergegner
level-seedling = Setzling
    .text = Spielt sanft und übersieht manches, wie man es in der ersten Partie eben tut.
level-buffalo = Büffel
    .text = Solide: nimmt, was jetzt gut ist.
level-heron = Reiher
    .text = Geduldig und scharfsinnig: denkt einen Augenblick voraus.
level-dragon = Drache
    .text = Denkt bis zu zwei Sekunden nach und verzeiht nichts.

# Rückschau
analyse-title = Rückschau
analyse-turning-points = Wendepunkte
analyse-no-turning-points = Kein Zug hat viel verschenkt.
analyse-move = Zug
analyse-seat = Platz
analyse-played = gespielt
analyse-better = besser
analyse-loss = verschenkt
analyse-curve = Die Siegchancen im Lauf der Partie
analyse-point = Zug { $number }, { $seat }: { $played } (Siegchance { $chance } %). Besser: { $better } ({ $better_chance } %). Zu erwartender Endstand: { $scores }.
analyse-saved = Die Seite liegt in { $file }.
