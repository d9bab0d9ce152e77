# Seasons of Rice. Card names are proper names; .meaning says what they mean.

seasons-card-boran = Boran
    .meaning = Wisdom
seasons-card-chantrea = Chantrea
    .meaning = Moonlight
seasons-card-chhean = Chhean
    .meaning = Meditation
seasons-card-pally = Pally
    .meaning = Stillness
seasons-card-rachana = Rachana
    .meaning = Harmony
seasons-card-kosal = Kosal
    .meaning = Cleverness
seasons-card-visal = Visal
    .meaning = Vastness
seasons-card-phirun = Phirun
    .meaning = Rain
seasons-card-rithy = Rithy
    .meaning = Strength
seasons-card-tevy = Tevy
    .meaning = Guardian
seasons-card-maly = Maly
    .meaning = Blossom
seasons-card-dara = Dara
    .meaning = Starlight
seasons-card-veasna = Veasna
    .meaning = Destiny
seasons-card-samnang = Samnang
    .meaning = Luck
seasons-card-sokha = Sokha
    .meaning = Peace
seasons-card-sovann = Sovann
    .meaning = Gold
seasons-card-nimol = Nimol
    .meaning = Purity
seasons-card-arun = Arun
    .meaning = Dawn

# What an ancestor does is put together from its effects (wording.py): "1 more point" + "for each parcel" + "in your
# first closed field".
seasons-ability = { $time }: { $effect }.
seasons-ability-both = { $time }: { $first }; { $second }.
seasons-ability-each = { $first } { $second }
seasons-when-both = Both seasons
seasons-when-dry = Dry season
seasons-when-end = End of game
seasons-effect = { $what } { $where }
seasons-effect-apart = { $what }, { $where }
seasons-effect-if = { $what } { $condition }
seasons-effect-replaces = { $effect }, instead of the usual points for farmers
seasons-effect-in-all = { $effect }, so { $total } instead of { $usual }
seasons-effect-never = nothing
seasons-points = { $sign ->
        [less] { $extra ->
            [yes] { $amount ->
                [one] { $amount } point less
               *[other] { $amount } points less
            }
           *[no] { $amount ->
                [one] minus { $amount } point
               *[other] minus { $amount } points
            }
        }
       *[more] { $extra ->
            [yes] { $amount ->
                [one] { $amount } more point
               *[other] { $amount } more points
            }
           *[no] { $amount ->
                [one] { $amount } point
               *[other] { $amount } points
            }
        }
    }
seasons-size = { $sign ->
        [less] size minus { $amount }
       *[more] size plus { $amount }
    }
seasons-farmers = { $sign ->
        [less] { $amount ->
            [one] { $amount } farmer fewer counts
           *[other] { $amount } farmers fewer count
        }
       *[more] { $amount ->
            [one] { $amount } more farmer counts
           *[other] { $amount } more farmers count
        }
    }
seasons-times-size = { $amount ->
        [one] the size
       *[other] { $amount } times the size
    } { $sign ->
        [less] as minus points
       *[more] { $extra ->
            [yes] as extra points
           *[no] in points
        }
    }
seasons-times-size-points = { $sign ->
        [less] minus { $amount ->
            [one] the points for the size
           *[other] { $amount } times the points for the size
        }
       *[more] { $extra ->
            [yes] the points for the size { $amount ->
                [one] once more
               *[other] { $amount } times more
            }
           *[no] { $amount ->
                [one] the points for the size
               *[other] { $amount } times the points for the size
            }
        }
    }
seasons-times-largest-size = { $amount ->
        [one] as many points
       *[other] { $amount } times as many points
    }{ $sign ->
        [less] { " less" }
       *[more] { "" }
    } as the size of your largest closed field
