var e=`# Kaos

Saml tallkort som til sammen er verdt 30–36, helst 36, hold dem til neste tur og si «jeg vil se kort»; imens herjer
kaoskortene med hender, bunker og sjetonger, og innsatsen fyller potten. For 2–6 spillere, med tallkort og sparte
kaoskort skjult for de andre. Regler merket *(printed)* står i det danske regelheftet; de som er merket *(ruling)*, er
våre egne, der heftet tier eller er uklart.

## Utstyr
- **R1** (printed) Tallkort, kaoskort, en terning med sidene Blank, Do, Dare og Decide, og 30 sjetonger til hver
  spiller.
- **R2** (printed) 28 kaoskort: 8 Sjanse og 4 hver av Nullstill, Stjel, Perfekt trekk, Ødelegg og Bytt. Titlene på
  Nullstill og Stjel er gått tapt i skanningen av heftet; de navnene er våre.
- **R3** (ruling) Heftet oppgir verken verdiene på kortene eller hvor mange sider av hvert slag terningen har.
  Tallkortene går fra 1 til 12 (valget \`highest\`: 6–15), fem av hvert tall (\`copies\`: 3–10). Terningen har seks sider,
  tre av dem blanke (\`blanks\`: 0–3); Do, Dare og Decide deler resten så jevnt som mulig, i den rekkefølgen.

## Målet
- **R4** (printed) Få tallkort på hånden som til sammen er verdt 30–36; 36 er best. Med mer enn 36 spiller du videre
  og kan komme ned igjen ved hjelp av kaoskort. Den som vinner en runde, tar potten, og den som har vunnet alle
  sjetongene, har vunnet spillet.

## Når en runde begynner
- **R5** (printed) Alle trekker et tallkort, og den som får det høyeste, har første tur. Er flere like høyest, trekker
  de på nytt til én er funnet. Så legger alle 1 sjetong i potten.
- **R6** (ruling) Slik begynner hver runde. Kortene som trekkes, vises for alle og blir på hånden; også Nullstill lar
  jo en hånd begynne med ett kort. Bare de som er like høyest, trekker på nytt, og de nye kortene vises og legges
  straks nederst i bunken, etter plassenes rekkefølge. Har slike trekninger brukt opp hele bunken, stokkes den, så de
  ikke kan bli like i det uendelige.
- **R7** (printed) Uten sjetonger kan man ikke være med i neste runde. De som vil spille en runde til, spiller videre.
- **R8** (ruling) Alle som har sjetonger, er med. Før en ny runde samles og stokkes alle kort, også de sparte
  kaoskortene. «Med i runden» er i det følgende alle som begynte den, også når de ikke har flere sjetonger.
- **R9** (printed) Turen går med klokka. En tur har tre handlinger: trekke, kaste terningen, og øke innsatsen eller
  passe.

## Før handling 1: «jeg vil se kort»
- **R10** (printed) I starten av turen, før handling 1, kan den som har 30–36 på hånden og har hatt det en hel runde
  eller mer, si «jeg vil se kort». Da er runden slutt.
- **R11** (ruling) «En hel runde» betyr at du hadde 30–36 da din forrige tur i denne runden sluttet, og etter hvert
  kort som er brukt siden. Det er ikke noe brudd om summen endrer seg innenfor 30–36. Derfor kan ingen si det med
  rette i sin første tur.
- **R12** (printed) Den som sier det uten å ha hatt 30–36 så lenge, betaler 1 sjetong til hver motspiller.
- **R13** (ruling) Motspillerne er de andre i runden; de får betalt med klokka fra venstre så langt sjetongene rekker.
  Ingen kort vises, og turen fortsetter med handling 1. Det kan sies høyst én gang per tur. Muligheten får du i
  starten av hver tur, enten det er riktig eller galt, men du blir advart når det er galt. Med valget \`forgiving\`
  (vanligvis nei) får du den bare når det er riktig.

## Handling 1: et tallkort
- **R14** (printed) Du trekker et tallkort; med mer enn 36 kan du la være.
- **R15** (ruling) Det kan du også med nøyaktig 36: heftet sier at den som lar være, blir mistenkt for å være over
  eller for å ha truffet 36. Under 36 må du trekke. Alle ser om du trakk. Fra en tom bunke trekkes ingenting.

## Handling 2: terningen
- **R16** (printed) **Blank**: ingenting skjer. Sparte kaoskort kan brukes nå.
- **R17** (printed) **Do**: du trekker et kaoskort og bruker det med en gang; alle de sparte må også brukes, i den
  rekkefølgen du vil.
- **R18** (printed) **Dare**: enten trekker du et kaoskort og bruker det og alle de sparte, i den rekkefølgen du vil,
  eller så trekker du ikke og legger en ekstra sjetong i potten.
- **R19** (printed) **Decide**: du trekker et kaoskort i hemmelighet og bruker det nå eller sparer det foran deg.
  Sparte kaoskort kan brukes nå.
- **R20** (ruling) Det nye kortet kan komme hvor som helst i rekkefølgen. Kaoskort brukes åpent, ett om gangen, og
  hvert gjøres ferdig før det neste velges. Der kort *kan* brukes, kan du bruke så mange du vil, også ingen. Har du
  sagt nei til en Dare, kan du ikke bruke sparte kaoskort; uten sjetonger må du ta utfordringen. Er kaosbunken tom,
  trekkes ingenting, og ellers gjelder det terningen viser.
- **R21** (ruling) Et brukt kaoskort legges nederst i kaosbunken når det er gjort ferdig.

## Handling 3: øke innsatsen eller passe
- **R22** (printed) Du kan øke innsatsen med 1, 2 eller 3 sjetonger: du og alle motspillerne legger så mange i potten.
  Den som har for få, legger det som er igjen, og er fortsatt med i runden. Eller du passer. Så går turen videre med
  klokka.
- **R23** (ruling) Ingen kan øke innsatsen med flere sjetonger enn de har. Handlingen kommer etter alle sidene på
  terningen: heftet sier ved Blank og ved et spart Decide-kort at turen går videre, men i eksempelet tar spillerne
  stilling til innsatsen etter begge deler.

## Kaoskortene
- **R24** (printed) **Sjanse**: legg et av tallkortene dine nederst i bunken og trekk et nytt, eller bare bli kvitt
  det.
- **R25** (printed) **Nullstill**: velg en spiller. Alle tallkortene til den spilleren legges nederst i bunken, og så
  tar spilleren ett nytt.
- **R26** (printed) **Stjel**: trekk et tallkort fra en annen spiller, og legg det nederst i bunken.
- **R27** (printed) **Perfekt trekk**: velg fritt et tallkort i bunken, og ta det.
- **R28** (printed) **Ødelegg**: en nabo stokker tallkortene dine, og du trekker ett av dem; det legges nederst i
  bunken.
- **R29** (printed) **Bytt**: bytt alle sjetongene dine med naboen til venstre.
- **R30** (ruling) Et kaoskort som brukes, utføres så langt det går, enten du vil eller ikke; et som ikke kan gjøre
  noe, er likevel brukt. Det kan bare brukes på spillere som er med i runden: Nullstill på hvem som helst, også deg
  selv; Stjel på en annen som har tallkort; Bytt på den neste i runden til venstre. Med Stjel og Ødelegg trekkes det i
  blinde. Med Sjanse legges kortet ned før det trekkes, så er bunken tom, trekker du det samme kortet igjen; har du
  ingen tallkort, er Sjanse brukt uten virkning. Når en hånd nullstilles, legges det laveste kortet ned først.
- **R31** (ruling) Kortene legges nederst med baksiden opp: bare eieren vet hvilke det er, og ved Stjel også den som
  trakk. Perfekt trekk viser bunken bare for den som bruker det, og etterpå stokkes den.

## Når en runde slutter
- **R32** (printed) Når noen med rette har sagt «jeg vil se kort», tar høyeste hånd innenfor 30–36 potten. Er flere
  like høyest, trekker hver av dem et tallkort, og den som da er nærmest 36, vinner.
- **R33** (ruling) Den som ville se kort, har ingen fortrinnsrett, og de andre trenger ikke å ha hatt 30–36 en hel
  runde. Alle hender vises. De som er like høyest, trekker med klokka, regnet fra den som ville se kort; over og under
  36 teller likt. De som fortsatt er like, trekker enda et kort i tillegg. Er det færre kort enn spillere som er like,
  deler de potten likt, og sjetonger som blir til overs, fordeles med én til hver med klokka, fra plassen til venstre
  for den som ville se kort.
- **R34** (ruling) Etter 1000 turer slutter runden: alle i den deler potten likt, og sjetonger som blir til overs,
  fordeles med én til hver med klokka, fra den som begynte runden.

## Når spillet slutter
- **R35** (printed) Spillet varer til én spiller har alle sjetongene.
- **R36** (ruling) 2–6 spillere. Valget \`maxRounds\`: 0–1000, vanligvis 0 for ingen grense; etter 1000 runder slutter
  spillet uansett. Da vinner den som har flest sjetonger; er flere like, deler de seieren.

## Hvem ser hva
- **R37** (ruling) Du ser dine egne tallkort og sparte kaoskort; hvor mange alle har av begge deler; størrelsen på
  bunkene, sjetongene, potten, terningen og brukte kaoskort; og kortene som vises etter R6 og R33. Du ser aldri de
  andres tallkort eller sparte kaoskort, og ingen av bunkene, bortsett fra det R31 gir lov til.

## Hva bordet husker
Bordet husker for deg det en oppmerksom spiller ville husket. Av en annens hånd kjenner du kortene du så komme inn
(dem som vises etter R6 og R33, og kort fra bunken som du kjente før de ble trukket), helt til et kort du ikke ser,
forlater den hånden; da kjenner du ikke lenger noen av dem. Av kortene nederst i en bunke kjenner du dem R6 og R31 lar
deg kjenne, og rekkefølgen på dem; brukte kaoskort kjenner alle.
`;export{e as default};