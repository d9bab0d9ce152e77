# Spirits of the Rice Paddy. Spirits, rain and achievements have a name; what they do or ask for is put together from the
# words of the components file, with its numbers.

# Spirits 1 to 20
spirits-card-spring = Spring
spirits-card-egret = Egret
spirits-card-crow = Crow
spirits-card-leech = Leech
spirits-card-cricket = Cricket
spirits-card-duck = Duck
spirits-card-seedling = Seedling
spirits-card-market = Market
spirits-card-bamboo = Bamboo
spirits-card-ox = Ox
spirits-card-terrace = Terrace
spirits-card-dew = Dew
spirits-card-sickle = Sickle
spirits-card-monkey = Monkey
spirits-card-frog = Frog
spirits-card-helpers = Helping Hands
spirits-card-basket = Basket
spirits-card-monsoon = Monsoon
spirits-card-lantern = Lantern
spirits-card-granary = Granary

# Spirits 21 to 40
spirits-card-herd = Herd
spirits-card-storm = Storm
spirits-card-harvest = Harvest
spirits-card-sun = Sun
spirits-card-twin-springs = Hidden Springs
spirits-card-locust = Locust
spirits-card-flood = Flood
spirits-card-pure-spirit = Pure Spirit
spirits-card-village = Village
spirits-card-serpent = Serpent
spirits-card-moon = Moon
spirits-card-mason = Mason
spirits-card-pool = Pool
spirits-card-drought = Drought
spirits-card-three-springs = Sacred Springs
spirits-card-temple = Temple
spirits-card-feast = Feast
spirits-card-rice-mother = Rice Mother
spirits-card-golden-rice = Golden Rice
spirits-card-dragon = Dragon

# Rain
spirits-rain-steady-rain = Steady Rain
spirits-rain-shower = Shower
spirits-rain-sprouting = Sprouting
spirits-rain-swarm = Swarm
spirits-rain-haze = Haze
spirits-rain-dry-spell = Dry Spell
spirits-rain-warm-rain = Warm Rain
spirits-rain-cloudburst = Cloudburst
spirits-rain-fickle = Fickle Weather
spirits-rain-seeds-in-the-wind = Seeds in the Wind
spirits-rain-hungry-clouds = Hungry Clouds
spirits-rain-heat = Heat

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
spirits-tile-three-paddies = { $number } Paddies
spirits-tile-four-paddies = { $number } Paddies
spirits-tile-full-three = Full to the Brim
spirits-tile-great-crop = Great Crop
spirits-tile-great-paddy = Great Paddy
spirits-tile-smooth-field = Smooth Field
spirits-tile-two-planted = Fresh Green
spirits-tile-three-crops = { $number } Crops
spirits-tile-five-wet = { $number } under Water
spirits-tile-six-wet = { $number } under Water
spirits-tile-double-harvest = { $number } Harvests
spirits-tile-rich-paddy = Rich Paddy
spirits-tile-rich-round = Rich Round
spirits-tile-pair-of-animals = { $number } Animals
spirits-tile-full-barns = Full Barns
spirits-tile-busy-farm = Busy Farm
spirits-tile-large-family = Large Family
spirits-tile-fertile-soil = Fertile Soil
spirits-tile-clean-farm = Clean Farm
spirits-tile-patient-reaper = Patient Reaper
spirits-tile-generous-neighbour = Generous Neighbour
spirits-tile-grateful-neighbour = Grateful Neighbour
spirits-tile-wide-paddies = Wide Paddies
spirits-tile-full-store = Full Store

# What a spirit does: when, then a sentence for each of its effects
spirits-acts-active = Every round: { $what }
spirits-acts-passive = Always: { $what }
spirits-acts-once = Once: { $what }
spirits-acts-end = At the end: { $what }
spirits-two-effects = { $first } { $then }
spirits-does-discs = { $amount ->
        [one] A disc from the supply flows into your reservoir.
       *[other] { $amount } discs from the supply flow into your reservoir.
    }
spirits-does-rice = Gain { $amount } rice.
spirits-does-rice-per-paddy = Gain { $amount } rice for each of your paddies.
spirits-does-rice-if-harvested = If you harvested last round, gain { $amount } rice for that.
spirits-does-free-pieces = { $amount ->
        [one] Build a wall or gate without any labour.
       *[other] Build { $amount } walls or gates without any labour.
    }
spirits-does-helpers = { $amount ->
        [one] A helper joins your labourers until the round ends.
       *[other] { $amount } helpers join your labourers until the round ends.
    }
spirits-does-remove-pest = { $amount ->
        [one] Remove a pest from one of your paddies, even under water.
       *[other] Remove { $amount } pests from your paddies, even under water.
    }
spirits-does-remove-weed = { $amount ->
        [one] Remove a weed from one of your paddies, even under water.
       *[other] Remove { $amount } weeds from your paddies, even under water.
    }
