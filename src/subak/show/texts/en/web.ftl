# The browser client: everything around the table.
web-name = Subak
web-title = Subak – games about rice and rivers
web-motto = Games about rice, rivers and the people who share them. Alone, on one screen, or with friends far away.
web-about = Subak is the Balinese water cooperative: many farmers, one river, and everybody gets their share.
web-version = Version { $version }
web-menu = Menu
web-games = The games
web-loading = One moment …
web-play = Play
web-learn = Learn
web-rules = Rules
web-players = { $least ->
        [one] For one player
       *[other] { $most ->
            [2] For two players
           *[other] For { $least } to { $most } players
        }
    }

# While the rules are being compiled
web-preparing = Getting ready
web-preparing-seconds = Getting ready: about { $count } s
web-preparing-minutes = Getting ready: about { $count } min
web-preparing-begin = You can begin at once; the first minute is a little slower.
web-prepared = All games are ready.
web-warming = The { $level } is still warming up: until the rules are compiled it plays like the { $other }.

# The games in two sentences

# Options

# What an option would bring
preview-points = brings { $value }
preview-fields = { $value ->
        [one] closes a field
       *[other] closes { $value } fields
    }
preview-paddies = { $value ->
        [one] completes a paddy
       *[other] completes { $value } paddies
    }
preview-flows-on = { $value ->
        [one] one disc flows on
       *[other] { $value } discs flow on
    }
preview-steps = { $value ->
        [one] one step
       *[other] { $value } steps
    }
preview-drives-out = drives somebody out
preview-courses = { $value ->
        [one] one possible course
       *[other] { $value } possible courses
    }
preview-wins = wins the game
preview-loses = loses the game
preview-missing = { $value ->
        [one] then one building is missing for the win
       *[other] then { $value } buildings are missing for the win
    }
preview-rio-of = { $seat }: { $value } rio
preview-wood-of = { $seat }: { $value } wood

# One's tables, joining
web-my-tables = Continue
web-your-turn = Your turn
web-your-turn-at = Your turn – { $game }
web-turns = { $count ->
        [one] one waits for you
       *[other] { $count } wait for you
    }
web-with = with { $names }
web-table-running = still going
web-table-waiting = waiting for players
web-table-over = over
web-forget = Remove from this list
web-fewer = Show fewer
web-all-tables = Show all { $count }
web-lobby = Open tables
web-open-tables = { $count ->
        [one] One open table
       *[other] { $count } open tables
    }
web-lobby-empty = Nobody is waiting for players right now. Open a table and choose “Anyone” for a seat: it is listed here until somebody sits down.
web-nobody-yet = nobody sits here yet
web-free-seats = { $free } of { $all } seats free
web-sit-down = Sit down
web-join = Sit down with friends
web-join-link = Link, or the name of a table
web-join-help = Paste the link somebody sent you. To watch an open table, its name is enough.
web-join-odd = That is neither a link to a table nor the name of one. Paste the whole link.
web-open = Open

# A new table
web-new-table = New table: { $game }
web-how-many = How many play?
web-who-plays = Who sits where?
web-options = Options
web-begin = Begin
web-seat = Seat { $letter }
web-kind-me = Me
web-kind-here = A friend at this screen
    .text = You take turns at this screen; hands stay hidden.
web-kind-link = A friend with a link
    .text = You will get a link to pass on.
web-kind-open = Anyone
    .text = Listed among the open tables; whoever comes first sits down.
