var e=`# Frappadingue

Et spil for 1–8 spillere om at turde køre videre: kort lægges åbent frem, de, der giver point, går i din tæller, og du
skal stoppe på hele hundreder, før et sammenstød tager det hele. Regler mærket *(printed)* står i det franske
regelhæfte; de, der er mærket *(ruling)*, er vores egne, hvor hæftet tier eller er uklart.

## Kortene
- **R1** (printed) Kilometerkort med 7, 8, 9, 10, 11, 12 og 13 KM, specialkort med +5, −5, +10 og −10 KM og sammenstød
  (*accrochage intentionnel*). De to kort *échange forcé* bliver i æsken; alle andre blandes.
- **R2** (ruling) Regelhæftet siger ikke, hvor mange kort der er. Vi spiller med otte af hvert tal fra 7 til 13 KM
  (valget \`copies\`: 5–20), fire af hvert specialkort (\`specials\`: 0–10) og fire sammenstød (\`crashes\`: 0–20), i alt 76
  kort. Færre end fem af hvert tal afvises, for så kunne ingen få fem ens (*quinte*).

## En tur
- **R3** (printed) Turen begynder med, at der lægges fem bunker ud med forsiden op: de synlige kort er given (*mise*).
- **R4** (ruling) Til hver giv, både den første og dem, man kører videre til (*relance*), blandes alle kort, der ikke
  er i tælleren, også resten af den forrige giv. Så viser hver bunke ét kort, trukket tilfældigt og uden at blive lagt
  tilbage.
- **R5** (printed) Fra hver giv skal du lægge mindst ét kort eller én kombination, der giver point, i tælleren
  (*compteur*): en 8’er, en 12’er eller tre, fire eller fem ens. 7, 9, 10, 11 og 13 KM kan kun bruges i kombinationer.
- **R6** (ruling) En giv, hvor intet giver point, afslutter turen uden point, uanset hvilke specialkort der ligger i
  den.
- **R7** (ruling) Du må lægge et vilkårligt antal 8’ere og 12’ere i og af hvert andet tal ingen, tre, fire eller fem;
  mindst ét kort i alt, men ikke nødvendigvis alt, hvad der giver point. Ens kort, der lægges i sammen, tæller som
  deres højeste kombination: tre 12’ere giver 500 og aldrig 150, fire 8’ere giver 2.000 og aldrig 1.100.
- **R8** (ruling) En kombination skal ligge i samme giv. Kort, der allerede er i tælleren, hjælper aldrig.
- **R9** (printed) Specialkort kan aldrig lægges i alene. Men når noget lægges i, følger **alle** synlige specialkort
  i given med.
- **R10** (printed) Kort i tælleren bliver der hele turen og kommer ikke tilbage i bunkerne, før turen går videre til
  den næste.
- **R11** (printed) Med ét kort lagt i har næste giv 4 bunker, med to 3, med tre 2 og med fire 1. Alle fem er en fuld
  hånd (*main pleine*): kører du så videre, får du igen fem bunker.
- **R12** (ruling) Her tæller alle kort, også specialkort, der er lagt i, siden turen begyndte, eller siden den sidste
  fulde hånd: har du lagt 2 kort i, og viser de 3 bunker 8, +10 og −5, følger de to andre med 8’eren, og så er der
  lagt 5 i. Pointene bliver stående, og en tur kan have flere fulde hænder.
- **R13** (printed) Før hver ny giv vælger du: stop og skriv op, eller kør videre. Kun hele hundreder kan skrives op;
  med 250 skal du køre videre.
- **R14** (ruling) Tælleren skal også vise mere end 0; ellers skal du køre videre. Efter en fuld hånd er valget det
  samme. Tælleren kan komme under 0 undervejs, men en tur, hvor der ikke skrives op, giver 0: ingen får færre point af
  den.
- **R15** (printed) Et sammenstød, der dukker op, når du kører videre, afslutter turen med det samme, og tælleren
  nulstilles.
- **R16** (ruling) Det sker, før noget kan lægges i, uanset hvad der ellers ligger, og også i de fem bunker efter en
  fuld hånd. I den første giv gør et sammenstød ikke noget og kan aldrig lægges i, for regelhæftet taler kun om
  sammenstød, når man kører videre (*lors d’une relance*). Med valget \`crashOnDeal\` (normalt nej) afslutter det også
  turen dér.
- **R17** (printed) Slutter en tur, uden at der skrives op, går kortene i tælleren tilbage til de andre kort.
- **R18** (ruling) Det gør de også, når der skrives op: hver tur begynder med alle kort. Er der færre kort tilbage,
  end der skal være bunker, vises alle dem, der er. Er der ingen, slutter turen: der skrives op, hvis R13 og R14
  tillader det, ellers giver den 0.

## Point
- **R19** (printed) Kort, der lægges i fra samme giv, giver

| kort | 7 | 8 | 9 | 10 | 11 | 12 | 13 |
|---|---|---|---|---|---|---|---|
| ét | – | 100 | – | – | – | 50 | – |
| tre (*brelan*) | 100 | 1.000 | 200 | 300 | 400 | 500 | 600 |
| fire (*carré*) | 200 | 2.000 | 400 | 600 | 800 | 1.000 | 1.200 |
| fem (*quinte*) | 400 | 4.000 | 800 | 1.200 | 1.600 | 2.000 | 2.400 |

- **R20** (printed) Specialkortet +10 KM giver 100; −10 KM koster 100, og −5 KM koster 50.
- **R21** (ruling) +5 KM giver **50**. Vores scanning af regelhæftet viser ”+30”, men ud over hele hundreder regner
  hæftet kun med multipla af 50, og +5 KM står side om side med −5 KM, som koster 50. Med 30 kan en tæller med én til
  fire +5’ere aldrig nå hele hundreder, så med fire af dem i spillet ville en enkelt +5’er gøre hele turen værdiløs.
  Valget \`plusFive\`: 50 (det normale) eller 30 (som scannet; så kan tælleren vise f.eks. 130, og R13 gælder uændret).

## Slutningen
- **R22** (printed) Point, der skrives op, føres på blokken under spillerens navn.
- **R23** (ruling) Regelhæftet nævner ikke noget mål. Valget \`target\`: 500–20.000, normalt 2.000, som tager omkring 20
  ture til hver; 5.000, som er almindeligt i terningspillet, ville med disse kort tage over 50. Når en spiller har
  nået målet, spilles runden færdig, så alle har haft lige mange ture; den højeste sum vinder, og er flere lige, deler
  de sejren. Efter 500 runder slutter spillet på samme måde.
- **R24** (ruling) 1–8 spillere; alene øver du dig: hvor få ture skal du bruge for at nå målet? Der trækkes lod om,
  hvem der begynder; derefter går turen med uret.

## Hvem ser hvad
- **R25** (ruling) Alt ligger åbent. Det eneste, ingen kender, er den næste giv.
`;export{e as default};