var e=`# Sequence Dice

To terninger bestemmer, hvilket tal du må lægge en brik på, og den, der først får nok brikker på stribe, vinder. For
to eller tre spillere eller to hold på to; intet er skjult. Regler mærket *(printed)* står i det norske regelhæfte;
de, der er mærket *(ruling)*, er vores egne, hvor hæftet tier eller er uklart.

## Indhold
- **R1** (printed) Et bræt med fire felter til hvert af tallene 2, 3, 4, 5, 6, 7, 8, 9 og 12 og ingen til 10 og 11; to
  terninger; 20 brikker i hver af farverne grøn, blå og rød.
- **R2** (ruling) Regelhæftet viser ikke brættet. Vores er de 6×6 felter, som offentligt tilgængelige udgaver af
  spillet er enige om; det ser ens ud, når det drejes en kvart omgang, med 2’ere i hjørnerne og 12’ere i midten:
\`\`\`
   a b  c  d e f
1  2 3  4  5 6 2
2  6 7  8  9 7 3
3  5 9 12 12 8 4
4  4 8 12 12 9 5
5  3 7  9  8 7 6
6  2 6  5  4 3 2
\`\`\`

## Spillere og hold
- **R3** (printed) 2–4 spillere. Hver spiller eller hvert hold har én farve; er der kun to spillere eller to hold,
  bruges den tredje farve ikke. I et spil med to hold på to er første og tredje spiller makkere mod anden og fjerde.
  Makkere må ikke tale sammen eller give hinanden råd: ved bordet på skærmen kan ingen skrive, så længe et spil med
  hold er i gang, men reaktioner kan stadig sendes.
- **R4** (ruling) Fire spillere er altid to hold, for der er kun tre farver. Makkere har samme farve og et fælles
  forråd på 20 brikker. Et hold har ingen privat snak.
- **R5** (printed) En stribe (*sequence*) er fem brikker i samme farve på en lige linje uden huller: lodret, vandret
  eller på skrå. For to spillere eller to hold er det bedst at spille om seks på stribe.
- **R6** (ruling) Valget \`length\`: normalt 6 for to spillere eller to hold og 5 for tre spillere, men 5 og 6 kan
  vælges i begge tilfælde. Seks på stribe er også en stribe på fem.

## Start
- **R7** (printed) Alle slår, og det bedste slag får første tur.
- **R8** (ruling) Begge terninger slås og lægges sammen. De, der er lige om det bedste slag, slår om indbyrdes, indtil
  én er bedst. Turen går med uret.

## En tur
- **R9** (printed) Slå begge terninger. Du skal lægge en brik i din farve på et ledigt felt med summen (3–9).
- **R10** (printed) Er alle fire felter med summen optaget, vælger du et, hvor en modspillers brik ligger (også på 2
  og 12), fjerner brikken og lægger en af dine egne dér; så er turen slut. Er det din egen farve på alle fire, kan du
  intet gøre, og turen går videre.
- **R11** (ruling) Den brik, der udskiftes, ligger på et af de **fire felter med summen**. Den norske tekst siger godt
  nok ”et hvilket som helst” af modspillernes felter, men i dens næste sætning er det ”disse fire”, og i forlagets
  engelske tekst står der ”any one of those spaces”. At 2 og 12 er med, betyder så, at brikker dér ikke er i sikkerhed
  for en 2’er eller 12’er, sådan som de er det for en 10’er.
- **R12** (printed) Slår du 10, skal du fjerne en valgfri af modspillernes brikker fra brættet, dog ikke fra 2 eller
  12; så er turen slut. Er der ingen at fjerne, er turen også slut.
- **R13** (printed) Slår du 11, lægger du en brik på et hvilket som helst ledigt felt. Kun når brættet er fuldt,
  udskifter du i stedet en valgfri af modspillernes brikker med en af dine egne, også på 2 og 12. Så er turen slut.
- **R14** (printed) Slår du 2 eller 12, lægger du en brik på sædvanlig måde og får en tur til.
- **R15** (ruling) ”På sædvanlig måde” omfatter også R10: udskifter du en brik på 2 eller 12, får du ligeledes en tur
  til. Bliver der ikke lagt nogen brik, fordi din egen farve ligger på alle fire felter, eller fordi du ikke har flere
  brikker (R17), er der ingen ekstra tur. Ekstra ture kan følge efter hinanden uden grænse.
- **R16** (ruling) En modspiller er enhver med en anden farve, aldrig makkeren. Det, der kan gøres, skal gøres: man
  kan ikke melde pas.
- **R17** (ruling) Hver farve har 20 brikker. Er der ingen tilbage, kan man hverken lægge eller udskifte, og turen går
  videre; en 10’er udføres stadig. Brikker, der fjernes, går tilbage til deres ejers forråd.

## Slutningen
- **R18** (printed) Den spiller eller det hold, der først får en stribe, vinder.
- **R19** (ruling) Det tjekkes for den farve, der lige har lagt eller udskiftet en brik, før en eventuel ekstra tur.
  Et spil uden vinder efter 1.000 ture er uafgjort; hvert slag er en tur, også ekstra ture og ture, der springes over,
  men ikke slagene om starten.

## Hvem ser hvad
- **R20** (ruling) Alle ser alt.
`;export{e as default};