spirits-does-remove-rock = { $amount ->
        [one] Remove a rock from your field.
       *[other] Remove { $amount } rocks from your field.
    }
spirits-does-pest-to-richest = Put a pest into a paddy of the richest other player.
spirits-does-take-disc = Take a disc from another player’s reservoir.
spirits-does-take-disc-from-all = Take a disc from every other player’s reservoir.
spirits-does-rice-lost-by-a-richer = Choose a player with more rice than you. They lose { $amount } rice, and you gain { $gain }.
spirits-does-weed-for-all-others = All other players put a weed into a paddy of their own.
spirits-does-pest-for-all-others = All other players put a pest into a paddy of their own that has rice.
spirits-does-magic-water = { $amount ->
        [one] Put magic water on a hex of your field.
       *[other] Put magic water on { $amount } hexes of your field.
    }
spirits-does-extra-claims = { $amount ->
        [one] You may claim one achievement more in a round.
       *[other] You may claim { $amount } achievements more in a round.
    }
spirits-does-small-harvest-more = Harvesting a paddy of at most { $size } hexes brings { $amount } rice more.
spirits-does-tax-less = { $amount ->
        [one] One item a round does not count for your tax at the market.
       *[other] { $amount } items a round do not count for your tax at the market.
    }
spirits-does-plant-less = { $amount ->
        [one] Planting a paddy takes one labourer fewer, but at least one.
       *[other] Planting a paddy takes { $amount } labourers fewer, but at least one.
    }
spirits-does-wall-less = { $amount ->
        [one] A wall or gate takes one labourer fewer, but at least one.
       *[other] A wall or gate takes { $amount } labourers fewer, but at least one.
    }
spirits-does-more-pests = { $amount ->
        [one] Each of your livestock removes one pest more from its paddy.
       *[other] Each of your livestock removes { $amount } pests more from its paddy.
    }
spirits-does-ducks-swim = Your livestock removes pests and fertilizes under water, too.
spirits-does-no-rot = Grown paddies that you do not harvest at all need not rot: you may keep them, with fertilizer, weeds and pests.
spirits-does-harvest-less = { $amount ->
        [one] Harvesting takes one labourer fewer for each hex, but at least one.
       *[other] Harvesting takes { $amount } labourers fewer for each hex, but at least one.
    }
spirits-does-no-weeds = No new weed comes into your field.
spirits-does-no-pests = No new pest comes into your field.
spirits-does-harvest-flooded = You may harvest a paddy while there is water in it.
spirits-does-larger-harvest = { $amount ->
        [one] Each of your harvests counts one hex more, up to { $most } in all.
       *[other] Each of your harvests counts { $amount } hexes more, up to { $most } in all.
    }
spirits-does-grow-dry = { $amount ->
        [one] Whenever rice grows, one of your planted paddies that is not flooded may grow, too.
       *[other] Whenever rice grows, { $amount } of your planted paddies that are not flooded may grow, too.
    }
spirits-does-better-row = { $amount ->
        [one] Each of your harvests counts one row better in the yield chart.
       *[other] Each of your harvests counts { $amount } rows better in the yield chart.
    }
spirits-does-harvest-more = Each of your harvests brings { $amount } rice more.
spirits-does-end-livestock = Gain { $amount } rice for each of your livestock.
spirits-does-end-labourers = Gain { $amount } rice for each labourer beyond your first { $first }.
spirits-does-end-large-paddies = Gain { $amount } rice for each of your paddies of { $size } or more hexes.
spirits-does-end-achievements = Gain { $amount } rice for each achievement you have claimed.

# What the rain brings
spirits-rain-falls = Discs for two, three and four players: { $two }, { $three }, { $four }. { $brings }
spirits-brings-none = No weeds, no pests.
spirits-brings-weed-in-largest = A weed grows in everyone’s largest paddy.
spirits-brings-pest-in-largest-rice = A pest settles in everyone’s largest paddy with rice.
spirits-brings-weed-in-dry-of-two = A weed grows in every dry paddy of { $size } or more hexes.
spirits-brings-pest-in-planted = A pest settles in every paddy that is planted and not yet grown.
spirits-brings-weed-or-pest-at-home = Everyone puts a weed or a pest into a paddy of their own.
spirits-brings-weed-next-door = Everyone puts a weed into a paddy of the player on their left.
spirits-brings-pest-anywhere = Everyone puts a pest into a paddy of another player.

# What an achievement asks for
spirits-asks-paddies = { $number ->
        [one] You have a paddy.
       *[other] You have at least { $number } paddies.
    }
spirits-asks-flooded-paddy-of = { $number ->
        [one] One of your paddies has exactly one hex and is flooded.
       *[other] One of your paddies has exactly { $number } hexes and is flooded.
    }
