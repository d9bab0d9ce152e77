# Dos Rios. Places come with their article; .text of a card says what it brings.

# Fields and places
rios-kind-hill = hill
    .text = Hills lie highest: from here you drive others out of any neighbouring field that lies lower. Water avoids them as long as it can. They never bring a harvest.
rios-kind-forest = forest
    .text = Forests lie higher than crops and lower than hills. { $harvest }
rios-kind-wheat = wheat
    .text = Crops lie lowest, so water likes to come here. { $harvest }
rios-kind-corn = corn
    .text = Crops lie lowest, so water likes to come here. { $harvest }
rios-kind-tobacco = tobacco
    .text = Crops lie lowest, so water likes to come here. { $harvest }
rios-wet-forest = A wet forest
rios-wet-wheat = A wet wheat field
rios-wet-corn = A wet corn field
rios-wet-tobacco = A wet tobacco field
rios-brings-rio = { $field } brings { $rio } rio { $cards }.
rios-brings-wood = { $field } brings { $wood ->
        [one] one dam wood
       *[other] { $wood } dam wood
    } { $cards }.
rios-brings-nothing = { $field } brings nothing, since no card for it is in the game.
rios-with-own = with the card { $card }
rios-with-river = with its river’s card
rios-with-one-river = with the card { $river }, if it lies on this river
rios-with-own-and-river = with the card { $card } and with its river’s card
rios-with-own-and-one-river = with the card { $card } and, if it lies on this river, with the card { $river }
rios-city = the city
rios-lake = a lake
rios-road-west = the western road
rios-road-east = the eastern road

# Harvest cards
rios-card-wheat = Wheat
    .text = Each wet wheat field with your campesinos or a building of yours brings you { $rio } rio. Everybody harvests. { $copies }
rios-card-corn = Corn
    .text = Each wet corn field with your campesinos or a building of yours brings you { $rio } rio. Everybody harvests. { $copies }
rios-card-tobacco = Tobacco
    .text = Each wet tobacco field with your campesinos or a building of yours brings you { $rio } rio. Everybody harvests. { $copies }
rios-card-wood = Wood
    .text = Each wet forest with your campesinos or a building of yours brings you { $wood ->
            [one] one dam wood
           *[other] { $wood } dam wood
        }, up to a stock of { $most }. Everybody harvests. { $copies }
rios-card-verde = Rio Verde
    .text = Along Rio Verde your wheat, corn and tobacco fields bring you { $rio } rio each, your forests { $wood ->
            [one] one dam wood
           *[other] { $wood } dam wood
        } each, up to a stock of { $most }. Everybody harvests. { $copies }
rios-card-moreno = Rio Moreno
    .text = Along Rio Moreno your wheat, corn and tobacco fields bring you { $rio } rio each, your forests { $wood ->
            [one] one dam wood
           *[other] { $wood } dam wood
        } each, up to a stock of { $most }. Everybody harvests. { $copies }
rios-card-desperados-verde = Desperados on Rio Verde
    .text = As soon as they are drawn, they ride down Rio Verde from its spring. They chase one campesino each to the city from the first { $fields ->
            [one] field
           *[other] { $fields } fields
        } where they meet any. A hacienda keeps them out. { $copies }
rios-card-desperados-moreno = Desperados on Rio Moreno
    .text = As soon as they are drawn, they ride down Rio Moreno from its spring. They chase one campesino each to the city from the first { $fields ->
            [one] field
           *[other] { $fields } fields
        } where they meet any. A hacienda keeps them out. { $copies }
rios-copies = { $count ->
        [one] There is one such card.
       *[other] There are { $count } such cards.
    }

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
rios-event-resolved = { $seat } resolves “{ $card }”.
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
rios-choose-first = Two of your campesinos take { $cell } together. Where does the first one come from? ({ $steps ->
        [one] one step left
       *[other] { $steps } steps left
    })
