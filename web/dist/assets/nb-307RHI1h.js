var e=`# Frappadingue

Et spill om å tørre å kjøre videre: kort deles ut åpent, de som gir poeng, legges i telleren, og du stopper før en
krasj tar alt, men bare hele hundretall kan skrives opp. For 1–8 spillere. Regler merket *(printed)* står i det
franske regelheftet; de som er merket *(ruling)*, er våre egne, der heftet tier eller er uklart.

## Kortene
- **R1** (printed) Det er kilometerkort på 7, 8, 9, 10, 11, 12 og 13 KM, spesialkort på +5, −5, +10 og −10 KM og
  krasjkort (*accrochage intentionnel*). De to kortene *échange forcé* blir liggende i esken; alle de andre stokkes.
- **R2** (ruling) Heftet sier ikke hvor mange kort det er. Vi spiller med åtte av hvert tall fra 7 til 13 KM (valget
  \`copies\`: 5–20), fire av hvert spesialkort (\`specials\`: 0–10) og fire krasjkort (\`crashes\`: 0–20): 76 kort. Færre
  enn fem av hvert tall er ikke tillatt, for da kan ingen få fem like (*quinte*).

## En tur
- **R3** (printed) Turen begynner med at det legges ut fem åpne bunker: kortene du ser, er utdelingen (*mise*).
- **R4** (ruling) Til hver utdeling, både den første og hver gang du kjører videre (*relance*), stokkes alle kortene
  som ikke er i telleren, også de som ble igjen fra forrige utdeling. Så vises det øverste kortet i hver bunke: like
  mange tilfeldige kort som det er bunker, trukket uten tilbakelegging.
- **R5** (printed) Fra hver utdeling må du legge minst ett kort eller én kombinasjon som gir poeng, i telleren
  (*compteur*): en 8-er, en 12-er eller tre, fire eller fem like. 7, 9, 10, 11 og 13 KM kan bare brukes i
  kombinasjoner.
- **R6** (ruling) En utdeling der ingenting gir poeng, avslutter turen uten poeng, uansett hvilke spesialkort som
  ligger der.
- **R7** (ruling) Du kan legge i så mange 8-ere og så mange 12-ere du vil, og av hvert av de andre tallene ingen, tre,
  fire eller fem; minst ett kort, men ikke nødvendigvis alt som gir poeng. Like kort som legges i sammen, teller som
  den høyeste kombinasjonen: tre 12-ere gir 500 og aldri 150, fire 8-ere gir 2000 og aldri 1100.
- **R8** (ruling) En kombinasjon må ligge i samme utdeling. Kort som allerede er i telleren, hjelper ikke.
- **R9** (printed) Spesialkort kan aldri legges i alene, men når du legger i noe, følger **alle** synlige spesialkort
  i utdelingen med av seg selv.
- **R10** (printed) Det som er i telleren, blir der hele turen og kommer ikke med i utdelingene før turen har gått
  videre.
- **R11** (printed) Neste utdeling har 4 bunker når ett kort er lagt i, 3 etter to kort, 2 etter tre og 1 etter fire.
  Alle fem er en full hånd (*main pleine*): kjører du videre da, får du fem bunker igjen.
- **R12** (ruling) «Lagt i» er alle kort, også spesialkort, siden turen begynte eller siden forrige fulle hånd. Ligger
  det 2 i telleren, og de 3 bunkene viser 8, +10 og −5, følger de to andre med 8-eren, og dermed er 5 lagt i. Poengene
  beholdes etter en full hånd, og en tur kan ha flere fulle hender.
- **R13** (printed) Før hver ny utdeling velger du: stoppe og skrive opp, eller kjøre videre. Bare et helt hundretall
  kan skrives opp; med 250 må du kjøre videre.
- **R14** (ruling) Telleren må dessuten være over 0; ellers må du kjøre videre. Etter en full hånd er valget det
  samme. Underveis kan telleren komme under 0, men en tur som ikke skrives opp, gir bare 0: poeng du har skrevet opp,
  mister du aldri.
- **R15** (printed) Kommer det en krasj etter at du har kjørt videre, er turen straks over, og telleren nullstilles.
- **R16** (ruling) Krasjen kommer før noe kan legges i, uansett hva som ellers er synlig, også i de fem bunkene etter
  en full hånd. I den første utdelingen gjør en krasj ingenting og kan aldri legges i, for heftet nevner den bare når
  man kjører videre («lors d’une relance»). Valget \`crashOnDeal\` (vanligvis nei) lar den avslutte turen der også.
- **R17** (printed) Kortene i en teller som ikke skrives opp, går tilbake i kortstokken.
- **R18** (ruling) Det gjør også kortene i en teller som skrives opp: hver tur begynner med hele kortstokken. Er det
  færre kort igjen enn det skulle vært bunker, vises alle. Er det ingen igjen, er turen over; telleren skrives opp
  hvis R13 og R14 tillater det, ellers gir turen 0.

## Poeng
- **R19** (printed) Så mye gir kort som legges i fra samme utdeling:

| kort | 7 | 8 | 9 | 10 | 11 | 12 | 13 |
|---|---|---|---|---|---|---|---|
| ett | – | 100 | – | – | – | 50 | – |
| tre (*brelan*) | 100 | 1000 | 200 | 300 | 400 | 500 | 600 |
| fire (*carré*) | 200 | 2000 | 400 | 600 | 800 | 1000 | 1200 |
| fem (*quinte*) | 400 | 4000 | 800 | 1200 | 1600 | 2000 | 2400 |

- **R20** (printed) Spesialkortet +10 KM gir 100; −10 KM koster 100, og −5 KM koster 50.
- **R21** (ruling) +5 KM gir **50**. I skanningen av heftet står det «+30», men heftet regner bare med hele femtitall
  ved siden av hundretallene og setter kortet sammen med −5 KM, som koster 50. Med 30 kan en teller med én til fire
  +5-ere aldri vise et helt hundretall; med fire i kortstokken ville én eneste +5-er gjøre hele turen verdiløs. Valget
  \`plusFive\`: 50 (det vanlige) eller 30, som i skanningen; da forekommer summer som 130, og R13 gjelder uendret.

## Når spillet slutter
- **R22** (printed) Poeng som skrives opp, føres på blokka under navnet til hver spiller.
- **R23** (ruling) Heftet oppgir ikke noe mål. Valget \`target\`: 500–20\xA0000, vanligvis 2000. Det tar rundt 20 turer for
  hver; 5000, som er vanlig i terningspillet, ville ta over 50 med denne kortstokken. Når noen har nådd målet, spilles
  runden ferdig, så alle har hatt like mange turer. Høyeste sum vinner; er flere like, deler de seieren. Etter 500
  runder slutter spillet på samme måte.
- **R24** (ruling) 1–8 spillere; alene øver du: hvor få turer trenger du for å nå målet? Loddtrekning avgjør hvem som
  begynner, og så går turen med klokka.

## Hvem ser hva
- **R25** (ruling) Alt er åpent. Bare neste utdeling er ukjent, og det for alle.
`;export{e as default};