web-kind-computer = Computer
web-level = Level
web-your-name = Your name
web-friends-name = Your friend’s name
web-clock = Time to think
web-clock-is-none = No clock
web-clock-is-quick = Quick
web-clock-is-calm = Calm
web-clock-is-day = 1 day
web-clock-is-days = 3 days
web-clock-is-week = 7 days
web-clock-is-own = Your own
web-clock-none = no clock
web-clock-free = { $free } for each decision
web-clock-bank = { $bank } for the whole game
web-clock-both = { $free } for each decision, and { $bank } to spare
web-clock-help = Whoever runs out of time is replaced by a computer player. Clocks start with the first move.
web-clock-none-help = Everybody thinks as long as they like.
web-clock-each = For each decision
web-clock-spare = To spare, for the whole game
web-clock-unit = Unit
web-unit-second = seconds
web-unit-minute = minutes
web-unit-hour = hours
web-unit-day = days
web-span-second = { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
web-span-minute = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
web-span-hour = { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
web-span-day = { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
web-access = Who may watch?
web-access-link = Whoever has the link
web-access-open = Everybody
web-access-open-seat = Everybody, since a seat is open to anyone.
web-on = on
web-off = off

# At the table
web-table = Table
web-to-home = Home
web-to-table = To the table
web-boards = Boards
web-strips = Hand and display
web-seats-and-log = Players and what happened
web-players-here = Players
web-picks-here = There is something to choose here.
web-enlarge = Enlarge
web-shrink = Shrink
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-you = you
web-points = { $points ->
        [one] { $points } point; where do points come from?
       *[other] { $points } points; where do points come from?
    }
web-to-move = to move
web-away = not here
web-seat-free = free, waiting for somebody
web-seat-left = away; a computer player sits in
web-seat-resigned = gave up; a computer player has the seat
web-seat-timeout = out of time; a computer player has the seat
web-seat-is-free = A seat is free.
web-watch = Watch
web-watching = You are watching
web-score = Score
web-score-empty = Nobody has scored yet.
web-talk = What happened, chat and notes
web-log = What happened
web-log-empty = Nothing has happened yet.
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-empty-watching = Nobody has said anything yet. Players read what spectators say when the game is over.
web-say = Say something
web-send = Send
web-said = { $name } says: { $words }
web-spectator = Somebody
web-spectators = Spectators
web-watches = watches
web-unread = unread
web-mute = Do not show words of …
web-notes = Notes
web-notes-hint = Only you can read this.
web-notes-help = Saved by itself while you write.
web-notes-saved = Saved.
web-notes-unsaved = Not saved yet …
web-clock-title = Time for this decision, and to spare
web-clock-decision = for this decision:
web-clock-in-bank = to spare:
web-clock-low = hurry
web-clock-left = { $time } left to decide.
web-time-days = { $days } d { $hours } h
web-time-hours = { $hours } h { $minutes } min
web-your-move = Your decision
web-choices = Choices
web-confirm = Confirm
web-cancel = Choose something else
web-close = Close
web-turn = Turn or swap (R)
web-undo = Take back (U)
web-nothing-to-undo = There is nothing to take back.
web-ask-back = Ask for your last turn back (U)
web-asks-back = { $name } would like to take back their last turn.
web-asked-back-waiting = The last turn goes back if the others agree. No answer yet from { $names }.
web-agree = Agree
web-decline = No
web-never-mind = Never mind
web-taken-back = Something was taken back.
web-hint = Hint (H)
web-hint-thinking = Looking for good moves …
web-hint-share = chance to win { $share }
web-hints = Hints: the chance to win after each
web-result = Result
web-my-seat = Your seat
web-rename-help = Everybody at the table sees it.
web-leave = Leave for a while
    .text = A computer player sits in for you until you come back.
web-return = Come back
web-own-left = You have left your seat; a computer player sits in for you.
web-own-resigned = You have given up your seat; a computer player has it. You can still watch.
web-own-timeout = Your time has run out; a computer player has your seat. You can still watch.
web-resign = Give up
    .text = A computer player takes your seat for good.
web-resign-sure = Really? You cannot come back to this seat.
web-resign-yes = Yes, give up
web-resign-no = Keep playing
web-save = Save
web-invite = Links for friends
web-invite-help = Whoever opens such a link sits in that seat. Give each link to one person only.
web-in-lobby = The table is listed among the open tables until every seat is taken.
web-watch-link = For watching
web-no-watch-link = The link for watching is with whoever opened the table.
web-copy = Copy
web-copied = Copied
web-handover = It is { $name }’s turn
web-handover-help = Pass the screen on. That way cards stay hidden.
web-i-am = I am { $name }

# A side of a place, such as 2sw

# Keys
web-keys = Keys
web-key-tab = from one part of the table to the next
web-key-arrows = to the next choice in the arrow’s direction
web-key-shift = the same, to everything that has a name
web-key-enter = choose; on other things: why not?
web-key-turn = turn a piece, or swap it for another
web-key-undo = take back (also Ctrl + Z)
web-key-hint = hint
web-key-log = what happened
web-key-chat = chat
web-key-escape = close, choose something else
web-key-help = this overview

# The end, and looking back
web-again = Play again
    .text = Everybody moves one seat on.
web-again-otherwise = With other options …
web-rematch-open = There is a new table: you play again.
web-to-new-table = To the new table
web-replay = Look back
web-record = Download the record
web-course = Points in the course of the game
web-replay-of = { $game }: looking back
web-look-from = Look from the seat of
web-look-open = All that was open
web-previous = Back
web-next = Next
web-run = Play
web-pause = Pause
web-move = Move
web-move-of = { $move } / { $count }
web-move-number = Move { $move }
web-analyse = Analyse
web-analysing = The game is being analysed: { $share }
web-curve = Chances to win in the course of the game
web-turning = { $played } gave away { $loss }. Better: { $better }.

# A fair deal
web-fair = A fair deal
web-fair-how = Every shuffle of a game follows from one secret word, the seed. Before the first move the server shows a seal: a number made from the seed that nobody can turn back into it. When the game is over the seed is shown, and everybody can check that it fits the seal. So nobody, not even the server, could change the deal along the way.
web-fair-own-seed = Whoever opened this table chose the seed, so there is no seal: they may have known the deal.
web-seal = The seal
web-seal-noted = This browser noted the seal when you first came to the table, and it is still the same.
web-seal-unknown = This browser has not been at the table before, so it cannot say whether the seal was always this one.
web-seal-changed = This is not the seal that this browser noted when you first came to the table.
web-seed = The seed
web-fair-later = The game is still going. When it is over, the seed is shown here and checked.
web-fair-yes = The seed fits the seal: the deal was settled before the first move.
web-fair-no = The seed does not fit the seal: the deal may have been changed.
web-fair-cannot = This browser checks seals only on a safe connection (https). Check it elsewhere; how is told below.
web-fair-elsewhere = Check it yourself
web-fair-command = The seal is the SHA-256 of the seed. In a terminal, this line prints it:
web-fair-record = The record has the seed and all moves: “subak replay” plays the whole game again from it.

# Lessons
web-learn-game = First steps: { $game }
web-step = Step { $at } of { $count }
web-pick-to-go-on = Pick it to go on.
web-try-marked = A good idea, but for now try what is marked.

# Rules
web-rules-of = Rules: { $game }
web-search = Search the rules
web-contents = Contents
web-hit = { $at } of { $count }
web-no-hit = Not found

# Settings
web-settings = Settings
web-settings-help = Settings are kept on this device only. Your seats are kept by a cookie that no other page can read.
web-language = Language
web-theme = Colours
web-theme-system = As the system
web-theme-light = Light
web-theme-dark = Dark
web-theme-contrast = High contrast
web-speed = Movement
web-speed-off = off
web-speed-slow = slow
web-speed-normal = normal
web-speed-fast = fast
web-confirmations = Confirm choices
    .text = A choice counts only after a second tap, or when you confirm it with a button. Unless you say “never”, you are also asked before you end a turn with something left to do.
web-confirm-touch = by touch
web-confirm-always = always
web-confirm-never = never
web-sound = Sounds
web-notify = Notifications
    .text = When it is your turn and you are looking at something else.
web-notify-denied = Your browser does not allow this page to notify you. You can change that in its settings.
web-notify-impossible = Your browser notifies only on a safe connection (https).

# When something goes wrong
web-problem = That did not work
web-try-again = Try again
web-not-found = There is nothing here. The link may be incomplete or old.
web-no-server = No connection to the server. The tables come back by themselves.
web-no-server-but-guides = No connection to the server. Rules and lessons are still here; the tables come back by themselves.
web-unreachable = The server does not answer. Is it running, and are you online?
web-no-connection = The connection is lost. The table comes back by itself as soon as the server answers.
web-lost = That did not get through: the connection is lost. Try again when it is back.
web-late = The server takes too long to answer. Try again.
web-no-cookie = Your browser did not keep your seat: it blocks cookies for this page. Allow them and open the link again.
web-saving-again = The server can save again. Choose once more.
