var e=`# Haos

Ein Wettlauf um ein hölzernes Totem für 2–10 Spieler: Alle decken reihum Karten auf; zeigen zwei oberste Karten das
gleiche Symbol, greifen ihre Spieler um die Wette nach dem Totem, und der langsamere nimmt die Karten. Wer zuerst die
letzte Karte des eigenen Stapels aufdeckt, gewinnt. Regeln mit *(printed)* stehen im ukrainischen Regelblatt; die mit
*(ruling)* sind von uns, wo es schweigt oder beschädigt ist.

## Material
- **R1** (printed) 70 runde Karten und ein hölzernes *Totem* in der Mitte. 60 Karten zeigen Symbole in vier Farben,
  viele davon zum Verwechseln ähnlich, nur in Kleinigkeiten verschieden; 10 sind Sonderkarten.
- **R2** (ruling) Es gibt 15 Symbole, jedes einmal in jeder Farbe. Wie viele es von jeder Sonderkarte gibt, ist nicht
  erhalten. Wir spielen mit 3 Greifen, 2 „Flache Hand“, 3 „Alle decken auf“ und 2 Links; die Optionen \`grabs\`,
  \`palms\`, \`allOpens\` und \`lefts\` gehen je von 0 bis 6.

## Vorbereitung
- **R3** (printed) Mischt die Karten und verteilt sie gleichmäßig in verdeckte Stapel; niemand sieht sie an. Übrige
  Karten kommen offen unter das Totem. Das Los bestimmt, wer beginnt, dann geht es im Uhrzeigersinn. Alle benutzen nur
  eine Hand.
- **R4** (ruling) 2–10 Spieler. Zu zweit wird mit beiden Händen gespielt (R29–R32), sonst mit je einer. Karten unter
  dem Totem wirken nie.

## Spielablauf
- **R5** (printed) Reihum deckt jeder die oberste Karte des eigenen Stapels auf und legt sie auf den eigenen offenen
  Stapel; dabei dreht er sie von sich weg.
- **R6** (ruling) Auf Bildschirmen sehen alle sie im selben Augenblick. Nur die oberste Karte eines offenen Stapels
  zählt.
- **R7** (printed) **Duell.** Sobald die obersten Karten zweier Spieler das gleiche Symbol zeigen, egal in welchen
  Farben, greifen diese beiden um die Wette nach dem Totem. Der Gewinner gibt seinen offenen Stapel dem Verlierer. Der
  legt ihn, seinen eigenen offenen Stapel und die Karten unter dem Totem verdeckt unter seinen Stapel und ist als
  Nächstes dran.
- **R8** (ruling) Ein Paar gleicher Symbole ist nur dann ein Duell, wenn mindestens eine seiner Karten seit dem
  letzten entschiedenen Ereignis (R15) aufgedeckt wurde. Paare, die nach einem Ereignis noch daliegen, zählen nicht
  mehr.
- **R9** (ruling) Ein Duell hindert den, der dran ist, nicht am Aufdecken, denn eine Ablehnung würde es verraten; der
  Tisch hält vor jedem Aufdecken eine Pause ein. Ein Duell dauert, bis es entschieden oder eine seiner Karten
  zugedeckt ist. An einem Live-Tisch mit Bedenkzeit übernimmt ein Bot für jemanden, der nicht rechtzeitig aufdeckt.
- **R10** (ruling) Spielen drei oder mehr das gleiche Symbol, darf jeder von ihnen greifen, sofern mindestens eine
  ihrer Karten frisch ist (R8). Verlierer ist von den anderen, wessen gespielte Karte zuletzt aufgedeckt wurde; waren
  es mehrere zugleich, der erste im Uhrzeigersinn vom Gewinner aus.
- **R11** (printed) **Fehlgriff.** Wer zu Unrecht greift oder das Totem umwirft, nimmt die offenen Karten von allen,
  auch die eigenen, und die Karten unter dem Totem und legt sie verdeckt unter den eigenen Stapel.
- **R12** (ruling) Ein Fehlgriff ist jede Berührung durch jemanden, der nicht berechtigt ist, eine flache Hand, wo zu
  greifen ist, und ein Greifen, wo die flache Hand verlangt ist. Wer ihn begeht, ist als Nächstes dran.
- **R13** (printed) Fällt das Totem um und niemand kann sagen, wer schuld ist, kommen alle offenen Karten unter das
  Totem.
- **R14** (ruling) Auf Bildschirmen ist das ein **totes Rennen**: Der Schiedsrichter kann nicht sagen, welcher von
  zwei Berechtigten zuerst da war. Das können zwei beliebige verschiedene Personen sein, auch aus verschiedenen
  Duellen. Dran ist, wer nach dem letzten Aufdeckenden kommt. Im selben Augenblick geht eine berechtigte Berührung
  einem Fehlgriff vor.
- **R15** (ruling) *Entschiedene Ereignisse* sind ein gewonnenes Duell, ein gewonnener Wettlauf, ein Fehlgriff, ein
  totes Rennen und ein verfallener Wettlauf (R19). Eine Berührung nennt das letzte Aufdecken, das ihr Spieler gesehen
  hatte, und wird nach der Lage von damals beurteilt. So wird niemand für eine Karte bestraft, die er noch nicht
  gesehen hatte, und niemand dafür belohnt, sie zu erraten. Nur das letzte und das vorletzte Aufdecken lassen sich
  nennen. Ist das genannte älter oder schon entschieden oder gab es noch keines, ist die Berührung ungültig und kostet
  nichts. Bewegt werden die Karten, die jetzt daliegen. Zwischen einem Ereignis und dem nächsten Aufdecken kann also
  niemand das Totem berühren; sonst ließe sich mit einem Fehlgriff, der nichts kostet, der nächste Zug gewinnen.
- **R16** (ruling) Karten, die zusammen unter einen Stapel kommen, werden vorher gemischt, damit niemand eine Karte
  vorhersehen kann.

## Sonderkarten
- **R17** (printed) **Greifen.** Alle greifen um die Wette nach dem Totem. Der Gewinner legt seinen offenen Stapel
  darunter. Dann ist der nächste Spieler dran.
- **R18** (printed) **„Flache Hand“.** Ebenso, nur legen alle um die Wette die flache Hand auf das Totem, statt zu
  greifen.
- **R19** (ruling) Der nächste Spieler ist der nach dem, der die Sonderkarte aufgedeckt hat, egal wer gewonnen hat.
  Während eines Wettlaufs deckt niemand auf. Reagiert niemand, lässt der Schiedsrichter den Wettlauf verfallen, am
  Live-Tisch nach 5 Sekunden: Keine Karte bewegt sich, und es geht ebenso weiter. Eine Sonderkarte wirkt einmal, beim
  Aufdecken. Danach liegt sie auf ihrem offenen Stapel, deckt das Symbol darunter zu und passt zu nichts.
- **R20** (printed) **„Alle decken auf“.** Alle decken gleichzeitig eine Karte auf. Entsteht dabei weder ein Duell
  noch kommt eine Sonderkarte, deckt die nächste Karte auf, wer „Alle decken auf“ aufgedeckt hat.
- **R21** (printed) Sonst gilt: Ein einziges Duell wird gespielt wie in R7. Bei mehreren gewinnt der erste Duellant,
  der greift, sein Duell, und die übrigen sind ungültig. Greifen oder „Flache Hand“ startet den jeweiligen Wettlauf.
  Einer der beiden Wettläufe geht dem anderen vor, und beide gehen einem Duell vor. Wer den Wettlauf gewinnt und auch
  in einem Duell ist, wählt zwischen dem Ergebnis des Duells und dem der Sonderkarte.
- **R22** (ruling) Die Bilder dieser Rangfolge sind nicht erhalten; bei uns geht Greifen vor „Flache Hand“ und „Flache
  Hand“ vor Duell. Was nachrangig war, ist ungültig, sobald der Wettlauf entschieden ist. Rangfolge und Wahl gelten
  immer, wenn ein Wettlauf auf ein gültiges Duell trifft. Wird nicht rechtzeitig gewählt, am Live-Tisch binnen 5
  Sekunden, lässt der Schiedsrichter die Wahl verfallen, und die Sonderkarte zählt. Bis dahin sind Berührungen
  ungültig, und niemand deckt auf.
- **R23** (ruling) Wer nach „Alle decken auf“ dran ist: nach einem gewonnenen Duell sein Verlierer; nach einem
  Wettlauf oder toten Rennen der Spieler nach dem, der „Alle decken auf“ aufgedeckt hat; nach einem Fehlgriff, wer ihn
  begangen hat (R12). In allen anderen Fällen, auch bei einem Duell, nach dem niemand greift (R9), ist es der, der
  „Alle decken auf“ aufgedeckt hat, oder der nächste, wenn dieser ausgeschieden ist. Die gemeinsam aufgedeckten Karten
  sind ein eigenes Aufdecken, und zwischen „Alle decken auf“ und ihnen kann niemand das Totem berühren.
- **R24** (ruling) Ein „Alle decken auf“ unter den gemeinsam aufgedeckten Karten ist ungültig, wenn auch Greifen oder
  „Flache Hand“ dabei ist. Sonst decken alle gleichzeitig noch einmal auf: einmal, egal wie viele „Alle decken auf“ es
  sind, und Duelle auf dem Tisch werden zugedeckt. Für R20 und R23 zählt weiter das erste. Auch die Wiederholung kann
  „Alle decken auf“ zeigen; dann folgt noch eine. Ein Links unter den Karten wird neben den offenen Stapel seines
  Besitzers gelegt, und dieser deckt im selben Aufdecken eine weitere Karte auf, bevor etwas beurteilt und ein Sieger
  (R27) bestimmt wird.
- **R25** (printed) **Links.** Ab jetzt spielen alle mit der obersten Karte ihres linken Nachbarn: Du bist nur dann in
  einem Duell, wenn diese Karte es auslöst. Dein Einsatz bleibt dein eigener offener Stapel. Wer Links aufdeckt, legt
  es neben seinen offenen Stapel und deckt eine weitere Karte auf; sie gilt als gespielte Karte. Links gilt bis zum
  nächsten Ereignis am Totem; ein zweites Links bis dahin verschiebt um einen weiteren Platz nach links.
- **R26** (ruling) Dein linker Nachbar ist der nächste im Uhrzeigersinn; *n* Links verschieben um *n* Plätze, rund um
  den Tisch. Wo keine Karte liegt, spielst du mit keiner. Jedes entschiedene Ereignis beendet die Wirkung, Aufdecken
  nicht, auch nicht „Alle decken auf“. Ein Links, das während eines Duells aufgedeckt wird, lässt das Paar bestehen,
  aber ändert, wer im Duell ist. Ein Links gehört zu den offenen Karten seines Besitzers und wandert mit ihnen;
  bleiben sie liegen, wird es daruntergeschoben.

## Ende
- **R27** (printed) Wer die letzte Karte des eigenen Stapels aufdeckt, gewinnt.
- **R28** (ruling) Und zwar sofort, was immer die Karte ist oder auslösen würde. Gelingt es mehreren bei einem
  gemeinsamen Aufdecken, teilen sie sich den Sieg. Nach 3.000 aufgedeckten Karten wird das laufende Aufdecken noch
  beendet, aber nichts danach: Ein „Alle decken auf“ als letzte Karte lässt niemanden mehr aufdecken. Dann gewinnt,
  wer die wenigsten Karten hat, Stapel und offener Stapel zusammen; bei Gleichstand wird der Sieg geteilt.

## Zu zweit: vier Hände
- **R29** (printed) Zwei Sonderkarten kommen aus dem Spiel, der Rest wird in vier Stapel verteilt. Jede Hand ist ein
  eigener Spieler, in dieser Reihenfolge: rechte Hand von Spieler 1, rechte von Spieler 2, linke von Spieler 1, linke
  von Spieler 2. In einem Duell dürfen nur die beiden beteiligten Hände greifen, und nur ihre Karten werden genommen.
  Bei einem Duell zwischen deinen eigenen Händen wird nicht gegriffen. Bei Greifen und „Flache Hand“ wählst du, welche
  Hand du nimmst. Das Spiel endet, wenn beide mindestens einen Stapel los sind; wer dann die wenigsten Karten übrig
  hat, gewinnt.
- **R30** (ruling) Das Bild der beiden entfernten Karten ist nicht erhalten. Bei uns kommen alle Links aus dem Spiel,
  denn 68 Karten lassen sich durch vier teilen. Geht es nicht auf, kommt der Rest unter das Totem. „Im Uhrzeigersinn“
  ist für die Hände die Reihenfolge aus R29, und das Los kann jede der vier treffen.
- **R31** (ruling) Jede Berührung nennt ihre Hand. Im Duell ist die falsche Hand ein Fehlgriff, ebenso das Greifen für
  die eigenen zwei Hände. Die Karten eines Fehlgriffs (alle offenen Stapel, R11) kommen unter den Stapel der Hand, die
  ihn begangen hat. Die Hand, die ein Duell verliert, nimmt die beiden offenen Stapel des Duells und ist als Nächstes
  dran. Die Karten unter dem Totem bleiben liegen, denn laut Regelblatt dürfen nur Karten der beteiligten Hände
  genommen werden; nur ein Fehlgriff nimmt sie mit (R11). In Version 1 der Regeln nahm die Verliererhand auch sie. In
  R10 können nur Hände der anderen Person verlieren.
- **R32** (ruling) Statt R27 gilt: Eine Hand, die ihre letzte Karte aufdeckt, ist endgültig ausgeschieden. Diese Karte
  bewirkt nichts, der offene Stapel der Hand kommt unter das Totem, die Hand wird übersprungen, und ihre Berührung
  wird abgelehnt, ohne ein Fehlgriff zu sein. Wer beide Hände los ist, gewinnt sofort; gelingt das beiden im selben
  Aufdecken, ist es unentschieden. Gewinnt eine Berührung, die das vorige Aufdecken nennt, ein Duell gegen eine Hand,
  die seitdem ausgeschieden ist, nimmt diese Hand nichts, und der offene Stapel des Gewinners kommt unter das Totem.
  Das Ausscheiden ist kein entschiedenes Ereignis. Als übrige Karten zählen die Stapel und offenen Stapel der Hände,
  die noch im Spiel sind; bei gleicher Zahl ist es unentschieden.

## Der Schiedsrichter und die Zeit
- **R33** (ruling) Die Regeln kennen keine Uhr. Sie nehmen Versuche der Reihe nach an: Aufdecken, Greifen, flache Hand
  und Wählen, dazu totes Rennen und Verfall durch den Schiedsrichter. Wer zuerst da war, wird außerhalb der Regeln
  entschieden: am Live-Tisch vom Schiedsrichter, in Simulationen durch ausgeloste Reaktionszeiten.

## Wer was sieht
- **R34** (ruling) Alle sehen die offenen Stapel, die Größe der Stapel, die Karten unter dem Totem und die geltenden
  Links. Niemand sieht je eine verdeckte Karte: Kein Gerät erfährt vor dem Augenblick des Aufdeckens, was sie zeigt.
`;export{e as default};