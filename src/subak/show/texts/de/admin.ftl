# subak admin: für alle, die die Tische eines Servers betreuen.
admin-id = Tisch
admin-game = Spiel
admin-seats = Plätze
admin-entries = Einträge
admin-created = Eröffnet
admin-touched = Letzter Eintrag
admin-chat = Zeilen im Chat
admin-access = Zugang
admin-clock = Uhr
admin-rematch = Revanche
admin-state = Stand
admin-state-over = beendet nach { $moves } Zügen
admin-state-going = nach { $moves } Zügen, wartet auf { $seats }
admin-state-stuck = lässt sich nicht nachspielen ({ $why })
admin-seat = Platz { $seat }
admin-free = (frei)
admin-checking = Die Tische werden nachgespielt
admin-tables = { $count ->
    [0] Es gibt keine solchen Tische.
    [one] Ein Tisch
   *[other] { $count } Tische
}
admin-not-over = Diese Partie ist nicht zu Ende: Ihre Aufzeichnung zeigt Handkarten, und der Startwert verrät alles, was noch kommt.
admin-delete = Tisch { $id } ({ $game }, { $entries } Einträge) endgültig löschen? (ja/nein)
admin-deleted = { $count ->
    [0] Es wurde nichts gelöscht.
    [one] Ein Tisch wurde gelöscht.
   *[other] { $count } Tische wurden gelöscht.
}
admin-yes = ja
admin-kept = Der Tisch bleibt.
admin-would-delete = { $count ->
    [one] Er würde gelöscht; --yes tut es.
   *[other] Diese { $count } würden gelöscht; --yes tut es.
}
admin-backed-up = { $file }: { $megabytes } MB. Prüfen mit: subak admin check { $file }
admin-earlier-rules = { $id }: nach früheren Regeln begonnen; die Einträge bleiben erhalten, lassen sich aber nicht nachspielen
admin-sound = { $count ->
    [one] Ein Tisch lässt sich nachspielen.
   *[other] { $count } Tische lassen sich nachspielen.
}
