# Geführte erste Partien (subak/lessons). $other sitzt mit am Tisch, $gain hat der letzte Schritt gebracht.

# Die Reisbauern
lesson-seasons-welcome = Willkommen! Du und { $other }, ihr legt je eine Reisfarm aus acht Karten an. Jedes Reisfeld, das du mit Wegen einzäunst, bringt Punkte.
lesson-seasons-two-sides = Du hast zwei Karten, und jede hat zwei Seiten: Land und einen Vorfahren. Mit dem Land der einen beginnt deine Reisfarm. Die andere wird dein Vorfahr, der eine bestimmte Art zu wirtschaften belohnt.
lesson-seasons-lines = Jede Linie auf dem Land ist ein Weg, der trennt, oder eine gestrichelte Furche, die verbindet. Dazwischen liegen Parzellen: Quadrate, die auf der Spitze stehen. Bei { seasons-card-kosal } laufen um eine davon ringsum Wege. Beginne mit dieser Karte!
lesson-seasons-first-place = Lege sie hochkant hin. Deine andere Karte, { seasons-card-rithy }, wird dein Vorfahr.
lesson-seasons-first-field = Dein erstes Reisfeld ist abgeschlossen: Seine Parzelle ist vollständig, und ringsum laufen Wege. Der Reis ist reif, und du bekommst sofort { $gain ->
        [one] einen Punkt
       *[other] { $gain } Punkte
    }.
lesson-seasons-guide = Hier steht, was ein abgeschlossenes Reisfeld bringt. Seine Größe sind die Parzellen und Hütten zusammen; die oberen Zeilen machen Punkte daraus. Bauern und Büffel im Reisfeld zählen zusätzlich.
lesson-seasons-wet = Die Regenzeit beginnt. In jedem Zug wählen du und { $other } gleichzeitig und verdeckt: eine Karte zum Bauen und eine, die ihr zurücklegt. Dann tauscht ihr die Hände.
lesson-seasons-build = { $other } hat schon gewählt. Baue { seasons-card-rachana }: Die Karte passt gut zu deiner ersten.
lesson-seasons-place = Eine neue Karte muss deine Reisfarm mit einer Kante berühren; wie herum sie liegt, ergibt sich aus dem Netz der Linien. Lege { seasons-card-rachana } hochkant an den markierten Platz: Dann wird aus einer halben Parzelle auf jeder Karte eine ganze.
lesson-seasons-dry-row = Lege jetzt eine Karte für die Trockenzeit zurück: { seasons-card-samnang }. Aus dieser Auslage wählt ihr dann beide. Der Rest deiner Hand geht an { $other }.
lesson-seasons-field = Eine Furche verbindet { $parcels } Parzellen, und um alle laufen Wege: abgeschlossen! Es zählen die Größe, { $farmers ->
        [0] kein Bauer
        [one] ein Bauer
       *[other] { $farmers } Bauern
    } und { $buffalo ->
        [0] kein Büffel
        [one] ein Büffel
       *[other] { $buffalo } Büffel
    }. Dein Vorfahr gibt noch etwas dazu, und das macht zusammen { $gain ->
        [one] einen Punkt
       *[other] { $gain } Punkte
    }.
lesson-seasons-ancestor = Schau auf deinen Vorfahren. { seasons-card-rithy }: { seasons-card-rithy.text } Manche Vorfahren zahlen gleich wie dieser, andere erst am Ende des Spiels.
lesson-seasons-swap = Die Hände haben die Seite gewechselt. Du hast jetzt, was { $other } nicht wollte. Und von nun an siehst du auch die Hand von { $other }: Es ist deine alte.
lesson-seasons-house = Jetzt eine Hütte: Sie macht ihr Reisfeld größer, und größere Reisfelder bringen mehr. Nimm { seasons-card-sokha }, da sind gleich zwei dabei.
lesson-seasons-house-place = Drehe die Karte mit dem Drehknopf (oder R) quer und lege sie an den markierten Platz. Dann ist die Parzelle am unteren Rand zwischen deinen beiden Karten vollständig, und eine Furche verbindet sie mit einer, in der eine Hütte steht.
lesson-seasons-house-field = Dieses Reisfeld hat { $parcels } Parzellen und { $houses ->
        [0] keine Hütte
        [one] eine Hütte
       *[other] { $houses } Hütten
    }. Jede Hütte zählt wie eine Parzelle mehr, und für diese Größe bekommst du { $gain ->
        [one] einen Punkt
       *[other] { $gain } Punkte
    }.
