var e=`# Kaos

Bring deine Zahlenkarten zusammen auf 30–36, halte sie bis zu deinem nächsten Zug und gewinn dann mit „Ich will
sehen!“ den Pott. Bis dahin bringen Chaoskarten Hände und Chips durcheinander, und jedes Erhöhen füllt den Pott. Für
2–6 Spieler; Zahlenkarten und behaltene Chaoskarten sind verdeckt. Regeln mit *(printed)* stehen im dänischen
Regelblatt; die mit *(ruling)* sind von uns, wo es schweigt oder unklar ist.

## Material
- **R1** (printed) Zahlenkarten, Chaoskarten, ein Würfel mit leeren Seiten und den Seiten Do, Dare und Decide und 30
  Chips für jeden Spieler.
- **R2** (printed) 28 Chaoskarten: 8 Chance und je 4 Neustart, Diebstahl, Wunschkarte, Zerstörung und Tausch. Die
  Titel von Neustart und Diebstahl fehlen im Scan; diese Namen sind von uns.
- **R3** (ruling) Das Regelblatt sagt weder, welche Werte die Karten haben, noch, wie oft jede Seite auf dem Würfel
  vorkommt. Die Zahlenkarten gehen von 1 bis 12 (Option \`highest\`: 6–15), je fünf davon (\`copies\`: 3–10). Der Würfel
  hat sechs Seiten, drei davon leer (\`blanks\`: 0–3). Do, Dare und Decide teilen sich die übrigen so gleichmäßig wie
  möglich, in dieser Reihenfolge.

## Ziel
- **R4** (printed) Halte Zahlenkarten, die zusammen 30–36 zählen; 36 ist am besten. Mit mehr als 36 spielst du weiter,
  und Chaoskarten können dich wieder herunterbringen. Wer eine Runde gewinnt, bekommt den Pott. Wer alle Chips
  gewonnen hat, hat das Spiel gewonnen.

## Wie eine Runde beginnt
- **R5** (printed) Alle ziehen eine Zahlenkarte, und wer die höchste hat, beginnt. Haben mehrere die höchste, ziehen
  diese Spieler noch einmal, bis einer gefunden ist. Dann legt jeder 1 Chip in den Pott.
- **R6** (ruling) So beginnt jede Runde. Die gezogenen Karten werden allen gezeigt und bleiben auf der Hand (auch
  Neustart lässt eine Hand mit einer Karte neu beginnen). Nur wer die gleiche höchste Karte hat, zieht noch einmal;
  diese weiteren Karten werden gezeigt und kommen gleich unter den Stapel, in der Reihenfolge der Plätze. Ist dabei
  der ganze Stapel einmal durch, wird er gemischt, damit sich der Gleichstand nicht endlos wiederholt.
- **R7** (printed) Ohne Chips kannst du bei der nächsten Runde nicht mitspielen. Wer noch eine Runde spielen möchte,
  spielt weiter.
- **R8** (ruling) Alle, die Chips haben, spielen mit. Für eine neue Runde werden alle Karten eingesammelt und
  gemischt; behaltene Chaoskarten nimmt niemand mit. „In der Runde“ sind im Folgenden alle, die sie begonnen haben,
  auch ohne Chips.
- **R9** (printed) Es geht im Uhrzeigersinn. Ein Zug hat drei Schritte: ziehen, würfeln, erhöhen oder passen.

## Vor Schritt 1: „Ich will sehen!“
- **R10** (printed) Zu Beginn deines Zugs, vor Schritt 1, darfst du „Ich will sehen!“ ansagen, wenn du 30–36 hast und
  das schon eine ganze Runde oder länger. Das beendet die Runde.
- **R11** (ruling) „Eine ganze Runde“ heißt: Du hattest 30–36 am Ende deines letzten Zugs in dieser Runde und nach
  jeder Karte, die seitdem gespielt wurde. Deine Summe darf sich ändern, solange sie innerhalb von 30–36 bleibt. In
  deinem ersten Zug kann die Ansage also nie richtig sein.
- **R12** (printed) Bei einer falschen Ansage zahlst du jedem Gegner 1 Chip.
- **R13** (ruling) Gegner sind die anderen in der Runde; du zahlst im Uhrzeigersinn von links an, so weit deine Chips
  reichen. Karten werden nicht gezeigt, und dein Zug geht mit Schritt 1 weiter. Erlaubt ist höchstens eine Ansage pro
  Zug. Sie wird dir zu Beginn jedes Zugs angeboten, richtig oder falsch; ist sie falsch, wirst du gewarnt. Mit der
  Option \`forgiving\` (üblich Nein) wird sie nur angeboten, wenn sie richtig ist.

## Schritt 1: eine Zahlenkarte
- **R14** (printed) Zieh eine Zahlenkarte. Mit mehr als 36 darfst du das lassen.
- **R15** (ruling) Auch mit genau 36: Wer nicht zieht, steht laut Regelblatt im Verdacht, über 36 zu sein oder 36
  getroffen zu haben. Unter 36 musst du ziehen. Alle sehen, ob du gezogen hast. Von einem leeren Stapel wird nichts
  gezogen.

## Schritt 2: der Würfel
- **R16** (printed) **Leer**: Nichts passiert. Behaltene Chaoskarten darfst du jetzt spielen.
- **R17** (printed) **Do**: Zieh eine Chaoskarte und spiel sie sofort. Auch alle behaltenen musst du spielen, in
  beliebiger Reihenfolge.
- **R18** (printed) **Dare**: Entweder du traust dich, ziehst eine Chaoskarte und spielst sie und alle behaltenen, in
  beliebiger Reihenfolge; oder du ziehst keine und legst einen Chip extra in den Pott.
- **R19** (printed) **Decide**: Zieh eine Chaoskarte, ohne sie zu zeigen. Spiel sie jetzt oder behalte sie verdeckt
  vor dir. Früher behaltene darfst du jetzt auch spielen.
- **R20** (ruling) Die neue Karte darf an beliebiger Stelle der Reihenfolge kommen. Karten werden offen gespielt, eine
  nach der anderen, und jede wird ausgeführt, bevor du die nächste wählst. Wo du Karten spielen *darfst*, sind es
  beliebig viele oder keine. Traust du dich bei Dare nicht, darfst du keine behaltene Karte spielen. Ohne Chip musst
  du dich trauen. Ist der Chaosstapel leer, wird nichts gezogen; alles andere, was der Würfel sagt, gilt.
- **R21** (ruling) Eine gespielte Chaoskarte kommt unter den Chaosstapel, sobald sie ausgeführt ist.

## Schritt 3: erhöhen oder passen
- **R22** (printed) Erhöh um 1, 2 oder 3 Chips: So viele zahlst du, und so viele zahlt jeder Gegner. Wer zu wenige
  hat, zahlt, was noch da ist, und bleibt in der Runde. Oder pass. Dann geht es im Uhrzeigersinn weiter.
- **R23** (ruling) Du kannst nicht um mehr Chips erhöhen, als du hast. Dieser Schritt folgt auf jede Würfelseite: Das
  Regelblatt sagt zwar nach einer leeren Seite und nach einer bei Decide behaltenen Karte, dass der Nächste dran ist,
  aber in seinem Beispiel wird nach beiden über das Erhöhen entschieden.

## Chaoskarten
- **R24** (printed) **Chance**: Leg eine deiner Zahlenkarten unter den Stapel und zieh eine neue, oder leg nur eine
  darunter.
- **R25** (printed) **Neustart**: Wähl einen Spieler. Alle seine Zahlenkarten kommen unter den Stapel, dann nimmt er
  eine neue.
- **R26** (printed) **Diebstahl**: Zieh eine Zahlenkarte von einem anderen Spieler und leg sie unter den Stapel.
- **R27** (printed) **Wunschkarte**: Such dir eine Karte aus dem Zahlenstapel aus und nimm sie.
- **R28** (printed) **Zerstörung**: Ein Nachbar mischt deine Zahlenkarten, und du ziehst eine davon; sie kommt unter
  den Stapel.
- **R29** (printed) **Tausch**: Tausch alle deine Chips mit deinem linken Nachbarn.
- **R30** (ruling) Eine gespielte Karte wird so weit wie möglich ausgeführt, ob du willst oder nicht; kann sie nichts
  bewirken, ist sie verbraucht. Treffen kann sie nur Spieler in der Runde: Neustart jeden, auch dich selbst; Diebstahl
  einen anderen, der eine Karte hat; Tausch den nächsten links, der in der Runde ist. Bei Diebstahl und Zerstörung
  wird blind gezogen. Bei Chance legst du zuerst darunter: Aus einem leeren Stapel ziehst du also dieselbe Karte
  zurück; mit leerer Hand ist die Karte einfach verbraucht. Bei Neustart kommt die niedrigste Karte der Hand zuerst
  unter den Stapel.
- **R31** (ruling) Karten kommen verdeckt unter den Stapel: Nur wer sie auf der Hand hatte, weiß, welche es sind, bei
  Diebstahl auch, wer sie gezogen hat. Wunschkarte zeigt nur dem, der sie spielt, was im Stapel ist; danach wird er
  gemischt.

## Ende einer Runde
- **R32** (printed) Nach einer richtigen Ansage bekommt die höchste Hand innerhalb von 30–36 den Pott. Bei gleichen
  höchsten Händen zieht jeder dieser Spieler eine Zahlenkarte, und wer dann am nächsten an 36 ist, gewinnt.
- **R33** (ruling) Die Ansage bringt keinen Vorrang, und die anderen müssen 30–36 nicht eine Runde lang gehalten
  haben. Alle Hände werden gezeigt. Bei Gleichstand wird im Uhrzeigersinn gezogen, beginnend bei dem, der angesagt
  hat; über und unter 36 zählt gleich, und wer dann noch gleichauf liegt, zieht eine weitere dazu. Gibt es weniger
  Karten als solche Spieler, teilen sie den Pott gleichmäßig; überzählige Chips gehen einzeln im Uhrzeigersinn an sie,
  vom linken Nachbarn dessen an, der angesagt hat.
- **R34** (ruling) Nach 1.000 Zügen endet eine Runde: Alle in der Runde teilen den Pott gleichmäßig; überzählige Chips
  gehen einzeln im Uhrzeigersinn an sie, vom ersten Spieler der Runde an.

## Ende des Spiels
- **R35** (printed) Das Spiel dauert, bis ein Spieler alle Chips hat.
- **R36** (ruling) 2–6 Spieler. Option \`maxRounds\`: 0–1.000, üblich 0 für unbegrenzt; nach 1.000 Runden ist in jedem
  Fall Schluss. Dann gewinnt, wer die meisten Chips hat, und bei Gleichstand wird der Sieg geteilt.

## Wer was sieht
- **R37** (ruling) Du siehst deine eigenen Zahlenkarten und behaltenen Chaoskarten; wie viele von beiden jeder hat;
  wie groß die Stapel sind, Chips, Pott, Würfel und gespielte Chaoskarten; und die Karten, die nach R6 und R33 gezeigt
  werden. Nie siehst du die Zahlenkarten oder behaltenen Chaoskarten der anderen, und auch nicht, was in einem der
  Stapel ist, außer nach R31.

## Was sich ein Spieler merkt
Zu dem, was du zu sehen bekommst, gehört auch, was sich ein aufmerksamer Spieler merken würde. Von einer fremden Hand
kennst du die Karten, die du hineinkommen sahst: die nach R6 und R33 gezeigten und jede Karte aus dem Stapel, die du
schon kanntest, bevor sie gezogen wurde. Sobald eine Karte, die du nicht siehst, diese Hand verlässt, kennst du keine
mehr. Von den Karten unter einem Stapel kennst du die, die dir R6 und R31 verraten, und ihre Reihenfolge. Die
gespielten Chaoskarten kennen alle.
`;export{e as default};