var e=`# Haos

Et kapløb om et totem af træ for 2–10 spillere: alle vender på skift et kort, og viser to af de øverste kort samme
symbol, kappes de to spillere om at gribe totemet. Den langsomste tager kortene, og den, der først vender det sidste
kort i sin stak, vinder. Regler mærket *(printed)* står i det ukrainske regelhæfte; de, der er mærket *(ruling)*, er
vores egne, hvor hæftet tier eller er beskadiget.

## Indhold
- **R1** (printed) 70 runde kort og et totem af træ midt på bordet. 60 kort viser symboler i fire farver, og mange af
  dem ligner hinanden på nær små detaljer; 10 er specialkort.
- **R2** (ruling) Der er 15 symboler, hvert af dem én gang i hver farve. Hvor mange der er af hvert specialkort,
  mangler i regelhæftet. Vi spiller med 3 Grib, 2 Håndflade, 3 Alle vender og 2 Venstre; valgene \`grabs\`, \`palms\`,
  \`allOpens\` og \`lefts\` går fra 0 til 6.

## Forberedelser
- **R3** (printed) Kortene blandes og gives ligeligt i stakke med bagsiden op, som ingen kigger i. Det, der bliver
  tilovers, lægges åbent under totemet. Der trækkes lod om, hvem der begynder; derefter går turen med uret. Alle
  bruger kun én hånd.
- **R4** (ruling) 2–10 spillere; to spiller med fire hænder (R29–R32), alle andre med én hånd hver. Kort under totemet
  virker aldrig.

## Spillet
- **R5** (printed) Alle vender på skift det øverste kort i deres stak, væk fra sig selv, over på deres åbne bunke.
- **R6** (ruling) På skærmen ser alle det i samme øjeblik. Kun det øverste kort i en bunke tæller.
- **R7** (printed) **Duel.** Så snart de øverste kort hos to spillere viser samme symbol, uanset farve, kappes de to
  om at gribe totemet. Taberen tager vinderens åbne bunke, sin egen og kortene under totemet og lægger dem med
  bagsiden op nederst i sin stak. Taberen har næste tur.
- **R8** (ruling) To ens symboler giver kun en duel, hvis mindst ét af kortene er vendt siden den sidste afgørelse
  (R15); ens symboler, der ligger tilbage efter en afgørelse, tæller ikke mere.
- **R9** (ruling) En duel forhindrer ikke den, der har turen, i at vende, for et afslag ville røbe den; bordet holder
  en lille pause før hver vending. Duellen varer, til den er afgjort, eller til et af dens kort dækkes. Ved et bord
  med betænkningstid overtager en bot for den, der ikke vender i tide.
- **R10** (ruling) Spiller tre eller flere med samme symbol, må enhver af dem gribe, hvis mindst ét af kortene er nyt
  (R8). Taberen er den af de andre, der spiller med det kort, der blev vendt sidst; blev flere vendt samtidig, er det
  den første af dem med uret fra vinderen.
- **R11** (printed) **Fejl.** Den, der griber ved en fejl eller vælter totemet, tager alles åbne kort, også sine egne,
  og dem under totemet og lægger dem med bagsiden op nederst i sin stak.
- **R12** (ruling) Det er en fejl at røre totemet, når man ikke må, at lægge håndfladen på det, når det skal gribes,
  og at gribe det, når håndfladen skal på. Den, der begik fejlen, har næste tur.
- **R13** (printed) Vælter totemet, og kan ingen sige, hvis skyld det er, går alle åbne kort under totemet.
- **R14** (ruling) På skærmen er det et **dødt løb**: dommeren kan ikke skelne mellem to spillere, der begge måtte
  røre totemet. De to skal være forskellige personer, men kan godt komme fra hver sin duel. Derefter har spilleren
  efter den, der sidst vendte, turen. Sker det i samme øjeblik, går en, der måtte røre totemet, forud for en, der
  begår en fejl.
- **R15** (ruling) En *afgørelse* er en vundet duel, et vundet kapløb, en fejl, et dødt løb eller et kapløb, der
  udløber (R19). En berøring gælder den sidste vending, spilleren havde set, og bedømmes efter, hvordan kortene lå da;
  så bliver ingen straffet for et kort, de ikke har set, eller belønnet for at gætte det. Kun de to seneste vendinger
  kan komme på tale. Er vendingen ældre eller allerede afgjort, eller har der ingen været, gælder berøringen ikke og
  koster ikke noget. De kort, der flyttes, er dem, der ligger der nu. Mellem en afgørelse og den næste vending kan
  ingen altså røre totemet; ellers ville en fejl, der intet koster, give næste tur.
- **R16** (ruling) Kort, der sammen lægges nederst i en stak, blandes først, så ingen kan forudse en vending.

## Specialkortene
- **R17** (printed) **Grib.** Alle kappes om at gribe totemet. Vinderen lægger sin åbne bunke under totemet, og turen
  går videre til den næste.
- **R18** (printed) **Håndflade.** Det samme, men i stedet for at gribe lægger man håndfladen på totemet.
- **R19** (ruling) Den næste er spilleren efter den, der vendte kortet, uanset hvem der vandt. Under et kapløb vender
  ingen. Reagerer ingen, lader dommeren kapløbet udløbe, ved bordet på skærmen efter 5 sekunder: ingen kort flyttes,
  og turen går videre på samme måde. Et specialkort virker én gang, når det vendes; derefter ligger det på sin bunke,
  dækker symbolet under sig og danner ikke par med noget.
- **R20** (printed) **Alle vender.** Alle vender et kort på samme tid. Kommer der hverken en duel eller et specialkort
  ud af det, vender den, der vendte Alle vender, også det næste kort.
- **R21** (printed) Ellers: én duel afgøres som i R7. Er der flere, vinder den, der griber først og selv er i en duel,
  sin duel, og de andre gælder ikke. Grib eller Håndflade sætter sit kapløb i gang; det ene af de to går forud for det
  andet og for en duel, og det andet går forud for en duel. Den, der vinder kapløbet og også er i en duel, vælger, om
  duellen eller specialkortet skal gælde.
- **R22** (ruling) Billederne til den rækkefølge mangler: hos os går Grib forud for Håndflade og Håndflade forud for
  en duel. Det, der måtte vige, gælder ikke mere, når kapløbet er afgjort. Rækkefølgen og valget gælder, hver gang et
  kapløb møder en duel, der er i gang. Vælges der ikke i tide, ved bordet på skærmen inden for 5 sekunder, gælder
  specialkortet; indtil da gælder ingen berøring, og ingen vender.
- **R23** (ruling) Hvem der har turen efter Alle vender: efter en vundet duel taberen; efter et kapløb eller et dødt
  løb spilleren efter den, der vendte Alle vender; efter en fejl den, der begik den (R12); ellers, også når ingen
  griber i en duel (R9), den, der vendte Alle vender (er den hånd ude, den næste). De kort, der vendes sammen, er én
  vending for sig, og ingen kan røre totemet mellem Alle vender og dem.
- **R24** (ruling) Et Alle vender blandt de kort, der vendes sammen, gælder ikke, når der også er et Grib eller en
  Håndflade. Ellers vender alle straks én gang til, kun én gang, uanset hvor mange der er, og dueller på bordet
  dækkes; i R20 og R23 er det stadig det første Alle vender, der tæller. Viser gentagelsen selv et Alle vender, vendes
  der igen. Et Venstre blandt dem lægges ved siden af ejerens bunke, og ejeren vender et kort mere i samme vending,
  før noget bedømmes, og før nogen har vundet (R27).
- **R25** (printed) **Venstre.** Fra nu af spiller alle med det øverste kort hos naboen til venstre: man er kun i en
  duel, hvis det kort giver den. Indsatsen er stadig ens egen bunke. Den, der vendte Venstre, lægger det ved siden af
  sin bunke og vender et kort mere; det er det kort, der spilles med. Venstre gælder, til der næste gang sker noget
  med totemet; kommer der endnu et Venstre imens, rykkes der én plads mere til venstre.
- **R26** (ruling) Naboen til venstre er den næste med uret; *n* Venstre rykker *n* pladser, bordet rundt. Ligger der
  intet kort, spiller man uden. Enhver afgørelse ophæver Venstre; at der vendes kort, ophæver det ikke, heller ikke
  Alle vender. Et Venstre, der vendes under en duel, lader de ens symboler gælde, men ændrer, hvem der er i duellen.
  Et Venstre hører til ejerens åbne kort og flyttes med dem; bliver de liggende, skubbes det ind under dem.

## Slutningen
- **R27** (printed) Den, der vender det sidste kort i sin stak, vinder.
- **R28** (ruling) Det sker med det samme, uanset hvad kortet er eller ville føre til. Er det flere i samme vending,
  deler de sejren. Efter 3.000 vendte kort gøres den vending, der er i gang, færdig, men ikke mere: er det sidste kort
  et Alle vender, vendes der ikke flere. Så vinder den, der har færrest kort i stak og åben bunke; er flere lige,
  deler de sejren.

## To spillere: fire hænder
- **R29** (printed) To specialkort tages ud, og resten gives i fire stakke. Hver hånd er en selvstændig spiller, i
  rækkefølgen spiller 1’s højre, spiller 2’s højre, spiller 1’s venstre, spiller 2’s venstre. I en duel må kun de to
  hænder, der er i den, gribe, og kun deres kort tages. I en duel mellem en persons egne to hænder gribes der ikke.
  Ved Grib og Håndflade vælger man selv hånden. Spillet slutter, når begge personer er sluppet af med mindst én stak;
  den med færrest kort tilbage vinder.
- **R30** (ruling) Billedet af de to kort, der tages ud, mangler. Vi tager alle Venstre ud, for 68 kort kan deles med
  fire; det, der ikke går op, lægges under totemet. ”Med uret” er for hænderne rækkefølgen i R29, og lodtrækningen kan
  falde på enhver af de fire.
- **R31** (ruling) Enhver berøring sker med en bestemt hånd. I en duel er den forkerte hånd en fejl, og det er det
  også at gribe for sine egne to hænder; kortene ved en fejl (alle åbne bunker, R11) lægges nederst i den hånds stak.
  Den hånd, der taber en duel, tager de to bunker i duellen og har næste tur; kortene under totemet bliver liggende,
  for ifølge regelhæftet må kun kort fra de to hænder i duellen tages. Kun ved en fejl tages de med (R11). I version 1
  af reglerne tog den tabende hånd dem også. I R10 kan kun den anden persons hænder tabe.
- **R32** (ruling) I stedet for R27: en hånd, der vender sit sidste kort, er ude for resten af spillet. Kortet virker
  ikke, håndens åbne bunke går under totemet, hånden springes over, og rører den totemet, afvises det uden at være en
  fejl. Den, der har begge hænder ude, vinder straks; sker det for begge personer i samme vending, er det uafgjort.
  Vindes en duel med en berøring for den forrige vending over en hånd, der er gået ud siden, tager den hånd ingenting,
  og vinderens bunke går under totemet. At gå ud er ingen afgørelse. Kort tilbage er stak og åben bunke for de hænder,
  der stadig er med; lige mange er uafgjort.

## Dommeren og tiden
- **R33** (ruling) Reglerne kender intet ur. De tager imod forsøg i rækkefølge: vend, grib, håndflade, vælg samt
  dommerens ”dødt løb” og ”tiden er gået”. Hvem der var først, afgøres uden for reglerne: ved bordet på skærmen af
  dommeren, i simulationer af tilfældigt trukne reaktionstider.

## Hvem ser hvad
- **R34** (ruling) Alle ser de åbne bunker, stakkenes størrelse, kortene under totemet og de Venstre, der gælder.
  Ingen ser et kort, der ligger med bagsiden op: intet kort sendes til en skærm, før det vendes.
`;export{e as default};