lesson-seasons-open = Alle grünen Parzellen sind noch offen: Ein Teil fehlt, oder eine Furche führt hinaus. Hüte dich vor Sackgassen: Ein Weg, der in einem Reisfeld endet, hält es für immer offen, und eine Lücke, in die keine Karte passt, ebenso.
lesson-seasons-last-wet = Einen Zug später. Bei deiner letzten Karte der Regenzeit hast du keine Wahl, und zurücklegen musst du auch nichts mehr. Lege sie an den markierten Platz.
lesson-seasons-two-fields = Eine Karte hat zwei Reisfelder abgeschlossen, und beide zählen: { $gain } Punkte! Die Regenzeit ist vorbei, sechs Karten liegen in der Auslage. { $other } hat weniger Punkte und beginnt die Trockenzeit.
lesson-seasons-dry = Jetzt geht es abwechselnd: Nimm irgendeine Karte aus der Auslage und baue sie gleich. Ihr habt beide schon gebaut, und { seasons-card-samnang } liegt noch da, die Karte, die du am Anfang zurückgelegt hast. Nimm sie dir.
lesson-seasons-dry-place = Lege sie quer an den markierten Platz, und wieder ist ein Reisfeld abgeschlossen.
lesson-seasons-last = Nur eine Karte ist übrig, und sie gehört dir. Lege sie quer an den markierten Platz, dann ist das Spiel zu Ende.
lesson-seasons-end = Beide Reisfarmen haben acht Karten, das Spiel ist aus. Jedes abgeschlossene Reisfeld bringt noch einen Punkt, jeder Büffel in einer offenen Parzelle kostet einen, und Vorfahren, die auf das Ende warten, zahlen jetzt. Die letzte Karte und das Ende brachten dir zusammen { $gain } Punkte.
lesson-seasons-over = Du gewinnst mit { $points } Punkten! Versuch beim nächsten Mal, mehrere Bauern in ein Reisfeld zu bringen: Zusammen zählen sie mehr als einzeln. Jetzt weißt du alles für eine eigene Partie.

