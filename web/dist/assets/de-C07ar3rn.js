var e=`# Mau Mau

Werde deine Karten vor allen anderen los: Leg immer eine Karte, die in Farbe oder Zahl zur obersten passt, und mach
mit Sonderkarten dem nächsten Spieler das Leben schwer. Für 2–8 Spieler. Regeln mit *(printed)* stehen im dänischen
Regelblatt; die mit *(ruling)* sind von uns, wo es schweigt oder unklar ist.

## Karten
- **R1** (printed) 110 Karten in Grün, Blau, Rot und Gelb: 72 Zahlenkarten (1–9, in jeder Farbe je zwei); 32 farbige
  Sonderkarten (in jeder Farbe je zwei *Richtungswechsel*, *Zieh 2*, *Zieh 4* und *STOP*); dazu 6 *Farbwechsler*, die
  keine Farbe haben. Farbige Sonderkarten und Farbwechsler zusammen sind die 38 Sonderkarten.

## Vorbereitung
- **R2** (printed) Ihr einigt euch auf eine Anzahl Runden, zum Beispiel 3 oder 5, und schreibt die Punkte auf.
- **R3** (printed) Der Geber mischt und gibt jedem 5 Karten. Die übrigen bilden verdeckt den Nachziehstapel. Seine
  oberste Karte wird aufgedeckt und beginnt den Ablagestapel. In der nächsten Runde gibt der linke Nachbar des Gebers.
- **R4** (ruling) 2–8 Spieler. Option \`rounds\`: 1–20, üblich 3. Den ersten Geber bestimmt das Los. In jeder Runde
  beginnt der Spieler links vom Geber, und es geht zunächst im Uhrzeigersinn.
- **R5** (ruling) Die aufgedeckte Karte bleibt liegen, was immer sie ist, denn das Regelblatt macht keine Ausnahme.
  Sie wirkt, als hätte der Geber sie gelegt. *Richtungswechsel*: Der Spieler rechts vom Geber beginnt, und es geht
  gegen den Uhrzeigersinn. *Zieh 2*: Der erste Spieler (R4) muss 2 Karten ziehen oder sie weitergeben (R13). *Zieh 4*:
  Der erste Spieler zieht 4, und der zweite spielt. *STOP*: Der zweite Spieler spielt. *Farbwechsler*: Der erste
  Spieler wünscht sich die Farbe und macht dann seinen Zug. Option \`starter\`: \`dealer\` (üblich) oder \`number\`; dann
  darf nur eine Zahlenkarte eröffnen. Jede andere Karte kommt zurück in den Nachziehstapel, er wird gemischt, und eine
  neue wird aufgedeckt.

## Dein Zug
- **R6** (printed) Du musst eine Karte legen, die zur obersten Karte des Ablagestapels passt: gleiche Farbe, gleiche
  Zahl oder die gleiche Sonderkarte in einer anderen Farbe.
- **R7** (printed) Einen Farbwechsler kannst du auf jede Karte legen, außer wenn dir eine andere Sonderkarte das Legen
  verbietet (R13, R15, R17). Du wünschst dir die Farbe, die von da an gilt.
- **R8** (ruling) Die Farbe wünschst du dir beim Legen. Bis zur nächsten gelegten Karte passen nur diese Farbe und
  weitere Farbwechsler. Du darfst dir auch die Farbe wünschen, die schon gilt.
- **R9** (printed) Kannst du nicht legen, ziehst du eine Karte. Dann ist dein Zug vorbei, auch wenn die gezogene Karte
  passen würde.
- **R10** (ruling) Solange du eine *farbige* Karte hast, die passt, musst du legen, und zwar eine solche oder einen
  Farbwechsler; ziehen darfst du nicht. Ein Farbwechsler allein zwingt dich nicht: Er passt zu nichts, und das
  Regelblatt sagt nur, dass man ihn legen „kann“. Könntest du also nur Farbwechsler legen, darfst du einen legen oder
  ziehen. Option \`mustPlay\`: üblich Ja; bei Nein darfst du immer eine Karte ziehen, statt zu legen.

## Sonderkarten
- **R11** (printed) Eine Sonderkarte trifft den nächsten Spieler in Spielrichtung. *Richtungswechsel* dreht die
  Richtung um, bis die nächste solche Karte kommt.
- **R12** (ruling) Zu zweit ändert *Richtungswechsel* nichts: Der andere ist dran. Nach *STOP* und *Zieh 4* ist noch
  einmal dran, wer sie gelegt hat.
- **R13** (printed) *Zieh 2*: Der nächste Spieler zieht 2 und darf nicht legen, außer selbst eine *Zieh 2*. Dann muss
  der Übernächste 4 ziehen oder ebenso weitergeben, der danach 6, und so weiter.
- **R14** (ruling) Weitergeben kannst du mit jeder Farbe, und es ist freiwillig, auch mit \`mustPlay\`. Es geht nur mit
  einer *Zieh 2*, weder mit einer *Zieh 4* noch mit einem Farbwechsler. Wer nicht weitergibt, zieht die ganze Summe,
  und der Nächste ist dran. Damit ist die Summe erledigt: Eine *Zieh 2*, die später gelegt wird, sogar auf ebendiese
  Karte, beginnt wieder bei 2.
- **R15** (printed) *Zieh 4*: Der nächste Spieler zieht 4, und der Übernächste ist dran. Weitergeben geht nicht, auch
  nicht mit einer *Zieh 4*.
- **R16** (ruling) Eine Sonderkarte wirkt einmal. Danach ist sie eine Karte wie jede andere: Auf sie passt ihre Farbe
  oder die gleiche Sonderkarte.
- **R17** (printed) *STOP*: Der nächste Spieler setzt aus.

## Wenn der Nachziehstapel leer ist
- **R18** (printed) Der Ablagestapel wird ohne seine oberste Karte umgedreht und gemischt und ist der neue
  Nachziehstapel.
- **R19** (ruling) Das geschieht, sobald aus dem leeren Nachziehstapel gezogen werden soll, auch mitten im Ziehen.
  Eine Wunschfarbe gilt weiter. Reichen die Karten auch dann nicht, ziehst du, was da ist; ist gar nichts da, ziehst
  du keine, und der Nächste ist dran.

## „Mau“ sagen
- **R20** (printed) Wer genau eine Karte übrig hat, muss „Mau“ sagen. Wer es vergisst, zieht eine Strafkarte.
- **R21** (ruling) Hast du gelegt und nur noch eine Karte, entscheidest du sofort: „Mau“ oder nichts sagen. Das kommt,
  bevor die gelegte Karte wirkt und bevor jemand anderes spielt. Sagst du nichts, ziehst du eine Karte, oder keine,
  wenn keine da ist. Richtung und zu ziehende Summe ändern sich erst nach dieser Entscheidung; eine Wunschfarbe gilt
  sofort. Am Live-Tisch ist „Mau“ ein Knopf mit Countdown (Option \`mauSeconds\`: 1–30, üblich 4); läuft die Zeit ab,
  hast du nichts gesagt. Auch Bots können es vergessen, je nach Stufe.

## Ende
- **R22** (printed) Wer die letzte Karte legt („Mau Mau“), gewinnt die Runde und bekommt 0 Punkte. Die Runde ist aus.
- **R23** (ruling) Und zwar sofort: Eine zuletzt gelegte Sonderkarte wirkt nicht mehr, niemand zieht, niemand wünscht
  sich eine Farbe, und für „Mau Mau“ ist keine Entscheidung nötig.
- **R24** (printed) Die anderen zählen zusammen, was sie auf der Hand haben: Zahlenkarten zählen ihre Zahl, jede
  Sonderkarte 10, auch Farbwechsler.
- **R25** (printed) Nach den vereinbarten Runden gewinnt die niedrigste Summe.
- **R26** (ruling) Bei gleicher niedrigster Summe wird der Sieg geteilt. Eine Runde, die 1.000 Züge gedauert hat, wird
  gewertet, wie sie steht, und niemand bekommt die 0 aus R22. Ein Zug ist hier jedes Legen und jedes Ziehen des
  Spielers, der dran ist. Nach dem letzten werden eine Entscheidung über „Mau“ und eine *Zieh 4* noch ausgeführt, die
  Summe einer *Zieh 2* nicht mehr.

## Wer was sieht
- **R27** (ruling) Du siehst deine eigene Hand, die Zahl der Karten in jeder Hand und im Nachziehstapel, den
  Ablagestapel in seiner Reihenfolge seit dem letzten Umdrehen, die Wunschfarbe, die Richtung, die zu ziehende Summe,
  den Geber und die Punkte. Am Ende einer Runde werden alle Hände zum Zählen gezeigt. Sonst siehst du nie die Hände
  der anderen, den Nachziehstapel oder welche Karte jemand anderes gezogen hat.
`;export{e as default};