# Dos Rios. Places come with their article; .text of a card says what it brings.

# Fields and places
rios-kind-hill = hill
rios-kind-forest = forest
rios-kind-wheat = wheat
rios-kind-corn = corn
rios-kind-tobacco = tobacco
rios-city = the city
rios-lake = a lake
rios-road-west = the western road
rios-road-east = the eastern road

# Harvest cards
rios-card-wheat = Wheat
    .text = Each wet wheat field with your campesinos or a building of yours brings you 100 rio. Everybody harvests.
rios-card-corn = Corn
    .text = Each wet corn field with your campesinos or a building of yours brings you 100 rio. Everybody harvests.
rios-card-tobacco = Tobacco
    .text = Each wet tobacco field with your campesinos or a building of yours brings you 100 rio. Everybody harvests.
rios-card-wood = Wood
    .text = Each wet forest with your campesinos or a building of yours brings you one dam wood, up to a stock of 5. Everybody harvests.
rios-card-verde = Rio Verde
    .text = Along Rio Verde your wheat, corn and tobacco fields bring you 100 rio each, your forests one dam wood each. Everybody harvests.
rios-card-moreno = Rio Moreno
    .text = Along Rio Moreno your wheat, corn and tobacco fields bring you 100 rio each, your forests one dam wood each. Everybody harvests.
rios-card-desperados-verde = Desperados on Rio Verde
    .text = As soon as it is drawn, they ride down Rio Verde from its spring and chase a campesino to the city from each of the first three fields with any. A hacienda keeps them out.
rios-card-desperados-moreno = Desperados on Rio Moreno
    .text = As soon as it is drawn, they ride down Rio Moreno from its spring and chase a campesino to the city from each of the first three fields with any. A hacienda keeps them out.

# Events
rios-event-flow = { $seat } leads the water from { $from } to { $to }.
rios-event-rivers-laid = Both rivers have found their way (fields: Rio Verde { $verde }, Rio Moreno { $moreno }).
rios-event-placed = { $seat } puts a campesino on { $cell }.
rios-event-row-3 = The harvest row: { $card1 }, { $card2 }, { $card3 }.
rios-event-row-4 = The harvest row: { $card1 }, { $card2 }, { $card3 }, { $card4 }.
rios-event-row-5 = The harvest row: { $card1 }, { $card2 }, { $card3 }, { $card4 }, { $card5 }.
rios-event-moved = { $seat } walks from { $from } to { $to } ({ $steps ->
        [one] one step
       *[other] { $steps } steps
    }).
rios-event-joined = { $seat } sends two campesinos to { $to } together, one from { $from } and one from { $other } ({ $steps ->
        [one] one step
       *[other] { $steps } steps
    }).
rios-event-joined-same = { $seat } sends two campesinos from { $from } to { $to } together ({ $steps ->
        [one] one step
       *[other] { $steps } steps
    }).
rios-event-driven-out = { $by } drives { $count ->
        [one] { $seat }’s campesino
       *[other] { $seat }’s { $count } campesinos
    } from { $cell } to the city.
rios-event-dam = { $seat } builds a dam between { $from } and { $to }.
rios-event-diverted = The water takes a new bed: { $wet ->
        [0] no field gets water
        [one] one field gets water
       *[other] { $wet } fields get water
    }, { $dry ->
        [0] none falls dry
        [one] one falls dry
       *[other] { $dry } fall dry
    }.
rios-event-finca = { $seat } builds a finca on { $cell }.
rios-event-hacienda = { $seat } builds the hacienda on { $cell }.
rios-event-pushed = { $seat } pushes “{ $card }” to the back of the row.
rios-event-resolved = { $seat } calls the harvest: “{ $card }”.
rios-event-earned = { $seat } gets { $rio } rio and { $wood ->
        [one] one dam wood
       *[other] { $wood } dam wood
    }.
rios-event-earned-rio = { $seat } gets { $rio } rio.
rios-event-earned-wood = { $seat } gets { $wood ->
        [one] one dam wood
       *[other] { $wood } dam wood
    }.
rios-event-drawn = New in the row: “{ $card }”.
rios-event-desperados = Look out: { $card }!
rios-event-robbed = The desperados chase one of { $seat }’s campesinos from { $cell } to the city.
rios-event-shuffled = The discarded cards are shuffled into a new deck ({ $cards ->
        [one] one card
       *[other] { $cards } cards
    }).
