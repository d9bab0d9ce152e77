# Spirits of the Rice Paddy. Spirits, rain and achievements have a name; .text says what they do or ask for.

# Spirits 1 to 20
spirits-card-dew = Dew
    .text = Every round: 1 disc from the supply flows into your reservoir.
spirits-card-cricket = Cricket
    .text = Always: you may claim two achievements in a round, not one.
spirits-card-crow = Crow
    .text = Every round: put a pest into a paddy of the richest other player.
spirits-card-leech = Leech
    .text = Every round: take 1 disc from another player’s reservoir.
spirits-card-frog = Frog
    .text = Every round: remove a pest from one of your paddies, even under water.
spirits-card-sickle = Sickle
    .text = Every round: remove a weed from one of your paddies, even under water.
spirits-card-bamboo = Bamboo
    .text = Every round: build one wall or gate without any labour.
spirits-card-basket = Basket
    .text = Always: harvesting a paddy of one or two hexes brings 2 more rice.
spirits-card-market = Market
    .text = Always: one item a round does not count for your tax at the market.
spirits-card-seedling = Seedling
    .text = Always: planting a paddy takes one labourer fewer, but at least one.
spirits-card-ox = Ox
    .text = Every round: remove a rock from your field.
spirits-card-lantern = Lantern
    .text = Every round: gain 2 rice.
spirits-card-helpers = Helping Hands
    .text = Every round: two more labourers work for you, until the round ends.
spirits-card-monkey = Monkey
    .text = Every round: choose a player with more rice than you. They lose 2 rice, and you gain 1.
spirits-card-spring = Spring
    .text = Once: put magic water on a hex of your field.
spirits-card-terrace = Terrace
    .text = Always: a wall or gate takes two labourers, not three.
spirits-card-egret = Egret
    .text = Always: each of your livestock can remove two pests from its paddy, not one.
spirits-card-granary = Granary
    .text = Every round: gain 1 rice for each of your paddies.
spirits-card-duck = Duck
    .text = Always: your livestock removes pests and fertilizes under water, too.
spirits-card-monsoon = Monsoon
    .text = Every round: 2 discs from the supply flow into your reservoir.

# Spirits 21 to 40
spirits-card-pool = Pool
    .text = Once: put magic water on a hex of your field and gain 4 rice.
spirits-card-storm = Storm
    .text = Every round: all other players put a weed into a paddy of their own.
spirits-card-twin-springs = Twin Springs
    .text = Once: put magic water on two hexes of your field.
spirits-card-moon = Moon
    .text = Always: grown rice that you do not harvest stays where it is and never rots.
spirits-card-feast = Feast
    .text = Every round: gain 3 rice, and 2 more if you harvested last round.
spirits-card-locust = Locust
    .text = Every round: all other players put a pest into a paddy of their own that has rice.
spirits-card-harvest = Harvest
    .text = Always: harvesting takes one labourer for each hex, not two.
spirits-card-pure-spirit = Pure Spirit
    .text = Always: no new weed comes into your field.
spirits-card-serpent = Serpent
    .text = Always: no new pest comes into your field.
spirits-card-flood = Flood
    .text = Always: you may harvest a paddy while there is water in it.
spirits-card-herd = Herd
    .text = At the end: 4 rice for each of your livestock.
spirits-card-village = Village
    .text = At the end: 2 rice for each labourer beyond your first ten.
spirits-card-mason = Mason
    .text = At the end: 6 rice for each of your paddies of three or more hexes.
spirits-card-drought = Drought
    .text = Every round: take 1 disc from every other player’s reservoir.
spirits-card-three-springs = Three Springs
    .text = Once: put magic water on three hexes of your field.
spirits-card-golden-rice = Golden Rice
    .text = Always: each of your harvests counts as one hex larger, up to six.
spirits-card-dragon = Dragon
    .text = Every round: remove a rock, a weed and a pest from your field, even under water.
spirits-card-sun = Sun
    .text = Always: whenever rice grows, your largest planted paddy that is not flooded grows, too.
spirits-card-temple = Temple
    .text = At the end: 5 rice for each achievement you have claimed.
spirits-card-rice-mother = Rice Mother
    .text = Always: each of your harvests counts one row better in the yield chart and brings 3 more rice.

# Rain
spirits-rain-steady-rain = Steady Rain
    .text = No weeds, no pests.
spirits-rain-shower = Shower
    .text = No weeds, no pests.
spirits-rain-sprouting = Sprouting
    .text = A weed grows in everyone’s largest paddy.
spirits-rain-swarm = Swarm
    .text = A pest settles in everyone’s largest paddy with rice.