rios-choose-second = The first one comes from { $from }. Where does the second one come from? ({ $steps ->
        [one] one step left
       *[other] { $steps } steps left
    })
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
rios-finca = build a finca on { $cell } ({ $kind }) for { $price } rio
rios-hacienda = build the hacienda on { $cell } ({ $kind }) for { $price } rio
rios-dam = build a dam (your dam wood: { $wood })
rios-border = between { $upper } and { $lower }
rios-resolve = resolve “{ $card }” and end the turn
rios-push = push “{ $card }” to the back of the row and end the turn
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

# The picture of the table
rios-zone-board = The valley
rios-zone-row = Harvest row
rios-zone-store = { $seat }: store
rios-status-laying = Setting up: { $seat } leads { $river } on towards the lakes and the city
rios-status-placing = Setting up: { $seat } places a campesino
rios-status-first = Round { $round }, without a harvest: { $seat }’s turn ({ $steps ->
        [0] no steps left
        [one] one step left
       *[other] { $steps } steps left
    })
rios-status-turn = Round { $round }: { $seat }’s turn ({ $steps ->
        [0] no steps left
        [one] one step left
       *[other] { $steps } steps left
    })
rios-status-over = The game is over: { $seat } wins
rios-status-shared = The game is over: the win is shared
rios-fact-rio = Rio in hand
rios-fact-wood = Dam wood
rios-fact-buildings = Buildings; { $all } of them win
rios-fact-wet = Buildings on water that count for the early win: { $fincas } fincas and the hacienda
rios-both-rivers = both rivers
rios-now = NOW
rios-desperados = Desperados
rios-field-dry = { $cell }: { $kind }, dry
rios-field-wet = { $cell }: { $kind }, on { $river }
rios-field-both = { $cell }: { $kind }, on both rivers
rios-lake-of = { $cell }: lake
rios-spring-of = { $cell }: the spring of { $river }
rios-city-of = The city
rios-on-road = { $road }
rios-river-of = { $river }, from { $from } to { $to }
rios-river-head = { $river }: the water stands on { $cell } and has to go on
rios-dam-of = Dam between { $upper } and { $lower }
rios-campesinos-of = { $count ->
        [one] { $seat }’s campesino
       *[other] { $count } campesinos of { $seat }
    } ({ $place })
rios-finca-of = { $seat }’s finca on { $cell }
rios-hacienda-of = { $seat }’s hacienda on { $cell }
rios-discarded = { $card }, discarded
rios-deck-of = Deck: { $count ->
        [0] no card
        [one] one card
       *[other] { $count } cards
    }
rios-discard-of = Discarded: { $count ->
        [0] no card
        [one] one card
       *[other] { $count } cards
    }
rios-money-of = { $seat }: { $rio } rio
rios-wood-of = { $seat }: { $wood ->
        [0] no dam wood
       *[other] { $wood } dam wood
    }
rios-fincas-left = { $seat }: { $count ->
        [0] all fincas are built
        [one] one finca not built yet
       *[other] { $count } fincas not built yet
    }
rios-haciendas-left = { $seat }: { $count ->
        [0] the hacienda is built
       *[other] the hacienda is not built yet
    }
rios-steps-of = { $seat }: { $steps ->
        [0] no steps left
        [one] one step left
       *[other] { $steps } steps left
    }
rios-steps-to = { $where }: { $steps ->
        [one] one step
       *[other] { $steps } steps
    }

# What things on the table are for
rios-help-lake = Lake
    .text = Rivers end here. Nobody walks on it.
rios-help-spring = Spring
    .text = A river begins here, in the mountains. Nobody walks here, but the borders below can be dammed.
rios-help-city = City
    .text = Whoever is driven out comes here, and there is room for everybody. One step away are the fields at its border{ $roads ->
            [0] { "" }
            [one] { " " }and the road
           *[other] { " " }and both roads
        }; your own hacienda is two steps away.
rios-help-road = Road
    .text = A road is one place with room for everybody. From it, it is one step to the city and to each field it joins.
rios-help-river = River
    .text = The arrows point downstream. Where it flows, fields are wet: only they bring a harvest. Rio Verde has green banks and open arrows, Rio Moreno brown banks and solid ones; a common bed has both.
