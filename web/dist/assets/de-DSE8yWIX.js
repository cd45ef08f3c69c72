var e=`# Frappadingue

Fordere dein Glück heraus: Karten liegen offen aus; was Punkte bringt, kommt in deinen Zähler, und du stoppst, bevor
er durch einen Crash verfällt. Sichern lassen sich aber nur volle Hunderter. Für 1–8 Spieler. Regeln mit *(printed)*
stehen im französischen Regelblatt; die mit *(ruling)* sind von uns, wo es schweigt oder unklar ist.

## Karten
- **R1** (printed) Kilometerkarten 7, 8, 9, 10, 11, 12 und 13 KM; Sonderkarten +5, −5, +10 und −10 KM; dazu Crashs
  (*accrochage intentionnel*). Die zwei Karten *échange forcé* (erzwungener Tausch) kommen aus dem Spiel, alle anderen
  werden gemischt.
- **R2** (ruling) Das Regelblatt sagt nicht, wie viele Karten es gibt. Wir spielen mit acht Karten je Zahl von 7 bis
  13 KM (Option \`copies\`: 5–20), vier je Sonderkarte (\`specials\`: 0–10) und vier Crashs (\`crashes\`: 0–20): 76 Karten.
  Weniger als fünf je Zahl werden abgelehnt, denn dann könnte niemand fünf gleiche (*quinte*) bekommen.

## Dein Zug
- **R3** (printed) Dein Zug beginnt mit 5 offenen Stapeln: Die Karten, die du siehst, sind die Auslage (*mise*).
- **R4** (ruling) Für jede Auslage, die erste und jede nach dem Weiterfahren (*relance*), werden alle Karten gemischt,
  die nicht im Zähler liegen, auch die übrigen der letzten Auslage. Dann zeigt jeder Stapel eine Karte, zufällig
  gezogen und nicht zurückgelegt.
- **R5** (printed) Aus jeder Auslage musst du mindestens eine Karte oder Kombination, die Punkte bringt, in den Zähler
  (*compteur*) legen: eine 8 KM, eine 12 KM oder eine Kombination. 7, 9, 10, 11 und 13 KM zählen nur in Kombinationen
  aus drei, vier oder fünf gleichen Karten.
- **R6** (ruling) Bringt nichts von dem, was du siehst, Punkte, endet dein Zug ohne Punkte, ob Sonderkarten daliegen
  oder nicht.
- **R7** (ruling) Du darfst beliebig viele 8er und beliebig viele 12er einlegen und von jeder anderen Zahl keine,
  drei, vier oder fünf. Mindestens eine Karte musst du einlegen, aber nicht alles, was Punkte bringt. Gleiche Karten,
  zusammen eingelegt, zählen als ihre höchste Kombination: drei 12er sind 500, nie 150, und vier 8er sind 2.000, nie
  1.100.
- **R8** (ruling) Eine Kombination zählt nur innerhalb einer Auslage. Karten, die schon im Zähler liegen, ergänzen sie
  nie.
- **R9** (printed) Sonderkarten lassen sich nie allein einlegen. Legst du etwas ein, kommen **alle** Sonderkarten, die
  du in dieser Auslage siehst, mit in den Zähler.
- **R10** (printed) Karten im Zähler bleiben dort, solange dein Zug dauert, und kommen nicht zurück in die Auslage,
  bevor der nächste Spieler dran ist.
- **R11** (printed) Wie viele Stapel es beim Weiterfahren gibt, hängt von den eingelegten Karten ab: 4 Stapel nach
  einer Karte, 3 nach zwei, 2 nach drei, 1 nach vier. Alle 5 eingelegt sind eine volle Hand (*main pleine*): Fährst du
  weiter, hat die nächste Auslage 5 Stapel.
- **R12** (ruling) Hier zählen alle Karten, die du seit Beginn deines Zugs oder seit deiner letzten vollen Hand
  eingelegt hast, auch Sonderkarten. Ein Beispiel: 2 sind eingelegt, und 3 Stapel zeigen 8, +10 und −5; mit der 8
  kommen alle drei in den Zähler, das macht 5. Deine Punkte behältst du über eine volle Hand hinweg, und ein Zug kann
  mehrere haben.
- **R13** (printed) Vor jeder weiteren Auslage entscheidest du: stoppen und den Zähler sichern oder weiterfahren. Nur
  volle Hunderter (Vielfache von 100) lassen sich sichern; mit 250 musst du weiterfahren.
- **R14** (ruling) Außerdem muss der Zähler über 0 sein: Mit 0 oder weniger musst du weiterfahren. Nach einer vollen
  Hand entscheidest du ebenso. Während eines Zugs darf der Zähler unter 0 fallen, aber ein Zug, der endet, ohne dass
  du sicherst, bringt 0 und senkt nie deine Punkte.
- **R15** (printed) Ein Crash, der nach dem Weiterfahren erscheint, beendet deinen Zug sofort, und der Zähler
  verfällt.
- **R16** (ruling) Der Crash kommt, bevor du etwas einlegen kannst, was immer du sonst siehst, und er zählt auch in
  den fünf Stapeln nach einer vollen Hand. In der ersten Auslage eines Zugs bewirkt er nichts und wird nie eingelegt,
  denn das Regelblatt spricht von einem Crash „lors d’une relance“ (beim Weiterfahren). Option \`crashOnDeal\` (üblich
  Nein): Dann beendet ein Crash auch dort den Zug.
- **R17** (printed) Endet ein Zug, ohne dass du sicherst, kommen die Karten im Zähler zurück zu den anderen.
- **R18** (ruling) Ebenso nach dem Sichern: Jeder Zug beginnt mit allen Karten. Sind weniger Karten übrig, als Stapel
  fällig sind, werden alle übrigen gezeigt. Ist keine mehr da, endet der Zug; der Zähler wird gesichert, wenn R13 und
  R14 es erlauben, sonst bringt der Zug 0.

## Punkte
- **R19** (printed) Die Punkte für Karten, die aus einer Auslage eingelegt werden:

| Karten | 7 | 8 | 9 | 10 | 11 | 12 | 13 |
|---|---|---|---|---|---|---|---|
| eine | – | 100 | – | – | – | 50 | – |
| drei (*brelan*) | 100 | 1.000 | 200 | 300 | 400 | 500 | 600 |
| vier (*carré*) | 200 | 2.000 | 400 | 600 | 800 | 1.000 | 1.200 |
| fünf (*quinte*) | 400 | 4.000 | 800 | 1.200 | 1.600 | 2.000 | 2.400 |

- **R20** (printed) Sonderkarten: +10 KM bringt 100, −10 KM kostet 100, −5 KM kostet 50.
- **R21** (ruling) +5 KM bringt **50**. Im Scan steht „+30“, aber neben Vielfachen von 100 nennt das Regelblatt nur
  Vielfache von 50, und es stellt +5 KM neben −5 KM, die 50 kostet. Mit 30 könnte ein Zähler, in dem ein bis vier +5
  liegen, nie volle Hunderter zeigen. Mehr als vier gibt es nicht, also würde eine einzige +5 den ganzen Zug wertlos
  machen. Option \`plusFive\`: 50 (üblich) oder 30 wie im Scan; dann kommen Summen wie 130 vor, und R13 gilt
  unverändert.

## Ende des Spiels
- **R22** (printed) Gesicherte Punkte kommen auf den Block, unter den Namen des Spielers.
- **R23** (ruling) Das Regelblatt nennt kein Ziel. Option \`target\`: 500–20.000, üblich 2.000. Das dauert etwa 20 Züge
  für jeden; 5.000, beim Würfelspiel üblich, würden mit diesen Karten über 50 dauern. Erreicht jemand das Ziel, wird
  die Runde zu Ende gespielt, damit alle gleich viele Züge hatten. Die höchste Summe gewinnt; bei Gleichstand wird der
  Sieg geteilt. Nach 500 Runden endet das Spiel ebenso.
- **R24** (ruling) 1–8 Spieler; allein übst du: Wie wenige Züge brauchst du bis zum Ziel? Das Los bestimmt, wer
  beginnt, dann geht es im Uhrzeigersinn.

## Wer was sieht
- **R25** (ruling) Alle sehen alles. Nur die nächste Auslage kennt niemand.
`;export{e as default};