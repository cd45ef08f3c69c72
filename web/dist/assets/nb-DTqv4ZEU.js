var e=`# Sequence Dice

To terninger bestemmer hvilke tall du kan legge en sjetong på, og den som først får nok sjetonger på rad, vinner. For
to eller tre spillere, eller to lag på to; ingenting er skjult. Regler merket *(printed)* står i det norske
regelheftet; de som er merket *(ruling)*, er våre egne, der heftet tier eller er uklart.

## Utstyr
- **R1** (printed) Et brett med fire felt for hvert av tallene 2, 3, 4, 5, 6, 7, 8, 9 og 12 og ingen for 10 og 11; to
  terninger; 20 sjetonger i hver av fargene grønt, blått og rødt.
- **R2** (ruling) Heftet viser ikke brettet. Vårt har 6×6 felt, slik offentlig tilgjengelige utgaver av spillet er
  enige om, med 2-erne i hjørnene og 12-erne i midten; det ser likt ut etter en kvart omdreining:
\`\`\`
   a b  c  d e f
1  2 3  4  5 6 2
2  6 7  8  9 7 3
3  5 9 12 12 8 4
4  4 8 12 12 9 5
5  3 7  9  8 7 6
6  2 6  5  4 3 2
\`\`\`

## Sidene
- **R3** (printed) 2–4 spillere. Hver spiller eller hvert lag er én side med sin egen farge; er det bare to sider,
  blir den tredje fargen liggende i esken. Med to lag på to er den første og den tredje spilleren makkere mot den
  andre og den fjerde. Makkere får ikke snakke sammen eller gi hverandre råd: på skjermen kan ingen skrive meldinger
  så lenge et spill med lag er i gang, men reaksjoner går an.
- **R4** (ruling) Fire spillere er alltid to lag, for det finnes bare tre farger. Makkere deler én farge og ett lager
  på 20 sjetonger, og de har ingen egen kanal der de kan snakke sammen.
- **R5** (printed) En rekke (*sequence*) er fem sjetonger fra samme side på en rett linje uten hull: loddrett,
  vannrett eller på skrå. Med to sider er det best å spille om seks på rad.
- **R6** (ruling) Valget \`length\`: vanligvis 6 med to sider og 5 med tre, men både 5 og 6 kan velges uansett. Seks på
  rad er også fem på rad.

## Hvem begynner
- **R7** (printed) Alle kaster, og det beste kastet får første tur.
- **R8** (ruling) Begge terningene kastes og legges sammen. De som deler det beste kastet, kaster på nytt seg imellom
  til én er best. Så går turen med klokka.

## En tur
- **R9** (printed) Begge terningene kastes. Du må legge en sjetong fra din side på et ledig felt med den summen (3–9).
- **R10** (printed) Er alle fire feltene med den summen opptatt, velger du et der en motspiller har en sjetong (også
  på 2 og 12), tar den av brettet og legger en av dine egne der; så er turen over. Har din egen side alle fire, kan du
  ikke gjøre noe, og turen går videre.
- **R11** (ruling) Feltet du velger, er ett av **de fire med den summen**. Heftet skriver riktignok «et hvilket som
  helst felt som er opptatt av en motspiller», men neste setning handler om «disse fire feltene», og i utgiverens
  engelske regler står det «any one of those spaces». At 2 og 12 er tatt med, betyr da at sjetonger der er trygge når
  det kastes 10, men ikke når det kastes 2 eller 12.
- **R12** (printed) Sum 10: du må ta en av motspillernes sjetonger av brettet, hvilken du vil, men ikke fra en 2-er
  eller 12-er; så er turen over. Er det ingen å ta, er turen også over.
- **R13** (printed) Sum 11: legg en sjetong på et hvilket som helst ledig felt. Bare når brettet er fullt, bytter du i
  stedet ut en valgfri av motspillernes sjetonger med en av dine egne, også på 2 og 12. Så er turen over.
- **R14** (printed) Sum 2 eller 12: legg en sjetong på vanlig måte, og få en tur til.
- **R15** (ruling) «På vanlig måte» omfatter R10: bytter du ut en sjetong på 2 eller 12, får du også en tur til. Blir
  det ikke lagt noen sjetong, fordi din egen side har alle fire feltene eller ikke har flere sjetonger (R17), blir det
  heller ingen ny tur. Ekstra turer kan følge på hverandre uten grense.
- **R16** (ruling) Motspillere er alle på de andre sidene, aldri makkeren. Det som kan gjøres, må gjøres: ingen kan
  velge å stå over.
- **R17** (ruling) Hver side har 20 sjetonger. Er det ingen igjen å legge, kan siden verken legge eller bytte ut, og
  turen går videre; en sum på 10 gjelder likevel. Sjetonger som tas av brettet, går tilbake til eierens lager.

## Slutten
- **R18** (printed) Den første spilleren eller det første laget som får en rekke, vinner.
- **R19** (ruling) Når en sjetong er lagt eller byttet ut, sjekkes det om siden har fått en rekke, før en eventuell
  ekstra tur. Et spill uten vinner etter 1000 turer er uavgjort; hvert kast er en tur, også i ekstra turer og når
  spilleren må stå over, men ikke kastene om hvem som begynner.

## Hvem ser hva
- **R20** (ruling) Alle ser alt.
`;export{e as default};