spirits-asks-rice-in-paddy-of = { $number ->
        [one] There is rice in one of your paddies.
       *[other] There is rice in one of your paddies of { $number } or more hexes.
    }
spirits-asks-paddy-of = { $number ->
        [one] You have a paddy of one or more hexes.
       *[other] You have a paddy of { $number } or more hexes.
    }
spirits-asks-rocks-left-at-most = { $number ->
        [0] No rock is left in your field.
        [one] At most one rock is left in your field.
       *[other] At most { $number } rocks are left in your field.
    }
spirits-asks-paddies-planted = { $number ->
        [one] One of your paddies is planted and not yet grown.
       *[other] At least { $number } of your paddies are planted and not yet grown.
    }
spirits-asks-paddies-with-rice = { $number ->
        [one] There is rice in one of your paddies, planted or grown.
       *[other] There is rice in at least { $number } of your paddies, planted or grown.
    }
spirits-asks-hexes-flooded = { $number ->
        [one] Your flooded paddies have at least one hex together.
       *[other] Your flooded paddies have at least { $number } hexes together.
    }
spirits-asks-harvests-this-round = { $number ->
        [one] You harvested a paddy this round.
       *[other] You harvested at least { $number } paddies this round.
    }
spirits-asks-rice-from-one-harvest = One paddy alone brought you at least { $number } rice this round.
spirits-asks-rice-harvested-this-round = Your harvest brought at least { $number } rice this round.
spirits-asks-livestock = { $number ->
        [one] You own livestock.
       *[other] You own at least { $number } livestock.
    }
spirits-asks-labourers = You have at least { $number } labourers of your own.
spirits-asks-fertilized = { $number ->
        [one] One of your paddies is fertilized.
       *[other] At least { $number } of your paddies are fertilized.
    }
spirits-asks-clean-paddies = { $number ->
        [one] You have a paddy, and not one weed or pest.
       *[other] You have at least { $number } paddies, and not one weed or pest.
    }
spirits-asks-harvested-while-last = { $number ->
        [one] You harvested a paddy this round, although you came last in turn order.
       *[other] You harvested at least { $number } paddies this round, although you came last in turn order.
    }
spirits-asks-discs-passed-on = { $number ->
        [one] A disc flowed from your field to the next player this round.
       *[other] At least { $number } discs flowed from your field to the next player this round.
    }
spirits-asks-discs-received = { $number ->
        [one] A disc flowed from another field to you this round.
       *[other] At least { $number } discs flowed from another field to you this round.
    }
spirits-asks-hexes-in-paddies = { $number ->
        [one] Your paddies have at least one hex together.
       *[other] Your paddies have at least { $number } hexes together.
    }