rios-help-lead = New bed
    .text = Water goes to the lowest of the fields below; where several lie equally low, you choose.
rios-help-dam = Dam
    .text = It closes this border to water for the rest of the game. Walkers do not mind it.
rios-help-campesino = Campesino
    .text = Harvests on the field it stands on. At the end of a turn at most two campesinos of one player stand on a field.
rios-help-drive = Driving out
    .text = Whoever stands there goes to the city. A lone campesino gives way to one from a higher field or to two together; two give way only to two from higher fields.
rios-help-finca = Finca
    .text = Costs { $price } rio. Its field harvests for its owner, and the owner’s campesinos there cannot be driven out. Others may cross it while nobody is there, but build nothing on the way.
rios-help-hacienda = Hacienda
    .text = Costs { $price } rio. As a finca, but closed to others, safe from desperados, and only two steps from the city for its owner. Nobody wins without one.
rios-help-wood = Dam wood
    .text = One piece for each dam, { $most } at most in store. Wet forests bring it.
rios-help-steps = Steps
    .text = { $steps } each turn, for one campesino or shared out. What is left over is lost.
rios-help-money = Rio
    .text = A finca costs { $finca } rio, the hacienda { $hacienda }.
rios-help-deck = Deck
    .text = New harvest cards come from here. Desperados ride as soon as they are drawn.
rios-help-discard = Discarded cards
    .text = Everybody may look at them. When the deck is empty they are shuffled into a new one.
rios-help-now = The present card
    .text = The turn ends with it: either everybody harvests now, or it goes to the back of the row.

# Why something cannot be picked: a reason, then what can be done
rios-why = { $reason } { $now }
rios-why-now-over = The game is over.
rios-why-now-watching = You are watching; it is { $seat }’s turn.
rios-why-now-waiting = It is { $seat }’s turn.
rios-why-now-water = Now choose where the water flows on from { $cell }.
rios-why-now-placing = Now choose a field for your campesino.
rios-why-now-walking = Now choose where your campesino goes ({ $place }, { $steps ->
        [one] one step left
       *[other] { $steps } steps left
    }), or take the pick back.
rios-why-now-driving = Now choose which of your campesinos goes to { $cell }, or take the pick back.
rios-why-now-damming = Now choose a border for the dam, or take the pick back.
rios-why-now-on = One of your campesinos has to move on before the turn can end.
rios-why-now-first = Now you can walk ({ $steps ->
        [0] no steps left
        [one] one step left
       *[other] { $steps } steps left
    }), build, or end your turn.
rios-why-now-free = Now you can walk ({ $steps ->
        [0] no steps left
        [one] one step left
       *[other] { $steps } steps left
    }), build, or end your turn with the present card.