spirits-rain-haze = Haze
    .text = No weeds, no pests.
spirits-rain-dry-spell = Dry Spell
    .text = No weeds, no pests.
spirits-rain-warm-rain = Warm Rain
    .text = A weed grows in every dry paddy of two or more hexes.
spirits-rain-cloudburst = Cloudburst
    .text = A pest settles in every paddy that is planted and not yet grown.
spirits-rain-fickle = Fickle Weather
    .text = Everyone puts a weed or a pest into a paddy of their own.
spirits-rain-seeds-in-the-wind = Seeds in the Wind
    .text = Everyone puts a weed into a paddy of their neighbour to the left.
spirits-rain-hungry-clouds = Hungry Clouds
    .text = Everyone puts a pest into a paddy of another player.
spirits-rain-heat = Heat
    .text = No weeds, no pests.

# Setup cards
spirits-setup-stony-gate = Stony Gate
spirits-setup-boulder-field = Boulder Field
spirits-setup-hillside = Hillside
spirits-setup-upper-terrace = Upper Terrace
spirits-setup-river-stones = River Stones
spirits-setup-scattered = Scattered Stones
spirits-setup-far-corner = Far Corner
spirits-setup-lower-terrace = Lower Terrace
spirits-setup-valley = Valley

# Achievements
spirits-tile-three-paddies = Three Paddies
    .text = You have at least three paddies.
spirits-tile-four-paddies = Four Paddies
    .text = You have at least four paddies.
spirits-tile-full-three = Full to the Brim
    .text = One of your paddies has exactly three hexes and is flooded.
spirits-tile-great-crop = Great Crop
    .text = There is rice in one of your paddies of four or more hexes.
spirits-tile-great-paddy = Great Paddy
    .text = You have a paddy of five hexes.
spirits-tile-smooth-field = Smooth Field
    .text = No rock is left in your field.
spirits-tile-two-planted = Fresh Green
    .text = At least two of your paddies are planted and not yet grown.
spirits-tile-three-crops = Three Crops
    .text = There is rice in at least three of your paddies, planted or grown.
spirits-tile-five-wet = Five under Water
    .text = Your flooded paddies have at least five hexes together.
spirits-tile-eight-wet = Eight under Water
    .text = Your flooded paddies have at least eight hexes together.
spirits-tile-double-harvest = Double Harvest
    .text = You harvested at least two paddies this round.
spirits-tile-rich-paddy = Rich Paddy
    .text = One paddy alone brought you at least 20 rice this round.
spirits-tile-rich-round = Rich Round
    .text = Your harvest brought at least 35 rice this round.
spirits-tile-pair-of-animals = Pair of Animals
    .text = You own at least two livestock.
spirits-tile-herd-of-four = Herd of Four
    .text = You own at least four livestock.
spirits-tile-busy-farm = Busy Farm
    .text = You have at least 13 labourers of your own.
spirits-tile-large-family = Large Family
    .text = You have at least 16 labourers of your own.
spirits-tile-fertile-soil = Fertile Soil
    .text = At least two of your paddies are fertilized.
spirits-tile-clean-farm = Clean Farm
    .text = You have at least three paddies, and not one weed or pest.
spirits-tile-patient-reaper = Patient Reaper
    .text = You harvested this round, although you came last in turn order.
spirits-tile-generous-neighbour = Generous Neighbour
    .text = At least three discs flowed from your field to the next player this round.
spirits-tile-grateful-neighbour = Grateful Neighbour
    .text = At least three discs flowed from another field to you this round.
spirits-tile-wide-paddies = Wide Paddies
    .text = Your paddies have at least eight hexes together.
spirits-tile-full-store = Full Store
    .text = You have at least 20 rice.

# Events
spirits-event-first-gate = { $seat } puts the first gate on edge { $edge }.
spirits-event-draft-over = { $number ->
        [1] The first draft is over.
       *[other] The second draft is over.
    }
spirits-event-rain = Rain: “{ $card }”, { $discs ->
        [0] no discs
        [one] one disc
       *[other] { $discs } discs
    }.
spirits-event-weed = A weed from { $from } grows in { $seat }’s paddy { $hex }.
spirits-event-weed-rain = The rain lets a weed grow in { $seat }’s paddy { $hex }.
spirits-event-pest = A pest from { $from } settles in { $seat }’s paddy { $hex }.
spirits-event-pest-rain = The rain brings a pest into { $seat }’s paddy { $hex }.
spirits-event-card = { $seat } plays “{ $card }”.
spirits-event-order = Turn order: { $order }.
spirits-event-takes-rain = { $seat } is first and takes { $discs ->
        [0] no discs
        [one] one disc of rain
       *[other] { $discs } discs of rain
    }.
