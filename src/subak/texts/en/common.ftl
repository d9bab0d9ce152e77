# The table itself, whatever the game.
nothing-to-choose = There is nothing to choose now.
seat-you = You
seat-computer = Computer { $seat }
game-seasons = Seasons of Rice
game-spirits = Spirits of the Rice Paddy
game-rios = Dos Rios

warm-title = Compiling the rules of { $game }, once
play-welcome = { $game } against the computer: you are A. Choose by number; u takes back, h hints, q quits.
play-points = { $points }
play-more = … { $count } more choices that bring nothing now; m shows them
play-number = Your choice
play-not-a-choice = { $input } is not on the list: a number from 1 to { $count }, or u, h, q
play-nothing-to-undo = There is nothing to take back.
play-thinking = The computer is thinking …
play-hint = The computer would choose { $number }: { $label }
play-saved = The record is in { $file }. Look back with: subak replay { $file }
play-bye = See you at the next harvest.
play-winner-you = You win.
play-winner-computer = Computer { $seat } wins.
play-winner-shared = The win is shared.
points-of = { $seat }, { $points } points
result-winner = { $seat } wins.
result-shared = { $seats } share the win.
waiting-for = The game waits for { $seats }.