rios-why-over = Nothing is moved any more.
rios-why-pick-the-figure = You can go there: pick the figure shown on { $cell }.
rios-why-pick-own = Pick your own campesino there ({ $place }), not the place.
rios-why-pick-the-arrow = The water can go there: pick the arrow that leads to { $cell }.
rios-why-pick-the-site = Pick the building where it is shown on the board.
rios-why-pick-the-card = Pick the present card to harvest, or its place at the back of the row to push it there.
rios-why-pick-the-wood = Pick your dam wood, then the border.
rios-why-field = A place becomes a choice when a campesino is on the way: pick the campesino first.
rios-why-field-later = Places are picked by the player whose turn it is.
rios-why-nobody-walks = None of your campesinos can walk now.
rios-why-nobody-there = None of your campesinos is there ({ $place }).
rios-why-water-first = First the water has to go on from { $cell }.
rios-why-no-water = No water is being led now.
rios-why-water-nothing-there = In that direction nothing lies below { $head }.
rios-why-water-not-below = { $cell } does not lie right below { $head }: water goes straight down, to the lower left or to the lower right.
rios-why-water-dam = A dam keeps the water of { $head } from going to { $cell }.
rios-why-water-higher = Water from { $head } does not go to { $cell }, because { $lower } lies lower.
rios-why-placing-first = First all players put campesinos on the board.
rios-why-placing-over = Campesinos are put on the board only before the first round.
rios-why-place-on-fields = The first campesinos are put on fields.
rios-why-taken = { $seat } is on { $cell } already, and two players never share a field.
rios-why-full-at-start = Two of your campesinos are on { $cell } already; there is no room for a third one.
rios-why-dam-on-border = A dam goes on a border between two places, not on one of them.
rios-why-starts-here = Your campesino is there already.
rios-why-walking-first = One of your campesinos is on its way ({ $place }): first say where it goes.
rios-why-driving-first = Two of your campesinos are to go to { $cell } together: first say which ones.
rios-why-hacienda-closed = { $seat }’s hacienda on { $cell } is closed to you.
rios-why-no-stay = { $seat }’s finca on { $cell } may only be crossed: with the steps you have ({ $steps }) nobody could stop there and still get on.
rios-why-full = Two of your campesinos are on { $cell } already; with the steps you have ({ $steps }) nobody could stop there and still get on.
rios-why-too-far = That is too far ({ $place }): it takes { $needed } steps, and you have { $steps }.
rios-why-barred = No way leads there ({ $place }): others bar it.
rios-why-reserved = Your steps ({ $steps }) are reserved: one of your campesinos on { $cells } still has to move on.
rios-why-no-place-left = Then one of your campesinos on { $cells }, which still has to move on, would find no place to stay.
rios-why-far-from-all = From there ({ $place }) it takes { $needed } steps to get anywhere your campesino may stay; you have { $steps }.
rios-why-no-way = From there ({ $place }) your campesino cannot go anywhere: others bar the way, or there is nowhere to stay.
rios-why-lake = Nobody walks on a lake.
rios-why-spring = A spring lies in the mountains, where nobody walks.
rios-why-mountains = There are only mountains ({ $cell }).
rios-why-no-road = There is no such road on this board.
rios-why-river = Nobody picks up a river, but a dam leads it elsewhere. One of your campesinos has to stand at the border.
rios-why-river-no-wood = Only a dam leads a river elsewhere, and you have no dam wood.
rios-why-dam = A dam stays to the end of the game.
rios-why-own-later = Your campesinos walk only in your turn.
rios-why-picked-already = This campesino is on the way already.
rios-why-another-walks = Another of your campesinos is on the way.
rios-why-cannot-join = From there nobody gets to { $cell } in such a way that somebody has to go.
rios-why-too-far-to-join = With one from there the two would need { $needed } steps to { $cell }; you have { $steps }.
rios-why-dam-first = You are building a dam: first say where.
rios-why-no-steps = All { $steps } steps are used up.
rios-why-foreign = This campesino belongs to { $seat }.
rios-why-safe-outside = In the city and on the roads nobody is driven out.
rios-why-safe-building = { $seat }’s own building protects this campesino.
rios-why-safe-first = In the first round { $seat } is safe, since { $seat }’s turn comes after yours.
rios-why-nobody-to-drive = There is nobody to drive out there ({ $place }).
rios-why-one-can = Your campesino over there ({ $place }) can drive it out of { $cell } alone ({ $steps ->
        [one] one step
       *[other] { $steps } steps
    }): pick that one.
rios-why-one-can-or-two = Your campesino over there ({ $place }) can drive it out of { $cell } alone ({ $steps ->
        [one] one step
       *[other] { $steps } steps
    }): pick that one. Or pick the two figures shown on { $cell }: two of yours can do it together.