spirits-event-spirit = { $seat } uses “{ $card }”{ $rice ->
        [0] { "" }
       *[other] , +{ $rice } rice
    }{ $discs ->
        [0] { "" }
        [one] , +1 disc
       *[other] , +{ $discs } discs
    }.
spirits-event-weed-gone = { $count ->
        [one] A weed is gone
       *[other] { $count } weeds are gone
    } from { $seat }’s paddy { $hex }.
spirits-event-pest-gone = { $count ->
        [0] { $seat }’s paddy { $hex } is fertilized.
        [one] A pest is gone from { $seat }’s paddy { $hex }{ $fertilized ->
            [0] .
           *[other] , and it is fertilized.
        }
       *[other] { $count } pests are gone from { $seat }’s paddy { $hex }{ $fertilized ->
            [0] .
           *[other] , and it is fertilized.
        }
    }
spirits-event-rock-gone = { $seat } clears the rock from hex { $hex }.
spirits-event-magic-water = { $seat } puts magic water on hex { $hex }.
spirits-event-takes-disc = { $seat } takes a disc from { $from }’s reservoir.
spirits-event-takes-rice = { $from } loses rice, and { $seat } gains { $rice } of it.
spirits-event-labour = { $seat }’s labourers: { $build } for walls, { $weeds } for weeds, { $harvest } for the harvest, { $plant } for planting.
spirits-event-built = { $seat } builds { $pieces ->
        [0] nothing
        [one] one wall or gate
       *[other] { $pieces } walls or gates
    } and has { $paddies ->
        [one] one paddy
       *[other] { $paddies } paddies
    }.
spirits-event-water-out = Water out: { $seat } passes on { $discs ->
        [0] nothing
        [one] one disc
       *[other] { $discs } discs
    }.
spirits-event-water-in = Water in: { $seat } passes on { $discs ->
        [0] nothing
        [one] one disc
       *[other] { $discs } discs
    }.
spirits-event-harvest = { $seat } harvests { $hexes ->
        [one] one hex
       *[other] { $hexes } hexes
    } of paddy { $hex } for { $rice } rice.
spirits-event-rotted = The rice in { $seat }’s paddy { $hex } rots.
spirits-event-grown = The rice in { $seat }’s paddy { $hex } grows.
spirits-event-planted = { $seat } plants paddy { $hex }.
spirits-event-claim = { $seat } claims “{ $tile }” for { $rice } rice.
spirits-event-market = { $items ->
        [0] { $seat } buys nothing at the market.
        [one] { $seat } buys one item at the market and pays { $rice } rice.
       *[other] { $seat } buys { $items } items at the market and pays { $rice } rice.
    }
spirits-event-round = Round { $number } begins.
spirits-event-end-bonus = { $seat }’s spirits bring { $rice } rice at the end.
spirits-event-over = { $seat } wins.

# Questions
spirits-choose-first-gate = Where does the gate of your first paddy stand?
spirits-choose-keep = Choose a spirit to keep.
spirits-choose-play = Choose the spirit you play this round.
spirits-choose-offer = Use “{ $card }” now?
spirits-choose-weed-own = A weed comes into your field. Which of your paddies gets it?
spirits-choose-pest-own-rice = A pest is after your rice. Which of your paddies gets it?
spirits-choose-weed-or-pest = Choose a weed or a pest, and one of your paddies for it.
spirits-choose-weed-next = Which of { $seat }’s paddies gets a weed from you?
spirits-choose-pest-any = Which paddy of another player gets a pest from you?
spirits-choose-pest-richest = The richest other player gets a pest from you. In which paddy?
spirits-choose-remove-pest = Which paddy do you free of a pest?
spirits-choose-remove-weed = Which paddy do you free of a weed?
spirits-choose-remove-rock = Which rock disappears?
spirits-choose-magic-water = Which hex gets magic water? It stays there for the whole game.
spirits-choose-take-disc = From whose reservoir do you take a disc?
spirits-choose-take-rice = Who loses rice, so that you gain some?
spirits-allocate-builders = How many walls and gates do your labourers build? (labourers for each: { $cost }, free: { $free })
spirits-allocate-oxen-build = How many of your livestock build a wall or gate each?
spirits-allocate-oxen-rocks = How many of your livestock clear a rock each?
spirits-allocate-weeders = How many labourers pull weeds? A weed takes one for each hex of its paddy. (free: { $free })
spirits-allocate-ducks = How many of your livestock hunt pests and fertilize?
spirits-allocate-harvesters = How many hexes do your labourers harvest? (labourers for each: { $cost }, free: { $free })
spirits-allocate-planters = How many labourers plant rice? (free: { $free })
spirits-choose-build = { $pieces ->
        [0] Do you move a gate?
        [one] You can build one more wall or gate. Where?
       *[other] You can build { $pieces } more walls or gates. Where?
    }
