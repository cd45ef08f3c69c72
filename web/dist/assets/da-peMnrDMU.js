var e=`# Kaos

Saml tal-kort til i alt 30–36 point, hold dem til din næste tur, og sig ”jeg vil se kort”; imens vender kaos-kortene
op og ned på hænder og jetoner, og puljen vokser. For 2–6 spillere; tal-kort og gemte kaos-kort er skjult for de
andre. Regler mærket *(printed)* står i det danske regelhæfte; de, der er mærket *(ruling)*, er vores egne, hvor
hæftet tier eller er uklart.

## Indhold
- **R1** (printed) Tal-kort, kaos-kort, en terning med siderne Blank, Do, Dare og Decide og 30 jetoner til hver
  spiller.
- **R2** (printed) 28 kaos-kort: 8 Chance og 4 af hver af Nulstil, Stjæl, Perfekt træk, Ødelæg og Byt. Titlerne på
  Nulstil og Stjæl mangler i vores scanning; de navne er vores.
- **R3** (ruling) Regelhæftet oplyser hverken kortenes værdier, eller hvor mange sider af hver slags terningen har.
  Tal-kortene går fra 1 til 12 (valget \`highest\`: 6–15), fem af hvert (\`copies\`: 3–10). Terningen har seks sider, tre
  af dem blanke (\`blanks\`: 0–3); Do, Dare og Decide deler resten så ligeligt som muligt, i den rækkefølge.

## Målet
- **R4** (printed) Få tal-kort på hånden til i alt 30–36 point; 36 er bedst. Med mere end 36 spiller du videre og kan
  komme ned igen ved hjælp af kaos-kort. Vinderen af en runde tager puljen, og den, der har vundet alle jetoner, har
  vundet spillet.

## Når en runde begynder
- **R5** (printed) Alle trækker et tal-kort, og den med det højeste begynder; er flere lige om det højeste, trækker de
  igen, indtil én er fundet. Så lægger alle 1 jeton i puljen.
- **R6** (ruling) Sådan begynder hver runde. De trukne kort vises for alle og bliver på hånden; også efter Nulstil
  begynder man jo med ét kort. Kun de, der er lige om det højeste, trækker igen; de kort vises og lægges straks
  nederst i bunken, i pladsernes rækkefølge. Har sådanne træk brugt hele bunken op, blandes den, så det ikke kan stå
  lige i det uendelige.
- **R7** (printed) Uden jetoner kan man ikke være med i næste runde. De, der vil spille en runde til, spiller igen.
- **R8** (ruling) Alle, der har jetoner, er med. Til en ny runde samles alle kort ind og blandes; gemte kaos-kort
  beholdes ikke. ”Med i runden” er i det følgende alle, der begyndte den, også når de ikke har flere jetoner.
- **R9** (printed) Turen går med uret. En tur har tre handlinger: træk, slå terningen, og øg indsatsen eller meld pas.

## Før handling 1: ”jeg vil se kort”
- **R10** (printed) Ved starten af din tur, før handling 1, må du sige ”jeg vil se kort”, hvis du har 30–36 og har
  haft det en hel runde eller mere. Så er runden slut.
- **R11** (ruling) ”En hel runde” betyder: 30–36 ved slutningen af din forrige tur i denne runde og efter hvert kort,
  der er brugt siden. Det er ingen afbrydelse, at summen skifter inden for 30–36. Derfor kan ingen med rette sige det
  i sin første tur.
- **R12** (printed) Den, der siger det uden at opfylde den betingelse, betaler 1 jeton til hver modspiller.
- **R13** (ruling) Modspillerne er de andre, der er med i runden; de får deres jeton med uret, fra naboen til venstre,
  så længe der er jetoner. Ingen kort vises, og turen fortsætter med handling 1. Man kan højst sige det én gang pr.
  tur. Det kan siges ved starten af enhver tur, rigtigt eller forkert, men skærmen advarer, når det er forkert; med
  valget \`forgiving\` (normalt nej) kun, når det er rigtigt.

## Handling 1: et tal-kort
- **R14** (printed) Træk et tal-kort; over 36 må du lade være.
- **R15** (ruling) Det må du også på præcis 36, for ifølge regelhæftet mistænker man den, der lader være, for at være
  kommet over eller have ramt 36. Under 36 skal du trække. Alle ser, om du trak. Fra en tom bunke trækkes der ikke
  noget.

## Handling 2: terningen
- **R16** (printed) **Blank**: der sker ikke noget. Gemte kaos-kort må bruges nu.
- **R17** (printed) **Do**: træk et kaos-kort, og brug det straks; alle gemte skal også bruges, i den rækkefølge, du
  vil.
- **R18** (printed) **Dare**: enten trækker du et kaos-kort og bruger det og alle gemte, i den rækkefølge, du vil;
  eller du trækker ikke og lægger en ekstra jeton i puljen.
- **R19** (printed) **Decide**: træk et kaos-kort i hemmelighed, og brug det nu, eller gem det foran dig. Gemte må
  bruges nu.
- **R20** (ruling) Det nye kort må komme hvor som helst i rækkefølgen. Kort bruges åbent, ét ad gangen, og hvert kort
  gøres færdigt, før det næste vælges. ”Må bruges” betyder så mange, man vil, også ingen. Siger du nej til et Dare, må
  du ikke bruge gemte kort. Uden jetoner skal du tage udfordringen. Er kaos-bunken tom, trækkes der ikke noget, men
  resten af det, terningen siger, gælder.
- **R21** (ruling) Et brugt kaos-kort lægges nederst i kaos-bunken, når det er gjort færdigt.

## Handling 3: øg indsatsen, eller meld pas
- **R22** (printed) Du må øge indsatsen med 1, 2 eller 3 jetoner: det betaler du selv og hver modspiller. Den, der har
  for få, lægger det, der er tilbage, og er stadig med i runden. Eller du melder pas. Så går turen videre med uret.
- **R23** (ruling) Du kan højst øge indsatsen med det antal jetoner, du har. Handlingen hører til, uanset hvad
  terningen viser: regelhæftet lader godt nok turen gå videre efter Blank og et gemt Decide, men i dets eksempel tages
  der stilling til indsatsen efter begge.

## Kaos-kortene
- **R24** (printed) **Chance**: læg et af dine tal-kort nederst i bunken, og træk et nyt, eller kom bare af med det.
- **R25** (printed) **Nulstil**: vælg en spiller. Alle spillerens tal-kort ryger nederst i bunken, og spilleren tager
  ét nyt.
- **R26** (printed) **Stjæl**: træk et tal-kort hos en anden spiller; det ryger nederst i bunken.
- **R27** (printed) **Perfekt træk**: tag det tal-kort fra bunken, du helst vil have.
- **R28** (printed) **Ødelæg**: en nabo blander dine tal-kort, og du trækker et af dem, som ryger nederst i bunken.
- **R29** (printed) **Byt**: byt alle dine jetoner med din nabo til venstre.
- **R30** (ruling) Et brugt kort udføres, så vidt det er muligt, om man vil eller ej; et kort, der ikke kan gøre
  noget, er spildt. Det rammer kun spillere, der er med i runden: Nulstil må også ramme en selv, Stjæl rammer en
  anden, der har et kort, og Byt den næste til venstre, der er med. Med Stjæl og Ødelæg trækkes der i blinde. Med
  Chance lægges kortet nederst i bunken, før der trækkes, så man fra en tom bunke får det samme kort igen; uden
  tal-kort på hånden er Chance spildt. En hånd, der nulstilles, lægges nederst i bunken med det laveste kort først.
- **R31** (ruling) Kort lægges nederst i bunken med bagsiden op: kun ejeren ved, hvilke det er, og med Stjæl også den,
  der trak. Perfekt træk viser kun sin egen spiller, hvad der er i bunken; bagefter blandes den.

## Når en runde slutter
- **R32** (printed) Når nogen med rette vil se kort, tager den højeste hånd inden for 30–36 puljen. Er flere lige om
  den, trækker de hver et tal-kort, og den, der så er tættest på 36, vinder.
- **R33** (ruling) Den, der vil se kort, har ingen fortrinsret, og de andre behøver ikke have haft 30–36 en hel runde.
  Alle hænder vises. De, der er lige, trækker med uret, regnet fra den, der vil se kort; over og under 36 tæller ens,
  og de, der stadig er lige, trækker igen oveni. Er der færre kort end spillere, der er lige, deler de puljen
  ligeligt, og jetoner, der bliver tilovers, gives én til hver med uret, fra naboen til venstre for den, der vil se
  kort.
- **R34** (ruling) Efter 1.000 ture slutter runden: alle, der er med i den, deler puljen ligeligt, og jetoner, der
  bliver tilovers, gives én til hver med uret, fra rundens første spiller.

## Når spillet slutter
- **R35** (printed) Spillet varer, til én spiller har alle jetoner.
- **R36** (ruling) 2–6 spillere. Valget \`maxRounds\`: 0–1.000, normalt 0 for ingen grænse; efter 1.000 runder slutter
  spillet under alle omstændigheder. Så vinder den med flest jetoner; er flere lige, deler de sejren.

## Hvem ser hvad
- **R37** (ruling) Man ser sine egne tal-kort og gemte kaos-kort; hvor mange alle har af begge slags; bunkernes
  størrelse, jetoner, puljen, terningen og brugte kaos-kort; og de kort, der vises efter R6 og R33. Man ser aldrig de
  andres tal-kort eller gemte kaos-kort og ingen af bunkerne, bortset fra R31.

## Hvad skærmen husker
Skærmen husker for hver plads det, en opmærksom spiller ville huske. På en andens hånd kender man de kort, man så
komme ind (dem, der vises efter R6 og R33, og kort fra bunken, man kendte, før de blev trukket), indtil et kort, man
ikke ser, forlader hånden; så kender man ingen af dem. Af kortene nederst i en bunke kender man dem, R6 og R31 lader
en kende, og deres rækkefølge; brugte kaos-kort kender alle.
`;export{e as default};