spirits-asks-rice-in-stock = You have at least { $number } rice.

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
spirits-event-kept-away = { $weed ->
        [0] { $seat }’s spirit keeps the pest away from paddy { $hex }.
       *[other] { $seat }’s spirit keeps the weed away from paddy { $hex }.
    }
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
spirits-choose-first-gate = Where do you put the gate of your starting paddy?
spirits-choose-keep = Choose a spirit to keep.
spirits-choose-play = Choose the spirit you play this round.
spirits-choose-offer = Use “{ $card }” now?
spirits-choose-which-spirit = Which of your spirits acts next?
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
spirits-allocate-builders = How many walls and gates do your labourers build? (labourers for each: { $cost }, left: { $free })
spirits-allocate-oxen-build = How many of your livestock build a wall or gate each?
spirits-allocate-oxen-rocks = How many of your livestock clear a rock each?
spirits-allocate-weeders = How many labourers pull weeds? A weed takes one for each hex of its paddy. (left: { $free })
spirits-allocate-ducks = How many of your livestock hunt pests and fertilize?
spirits-allocate-harvesters = How many hexes do your labourers harvest? (labourers for each: { $cost }, left: { $free })
spirits-allocate-planters = How many labourers plant rice? (left: { $free })
spirits-choose-build = { $pieces ->
        [0] Would you like to move a gate?
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
spirits-choose-rot = What you have not harvested rots, unless your spirit keeps it. Do you keep all of it?
spirits-choose-grow = Which paddy do you let grow?
spirits-choose-plant = Which paddy do you plant?
spirits-choose-claim = Which achievement do you claim?
spirits-choose-market = What do you buy at the market? (your rice: { $rice })

# Answers
spirits-take = { $card }
spirits-use = use it
spirits-decline = not this time
spirits-use-rest = use all the others in the order of their numbers
spirits-decline-rest = use no more of them
spirits-keep-rice = keep the rice
spirits-let-rot = let it rot
spirits-grow-no-more = let nothing more grow
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

# The scene: zones, kinds of spirits, cards
spirits-zone-own-farm = Your field
spirits-zone-farm = { $seat }’s field
spirits-zone-table = Rain, achievements, supply
spirits-zone-spirits = Turn order and spirits
spirits-zone-yields = Yield chart
spirits-kind-active = every round
spirits-kind-passive = always
spirits-kind-once = once
spirits-kind-end = at the end
spirits-named-card = Spirit { $number }: { $name }
spirits-named-rain = Rain: { $name }
spirits-named-tile = Achievement: { $name }, { $rice } rice
spirits-setup = Setup card: { $name }
    .text = Rocks on the hexes { $rocks }.{ $walls ->
        [0] { "" }
        [one] { " " }One free wall or gate in round 1.
       *[other] { " " }{ $walls } free walls or gates in round 1.
    }{ $rice ->
        [0] { "" }
       *[other] { " " }{ $rice } rice.
    }{ $labourers ->
        [0] { "" }
        [one] { " " }One more labourer.
       *[other] { " " }{ $labourers } more labourers.
    }{ $livestock ->
        [0] { "" }
       *[other] { " " }{ $livestock } livestock.
    }

# … a field
spirits-bamboo = Bamboo
    .help = A wall that has always been there. It closes paddies, and nothing is built on it.
spirits-open-land = Hex { $hex }: open land
    .help = Enclose it with walls, bamboo and two gates, and it becomes a paddy of up to five hexes.
spirits-waste-land = Hex { $hex }: waste land
    .help = Enclosed, but no paddy: too large, or without its two gates.
spirits-paddy-hex = Hex { $hex }, in paddy { $paddy }
spirits-rock-on = Rock on hex { $hex }
    .help = A paddy with a rock takes no water and lets none through. An animal clears it.
spirits-magic-on = Magic water on hex { $hex }
    .help = It stays for good and takes the place of a disc. Whether it counts as water is up to its owner each time.
spirits-fertilizer-on = Fertilizer in paddy { $hex }
    .help = The next harvest of this paddy counts one hex more.
spirits-weed-here = Weed in paddy { $hex }
    .help = It makes the harvest smaller. As many labourers as the paddy has hexes pull it while the paddy is dry.
spirits-pest-here = Pest in paddy { $hex }
    .help = It makes the harvest smaller. One animal gets rid of it while the paddy is dry.
spirits-harvest-here = Harvest paddy { $hex }
spirits-grow-here = Let paddy { $hex } grow
spirits-plant-here = Plant paddy { $hex }
# As one types it, and in words where nobody types.
spirits-edge-e = { $hex }e
    .words = { $hex } east
spirits-edge-se = { $hex }se
    .words = { $hex } south-east
spirits-edge-sw = { $hex }sw
    .words = { $hex } south-west
spirits-edge-w = { $hex }w
    .words = { $hex } west
spirits-edge-nw = { $hex }nw
    .words = { $hex } north-west
spirits-edge-ne = { $hex }ne
    .words = { $hex } north-east
spirits-wall-on = Wall on edge { $edge }
    .help = Walls stay where they are. Only a gate of the same paddy can change places with one.
spirits-gate-on = Gate on edge { $edge }
    .help = Water flows through it.
    .dry = No water comes here yet: the gate does not belong to the chain.
spirits-flows-on = Water flows from paddy { $from } to paddy { $to }
    .help = The chain begins at the reservoir and follows the gates from paddy to paddy.
spirits-flows-out = Behind paddy { $from } the water leaves the field and flows on to the next player
spirits-reservoir = Reservoir: { $discs ->
        [0] no discs
        [one] one disc
       *[other] { $discs } discs
    }
    .help = Here the water arrives. In Water In all of it flows down the chain.
spirits-stock-store = { $number } rice
    .help = Rice pays for labourers and livestock. Whoever has the most at the end wins.
spirits-stock-hands = { $number ->
        [one] One labourer
       *[other] { $number } labourers
    }
    .help = They build (three for a wall or gate), pull weeds, harvest (two for a hex) and plant (one for a hex).
spirits-stock-herd = { $number ->
        [0] No livestock
       *[other] { $number } livestock
    }
    .help = An animal builds a wall or gate, clears a rock, or hunts a pest and fertilizes.
spirits-market = { $seat }’s market
    .help = Above labourers, below livestock, each with its price in rice; the cheapest goes first. Two or more items in a round cost a tax.
spirits-labourer = Labourer for hire: { $price } rice
    .help = Stays with you from then on. The price does not contain the tax.
spirits-animal = Livestock for sale: { $price } rice
    .help = Stays with you from then on. The price does not contain the tax.
spirits-bill = Bought this round: { $items }, for { $rice } rice
    .help = The tax is part of it: 4 for two items, 9 for three, 16 for four.
spirits-owner = The field of { $seat }
spirits-work-build = Build
    .help = A wall or a gate takes three labourers or one animal.
spirits-work-rocks = Clear rocks
    .help = One animal for each rock.
spirits-work-out = Water Out
    .help = In turn order everybody lets water down the chain and out of the field.
spirits-work-weeds = Weeds
    .help = For each weed as many labourers as its paddy has hexes. The paddy must be dry.
spirits-work-pests = Pests and fertilizer
    .help = One animal for each pest or each fertilizing. The paddy must be dry.
spirits-work-harvest = Harvest
    .help = Two labourers for each hex. The paddy must be dry, its rice grown.
spirits-work-in = Water In, and growing
    .help = In turn order everybody fills paddies from the reservoir. Then the rice in flooded paddies grows.
spirits-work-plant = Plant
    .help = One labourer for each hex. The paddy must be flooded and empty.
spirits-working-labour = { $n ->
        [0] No labourers work here
        [one] One labourer works here
       *[other] { $n } labourers work here
    }
spirits-working-animals = { $n ->
        [0] No livestock works here
       *[other] Livestock at work here: { $n }
    }
spirits-secret = Secret until everybody has shared out their labour
spirits-pool = Water on its way: { $discs ->
        [0] no discs
        [one] one disc
       *[other] { $discs } discs
    }
    .help = What comes down the chain to this paddy. It stays here or flows on.

# … the middle of the table
spirits-rained = { $discs ->
        [one] One disc lies on the rain card
       *[other] { $discs } discs lie on the rain card
    }
    .help = Whoever is first in turn order takes all of it.
spirits-deck = Rain to come: { $left ->
        [one] one card
       *[other] { $left } cards
    }
    .help = A rain card for each of the first six rounds.
spirits-round = Round { $number }
    .help = Rain, a spirit, turn order, sharing out the labour, work in the field, achievements, market. After round 3 spirits are drafted once more.
    .sixth = Rice grows twice, and there is no market.
    .last = No rain and no spirits. All water is gone. Only weeds, pests and the harvest are left to do, and the harvest pays more.
spirits-yields = What a harvest pays in rounds 1 to 6
    .help = From left to right: for one to six hexes. From top to bottom: a clean paddy, one with a pest, one with a weed, one with more of them.
    .help-later = From left to right: for one to six hexes. From top to bottom: a clean paddy, one with a pest, one with a weed, one with more of them. In round 7 a clean paddy pays { $later }.
spirits-yields-last = What a harvest pays in round 7
spirits-box-walls = Walls in the supply: { $number }
    .help = What has run out cannot be added until some of it comes back.
spirits-box-gates = Gates in the supply: { $number }
spirits-box-weeds = Weeds in the supply: { $number }
spirits-box-pests = Pests in the supply: { $number }
spirits-box-fertilizer = Fertilizer in the supply: { $number }
spirits-box-water = Water discs in the supply: { $number }
spirits-box-magic = Magic water in the supply: { $number }
spirits-row = Spirits of { $seat }
    .help = Spirits on the table stay to the end of the game.
spirits-order = { $seat } is number { $place } in turn order
    .help = Everybody’s highest number on the table is compared. The lowest of these goes first and takes the rain.
spirits-back = Hidden spirit of { $seat }
    .help = It is revealed when it is played.
spirits-ready = { $seat } has decided
spirits-chosen = You have chosen this spirit
spirits-kept = You keep this spirit
spirits-fact-place = place in turn order
spirits-fact-labourers = labourers
spirits-fact-livestock = livestock
spirits-fact-reservoir = discs in the reservoir
spirits-fact-paddies = paddies
spirits-fact-hand = spirits in hand
spirits-fact-claimed = achievements

# Why something cannot be picked, and what can
spirits-why = { $reason } { $now }
spirits-now-choose = Now: { $question }
spirits-now-wait = { $count ->
        [one] It is for { $seats } to decide now.
       *[other] Now these players are deciding: { $seats }.
    }
spirits-now-over = The game is over.
spirits-why-scenery = This only shows something and does nothing.
spirits-why-others-card = “{ $card }” is { $seat }’s spirit and works for { $seat } only.
spirits-why-passed-on = You have passed “{ $card }” on to { $seat }.
spirits-why-kept = You keep “{ $card }”: after the draft it is in your hand.
spirits-why-chosen = You have chosen “{ $card }”. You can take that back until everybody has chosen.
spirits-why-chosen-other = You have chosen “{ $card }” instead. You can take that back until everybody has chosen.
spirits-why-hand = In each of the rounds 1 to 6, right after the rain, you play one spirit; then “{ $card }” can be it.
spirits-why-active = “{ $card }” acts once a round, when it is your spirits’ turn. If there is something to decide, you are asked.
spirits-why-passive = “{ $card }” works all the time, without being asked.
spirits-why-once = “{ $card }” is offered to you every round when the spirits act, until you have used it once.
spirits-why-spent = “{ $card }” acts only once, and it has.
spirits-why-end = “{ $card }” brings rice when the game is over.
spirits-why-back = Only { $seat } knows this spirit.
spirits-why-mark = The mark only shows what you have chosen.
spirits-why-others-field = This is { $seat }’s field. Only rain and spirits reach over there, and then you are asked.
spirits-why-open-land = This is open land. Build walls and gates on the edges around it in the build step; nothing is put on the hex itself.
spirits-why-waste-land = This piece is enclosed without being a paddy. Dividing it can still make a paddy of it, and so can a gate that moves there.
spirits-why-paddy = There is work for paddy { $hex } in the farm actions: weeds, pests, harvest, planting.
spirits-why-water = Water goes down the chain paddy by paddy. Choose a number for the marked paddy.
spirits-why-pick-sign = The paddy itself is not what you pick here; pick the sign that lies in it.
spirits-why-no-weeds = There is no weed in paddy { $hex }.
spirits-why-few-weeders = A weed in paddy { $hex } takes { $needed ->
        [one] one labourer
       *[other] { $needed } labourers
    }, and { $left ->
        [0] none is
        [one] one is
       *[other] { $left } are
    } left for weeds.
spirits-why-no-pests = There is no pest in paddy { $hex }, and nothing to fertilize: only rice that is planted and not yet grown is.
spirits-why-no-ducks = All livestock for pests has done its work; paddy { $hex } has to wait.
spirits-why-not-dry = This work needs a dry paddy, and there is water in paddy { $hex }. Water Out is the time to drain it.
spirits-why-not-grown = There is no grown rice in paddy { $hex }. Rice grows after Water In where a paddy is planted and flooded.
spirits-why-few-harvesters = There are not enough labourers left for the harvest of paddy { $hex }.
spirits-why-harvest-hexes = You are harvesting paddy { $hex }. Choose with the buttons how many of its hexes.
spirits-why-has-rice = There is rice in paddy { $hex } already.
spirits-why-rock-inside = A rock lies in paddy { $hex }: it cannot be flooded, nor planted.
spirits-why-not-flooded = Only flooded paddies are planted; paddy { $hex } lacks { $missing ->
        [one] one disc
       *[other] { $missing } discs
    }.
spirits-why-few-planters = Planting paddy { $hex } takes { $needed ->
        [one] one labourer
       *[other] { $needed } labourers
    }, and { $left ->
        [0] none is
        [one] one is
       *[other] { $left } are
    } left for it.
spirits-why-weed = Labourers pull weeds in the weeds step, from dry paddies; share out some for it. Some spirits take weeds away, too.
spirits-why-pest = Livestock hunts pests in the pests step, in dry paddies; share out some for it. Some spirits take pests away, too.
spirits-why-fertilizer = Fertilizer stays until the harvest: it then counts one hex more.
spirits-why-magic = Magic water stays where it is for the whole game.
spirits-why-rock = Rocks are cleared by livestock, one animal for each. Share out livestock for it.
spirits-why-rock-soon = Your livestock clears rocks right after the build step.
spirits-why-wall = A wall stays where it is.
spirits-why-not-there = The gate cannot change places with this wall: every paddy needs its gates, and a moved gate may not lead from one paddy into another.
spirits-why-gate = Gates are moved in the build step, without labour.
spirits-why-gate-moves = This is the gate you are moving. Pick the place where it shall stand.
spirits-why-moved = This gate has already been moved this round.
spirits-why-gate-stays = This gate has no other place to go: gates between two paddies stay, and each paddy needs its own.
spirits-why-flow = The arrow shows which way the water runs. How much of it is decided in Water Out and Water In.
spirits-why-bamboo = Bamboo is a wall for good: nothing is built on it.
spirits-why-asked = This is the place the present question is about. Answer with the buttons.
spirits-why-pool = These discs are on their way down the chain. Choose with the buttons how many stay.
spirits-why-reservoir = Water waits in the reservoir until Water In; then all of it flows down the chain.
spirits-why-store = Rice is spent at the market, at the end of a round.
spirits-why-hands = You share out your labourers by numbers, once the spirits have acted.
spirits-why-herd = You share out your livestock by numbers, once the spirits have acted.
spirits-why-station = “{ $work }”: here stands how much labour was shared out for it. Numbers are chosen with the buttons, places in the field.
spirits-why-market-later = The market opens at the end of the round.
spirits-why-no-market = There is no market any more: round 5 had the last one.
spirits-why-market-left = You have finished at the market.
spirits-why-cheapest = The cheapest goes first; with tax it costs { $price } rice.
spirits-why-too-dear = With tax that costs { $price } rice, and you have { $rice }.
spirits-why-stalls = At the market you pick the labourer or animal itself, the cheapest first.
spirits-why-setup = The setup card has done its work: rocks and bonus are on the table.
spirits-why-owner = The mark shows whose things these are.
spirits-why-tile = “{ $tile }” can be claimed after the farm actions, if you fulfil it then.
spirits-why-tile-soon = As things stand you fulfil “{ $tile }”. It can be claimed after the farm actions.
spirits-why-tile-last = In round 7 no achievement is claimed any more.
spirits-why-tile-wait = You fulfil “{ $tile }”, but it is not your turn to claim.
spirits-why-tile-open = You do not fulfil “{ $tile }”.
spirits-why-claimed = You have claimed as many achievements this round as you may; “{ $tile }” has to wait.
spirits-why-rain = The rain works by itself. If it asks you something, you choose in the fields.
spirits-why-rain-discs = The first in turn order takes these discs once the spirits are revealed.
spirits-why-rain-deck = The next rain comes at the beginning of a round, by itself.
spirits-why-round = Rounds follow one another by themselves; this is round { $number } of 7.
spirits-why-yields = The chart only tells what a harvest pays.
spirits-why-box = What lies in the supply comes into play by building, rain and spirits.
spirits-why-order = The turn order follows from everybody’s highest number on the table: the lowest of these goes first.
spirits-why-ready = The mark shows that somebody has decided.
spirits-why-not-in-hand = “{ $card }” is not in your hand.
spirits-why-idle = “{ $card }” could do nothing at the moment.
spirits-why-acted = “{ $card }” has had its turn in this round.
spirits-why-acts-no-more = “{ $card }” has no more turn: in round 7 no spirits are used.
spirits-why-acts-later = “{ $card }” has its turn in a moment.
spirits-why-others-stock = This belongs to { $seat }.
spirits-why-nothing-built = In round 7 nothing is built or cleared any more.
spirits-why-water-waits = Water goes down the chain paddy by paddy, in turn order. You are asked when it is your turn.
spirits-why-fertilized-already = There is no pest in paddy { $hex }, and it is fertilized already.
spirits-why-no-fertilizer = There is no pest in paddy { $hex }, and no fertilizer is left in the supply.
spirits-why-gate-of-no-paddy = This gate belongs to no finished paddy yet. Only gates of paddies move.
spirits-why-no-water = In round 7 there is no water any more.
spirits-why-store-counts = There is no market any more: now rice only counts for the win.
spirits-why-rain-over = The last rain fell in round 6.
spirits-why-other-word = That place can be chosen, but not by this move.
spirits-why-rot = You decide about all the rice that was not harvested at once. Answer with the buttons.
spirits-why-no-rice = There is no rice in paddy { $hex } that could grow.
spirits-why-stays-dry = Paddy { $hex } is not flooded, and no spirit helps any more.
spirits-why-has-grown = The rice in paddy { $hex } has grown already.
# Why a written move is refused
spirits-why-first-gate = First you put the gate of the starting paddy on one of the edges of hex 1 without bamboo.
spirits-why-build-later = Walls and gates are built in the build step, and gates are moved only then.
spirits-why-no-gate-in-hand = No gate is being moved; say first which one.
spirits-why-gate-in-hand = A gate is being moved; say first where it goes.
spirits-why-no-wall = There is no wall on that edge that the gate could change places with.
spirits-why-no-gate = There is no gate on that edge.
spirits-why-built = There is a wall or a gate on that edge already.
spirits-why-no-pieces = You have built as many walls and gates as you can this round.
spirits-why-box-empty = There are no more of these pieces in the supply.
spirits-why-third-gate = The hex has as many gates as a paddy can have.
spirits-why-not-bare = Paddy { $hex } is not empty, so nothing is built inside it.
spirits-why-only-waste = The piece would enclose something that is no paddy. A paddy has one to five hexes and exactly two gates.
spirits-why-no-number = No number is asked for now.
spirits-why-too-many = At most { $most } can be of use here.
spirits-why-other-number = These numbers are possible here: { $numbers }.
spirits-why-no-question = Nothing can be used or declined now.
spirits-why-no-victim = { $seat } is not among those you can choose now.
spirits-why-no-rock = There is no rock on hex { $hex }.
spirits-why-rock-there = A rock lies on hex { $hex }: magic water cannot go there.
spirits-why-magic-there = There is magic water on hex { $hex } already, or none is left.
spirits-why-not-this-paddy = Paddy { $hex } is not one of those you can choose now.
spirits-why-tile-gone = “{ $tile }” does not lie open.
spirits-why-no-such-move = There is no such move.
spirits-why-sold-out = There are no more of these at your market.

# On the shelf and before the game
about-spirits = Wall in your paddies and lead the water from one to the next, so that rice can grow. Spirits help you, but whoever calls the weak ones gets the rain first.
option-spirits-gentle = Gentle
    .text = Leaves out the cards that hinder others.
game-spirits = Spirits of the Rice Paddy

# The guided first game. $other is the neighbour at the table, $gain what the last step has brought.
lesson-spirits-welcome = Welcome! This is your field of ten hexes. You will wall in paddies, lead water into them, plant rice and harvest it. After seven rounds the most rice wins.
lesson-spirits-reservoir = All your water arrives in the reservoir. From there it flows to hex 1, your first paddy, and then on, from paddy to paddy.
lesson-spirits-first-gate = Hex 1 still lacks a gate for the water to leave. Where rocks lie nothing can be flooded, but at the lower left the land is free. Put your gate there.
lesson-spirits-draft = Your first paddy stands under water and is planted. Now for the spirits: you keep one of these four and pass the others on to { $other }. Keep “{ spirits-card-dew }”.
lesson-spirits-rain = After the draft you have three spirits, one for each of the rounds 1 to 3. Every round begins with a rain card. It says how many water discs fall, and sometimes it brings weeds or pests.
lesson-spirits-play = Now everybody plays a spirit in secret. High numbers can usually do more, but they cost you the rain: everybody’s highest number on the table is compared, and the lowest of these goes first. Play “{ spirits-card-dew }”.
lesson-spirits-order = You are first: your highest number is lower than { $other }’s. So all the rain is yours. { $other } only gets what you let flow on.
lesson-spirits-use = Spirits stay on the table, and this one works every round. Pick it and use it: one more disc can do no harm.
lesson-spirits-allocate = Now you share out your labour in secret, action by action. A wall or gate takes several labourers; your start card adds free pieces in the first round. Let your labourers build three.
lesson-spirits-allocate-planters = Whoever is not building can plant, one labourer for each hex. Send two.
lesson-spirits-build = A paddy is walled in on all sides and has exactly two gates: the water comes in through one and leaves through the other. Build a wall to the right of hex 4; the button with the turning arrow (or R) switches between gate and wall.
lesson-spirits-build-gate = Three more walls stand, and only one edge is open: the right one of hex 8. A second gate is needed, so build it there.
lesson-spirits-paddy = Your second paddy is done: hexes 4 and 8, one gate towards hex 1 and one to the right. You could have built in several rounds, too. { $other } has built as well.
lesson-spirits-water-out = Next comes Water Out: going down from paddy to paddy you say how much water each one keeps. The rice on hex 1 needs water to grow, so keep its disc.
lesson-spirits-water-in = Now Water In: your reservoir empties into your paddies. Fill your new paddy; it needs a disc for each hex.
lesson-spirits-downstream = What you did not need has flowed on to { $other }: { $discs ->
        [one] one disc
       *[other] { $discs } discs
    }. And since hex 1 is flooded, its rice has grown. You can harvest it from the next round on.
lesson-spirits-plant = Last of all you plant. A paddy must be flooded and empty for that, like your new one. Plant it.
lesson-spirits-weed = Round 2, and the rain has brought a weed into your new paddy. Weeds and pests make a harvest smaller, not all by the same measure; several together do most of all.
lesson-spirits-reapers = You have played a spirit, and two more walls are planned. Now for the grown rice on hex 1: harvesting takes labour for each hex. Let them harvest one.
lesson-spirits-dry = Rice is harvested only in a dry paddy, so the water must go first. Keep no disc on hex 1.
lesson-spirits-harvest = The other paddy kept its water, because its rice must grow. The rice of hex 1 is in: { $gain } rice for you! The emptied paddy can be flooded and planted again.
lesson-spirits-market = A harvest, and enough rice for the market. An animal builds, clears a rock or goes after pests. Buy one. A second one in the same round would cost a tax on top.
lesson-spirits-pest = Round 3. Next to the weed there is now a pest as well. With both of them the ripe rice would bring hardly anything. Let us tidy up before the harvest!
lesson-spirits-weeders = A weed takes as many labourers as its paddy has hexes. Send two to pull it.
lesson-spirits-ducks = A pest is the business of your livestock: one animal, however large the paddy is. Send yours.
lesson-spirits-drain = Labourers for harvesting and planting are chosen, too. Weeds, pests and harvest: all of it needs a dry paddy. Let all the water out of this one; it flows on to { $other }.
lesson-spirits-tidy = The paddy is dry now. Nothing happens by itself: you may always stop, and rice that rots would even take the weed along. But you want the harvest, so pull the weed.
lesson-spirits-clean = The weed is gone, and so is the pest. Now harvest both hexes. Ripe rice that nobody harvests rots.
lesson-spirits-claim = { $gain } rice from one clean paddy! At the end of a round you may claim one achievement that you fulfil, and only one player can get it. Claim “{ spirits-tile-full-store }”.
lesson-spirits-last = We skip ahead to round 7, the last. There is no rain any more and all water is gone; you only tidy up and harvest, but the rice brings more than ever. In round 6 it even grew twice. Harvest all three hexes!
lesson-spirits-last-harvest = You choose paddy by paddy. Begin with the larger one.
lesson-spirits-over = All is harvested. The spirits that work at the end have brought their rice, and you now have { $points } rice. Next time build larger paddies: a harvest of four or five hexes brings far more than several small ones.