spirits-choose-gate-place = Where does the gate move?
spirits-choose-rock = Which rock does your livestock clear?
spirits-choose-level = How much water should paddy { $hex } hold? The rest flows on. (room for discs: { $room })
spirits-choose-fill = Fill paddy { $hex } or leave it without water? (discs in a full paddy: { $room })
spirits-choose-weed = From which paddy do your labourers pull a weed?
spirits-choose-pest = Which paddy does your livestock tend?
spirits-choose-harvest = Which paddy do you harvest?
spirits-choose-harvest-hexes = How many hexes of paddy { $hex } do you harvest? The rest of its rice is lost.
spirits-choose-plant = Which paddy do you plant?
spirits-choose-claim = Which achievement do you claim?
spirits-choose-market = What do you buy at the market? (your rice: { $rice })

# Answers
spirits-take = { $card }
spirits-use = use it
spirits-decline = not this time
spirits-paddy = paddy { $hex } ({ $size ->
        [one] one hex
       *[other] { $size } hexes
    })
spirits-paddy-of = { $seat }’s paddy { $hex }
spirits-weed-in = a weed into paddy { $hex }
spirits-pest-in = a pest into paddy { $hex }
spirits-hex = hex { $hex }
spirits-seat = { $seat }
spirits-number = { $n }
spirits-wall-at = wall on edge { $edge }
spirits-gate-at = gate on edge { $edge }
spirits-move-gate = move the gate on edge { $edge }
spirits-to-edge = to edge { $edge }
spirits-discs = { $n ->
        [0] no disc
        [one] one disc
       *[other] { $n } discs
    }
spirits-hexes = { $n ->
        [one] one hex
       *[other] { $n } hexes
    }
spirits-claim = { $tile } (+{ $rice } rice)
spirits-hire = hire a labourer for { $price } rice
spirits-buy = buy livestock for { $price } rice
spirits-pass = nothing more

# The table
spirits-phase-first-gate = Setting up: the first gate
spirits-phase-draft = { $round ->
        [0] First draft of spirits
       *[other] Second draft of spirits
    }
spirits-phase-rain = Round { $round } of 7: rain
spirits-phase-card = Round { $round } of 7: playing a spirit
spirits-phase-resolve = Round { $round } of 7: the spirits act
spirits-phase-allocate = Round { $round } of 7: sharing out the labour
spirits-phase-farm = Round { $round } of 7: work in the field
spirits-phase-claim = Round { $round } of 7: achievements
spirits-phase-market = Round { $round } of 7: market
spirits-phase-over = The game is over
spirits-your-field = Your field, { $seat } ({ $rice } rice)
spirits-other-field = { $seat }’s field ({ $rice } rice)
spirits-stock = { $labourers ->
        [one] One labourer
       *[other] { $labourers } labourers
    }, { $livestock ->
        [0] no livestock
       *[other] { $livestock } livestock
    }, { $reservoir ->
        [0] reservoir empty
       *[other] reservoir { $reservoir }
    }
spirits-paddy-line = Paddy { $hex }, { $size ->
        [one] one hex
       *[other] { $size } hexes
    }{ $discs ->
        [0] { "" }
       *[other] , water { $discs } of { $room }
    }{ $rice ->
        [0] { "" }
        [1] , planted
       *[other] , grown
    }{ $weeds ->
        [0] { "" }
        [one] , one weed
       *[other] , { $weeds } weeds
    }{ $pests ->
        [0] { "" }
        [one] , one pest
       *[other] , { $pests } pests
    }{ $fertilized ->
        [0] { "" }
       *[other] , fertilized
    }
spirits-hand = Your hand
spirits-played = Spirits of { $seat }: { $cards }
spirits-tiles = Open achievements
spirits-card-line = { $number } { $name }. { $text }
spirits-tile-line = { $name } ({ $rice } rice): { $text }
spirits-rain-line = Rain: { $name }{ $discs ->
        [0] { "" }
        [one] , one disc
       *[other] , { $discs } discs
    }. { $text }
spirits-legend = ╱╲┃ wall   ○ gate   ▓ bamboo   · free edge   ● rock   ≈ disc   ✦ magic water   , planted   Ψ grown
spirits-earned-total = Total