# Spirits of the Rice Paddy
lesson-spirits-welcome = Willkommen! Das ist dein Feld aus zehn Sechsecken. Du teilst Parzellen mit Mauern ab, leitest Wasser hinein, pflanzt Reis und erntest ihn. Nach sieben Runden gewinnt, wer den meisten Reis hat.
lesson-spirits-reservoir = Im Becken kommt all dein Wasser an. Von dort fließt es zu Sechseck 1, deiner ersten Parzelle, und dann weiter von Parzelle zu Parzelle.
lesson-spirits-first-gate = Sechseck 1 fehlt noch ein Tor, durch das das Wasser abfließt. Wo Felsen liegen, lässt sich nichts fluten, aber links unten ist das Land frei. Setze dein Tor dorthin.
lesson-spirits-draft = Deine erste Parzelle steht unter Wasser und ist bepflanzt. Nun zu den Geistern: Einen von diesen vieren behältst du, die anderen gibst du an { $other } weiter. Behalte „{ spirits-card-dew }“.
lesson-spirits-rain = Nach der Geisterwahl hast du drei Geister, für die Runden 1 bis 3 je einen. Jede Runde beginnt mit einer Regenkarte. Sie sagt, wie viele Wasserscheiben fallen, und manchmal bringt sie Unkraut oder Schädlinge.
lesson-spirits-play = Jetzt spielen alle verdeckt einen Geist. Hohe Zahlen können meist mehr, aber sie kosten den Regen: Verglichen wird die höchste Zahl, die jede Person vor sich hat, und die niedrigste davon kommt zuerst dran. Spiele „{ spirits-card-dew }“.
lesson-spirits-order = Du bist zuerst an der Reihe: Deine höchste Zahl ist niedriger als die von { $other }. Also gehört dir der ganze Regen. { $other } bekommt nur, was du weiterfließen lässt.
lesson-spirits-use = Geister bleiben liegen, und dieser wirkt in jeder Runde. Wähle ihn aus und nutze ihn: Eine Wasserscheibe mehr kann nicht schaden.
lesson-spirits-allocate = Jetzt verteilst du verdeckt deine Arbeit, eine Station nach der anderen. Eine Mauer oder ein Tor braucht mehrere Arbeiter; in der ersten Runde gibt deine Startkarte freie Stücke dazu. Lass deine Arbeiter drei bauen.
lesson-spirits-allocate-planters = Wer nicht baut, kann pflanzen: ein Arbeiter je Sechseck. Schicke zwei.
lesson-spirits-build = Eine Parzelle ist ringsum eingeschlossen und hat genau zwei Tore: Durch das eine kommt das Wasser herein, durch das andere fließt es ab. Baue eine Mauer rechts von Sechseck 4; der Drehknopf (oder R) wechselt zwischen Tor und Mauer.
lesson-spirits-build-gate = Drei weitere Mauern stehen, nur eine Kante ist noch offen: die rechte von Sechseck 8. Es fehlt ein zweites Tor, also baue es dort.
lesson-spirits-paddy = Deine zweite Parzelle ist fertig: die Sechsecke 4 und 8, ein Tor zu Sechseck 1 und eines nach rechts. Du hättest auch über mehrere Runden bauen können. { $other } hat ebenfalls gebaut.
lesson-spirits-water-out = Wasser ablassen: Vom Anfang bis zum Ende deiner Parzellen sagst du, wie viel Wasser in jeder bleibt. Der Reis auf Sechseck 1 braucht Wasser, um zu reifen. Lass seine Wasserscheibe da.
lesson-spirits-water-in = Wasser einlassen: Jetzt leert sich dein Becken. Fülle deine neue Parzelle; sie braucht eine Wasserscheibe je Sechseck.
lesson-spirits-downstream = Was du nicht gebraucht hast, ist zu { $other } weitergeflossen: { $discs ->
        [one] eine Wasserscheibe
       *[other] { $discs } Wasserscheiben
    }. Und weil Sechseck 1 geflutet ist, ist sein Reis reif geworden. Ab der nächsten Runde kannst du ihn ernten.
lesson-spirits-plant = Zuletzt wird gepflanzt. Dafür muss eine Parzelle geflutet und leer sein, so wie deine neue. Bepflanze sie.
lesson-spirits-weed = Runde 2, und der Regen hat Unkraut in deine neue Parzelle gebracht. Unkraut und Schädlinge schmälern die Ernte, jedes auf seine Weise; am meisten mehrere zusammen.
lesson-spirits-reapers = Du hast einen Geist gespielt, und zwei weitere Mauern sind eingeplant. Jetzt zum reifen Reis auf Sechseck 1: Ernten braucht Arbeiter für jedes Sechseck. Lass eines ernten.
lesson-spirits-dry = Geerntet wird nur in einer trockenen Parzelle, also muss zuerst das Wasser weg. Lass auf Sechseck 1 keine Wasserscheibe.
lesson-spirits-harvest = Die andere Parzelle hat ihr Wasser behalten, denn ihr Reis muss noch reifen. Der Reis von Sechseck 1 ist geerntet: { $gain } Reis für dich! Die leere Parzelle kannst du wieder fluten und bepflanzen.
lesson-spirits-market = Die Ernte ist da, und dein Reis reicht für den Markt. Ein Tier baut, räumt einen Felsen weg oder vertreibt Schädlinge. Kaufe eines. Ein zweites in derselben Runde würde zusätzlich Steuer kosten.
lesson-spirits-pest = Runde 3. Neben dem Unkraut sitzt nun auch ein Schädling. Mit beiden zusammen brächte der reife Reis kaum etwas. Räumen wir vor der Ernte auf!
lesson-spirits-weeders = Ein Unkraut braucht so viele Arbeiter, wie seine Parzelle Sechsecke hat. Schicke zwei zum Jäten.
lesson-spirits-ducks = Schädlinge sind Sache deiner Tiere: eines je Schädling, egal wie groß die Parzelle ist. Schicke deines.
lesson-spirits-drain = Auch für Ernte und Pflanzen sind Arbeiter eingeteilt. Jäten, Schädlinge vertreiben, ernten: Für alles muss die Parzelle trocken sein. Lass ihr ganzes Wasser ab; es fließt zu { $other }.
lesson-spirits-clean = Das Unkraut ist weg, der Schädling auch. Ernte jetzt beide Sechsecke. Reifer Reis, den niemand erntet, verfault.
lesson-spirits-claim = { $gain } Reis aus einer sauberen Parzelle! Am Ende einer Runde darfst du eine Errungenschaft beanspruchen, die du erfüllst; jede gibt es nur einmal. Beanspruche „{ spirits-tile-full-store }“.
lesson-spirits-last = Wir springen in Runde 7, die letzte. Es regnet nicht mehr, und alles Wasser ist weg; du räumst nur noch auf und erntest, aber der Reis bringt mehr als je zuvor. In Runde 6 ist er sogar zweimal gereift. Ernte alle drei Sechsecke!
lesson-spirits-last-harvest = Du wählst Parzelle für Parzelle. Fang mit der größeren an.
lesson-spirits-over = Alles ist geerntet, Geister, die auf das Ende warten, haben gezahlt, und du hast { $points } Reis. Baue beim nächsten Mal größere Parzellen: Vier oder fünf Sechsecke auf einmal bringen viel mehr als mehrere kleine Ernten.

