var e=`# Sequence Dice

Zwei Würfel sagen, wohin du einen Chip legen darfst; die Partei, die zuerst genug Chips in einer Reihe hat, gewinnt.
Für zwei oder drei Spieler oder zwei Zweierteams, und nichts ist verdeckt. Regeln mit *(printed)* stehen im
norwegischen Regelblatt; die mit *(ruling)* sind von uns, wo es schweigt oder unklar ist.

## Material
- **R1** (printed) Ein Brett mit je vier Feldern für 2, 3, 4, 5, 6, 7, 8, 9 und 12 und keinem für 10 und 11; zwei
  Würfel; je 20 Chips in Grün, Blau und Rot.
- **R2** (ruling) Das Regelblatt zeigt das Brett nicht. Unseres ist das 6×6-Brett, in dem die öffentlich bekannten
  Fassungen des Spiels übereinstimmen. Nach einer Vierteldrehung sieht es gleich aus, mit den 2ern in den Ecken und
  den 12ern in der Mitte:
\`\`\`
   a b  c  d e f
1  2 3  4  5 6 2
2  6 7  8  9 7 3
3  5 9 12 12 8 4
4  4 8 12 12 9 5
5  3 7  9  8 7 6
6  2 6  5  4 3 2
\`\`\`

## Parteien
- **R3** (printed) 2 bis 4 Spieler. Jeder Spieler oder jedes Team ist eine Partei und hat eine Farbe; bei zwei
  Parteien bleibt der dritte Satz Chips ungenutzt. In zwei Zweierteams spielen der erste und der dritte Spieler
  zusammen gegen den zweiten und den vierten. Partner dürfen nicht miteinander reden und einander keine Tipps geben.
  Am Live-Tisch kann niemand chatten, solange ein Teamspiel läuft; Reaktionen bleiben erlaubt.
- **R4** (ruling) Vier Spieler sind immer zwei Teams, denn es gibt nur drei Farben. Partner teilen sich eine Farbe und
  einen Vorrat von 20 Chips. Einen privaten Kanal für ein Team gibt es nicht.
- **R5** (printed) Eine *Sequence* sind fünf Chips einer Partei in einer Reihe, lückenlos nebeneinander: senkrecht,
  waagerecht oder diagonal. Bei zwei Parteien spielt man am besten auf sechs.
- **R6** (ruling) Option \`length\`: üblich 6 bei zwei Parteien und 5 bei dreien; beides lässt sich für jede Zahl von
  Parteien wählen. Sechs in einer Reihe sind auch eine Sequence aus fünf.

## Start
- **R7** (printed) Alle würfeln, und wer am besten würfelt, hat den ersten Zug.
- **R8** (ruling) Gewürfelt wird mit beiden Würfeln, die Summe zählt. Bei gleichem bestem Wurf würfeln diese Spieler
  untereinander noch einmal. Danach geht es im Uhrzeigersinn.

## Dein Zug
- **R9** (printed) Würfle mit beiden Würfeln, dann leg einen Chip deiner Partei auf ein freies Feld mit ihrer Summe (3
  bis 9). Freiwillig aussetzen darfst du nicht.
- **R10** (printed) Sind alle vier Felder der Summe besetzt, wähl eines mit einem gegnerischen Chip (auch auf 2ern und
  12ern), nimm diesen Chip vom Brett und leg einen eigenen hin. Damit ist dein Zug vorbei. Sind alle vier deine
  eigenen, geht nichts, und der Nächste ist dran.
- **R11** (ruling) Das gewählte Feld ist eines der **vier mit dieser Summe**. Das norwegische Regelblatt sagt „ein
  beliebiges Feld, das ein Gegner besetzt hat“, aber sein nächster Satz spricht von „diesen vier“, und im englischen
  Text des Verlags steht „eines dieser Felder“. „Auch auf 2ern und 12ern“ heißt dann: Vor einer gewürfelten 2 oder 12
  sind Chips dort nicht sicher, vor einer 10 schon.
- **R12** (printed) Eine 10: Du musst einen beliebigen gegnerischen Chip vom Brett nehmen, aber nicht von einer 2 oder
  12. Damit ist dein Zug vorbei. Gibt es keinen zu nehmen, ist er ebenfalls vorbei.
- **R13** (printed) Eine 11: Leg einen Chip auf ein beliebiges freies Feld. Nur wenn das Brett voll ist, ersetz einen
  beliebigen gegnerischen Chip durch einen eigenen, auch auf 2ern und 12ern. Damit ist dein Zug vorbei.
- **R14** (printed) Eine 2 oder 12: Leg einen Chip wie gewohnt, dann bist du noch einmal dran.
- **R15** (ruling) „Wie gewohnt“ schließt R10 ein: Auch wenn du einen Chip auf einer 2 oder 12 ersetzt, bist du noch
  einmal dran. Wurde kein Chip gelegt, weil alle vier deine eigenen sind oder wegen R17, dann nicht. Wie viele solcher
  Züge aufeinanderfolgen, ist nicht begrenzt.
- **R16** (ruling) Gegner sind die Spieler anderer Parteien, nie dein Partner. Was getan werden kann, muss getan
  werden: Niemand setzt freiwillig aus.
- **R17** (ruling) Eine Partei hat 20 Chips. Ist ihr Vorrat leer, kann sie weder legen noch ersetzen, und der Nächste
  ist dran; eine 10 wird trotzdem ausgeführt. Vom Brett genommene Chips gehen zurück in den Vorrat ihrer Partei.

## Ende
- **R18** (printed) Der erste Spieler oder das erste Team mit einer Sequence gewinnt.
- **R19** (ruling) Geprüft wird die Partei, die gerade gelegt oder ersetzt hat, bevor sie noch einmal dran ist. Ein
  Spiel ohne Sieger nach 1.000 Zügen endet unentschieden. Jeder Wurf ist ein Zug, auch zusätzliche und solche, bei
  denen nichts geht; die Startwürfe zählen nicht.

## Wer was sieht
- **R20** (ruling) Alle sehen alles.
`;export{e as default};