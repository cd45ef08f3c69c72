var e=`# Mau Mau

Bli kvitt kortene dine før de andre: legg ett om gangen på et kort med samme farge eller tall, og gjør livet surt for
nestemann med spesialkortene. For 2–8 spillere. Regler merket *(printed)* står i det danske regelheftet; de som er
merket *(ruling)*, er våre egne, der heftet tier eller er uklart.

## Kortene
- **R1** (printed) 110 kort i grønt, blått, rødt og gult: 72 tallkort, to av hvert tall 1–9 i hver farge; 32 fargede
  spesialkort, to hver av «skift retning», «trekk 2», «trekk 4» og STOPP i hver farge; og 6 fargeskiftere uten farge.
  De fargede spesialkortene og fargeskifterne er til sammen de 38 spesialkortene.

## Før dere begynner
- **R2** (printed) Spillerne avtaler hvor mange runder de skal spille, for eksempel 3 eller 5, og fører poengene på en
  liste.
- **R3** (printed) Giveren stokker og deler ut 5 kort til hver. Resten er bunken, som ligger med baksiden opp; det
  øverste kortet snus og blir starten på kastebunken. I neste runde er det spilleren til venstre som er giver.
- **R4** (ruling) 2–8 spillere. Valget \`rounds\`: 1–20, vanligvis 3. Loddtrekning avgjør hvem som er giver først. I
  hver runde begynner spilleren til venstre for giveren, og turen går med klokka fra starten av.
- **R5** (ruling) Kortet som snus, blir liggende uansett hva det er, for heftet nevner ingen unntak. Et spesialkort
  virker som om giveren hadde lagt det. Valget \`starter\`: \`dealer\` (det vanlige) eller \`number\`, der bare et tallkort
  kan starte runden; alt annet legges tilbake, bunken stokkes, og et nytt kort snus. Slik virker spesialkortene:
  «Skift retning»: spilleren til høyre for giveren begynner, og turen går mot klokka. «Trekk 2»: den første spilleren
  (R4) må trekke 2 eller sende dem videre (R13). «Trekk 4»: den første trekker 4, og nestemann begynner. STOPP: den
  første står over, og nestemann begynner. Fargeskifter: den første velger farge og spiller så turen sin.

## En tur
- **R6** (printed) Du må legge ett kort som passer på det øverste i kastebunken: samme farge, samme tall eller samme
  slags spesialkort i en annen farge.
- **R7** (printed) En fargeskifter kan legges på alle kort, men ikke av en spiller som et annet spesialkort hindrer i
  å legge (R13, R15, R17). Den som legger den, velger fargen som gjelder videre.
- **R8** (ruling) Fargen velges idet fargeskifteren legges. Helt til neste kort er lagt, passer bare den fargen og
  andre fargeskiftere. Det er lov å velge fargen som allerede gjelder.
- **R9** (printed) Den som ikke kan legge, trekker ett kort. Så går turen videre, selv om det nye kortet skulle passe.
- **R10** (ruling) Har du et *farget* kort som passer, må du legge: enten det eller en fargeskifter. Da kan du ikke
  trekke i stedet. En fargeskifter alene tvinger ingen, for den er ikke lik noe annet kort, og heftet sier at man
  «kan» bruke den: kan du ikke legge noe annet, velger du selv om du vil legge den eller trekke. Valget \`mustPlay\`:
  vanligvis ja; med nei kan du alltid trekke ett kort i stedet for å legge.

## Spesialkortene
- **R11** (printed) Et spesialkort virker på nestemann i spilleretningen. «Skift retning» snur spilleretningen til
  neste gang et slikt kort legges.
- **R12** (ruling) Når dere er to, endrer «skift retning» ingenting: det blir den andres tur. STOPP og «trekk 4» gir
  da den som legger dem, en tur til.
- **R13** (printed) «Trekk 2»: nestemann trekker 2 og får ikke legge noe, med mindre det er et nytt «trekk 2». Da må
  neste i rekka trekke 4 eller gjøre det samme, den neste 6, og så videre.
- **R14** (ruling) Du kan sende videre med et «trekk 2» i hvilken som helst farge, og det er frivillig, også med
  \`mustPlay\`. Ingenting annet kan brukes, verken et «trekk 4» eller en fargeskifter. Den som ikke sender videre,
  trekker hele summen, og turen går videre. Dermed er summen gjort opp: et «trekk 2» som legges senere, om så på det
  samme kortet, begynner på 2 igjen.
- **R15** (printed) «Trekk 4»: nestemann trekker 4 og står over. Det kan ikke sendes videre, ikke engang med et annet
  «trekk 4».
- **R16** (ruling) Et spesialkort virker bare én gang. Etterpå er det et kort som alle andre: på det passer samme
  farge eller samme slags spesialkort.
- **R17** (printed) STOPP: nestemann står over.

## Når bunken er tom
- **R18** (printed) Alle kortene i kastebunken bortsett fra det øverste snus og stokkes og blir den nye bunken.
- **R19** (ruling) Det skjer når noen skal trekke et kort og bunken er tom, også når de er midt i å trekke flere. En
  valgt farge gjelder fortsatt. Er det for få kort, trekker man dem som finnes; er det ingen i det hele tatt, trekkes
  ingenting, og turen går videre.

## Å si «mau»
- **R20** (printed) Den som har nøyaktig ett kort igjen, må si «mau». Å glemme det koster et straffekort.
- **R21** (ruling) Den som legger og dermed har ett kort igjen, velger straks mellom å si «mau» og å si ingenting, før
  kortet som ble lagt, virker, og før noen andre spiller. Den som sier ingenting, trekker ett kort, hvis det er noe å
  trekke. Spilleretningen og summen som skal trekkes, endres etter dette valget; en valgt farge gjelder med en gang.
  På skjermen er det en knapp med nedtelling (valget \`mauSeconds\`: 1–30, vanligvis 4), og å la tiden gå ut er det
  samme som å si ingenting. Boter kan glemme det, alt etter nivå.

## Slutten
- **R22** (printed) Den som legger det siste kortet sitt («mau mau»), vinner runden og får 0 poeng. Runden er slutt.
- **R23** (ruling) Det skjer med en gang: et spesialkort som legges til slutt, gjør ingenting, så ingen trekker, ingen
  farge velges, og for «mau mau» er det ikke noe å velge.
- **R24** (printed) De andre legger sammen det de har på hånden: et tallkort teller tallet sitt, og hvert spesialkort
  teller 10, også fargeskifterne.
- **R25** (printed) Etter de avtalte rundene vinner den som har færrest poeng.
- **R26** (ruling) Er flere like om å ha færrest poeng, deler de seieren. En runde som har vart i 1000 turer, gjøres
  opp slik den står, og ingen får de 0 poengene fra R22. En tur er her at den som har turen, legger eller trekker. Det
  den siste turen fører til, gjøres ferdig, både valget om «mau» og et «trekk 4», men ikke en sum som skulle trekkes
  for «trekk 2».

## Hvem ser hva
- **R27** (ruling) Alle ser sin egen hånd, hvor mange kort det er på hver hånd og i bunken, kastebunken i rekkefølge
  siden den sist ble snudd, den valgte fargen, spilleretningen, summen som skal trekkes, giveren og poengene. Når en
  runde er slutt, vises alle hender så de kan telles. Ellers ser ingen de andres kort, kortene i bunken eller hvilket
  kort en annen trakk.
`;export{e as default};