# Dos Rios
lesson-rios-welcome = Willkommen im Tal! Nur Felder mit Wasser tragen eine Ernte, und die Ernte bringt Geld für Gebäude. Mit fünf Gebäuden gewinnst du sofort; es reichen vier, wenn alle auf nassen Feldern stehen und die Hacienda dabei ist.
lesson-rios-springs = Hier entspringen zwei Flüsse: links der Rio Verde, rechts der Rio Moreno. Ihr Wasser fließt immer auf das tiefste Feld darunter. Weizen, Mais und Tabak liegen am tiefsten, dann kommen Wälder, dann Hügel.
lesson-rios-flow = Der Rio Verde ist in a2 angekommen. Darunter liegen zwei Hügel, a3 und b2, beide gleich hoch. Also wählst du: Lenke das Wasser nach a3.
lesson-rios-flow-crops = Von a3 musste es nach b3, denn Weizen liegt tiefer als der Hügel a4. Unter b3 liegen Tabak auf b4 und Weizen auf c4, beide gleich tief. Wähle b4.
lesson-rios-wet = Beide Flüsse haben einen See erreicht. Ein Feld, durch das ein Fluss läuft, ist nass. Alle anderen sind trocken und tragen nichts.
lesson-rios-place = Drei deiner sechs Campesinos beginnen in der Stadt. Die anderen drei stellst du einzeln auf, im Wechsel mit { $other }. Stelle den ersten auf b5, Weizen am Fluss.
lesson-rios-steps = Alle stehen, und du bist dran: Du hast sechs Schritte für alle deine Campesinos zusammen. Wähle die in der Stadt, um einen loszuschicken.
lesson-rios-walk = An jedem Ort, den er erreicht, steht, wie viele Schritte es sind. Schicke ihn nach b7: Tabak, nass und zwei Schritte entfernt, über c8.
lesson-rios-first-round = Du musst nicht alle Schritte nutzen. In der ersten Runde wird nicht geerntet, also beende deinen Zug.
lesson-rios-intruder = { $other } hat sich auf b4 gesetzt, mitten an deinen Fluss! Ein Feld teilen sich zwei nie. Aber ein einzelner Campesino lässt sich vertreiben.
lesson-rios-higher = Einer von dir schafft das allein, wenn er von einem höheren Feld kommt. Zwei gemeinsam schaffen es von überall. Wähle deinen Campesino auf b3.
lesson-rios-drive = Weizen und Tabak liegen gleich tief, geradewegs geht es also nicht. Er nimmt den Weg über den Hügel a4 und kommt von dort herunter: Darum sind es zwei Schritte. Geh nach b4.
lesson-rios-row = Der Campesino von { $other } ist wieder in der Stadt. Am Ende deines Zuges geht es um die Erntereihe: Ihre erste Karte ist jetzt dran. Du wertest sie für alle aus oder schiebst sie nach hinten.
lesson-rios-resolve = Rio Verde bringt 100 Rio für jedes deiner Felder mit Weizen, Mais oder Tabak an diesem Fluss. Du hast vier, { $other } hat dort keins. Wähle die Karte, dann wird geerntet.
lesson-rios-money = 400 Rio für dich und nichts für { $other }. Es ernten immer alle, egal wer die Karte auswertet: Schau also vorher, wem sie nützt.
lesson-rios-finca = { $other } hat Mais ausgewertet, und dein Mais auf b6 brachte dir auch 100 Rio. Jetzt hast du 500, genug für eine Finca. Du baust, wo einer deiner Campesinos steht. Baue sie auf b5.
lesson-rios-finca-built = Eine Finca bleibt bis zum Spielende. Sie erntet für dich, auch wenn niemand dort ist, und von deinem eigenen Gebäude vertreibt dich niemand.
lesson-rios-road = Jetzt ist die Karte Weizen dran, und b3 ist freier Weizen am Wasser. Von der Stadt ist es weit, aber an den Seiten führen Straßen entlang. Wähle deine Campesinos in der Stadt.
lesson-rios-road-walk = Ein Schritt auf die Weststraße, einer nach a4, einer nach b3: drei Schritte. Geh dorthin.
lesson-rios-wheat = Jetzt hast du zwei nasse Weizenfelder, b3 und b5. Weizen bringt für jedes 100 Rio, egal an welchem Fluss. Wähle die Karte, dann wird geerntet.
lesson-rios-desperados = Beim Auffüllen der Reihe kamen Desperados! Sie reiten von der Quelle ihren Fluss hinab und jagen von den ersten drei Feldern, auf denen sie jemanden treffen, je einen Campesino in die Stadt. Diesmal traf es den Rio Moreno und { $other }. Nur eine Hacienda hält sie fern.
lesson-rios-dam = Eine Runde später hast du 400 Rio. Und jetzt kommt das Schönste: Mit Dammholz veränderst du die Flüsse. Wähle dein Dammholz.
lesson-rios-border = Ein Damm steht auf der Grenze eines Feldes, auf dem ein Campesino von dir ist, und lässt kein Wasser durch. Baue ihn zwischen b3 und b4.
lesson-rios-divert = Das Wasser muss ein neues Bett finden. Von b3 floss es nach c4, denn Weizen liegt tiefer als der Hügel. Jetzt wählst du: Auf d4 träfe es den Rio Moreno, und deine Felder ab b4 fielen trocken. Lenke es nach b4, zurück ins alte Bett.
lesson-rios-push = Nun ist auch c4 nass, und nichts ist trockengefallen. Aber jetzt ist die Karte Rio Moreno dran, und nur { $other } hat dort Felder. Schiebe sie nach hinten: Dann erntet niemand.
lesson-rios-hacienda = Ein paar Runden später hast du eine zweite Finca, auf b3, und 1.500 Rio. Die Hacienda kostet 1.000, und ohne sie gewinnt niemand. Baue sie auf b6.
lesson-rios-goal = Mit einer dritten Finca, auf a5, hast du vier Gebäude. Drei davon stehen am Wasser, b3, b5 und b6, aber a5 ist trocken. Bekommt auch a5 Wasser, gewinnst du sofort.
lesson-rios-last-dam = Ein Dammholz hast du noch. Das reicht! Wähle es.
lesson-rios-last-border = Schau auf b4: Darunter liegen a5, b5 und c5. Versperre den Weg nach b5, dann muss das Wasser nach a5, denn Mais liegt tiefer als der Wald auf c5.
lesson-rios-last-flow = Das Wasser ist in a5 angekommen. Lenke es jetzt nach b5, zurück ins alte Bett, damit b5 und b6 nicht trockenfallen.
lesson-rios-won = Alle vier Gebäude stehen auf nassen Feldern, und die Hacienda ist dabei: Du hast gewonnen! Jetzt kennst du das Tal. Versuch es in einer eigenen Partie.