rios-why-two-not-one = The two on { $cell } never give way to one campesino alone.
rios-why-not-from-above = Alone your campesino would have to come from a higher field next to { $cell }, and no way leads there over one.
rios-why-far-from-above = That is too far ({ $place }): over a higher field next to it, it takes { $needed } steps, and you have { $steps }.
rios-why-too-far-for-two = That is too far ({ $place }): two of yours need { $needed } steps together, and you have { $steps }.
rios-why-two-foreign = The two on { $cell } give way only to two of yours that both come from higher fields, and there is no such way for two.
rios-why-one-foreign = No two of your campesinos can get to { $cell }.
rios-why-building = Buildings stay where they are to the end of the game.
rios-why-store-of-others = That belongs to another player.
rios-why-all-built = It is all built already.
rios-why-build-in-turn = You build in your own turn, and only when nothing else is begun.
rios-why-build-on-fields = You build on fields.
rios-why-built-here = There is a building on { $cell } already.
rios-why-built-enough = You have built { $most } buildings in this turn; that is the most.
rios-why-no-money = It costs { $price } rio; you are { $rio } rio short.
rios-why-no-site = You build where one of your campesinos is, on a field without a building, and there is no such field now.
rios-why-discarded = Discarded cards come back only when the deck is empty.
rios-why-later-card = Only the first card of the row can be resolved or pushed.
rios-why-no-harvest-yet = In the first round there is no harvest.
rios-why-end-with-card = Your turn ends with the present card: resolve it or push it.
rios-why-end-in-turn = Only the player whose turn it is can end it.
rios-why-somebody-must-go-on = The turn cannot end yet: somebody stands where they may not stay ({ $cells }).
rios-why-card-ends-turn = The present card is the last thing in a turn.
rios-why-deck = Cards come from the deck by themselves when one is resolved.
rios-why-dam-begun = You are building a dam already.
rios-why-no-wood = You have no dam wood. Wet forests bring it.
rios-why-no-border = None of your campesinos stands at a border that could take a dam.
rios-why-crossing = Nothing is built from a foreign finca, and one of your campesinos is only crossing one.
rios-why-no-such-border = There is no border that could take a dam.
rios-why-dam-there = There is a dam between { $upper } and { $lower } already.
rios-why-last-way = That is the last way down from { $upper }, and one has to stay open.
rios-why-not-at-border = None of your campesinos stands on { $upper } or { $lower }.
rios-why-money = Money is spent by building: { $finca } rio for a finca, { $hacienda } for the hacienda.
rios-why-steps = Steps are used by walking: pick a campesino.
rios-why-steps-later = Steps are used by walking.
rios-why-ground = That is only a part of the picture.

# On the shelf and before the game
about-rios = Two rivers, and whoever has wood for a dam decides where they flow. Bring your campesinos to wet fields in time and build on the harvest.
option-rios-river-laying = Laying the rivers
    .text = Who decides where the water flows at first.
option-rios-river-laying-start-player = Start player
option-rios-river-laying-in-turn = In turn
option-rios-river-laying-one-each = One each
option-rios-max-rounds = Last round
    .text = After it the game ends in any case.
option-rios-max-rounds-60 = 60
option-rios-max-rounds-20 = 20
game-rios = Dos Rios