seasons-per-parcels = for each parcel
seasons-per-size = for each 1 of the size
seasons-per-size-points = for each point that the size pays
seasons-per-farmers = for each farmer
seasons-per-houses = for each house
seasons-per-buffalo = for each buffalo
seasons-per-features = for each feature
seasons-per-nth-dry-field = for each field you have closed in the dry season so far (this one included)
seasons-per-closed-fields = for each closed field
seasons-per-open-farmers = for each farmer in an open parcel
seasons-per-open-buffalo = for each buffalo in an open parcel (which costs { $cost } as usual)
seasons-per-all-farmers = for each farmer in your farm
seasons-per-all-houses = for each house in your farm
seasons-per-all-buffalo = for each buffalo in your farm
seasons-per-closed-sets = for each set of farmer, house and buffalo in closed fields
seasons-per-different-sizes = for each different size among your closed fields ({ $last } and more are one size)
seasons-per-gaps = for each gap that your farm encloses
seasons-field = { $link ->
        [in] in a closed field
       *[for] for a closed field
    }
seasons-field-numbered = { $link ->
        [in] in
       *[for] for
    } your { $number ->
        [1] first closed field
       *[other] closed field number { $number }
    }{ $season ->
        [dry] { "" }
       *[both] { " of the dry season" }
    }
seasons-field-such = { $field } { $which }
seasons-and = { $first } and { $second }
seasons-with = with { $what }
seasons-with-both = with { $first } and { $second }
seasons-without = without { $what }
seasons-of = of { $what }
seasons-of-size = of size { $form ->
        [exactly] { $number }
        [least] { $number } or more
       *[most] { $number } or less
    }
seasons-of-wet = of the wet season
seasons-of-number = { $form ->
        [exactly] with the number { $number }
        [least] from number { $number } on
       *[most] up to number { $number }
    }{ $season ->
        [dry] { "" }
       *[both] { " of the dry season" }
    }
seasons-amount = { $form ->
        [exactly] exactly
        [least] at least
       *[most] at most
    } { $what }
seasons-of-parcels = { $number ->
        [one] one parcel
       *[other] { $number } parcels
    }
seasons-of-size-points = { $number ->
        [0] points for the size
        [one] one point for the size
       *[other] { $number } points for the size
    }
seasons-of-farmers = { $number ->
        [0] farmers
        [one] one farmer
       *[other] { $number } farmers
    }
seasons-of-houses = { $number ->
        [0] houses
        [one] one house
       *[other] { $number } houses
    }
seasons-of-buffalo = { $number ->
        [0] buffalo
        [one] one buffalo
       *[other] { $number } buffalo
    }
seasons-of-features = { $number ->
        [0] any feature
        [one] one feature
       *[other] { $number } features
    }
seasons-of-sizes = { $number ->
        [one] one size
       *[other] { $number } different sizes
    }
seasons-has-farmers = { $number ->
        [0] no farmer
        [one] one farmer
       *[other] { $number } farmers
    }
seasons-has-houses = { $number ->
        [0] no house
        [one] one house
       *[other] { $number } houses
    }
seasons-has-buffalo = { $number ->
        [0] no buffalo
        [one] one buffalo
       *[other] { $number } buffalo
    }
seasons-has-fields = { $number ->
        [0] no closed field
        [one] one closed field
       *[other] { $number } closed fields
    }
seasons-new-fields = { $number ->
        [0] no field
        [one] one field
       *[other] { $number } fields
    }
seasons-has-sets = { $number ->
        [0] no set
        [one] one set
       *[other] { $number } sets
    } of farmer, house and buffalo
seasons-has-gaps = { $number ->
        [0] no gap
        [one] one gap
       *[other] { $number } gaps
    }
seasons-closing-card = { $link ->
        [in] for each field of
       *[for] for
    } a card that closes { $what }
