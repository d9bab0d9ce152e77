# The table itself, whatever the game.
nothing-to-choose = There is nothing to choose now.
seat-you = You
seat-computer = Computer { $seat }

warm-title = Compiling the rules of { $game }, the first time only
play-welcome = { $game } against { $level }: you are A. Choose by number; u takes back, h hints, q quits.
play-points = { $points }
play-more = … { $count } more choices that bring nothing now; m shows them
play-number = Your choice
play-not-a-choice = { $input } is not on the list. You can enter a number from 1 to { $count }, or u, h, q
play-nothing-to-undo = There is nothing to take back.
play-thinking = The computer is thinking …
play-hint = { $number }: { $label } – chance to win { $percent } %
play-saved = The record is in { $file }. Look back with: subak replay { $file }
play-bye = See you at the next harvest.
play-winner-you = You win.
play-winner-computer = Computer { $seat } wins.
play-winner-shared = The win is shared.
points-of = { $seat }, { $points } points
result-winner = { $seat } wins.
result-shared = { $seats } share the win.
waiting-for = The game waits for { $seats }.

# Computer players
level-seedling = Seedling
    .text = Plays gently and overlooks things, as one does in a first game.
level-buffalo = Buffalo
    .text = Solid: takes what is good right now.
level-heron = Heron
    .text = Patient and sharp: thinks ahead for a moment.
level-dragon = Dragon
    .text = Thinks for up to two seconds and forgives nothing.

# Looking back
analyse-title = Looking back
analyse-turning-points = Turning points
analyse-no-turning-points = No move gave much away.
analyse-move = move
analyse-seat = seat
analyse-played = played
analyse-better = better
analyse-loss = given away
analyse-curve = Chances in the course of the game
analyse-point = Move { $number }, { $seat }: { $played } (chance to win { $chance } %). Better: { $better } ({ $better_chance } %). Final points to expect: { $scores }.
analyse-saved = The page is in { $file }.
