var e=`# Mau Mau

Kom af med dine kort før de andre ved at lægge ét ad gangen på et kort med samme farve eller tal; specialkortene gør
livet surt for den næste. For 2–8 spillere. Regler mærket *(printed)* står i det danske regelhæfte; de, der er mærket
*(ruling)*, er vores egne, hvor hæftet tier eller er uklart.

## Kortene
- **R1** (printed) 110 kort i grøn, blå, rød og gul: 72 talkort, to af hvert tal fra 1 til 9 i hver farve; 32 farvede
  specialkort, i hver farve to af hver af ”skift retning”, ”træk 2”, ”træk 4” og STOP; 6 farveskiftekort uden farve.
  De farvede specialkort og farveskiftekortene er tilsammen de 38 specialkort.

## Forberedelser
- **R2** (printed) Spillerne aftaler, hvor mange runder de vil spille, f.eks. 3 eller 5, og skriver point op på en
  liste.
- **R3** (printed) Giveren blander og giver alle 5 kort. Resten er bunken, som ligger med bagsiden op; dens øverste
  kort vendes og begynder afkastbunken. I næste runde er det spilleren til venstre, der giver.
- **R4** (ruling) 2–8 spillere. Valget \`rounds\`: 1–20, normalt 3. Der trækkes lod om, hvem der giver først. I hver
  runde begynder spilleren til venstre for giveren, og turen går fra starten med uret.
- **R5** (ruling) Kortet, der vendes, bliver liggende, uanset hvad det er, for regelhæftet gør ingen undtagelse; det
  virker, som om giveren havde lagt det. Valget \`starter\`: \`dealer\` (alle slags kort, det normale) eller \`number\` (kun
  talkort: alt andet går tilbage i bunken, den blandes, og et nyt kort vendes). Sådan virker et specialkort som
  rundens første kort. ”Skift retning”: spilleren til højre for giveren begynder, og turen går mod uret. ”Træk 2”: den
  første spiller (R4) skal trække 2 eller sende dem videre (R13). ”Træk 4”: den første spiller trækker 4, og turen går
  til den næste. STOP: den første spiller springes over. Farveskiftekort: den første spiller vælger farven og har
  derefter turen.

## En tur
- **R6** (printed) Du skal lægge ét kort, der passer til det øverste i afkastbunken: samme farve, samme tal eller
  samme specialkort i en anden farve.
- **R7** (printed) Et farveskiftekort kan lægges på alt, medmindre et andet specialkort forbyder dig at lægge (R13,
  R15, R17). Den, der lægger det, vælger den farve, der nu gælder.
- **R8** (ruling) Farven vælges, samtidig med at kortet lægges. Indtil der lægges et andet kort, passer kun den farve
  og andre farveskiftekort. Den farve, der allerede gælder, må gerne vælges.
- **R9** (printed) Den, der ikke kan lægge, trækker ét kort. Så går turen videre, selv om det trukne kort ville passe.
- **R10** (ruling) Har du et *farvet* kort, der passer, skal du lægge: det kort eller et farveskiftekort i stedet, men
  du må ikke trække. Et farveskiftekort alene forpligter ikke, for det er ikke magen til noget andet kort, og
  regelhæftet siger kun, at man *kan* bruge det: har du ikke andet at lægge, må du lægge det eller trække. Valget
  \`mustPlay\`: normalt ja; ved nej må du altid trække et kort i stedet for at lægge.

## Specialkortene
- **R11** (printed) Et specialkort virker på den næste spiller i spilleretningen. ”Skift retning” vender
  spilleretningen, indtil der lægges et nyt af samme slags.
- **R12** (ruling) Med to spillere ændrer ”skift retning” ingenting: den anden har næste tur. STOP og ”træk 4” giver
  den, der lægger dem, en tur til.
- **R13** (printed) ”Træk 2”: den næste spiller trækker 2 og må ikke lægge noget, medmindre det er et ”træk 2”. Så
  skal den næste i rækken trække 4 eller gøre det samme, den næste igen 6, og så videre.
- **R14** (ruling) Man må sende videre med et ”træk 2” i en hvilken som helst farve, og det er frivilligt, også med
  \`mustPlay\`. Andet kan ikke bruges, hverken et ”træk 4” eller et farveskiftekort. Den, der ikke sender videre,
  trækker hele summen, og turen går videre. Dermed er summen betalt: et ”træk 2”, der lægges senere, selv oven på det
  samme kort, begynder forfra med 2.
- **R15** (printed) ”Træk 4”: den næste spiller trækker 4 og springes over. Det kan ikke sendes videre, heller ikke
  med et ”træk 4”.
- **R16** (ruling) Et specialkort virker én gang. Derefter ligger det der som ethvert andet kort: samme farve eller
  samme specialkort passer til det.
- **R17** (printed) STOP: den næste spiller springes over.

## Når bunken er tom
- **R18** (printed) Hele afkastbunken undtagen det øverste kort vendes, blandes og bliver den nye bunke.
- **R19** (ruling) Det sker, når der skal trækkes et kort, og bunken er tom, også når man er midt i at trække flere.
  En valgt farve gælder stadig. Skal man trække flere kort, end der er, trækker man dem, der er; er der slet ingen,
  trækker man intet, og turen går videre.

## Sig ”mau”
- **R20** (printed) Den, der har præcis ét kort tilbage, skal sige ”mau”. At glemme det koster et straffekort.
- **R21** (ruling) Den, der ved at lægge kommer ned på ét kort, vælger straks, om der skal siges ”mau” eller
  ingenting, før det lagte kort virker, og før andre spiller. Den, der ingenting siger, trækker ét kort (intet, hvis
  der ikke er flere). Spilleretningen og den sum, der skal trækkes, ændres først efter valget; en valgt farve gælder
  med det samme. Ved bordet på skærmen er det en knap med nedtælling (valget \`mauSeconds\`: 1–30 sekunder, normalt 4),
  og løber tiden ud, er der ikke sagt noget. Botter kan glemme det, alt efter niveau.

## Slutningen
- **R22** (printed) Den, der lægger sit sidste kort (”mau mau”), vinder runden og får 0 point. Runden er slut.
- **R23** (ruling) Det sker med det samme: et specialkort, der lægges som det sidste, virker ikke, ingen trækker, der
  vælges ingen farve, og ”mau mau” kræver intet valg.
- **R24** (printed) De andre lægger kortene på hånden sammen: talkort tæller deres tal, og alle specialkort, også
  farveskiftekort, tæller 10.
- **R25** (printed) Efter det aftalte antal runder vinder den, der har færrest point.
- **R26** (ruling) Er flere lige om den laveste sum, deler de sejren. En runde, der har varet 1.000 ture, gøres op,
  som den står, og ingen får de 0 point fra R22. En tur er her et kort, der lægges, eller et træk fra bunken, af den,
  der har turen. Det, den sidste tur fører med sig, gøres færdigt, nemlig valget om ”mau” og et ”træk 4”, men ikke en
  sum fra ”træk 2”, der mangler at blive trukket.

## Hvem ser hvad
- **R27** (ruling) Alle ser deres egen hånd, hvor mange kort der er på hver hånd og i bunken, afkastbunken i
  rækkefølge, siden den sidst blev vendt, den valgte farve, spilleretningen, den sum, der skal trækkes, giveren og
  pointene. Når en runde er slut, vises alle hænder, så de kan tælles. Ellers ser ingen de andres hænder, bunken eller
  de kort, andre trækker.
`;export{e as default};