seasons-if-closed-fields = if you have { $what }
seasons-if-closed-sets = if you have { $what } in closed fields
seasons-if-open = if you have { $what } in open parcels
seasons-if-all = if you have { $what } in your farm
seasons-if-gaps = if your farm encloses { $what }
seasons-if-different-sizes = if you have closed fields of { $what }
seasons-if-largest-size = if your largest closed field is of size { $form ->
        [exactly] { $number }
        [least] { $number } or more
       *[most] { $number } or less
    }

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
    }{ $houses ->
        [0] { "" }
        [one] { " with one house" }
       *[other] { " with" } { $houses } houses
    } and scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } (size: { $size_points ->
        [one] { $size_points } point
       *[other] { $size_points } points
    }{ $farmers ->
        [0] { "" }
        [one] , one farmer: { $farmer_points ->
            [one] { $farmer_points } point
           *[other] { $farmer_points } points
        }
       *[other] , { $farmers } farmers: { $farmer_points ->
            [one] { $farmer_points } point
           *[other] { $farmer_points } points
        }
    }{ $buffalo ->
        [0] { "" }
        [one] , one buffalo: { $buffalo_points ->
            [one] { $buffalo_points } point
           *[other] { $buffalo_points } points
        }
       *[other] , { $buffalo } buffalo: { $buffalo_points ->
            [one] { $buffalo_points } point
           *[other] { $buffalo_points } points
        }
    }).
