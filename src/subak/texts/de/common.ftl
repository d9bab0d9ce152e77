# Der Tisch selbst, gleich welches Spiel.
nothing-to-choose = Gerade gibt es nichts zu entscheiden.
seat-you = Du
seat-computer = Computer { $seat }
game-seasons = Die Reisbauern
game-spirits = Spirits of the Rice Paddy
game-rios = Dos Rios

warm-title = Die Regeln von „{ $game }“ werden einmalig übersetzt
play-welcome = { $game } gegen den Computer: Du bist A. Wähle mit Nummern; u nimmt zurück, h gibt einen Tipp, q beendet.
play-points = { $points }
play-more = … { $count } weitere Möglichkeiten, die jetzt nichts bringen; m zeigt sie
play-number = Deine Wahl
play-not-a-choice = { $input } steht nicht auf der Liste: eine Nummer von 1 bis { $count }, oder u, h, q
play-nothing-to-undo = Es gibt nichts zurückzunehmen.
play-thinking = Der Computer denkt nach …
play-hint = Der Computer würde { $number } wählen: { $label }
play-saved = Die Aufzeichnung liegt in { $file }. Ansehen mit: subak replay { $file }
play-bye = Bis zur nächsten Ernte.
play-winner-you = Du gewinnst.
play-winner-computer = Computer { $seat } gewinnt.
play-winner-shared = Der Sieg wird geteilt.
points-of = { $seat }, { $points } Punkte
result-winner = { $seat } gewinnt.
result-shared = { $seats } teilen sich den Sieg.
waiting-for = Das Spiel wartet auf { $seats }.
