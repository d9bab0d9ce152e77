# Guided first games (subak/lessons). $other is the neighbour at the table, $gain what the last step has brought.

# Seasons of Rice
lesson-seasons-welcome = Welcome! You and { $other } each lay out a rice farm of eight cards. Every field that you fence in with paths pays points.
lesson-seasons-two-sides = You hold two cards, and each has two sides: land and an ancestor. One card begins your farm with its land. The other one becomes your ancestor, who rewards a certain way of farming.
lesson-seasons-lines = Every line on the land is a path, which fences, or a dashed furrow, which joins. Between the lines lie parcels, squares that stand on a tip. On { seasons-card-kosal } paths run all around one of them: begin with this card!
lesson-seasons-first-place = Lay it down upright. Your other card, { seasons-card-rithy }, becomes your ancestor.
lesson-seasons-first-field = Your first field is closed: its parcel is complete, and paths run all around it. The rice is ripe, and you get { $gain ->
        [one] one point
       *[other] { $gain } points
    } at once.
lesson-seasons-guide = This card tells what a closed field pays. Its size is the number of its parcels and houses together; the top rows turn it into points. Farmers and buffalo in the field pay extra.
lesson-seasons-wet = The wet season begins. Each turn you and { $other } choose at the same time and in secret: one card to build and one to set aside. Then you swap hands.
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
lesson-seasons-ancestor = Look at your ancestor. { seasons-card-rithy }: { seasons-card-rithy.text } Some ancestors pay right away like this one, others only at the end of the game.
lesson-seasons-swap = The hands have changed sides. You hold what { $other } did not want, and from now on you see what { $other } holds: your old hand.
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
lesson-seasons-end = Both farms have eight cards, so the game ends. Each closed field pays one more point, each buffalo in an open parcel costs one, and ancestors that wait for the end pay now. For you the last card and the end together made { $gain } points.
lesson-seasons-over = You win with { $points } points! Next time try to bring several farmers into one field: together they pay more than one by one. Now you know everything for a game of your own.

# Spirits of the Rice Paddy
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
lesson-spirits-build = A paddy is walled in on all sides and has exactly two gates: the water comes in through one and leaves through the other. Build a wall to the right of hex 4; the turn button (or R) switches between gate and wall.
lesson-spirits-build-gate = Three more walls stand, and only one edge is open: the right one of hex 8. A second gate is needed, so build it there.
lesson-spirits-paddy = Your second paddy is done: hexes 4 and 8, one gate towards hex 1 and one to the right. You could have built in several rounds, too. { $other } has built as well.
lesson-spirits-water-out = Next comes Water Out: going down from paddy to paddy you say how much water each one keeps. The rice on hex 1 needs water to grow, so keep its disc.
lesson-spirits-water-in = Now Water In: your reservoir empties into your paddies. Fill your new paddy; it needs a disc for each hex.
lesson-spirits-downstream = What you did not need has flowed on to { $other }: { $discs ->
        [one] one disc
       *[other] { $discs } discs
    }. And since hex 1 is flooded, its rice has grown. You can harvest it from the next round on.
lesson-spirits-plant = Last of all you plant. A paddy must be flooded and empty for that, like your new one. Plant it.
lesson-spirits-weed = Round 2, and the rain has brought a weed into your new paddy. Weeds and pests make a harvest smaller, each in its own measure; most of all several together.
lesson-spirits-reapers = You have played a spirit, and two more walls are planned. Now for the grown rice on hex 1: harvesting takes labour for each hex. Let them harvest one.
lesson-spirits-dry = Rice is harvested only in a dry paddy, so the water must go first. Keep no disc on hex 1.
lesson-spirits-harvest = The other paddy kept its water, because its rice must grow. The rice of hex 1 is in: { $gain } rice for you! The emptied paddy can be flooded and planted again.
lesson-spirits-market = A harvest, and enough rice for the market. An animal builds, clears a rock or goes after pests. Buy one. A second one in the same round would cost a tax on top.
lesson-spirits-pest = Round 3. Next to the weed there is now a pest as well. With both of them the ripe rice would bring hardly anything. Let us tidy up before the harvest!
lesson-spirits-weeders = A weed takes as many labourers as its paddy has hexes. Send two to pull it.
lesson-spirits-ducks = A pest is the business of your livestock: one animal, however large the paddy is. Send yours.
lesson-spirits-drain = Labourers for harvesting and planting are chosen, too. Weeds, pests and harvest: all of it needs a dry paddy. Let all the water out of this one; it flows on to { $other }.
lesson-spirits-clean = The weed is gone, and so is the pest. Now harvest both hexes. Ripe rice that nobody harvests rots.
lesson-spirits-claim = { $gain } rice from one clean paddy! At the end of a round you may claim one achievement that you fulfil, and only one player can get it. Claim “{ spirits-tile-full-store }”.
lesson-spirits-last = We skip ahead to round 7, the last. There is no rain any more and all water is gone; you only tidy up and harvest, but the rice brings more than ever. In round 6 it even grew twice. Harvest all three hexes!
lesson-spirits-last-harvest = You choose paddy by paddy. Begin with the larger one.
lesson-spirits-over = All is harvested, spirits that wait for the end have paid, and you have { $points } rice. Next time build larger paddies: a harvest of four or five hexes brings far more than several small ones.