rios-event-round = Round { $number } begins.
rios-event-over = { $seat } wins.
rios-event-over-shared = The win is shared.

# Questions
rios-choose-way = Where does the water flow on from { $cell }?
rios-choose-place = Where does your next campesino begin?
rios-choose-action = Your turn: what do you do? ({ $steps ->
        [0] no steps left
        [one] one step left
       *[other] { $steps } steps left
    })
rios-choose-on = One of your campesinos cannot stay where they are now. Who moves on? ({ $steps ->
        [0] no steps left
        [one] one step left
       *[other] { $steps } steps left
    })
rios-choose-destination = Where does your campesino from { $from } go? ({ $steps ->
        [one] one step left
       *[other] { $steps } steps left
    })
rios-choose-first = Two of your campesinos take { $cell } together. Where does the first one come from?
rios-choose-second = The first one comes from { $from }. Where does the second one come from? ({ $steps ->
        [one] one step
       *[other] { $steps } steps
    } for both)
rios-choose-border = Where do you build the dam? (your dam wood: { $wood })
rios-choose-nothing = You have nothing to decide right now.

# Answers
rios-flow = to { $cell } ({ $kind })
rios-place = on { $cell } ({ $kind })
rios-from = send a campesino from { $place }
rios-from-field = send a campesino from { $place } ({ $kind })
rios-to = to { $place }
rios-to-field = to { $cell } ({ $kind })
rios-to-drive = to { $cell } ({ $kind }), driving out { $seat }’s campesino
rios-drive = send two campesinos to drive { $count ->
        [one] { $seat }’s campesino
       *[other] { $seat }’s { $count } campesinos
    } out of { $cell } ({ $kind })
rios-finca = build a finca on { $cell } ({ $kind }) for 500 rio
rios-hacienda = build the hacienda on { $cell } ({ $kind }) for 1,000 rio
rios-dam = build a dam (your dam wood: { $wood })
rios-border = between { $upper } and { $lower }
rios-resolve = end the turn and harvest “{ $card }”
rios-push = end the turn and push “{ $card }” to the back of the row
rios-done = end the turn

# The table
rios-phase-laying = Setting up: the rivers
rios-phase-placing = Setting up: the first campesinos
rios-phase-turn = Round { $round }
rios-phase-over = The game is over
rios-outside = City: { $city }   Western road: { $west }   Eastern road: { $east }
rios-row = Harvest row: { $now } now, then { $later } ({ $deck ->
        [0] the deck is empty
        [one] one card in the deck
       *[other] { $deck } cards in the deck
    })
rios-player-you = You, { $seat }: { $rio } rio, { $wood ->
        [0] no dam wood
       *[other] { $wood } dam wood
    }. To win: { $missing ->
        [0] no more buildings
        [one] one more building
       *[other] { $missing } more buildings
    }, or { $wet ->
        [0] no more
        [one] one more
       *[other] { $wet } more
    } on water (with hacienda).
rios-player = { $seat }: { $rio } rio, { $wood ->
        [0] no dam wood
       *[other] { $wood } dam wood
    }. To win: { $missing ->
        [0] no more buildings
        [one] one more building
       *[other] { $missing } more buildings
    }, or { $wet ->
        [0] no more
        [one] one more
       *[other] { $wet } more
    } on water (with hacienda).
rios-player-harvest = Harvest now: { $rio ->
        [0] { $wood ->
            [0] nothing
           *[other] { $wood } dam wood
        }
       *[other] { $rio } rio{ $wood ->
            [0] { "" }
           *[other] , { $wood } dam wood
        }
    }.
rios-legend =
    ∩ hill   ♣ forest   ψ wheat   ϕ corn   τ tobacco   ▒ lake   ▣ city   ~ Rio Verde   ≈ Rio Moreno   ≋ both
    A B C D campesinos   ⌂a finca of A   ⌘a hacienda of A   ↙ ↓ ↘ way of the water   ╲╲ ══ ╱╱ dam
rios-score-buildings = Buildings
rios-score-wet = On water
rios-score-rio = Rio
rios-score-wood = Dam wood
