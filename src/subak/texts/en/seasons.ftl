# Seasons of Rice. Card names are proper names; .meaning says what they mean, .text what the ancestor does.

seasons-card-boran = Boran
    .meaning = Wisdom
    .text = End of game: with 6 or more closed fields, 1 point for each of them.
seasons-card-chantrea = Chantrea
    .meaning = Moonlight
    .text = End of game: 2 points for every farmer in an open parcel.
seasons-card-chhean = Chhean
    .meaning = Meditation
    .text = Both seasons: in a field with exactly one farmer, the farmer pays 1 point per parcel.
seasons-card-pally = Pally
    .meaning = Stillness
    .text = Both seasons: a field without any feature pays its size twice.
seasons-card-rachana = Rachana
    .meaning = Harmony
    .text = End of game: 4 points for every set of farmer, house and buffalo in closed fields.
seasons-card-kosal = Kosal
    .meaning = Cleverness
    .text = Both seasons: a field of a single parcel pays 2 more.
seasons-card-visal = Visal
    .meaning = Vastness
    .text = Both seasons: a field of size 5 or more pays 4 more.
seasons-card-phirun = Phirun
    .meaning = Rain
    .text = Both seasons: closing two or more fields with one card pays 3 more.
seasons-card-rithy = Rithy
    .meaning = Strength
    .text = Both seasons: every buffalo in a closed field pays 1 more.
seasons-card-tevy = Tevy
    .meaning = Guardian
    .text = Both seasons: a field with at least one farmer and one buffalo pays 2 more.
seasons-card-maly = Maly
    .meaning = Blossom
    .text = Dry season: every house adds 2 to the size of its field, not 1.
seasons-card-dara = Dara
    .meaning = Starlight
    .text = Dry season: a field with farmers pays as if it had one more.
seasons-card-veasna = Veasna
    .meaning = Destiny
    .text = Dry season: your first field pays its size twice.
seasons-card-samnang = Samnang
    .meaning = Luck
    .text = End of game: buffalo in open parcels cost nothing and pay 1 each.
seasons-card-sokha = Sokha
    .meaning = Peace
    .text = End of game: 1 point for every house in your farm.
seasons-card-sovann = Sovann
    .meaning = Gold
    .text = End of game: your largest field pays as many points as its size.
seasons-card-nimol = Nimol
    .meaning = Purity
    .text = End of game: 6 points if your farm encloses no gap.
seasons-card-arun = Arun
    .meaning = Dawn
    .text = End of game: 2 points for every different size (1, 2, 3, 4, 5 and more) among your fields.

seasons-symbol-house = houses
seasons-symbol-farmer = farmers
seasons-symbol-buffalo = buffalo
seasons-symbol-largest = largest field

seasons-contract-jasmine = jasmine contract
seasons-contract-ginger = ginger contract

# Picks
seasons-choose-start = Choose the card that begins your farm. The other one becomes your ancestor.
seasons-choose-build = Choose a card to build.
seasons-choose-place = Where do you lay { $card }?
seasons-choose-row = Choose a card for the dry row.
seasons-choose-dry = Choose a card from the dry row.
seasons-choose-river = You own the largest field: choose a river card to score as if you held it.
seasons-take-start = { $card } begins the farm, { $ancestor } is the ancestor
seasons-take = { $card }
seasons-place-upright = upright, column { $x }, row { $y }
seasons-place-sideways = sideways, column { $x }, row { $y }
seasons-to-row = { $card }
seasons-river-score = score { $symbol }
seasons-river-none = score none

# Events
seasons-event-start = { $seat } begins the farm with { $card }.
seasons-event-ancestor = { $seat } follows { $card }.
seasons-event-build = { $seat } lays { $card } at column { $x }, row { $y }.
seasons-event-field = { $seat } closes a field of { $parcels ->
        [one] one parcel
       *[other] { $parcels } parcels
    } and scores { $points } (size { $size_points }, farmers { $farmer_points }, buffalo { $buffalo_points }).
seasons-event-ancestor-points = { $seat }’s ancestor adds { $points }.
seasons-event-ginger-points = { $seat }’s ginger contract adds { $points }.
seasons-event-dry-row = { $seat } puts { $card } into the dry row.
seasons-event-swap = The hands change sides ({ $cards ->
        [one] one card
       *[other] { $cards } cards
    } each).
seasons-event-wet-over = The wet season is over.
seasons-event-river-majority = River card { $position }, { $symbol }: { $seat } has more ({ $more } to { $less }).
seasons-event-river-majority-nobody = River card { $position }, { $symbol }: a tie at { $more }, nobody scores.
seasons-event-river-points = { $seat } scores { $points } for { $symbol }.
seasons-event-river-choice = { $position ->
        [0] { $seat } scores no other river card.
       *[other] { $seat } also scores river card { $position }.
    }
seasons-event-contract = { $seat } takes the { $contract }{ $points ->
        [0] .
       *[other] { " " }and scores { $points }.
    }
seasons-event-dry-begins = The dry season begins; { $seat } starts.
seasons-event-river-follow = { $seat } follows the arrow from river card { $from } to { $to } and scores { $points }.
seasons-event-end-fields = { $seat } scores { $points } for { $fields ->
        [one] one closed field
       *[other] { $fields } closed fields
    }.
seasons-event-end-buffalo = { $seat }: { $points } for { $buffalo } buffalo in open parcels.
seasons-event-end-ancestor = { $seat }’s ancestor pays { $points } at the end.
seasons-event-over = { $seat } wins.
seasons-event-over-nobody = The win is shared.

# The table
seasons-your-farm = Your farm, { $seat } ({ $points })
seasons-other-farm = The other farm, { $seat } ({ $points })
seasons-phase-setup = Setting up
seasons-phase-wet = Wet season, turn { $turn } of 4
seasons-phase-river = The river is scored
seasons-phase-dry = Dry season, card { $turn } of 6
seasons-phase-over = The game is over
seasons-ancestor = Ancestor { $name }, { $meaning }: { $text }
seasons-hand = Your hand
seasons-row = Dry row
seasons-legend = ♙ farmer   ⌂ house   Ψ buffalo   ╱╲ path   ⋰⋱ furrow   ░ closed field
seasons-earned-size = Size
seasons-earned-farmers = Farmers
seasons-earned-buffalo = Buffalo
seasons-earned-ancestor = Ancestor
seasons-earned-river-wet = River, wet season
seasons-earned-river-dry = River, dry season
seasons-earned-jasmine = Jasmine
seasons-earned-ginger = Ginger
seasons-earned-closed-fields = Closed fields
seasons-earned-stranded = Stranded buffalo
seasons-earned-total = Total
seasons-legend-river = ≈ river   ♙ ⌂ Ψ above it: the card’s symbol   ◇ largest field   ← → where its arrow points
seasons-holds-contract = { $seat }: { $contract }