# Dos Rios
lesson-rios-welcome = Welcome to the valley! Only fields with water bear a harvest, and a harvest brings money for buildings. Five buildings win at once; four will do, too, if all of them stand on wet fields and one is the hacienda.
lesson-rios-springs = Two rivers rise here: Rio Verde on the left, Rio Moreno on the right. Their water always runs to the lowest field below. Wheat, corn and tobacco lie lowest, then come forests, then hills.
lesson-rios-flow = Rio Verde has reached a2. Below are two hills, a3 and b2, both equally high, so you choose. Lead the water to a3.
lesson-rios-flow-crops = From a3 it had to go to b3, because wheat lies lower than the hill a4. Below b3 there is tobacco on b4 and wheat on c4: equally low. Choose b4.
lesson-rios-wet = Both rivers have reached a lake. A field that a river crosses is wet. All others are dry and bear nothing.
lesson-rios-place = Three of your six campesinos begin in the city. You place the other three one by one, taking turns with { $other }. Put the first on b5, wheat by the river.
lesson-rios-steps = All have been placed, and it is your turn: you have six steps for all your campesinos together. Pick the ones in the city to send one on its way.
lesson-rios-walk = The places it can reach say how many steps they take. Send it to b7: tobacco, wet and two steps away, over c8.
lesson-rios-first-round = You need not use all your steps. Nothing is harvested in the first round, so end your turn.
lesson-rios-intruder = { $other } has sat down on b4, in the middle of your river! A field is never shared by two players. But a lone campesino can be driven out.
lesson-rios-higher = One of yours can do it alone, if it comes from a field that lies higher. Two together can do it from anywhere. Pick your campesino on b3.
lesson-rios-drive = Wheat and tobacco lie equally low, so the straight way is closed to it. It goes over the hill a4 and comes down from there: that is why it takes two steps. Go to b4.
lesson-rios-row = { $other }’s campesino is back in the city. Your turn ends with the harvest row: its first card is the present one. You resolve it for everybody or push it to the back.
lesson-rios-resolve = Rio Verde pays 100 rio for each of your fields with wheat, corn or tobacco by this river. You have four, and { $other } has none there. Pick the card to resolve it.
lesson-rios-money = 400 rio for you and nothing for { $other }. Everybody harvests, whoever resolves the card: so see first who gains by it.
lesson-rios-finca = { $other } resolved Corn, and your corn on b6 paid you 100 rio, too. Now you have 500: enough for a finca. You build where a campesino of yours stands. Build it on b5.
lesson-rios-finca-built = A finca stays to the end. It harvests for you even when nobody is there, and from your own building nobody drives you out.
lesson-rios-road = The present card is Wheat, and b3 is free wheat by the water. It is far from the city, but there are roads along the sides. Pick your campesinos in the city.
lesson-rios-road-walk = One step to the western road, one to a4, one to b3: three steps. Go there.
lesson-rios-wheat = Now you have two wet wheat fields, b3 and b5. Wheat pays 100 rio for each, whichever river it is. Pick the card to resolve it.
lesson-rios-desperados = The row was filled up, and desperados were drawn! They ride down their river from the spring and chase one campesino to the city from each of the first three fields where they meet any. This time it was Rio Moreno and { $other }. Only a hacienda keeps them away.
lesson-rios-dam = A round later you have 400 rio. Now for the best part: with dam wood you change the rivers. Pick your wood.
lesson-rios-border = A dam stands on a border of a field where you have a campesino, and no water passes it. Build it between b3 and b4.
lesson-rios-divert = The water has to find a new bed. From b3 it went to c4, since wheat lies lower than the hill. Now you choose: on d4 it would join Rio Moreno, and all your fields from b4 down would fall dry. Lead it to b4, back into the old bed.
lesson-rios-push = Now c4 is wet, too, and nothing has fallen dry. But the present card is Rio Moreno, and only { $other } has fields there. Push it to the back: then nobody harvests.
lesson-rios-hacienda = Some rounds later you have a second finca, on b3, and 1,500 rio. The hacienda costs 1,000, and without it nobody wins. Build it on b6.
lesson-rios-goal = With a third finca, on a5, you have four buildings. Three of them stand on water, b3, b5 and b6, but a5 is dry. If a5 gets water, too, you win at once.
lesson-rios-last-dam = You have one dam wood left. That will do! Pick it.
lesson-rios-last-border = Look at b4: below it lie a5, b5 and c5. Close the way to b5, and the water has to go to a5, because corn lies lower than the forest on c5.
lesson-rios-last-flow = The water has reached a5. Now lead it to b5, back into the old bed, so that b5 and b6 do not fall dry.
lesson-rios-won = All four buildings stand on wet fields, and the hacienda is one of them: you have won! Now you know the valley. Try it on your own.