seasons-event-ancestor-points = { $seat }’s ancestor adds { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
seasons-event-ginger-points = { $seat }’s ginger contract adds { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
seasons-event-dry-row = { $seat } puts { $card } into the dry row.
seasons-event-swap = The hands change sides ({ $cards ->
        [one] one card
       *[other] { $cards } cards
    } each).
seasons-event-wet-over = The wet season is over.
seasons-event-river-majority = River card { $position }, { $symbol }: { $seat } has more ({ $what ->
        [largest] size { $more } to { $less }
       *[other] { $more } to { $less }
    }).
seasons-event-river-majority-nobody = River card { $position }, { $symbol }: a tie ({ $what ->
        [largest] size { $more } on both sides
       *[other] { $more } on both sides
    }), nobody scores.
seasons-event-river-points = { $seat } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $symbol }.
seasons-event-river-choice = { $position ->
        [0] { $seat } scores no other river card.
       *[other] { $seat } also scores river card { $position }.
    }
seasons-event-contract = { $seat } takes the { $contract }{ $points ->
        [0] .
       *[other] { " " }and scores { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
seasons-event-dry-begins = The dry season begins; { $seat } starts.
seasons-event-river-follow = { $seat } follows the arrow from river card { $from } to { $to } and scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
seasons-event-end-fields = { $seat } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $fields ->
        [one] one closed field
       *[other] { $fields } closed fields
    }.
seasons-event-end-buffalo = { $seat } { $buffalo ->
        [0] has no buffalo in open parcels.
        [one] loses { $lost ->
            [one] { $lost } point
           *[other] { $lost } points
        } for one buffalo in an open parcel.
       *[other] loses { $lost ->
            [one] { $lost } point
           *[other] { $lost } points
        } for { $buffalo } buffalo in open parcels.
    }
seasons-event-end-ancestor = { $seat }’s ancestor pays { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at the end.
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
seasons-name-and-meaning = { $name } ({ $meaning })
seasons-ancestor = Ancestor { $name }: { $text }
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

# The scene
seasons-my-farm = Your farm ({ $seat })
seasons-farm-of = { $seat }’s farm
seasons-hand-of = { $seat }’s hand
seasons-river-board = Both farms by the river
seasons-land-help = Paths: { $paths }, furrows: { $furrows }. Farmers: { $farmers }, houses: { $houses }, buffalo: { $buffalo }. Paths fence fields in, furrows join parcels.
seasons-planned = { $card }, chosen, not yet revealed
seasons-ancestor-card = Ancestor { $name }
seasons-closed-field = Closed field of { $parcels ->
        [one] one parcel
       *[other] { $parcels } parcels
    }: houses { $houses }, farmers { $farmers }, buffalo { $buffalo }
seasons-closed-field-help = Paths run all around it, so the rice is ripe. It has paid already and pays { $points } more at the end.
seasons-back = Hidden card
seasons-back-help = You will see this card when it is laid or set aside.
seasons-deck = Cards not yet dealt
seasons-deck-help = After the set-up everybody gets seven of them.
seasons-guide = What a closed field pays
seasons-guide-help = The sizes 1, 2, 3, 4, 5 and 6 or more (parcels, plus { $house } for each house) pay { $sizes }; 1, 2, 3 and 4 or more farmers pay { $farmers }; each buffalo pays { $buffalo }. At the end each closed field pays { $field } and each buffalo in an open parcel costs { $stranded }.
seasons-river-card = River card: { $symbol }, arrow to the { $towards ->
        [left] left
       *[right] right
    }
seasons-river-help-house = After the wet season: with more houses in closed fields you score your houses times the other’s farmers (in closed fields).
seasons-river-help-farmer = After the wet season: with more farmers in closed fields you score { $feature } for each of your farmers, houses and buffalo in closed fields by the river.
seasons-river-help-buffalo = After the wet season: with more buffalo in closed fields you score { $buffalo } for each buffalo in closed fields by the river, on both sides.
seasons-river-help-largest = After the wet season: with the largest closed field you may score one card that the other holds, as if it were yours.
seasons-river-dry-help = At the end: compare the symbol in the two closed fields at this card. Whoever has more follows the arrow and scores what the next card’s symbol counts in the two fields there.
seasons-help-jasmine = Pays { $points } at once, { $sign ->
        [less] less
       *[more] and
    } { $per_farmer } for each farmer in the farm.
seasons-help-ginger = Pays { $per_field } more for every field closed in the dry season.
seasons-fact-fields = closed fields
seasons-fact-largest = size of the largest closed field
seasons-fact-farmers = farmers in closed fields, of all in the farm
seasons-fact-houses = houses in closed fields, of all in the farm
seasons-fact-buffalo = buffalo in closed fields, of all in the farm
seasons-fact-held = cards in hand
seasons-status-setup = Set-up: choose start card and ancestor
seasons-status-wet = Wet season, turn { $turn } of 4
seasons-status-river = The river is scored: { $seat } chooses
seasons-status-dry = Dry season, card { $turn } of 6: { $seat } builds
seasons-status-over = The game is over: { $seat } wins
seasons-status-shared = The game is over: the win is shared

# Why something cannot be picked
seasons-now-watch = You are watching.
seasons-now-over = The game is over.
seasons-now-wait = It is { $seat }’s turn to decide.
seasons-why-set-aside = You put { $card } into the dry row; take that back if you want another card there. { $now }
seasons-why-pick-card = { $card } can be picked: pick the card itself. { $now }
seasons-why-only-card = { $card } is the only card left for you to lay. Pick one of the marked places in your farm. { $now }
seasons-why-needs-place = { $card } is the card you are laying. Pick one of the marked places in your farm, or take the card back. { $now }
seasons-why-has-place = { $card } has its place in your farm; take it back to lay it elsewhere. { $now }
seasons-why-one-at-a-time = You are laying { $first }. Take it back if you want { $card } instead. { $now }
seasons-why-becomes-ancestor = { $card } becomes your ancestor. Take your choice back to swap the two cards. { $now }
seasons-why-later = { $card } stays in your hand, which goes to { $seat } after the turn. { $now }
seasons-why-row-waits = { $card } lies in the dry row. Cards are taken from there in the dry season only. { $now }
seasons-why-row-turn = It is { $seat }’s turn to take a card of the dry row, so { $card } has to wait. { $now }
seasons-why-laid = { $card } lies in { $seat }’s farm. Cards that lie stay where they are. { $now }
seasons-why-other-hand = { $card } is in { $seat }’s hand now. What is left of that hand comes to you after the turn. { $now }
seasons-why-other-last = { $card } is the last card in { $seat }’s hand, and { $seat } will lay it. { $now }
seasons-why-unseen = You cannot see where { $card } is. { $now }
seasons-why-start-side = This is the ancestor on the back of { $card }, with which your farm begins. Take your choice back to swap the two cards. { $effect } { $now }
seasons-why-ancestor-side = This is the ancestor on the back of { $card }. To follow it, begin your farm with the other card. { $effect } { $now }
seasons-why-ancestor = { $card } is { $seat }’s ancestor: nothing to pick, it counts by itself. { $effect } { $now }
seasons-why-back = { $seat }’s cards are hidden from you. { $now }
seasons-why-river-wet = The river card “{ $symbol }” is scored after the wet season; it is never taken. { $now }
seasons-why-river-dry = The river card “{ $symbol }” is scored once more at the end: whoever has more here follows its arrow. { $now }
seasons-why-river-over = The river card “{ $symbol }” has been scored for the last time. { $now }
seasons-why-no-river = There is no river in this game. { $now }
seasons-why-no-river-choice = No river card is to be chosen now. { $now }
seasons-why-river-itself = The largest field lets you score another card, not “{ $symbol }” itself. { $now }
seasons-why-river-not-held = The other player does not hold “{ $symbol }”, so there is nothing to share. { $now }
seasons-why-river-other = { $seat } has the largest closed field and chooses among the river cards. “{ $symbol }” stays where it lies. { $now }
seasons-why-contract = The { $contract } counts by itself; contracts are not passed on. { $now }
seasons-why-field = This field is closed: it has paid, and nothing can be built on it. { $now }
seasons-why-no-card-to-lay = You are not laying a card at the moment. { $now }
seasons-why-place-far = That is too far away: no card can lie that far from your farm. { $now }
seasons-why-place-first = Your first card lies upright or sideways in the middle, in column 0 and row 0. { $now }
seasons-why-place-river = Your first card must touch the river: a whole square’s edge of it must lie at the bank. { $now }
seasons-why-place-across = That is across the river: nobody builds beyond the line of the bank. { $now }
seasons-why-place-covered = The cell in column { $x }, row { $y } is covered already, by { $card }. { $now }
seasons-why-place-corner = There no edge touches a card of your farm; a corner is not enough. { $now }
seasons-why-build-first = First choose the card you build and its place; then { $card } can go to the dry row. { $now }
seasons-why-being-laid = { $card } is the card you are laying, so it cannot go to the dry row. { $now }
seasons-why-builds-other = { $first } is the card you build in this turn; { $card } can only go to the dry row or stay in your hand. { $now }
seasons-why-no-row = Cards go to the dry row in the wet season only. { $now }
seasons-why-no-move = That number stands for no move. { $now }
seasons-why-deck = These cards are dealt once both farms have begun. { $now }
seasons-why-guide = This slip only says what closed fields pay. { $now }
seasons-why-mark = This mark shows whose farm it is. { $now }
seasons-why-ground = There is nothing to pick here. { $now }

# On the shelf and before the game
about-seasons = Lay cards so that paths fence in your fields, and take in the harvest at once. Your ancestor rewards one way of farming – but the other player picks from the same cards.
option-seasons-edition = Edition
    .text = What fields of each size pay.
option-seasons-edition-de = German
option-seasons-edition-en = English, 6 and more pay 6 (as our copy of the rulebook reads)
option-seasons-edition-en-capped = English
option-seasons-water-festival = Water Festival
    .text = Both farms lie along a river that pays twice.
option-seasons-jasmine-ginger = Jasmine & Ginger
    .text = A contract for each player in the second half.
option-seasons-younger = Younger player
    .text = Decides who begins when everything else is equal.
option-seasons-younger-0 = A
option-seasons-younger-1 = B
game-seasons = Seasons of Rice

# The guided first game. $other is the neighbour at the table, $gain what the last step has brought.
lesson-seasons-welcome = Welcome! You and { $other } each lay out a rice farm of eight cards. Every field that you fence in with paths pays points.
lesson-seasons-two-sides = You hold two cards, and each has two sides: land and an ancestor. One card begins your farm with its land. The other one becomes your ancestor, who rewards a certain way of farming.
lesson-seasons-lines = Every line on the land is a path, which fences, or a dashed furrow, which joins. Between the lines lie parcels, squares that stand on a tip. On { seasons-card-kosal } paths run all around one of them: begin with this card!
lesson-seasons-first-place = Lay it down upright. Your other card, { seasons-card-rithy }, becomes your ancestor.
lesson-seasons-first-field = Your first field is closed: its parcel is complete, and paths run all around it. The rice is ripe, and you get { $gain ->
        [one] one point
       *[other] { $gain } points
    } at once.
lesson-seasons-guide = This card tells what a closed field pays. Its size is the number of its parcels and houses together; the top rows turn it into points. Farmers and buffalo in the field pay extra.
lesson-seasons-wet = The wet season begins. You see both hands, yours and the one of { $other }. Each turn you choose at the same time and in secret: one card to build and one to set aside. Then you swap hands.
lesson-seasons-build = { $other } has chosen already. Build { seasons-card-rachana }: it goes well with your first card.
lesson-seasons-place = A new card must touch your farm with an edge; how it is turned follows from the grid of lines. Lay { seasons-card-rachana } at the marked place, upright: then half a parcel on either card becomes a whole one.
lesson-seasons-dry-row = Now set a card aside for the dry season: { seasons-card-samnang }. Then both of you will choose from this dry row. The rest of your hand goes to { $other }.
lesson-seasons-field = A furrow joins { $parcels } parcels, and paths run around all of them: closed! The field pays for its size, for { $farmers ->
        [0] no farmer
        [one] one farmer
       *[other] { $farmers } farmers
    } and for { $buffalo ->
        [0] no buffalo
        [one] one buffalo
       *[other] { $buffalo } buffalo
    }. Your ancestor adds something, and together that is { $gain ->
        [one] one point
       *[other] { $gain } points
    }.
lesson-seasons-ancestor = Look at your ancestor. { seasons-card-rithy } likes buffalo in closed fields; its card tells what they pay. Some ancestors pay right away like this one, others only at the end of the game.
lesson-seasons-swap = The hands have changed sides. You hold what { $other } did not want, and { $other } holds what is left of your old hand.
lesson-seasons-house = Now for a house: it makes its field larger, and larger fields pay more. Take { seasons-card-sokha }, which brings two of them.
lesson-seasons-house-place = Turn it sideways with the turn button (or R) and lay it at the marked place. Then the parcel at the lower edge, between your two cards, is complete, and a furrow joins it to one with a house.
lesson-seasons-house-field = This field has { $parcels } parcels and { $houses ->
        [0] no house
        [one] one house
       *[other] { $houses } houses
    }. Each house counts like one more parcel, and for this size you get { $gain ->
        [one] one point
       *[other] { $gain } points
    }.
lesson-seasons-open = All the green parcels are still open: part of them is missing, or a furrow leads out. Beware of dead ends: a path that ends inside a field keeps it open for ever, and so does a gap that no card fits into.
lesson-seasons-last-wet = One turn later. Your last card in the wet season leaves no choice, so there is nothing to set aside. Lay it at the marked place.
lesson-seasons-two-fields = One card has closed two fields, and each of them pays: { $gain } points! The wet season is over, and six cards lie in the dry row. { $other } has fewer points and starts the dry season.
lesson-seasons-dry = You take turns now: choose any card of the dry row and build it at once. Both of you have built something, and { seasons-card-samnang } is still here, the card you set aside in the beginning. Take it.
lesson-seasons-dry-place = Lay it sideways at the marked place, and one more field is closed.
lesson-seasons-last = Only one card is left, and it is yours. Lay it sideways at the marked place to finish the game.
lesson-seasons-end = Both farms have eight cards, so the game ends. Each closed field pays once more, each buffalo in an open parcel costs points, and ancestors that wait for the end pay now. For you the last card and the end together made { $gain } points.
lesson-seasons-over = You win with { $points } points! Next time try to bring several farmers into one field: together they pay more than one by one. Now you know everything for a game of your own.
