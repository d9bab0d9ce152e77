# subak admin: for whoever looks after the tables of a server.
admin-id = Table
admin-game = Game
admin-seats = Seats
admin-entries = Entries
admin-created = Opened
admin-touched = Last entry
admin-chat = Lines of chat
admin-access = Access
admin-clock = Clock
admin-rematch = Rematch
admin-state = State
admin-state-over = over after { $moves } moves
admin-state-going = after { $moves } moves, waiting for { $seats }
admin-state-stuck = cannot be replayed ({ $why })
admin-seat = Seat { $seat }
admin-free = (free)
admin-checking = Replaying the tables
admin-tables = { $count ->
    [0] There are no such tables.
    [one] One table
   *[other] { $count } tables
}
admin-not-over = This game is not over: its record shows hands, and the seed tells everything that is still to come.
admin-delete = Delete table { $id } ({ $game }, { $entries } entries) for good? (yes/no)
admin-deleted = { $count ->
    [0] Nothing was deleted.
    [one] One table was deleted.
   *[other] { $count } tables were deleted.
}
admin-yes = yes
admin-kept = The table stays.
admin-would-delete = { $count ->
    [one] It would be deleted; --yes does it.
   *[other] These { $count } would be deleted; --yes does it.
}
admin-backed-up = { $file }: { $megabytes } MB. Check it with: subak admin check { $file }
admin-earlier-rules = { $id }: dealt with earlier rules; its entries are kept, but it cannot be replayed
admin-sound = { $count ->
    [one] One table can be replayed.
   *[other] { $count } tables can be replayed.
}