# The guided first game. $other is the neighbour at the table, $gain what the last step has brought.
lesson-rios-welcome = Welcome to the valley! Only fields with water bear a harvest, and a harvest brings money for buildings. With { $to_win } buildings you win at once; { $to_win_wet } will do, too, if all of them stand on wet fields and one is the hacienda.
lesson-rios-springs = Two rivers rise here: Rio Verde on the left, Rio Moreno on the right. Their water always runs to the lowest field below. Wheat, corn and tobacco lie lowest, then come forests, then hills.
lesson-rios-flow = You lay the rivers in turn, a piece each. From a2 { $other } could choose between two hills and took a3. From there the water had to go to b3, because wheat lies lower than the hill a4. Now it is on b4, and it is your turn: corn on a5 and wheat on b5 lie equally low, the forest on c5 lies higher. Lead the water to b5.
lesson-rios-flow-crops = { $other } led it on to b6. Below that lie the hill a7, tobacco on b7 and wheat on c7. The two crops are equally low, so you choose again: b7.
lesson-rios-wet = Both rivers have reached a lake. A field that a river crosses is wet. All others are dry and bear nothing.
lesson-rios-place = Of your { $campesinos } campesinos { $in_city } begin in the city. You place the other { $placed } one by one, taking turns with { $other }. Put the first on b5, wheat by the river.
lesson-rios-steps = All have been placed, and it is your turn: you have { $steps } steps for all your campesinos together. Pick the ones in the city to send one on its way.
lesson-rios-walk = The places it can reach say how many steps they take. Send it to b7: tobacco, wet and two steps away, over c8.
lesson-rios-first-round = You need not use all your steps. Nothing is harvested in the first round, so end your turn.
lesson-rios-intruder = { $other } has sat down on b4, in the middle of your river! A field is never shared by two players. But a lone campesino can be driven out.
lesson-rios-higher = One of yours can do it alone, if it comes from a field that lies higher. Two together can do it from anywhere. Pick your campesino on b3.
lesson-rios-drive = Wheat and tobacco lie equally low, so the straight way is closed to it. It goes over the hill a4 and comes down from there: that is why it takes two steps. Go to b4.
lesson-rios-row = { $other }’s campesino is back in the city. Your turn ends with the harvest row: its first card is the present one. You resolve it for everybody or push it to the back.
lesson-rios-resolve = Rio Verde pays { $rio } rio for each of your fields with wheat, corn or tobacco by this river. You have four, and { $other } has none there. Pick the card to resolve it.
lesson-rios-money = That was { $gain }00 rio for you and nothing for { $other }. Everybody harvests, whoever resolves the card: so see first who gains by it.
lesson-rios-finca = { $other } resolved Corn, and your corn on b6 paid you { $rio } rio, too. Now you have enough for a finca, which costs { $finca } rio. You build where a campesino of yours stands. Build it on b5.
lesson-rios-finca-built = A finca stays to the end. It harvests for you even when nobody is there, and from your own building nobody drives you out.
lesson-rios-road = The present card is Wheat, and b3 is free wheat by the water. It is far from the city, but there are roads along the sides. Pick your campesinos in the city.
lesson-rios-road-walk = One step to the western road, one to a4, one to b3: three steps. Go there.
lesson-rios-wheat = Now you have two wet wheat fields, b3 and b5. Wheat pays { $rio } rio for each, whichever river it is. Pick the card to resolve it.
lesson-rios-desperados = The row was filled up, and desperados were drawn! They ride down their river from the spring and chase one campesino to the city from each of the first { $robbed } fields where they meet any. This time it was Rio Moreno and { $other }. Only a hacienda keeps them away.
lesson-rios-dam = A round later you have 400 rio. Now for the best part: with dam wood you change the rivers. Pick your wood.
lesson-rios-border = A dam stands on a border of a field where you have a campesino, and no water passes it. Build it between b3 and b4.
lesson-rios-divert = The water has to find a new bed. From b3 it went to c4, since wheat lies lower than the hill. Now you choose: on d4 it would join Rio Moreno, and all your fields from b4 down would fall dry. Lead it to b4, back into the old bed.
lesson-rios-push = Now c4 is wet, too, and nothing has fallen dry. But the present card is Rio Moreno, and only { $other } has fields there. Push it to the back: then nobody harvests.
lesson-rios-hacienda = Some rounds later you have a second finca, on b3, and 1,500 rio. The hacienda costs { $hacienda }, and without it nobody wins. Build it on b6.
lesson-rios-goal = With a third finca, on a5, you have { $to_win_wet } buildings. Three of them stand on water, b3, b5 and b6, but a5 is dry. If a5 gets water, too, you win at once.
lesson-rios-last-dam = You have one dam wood left. That will do! Pick it.
lesson-rios-last-border = Look at b4: below it lie a5, b5 and c5. Close the way to b5, and the water has to go to a5, because corn lies lower than the forest on c5.
lesson-rios-last-flow = The water has reached a5. Now lead it to b5, back into the old bed, so that b5 and b6 do not fall dry.
lesson-rios-won = All your buildings stand on wet fields, and the hacienda is one of them: you have won! Now you know the valley. Try it on your own.
