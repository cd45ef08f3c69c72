var e=`# Haos

Et kappløp om et totem av tre, for 2–10 spillere: alle snur kort etter tur, og når to av de øverste kortene viser
samme symbol, kappes de to spillerne om å gripe totemet, mens den tregeste må ta kortene. Den som først snur det siste
kortet i bunken sin, vinner. Regler merket *(printed)* står i det ukrainske regelheftet; de som er merket *(ruling)*,
er våre egne, der heftet tier, er uklart eller er skadet.

## Utstyr
- **R1** (printed) 70 runde kort og et totem av tre midt på bordet. 60 kort viser symboler i fire farger, og mange av
  symbolene ligner hverandre til forveksling og skiller seg bare ut i små detaljer; 10 er spesialkort.
- **R2** (ruling) Det er 15 symboler, hvert av dem én gang i hver farge. Hvor mange det er av hvert spesialkort, er
  gått tapt i heftet. Vi spiller med 3 Grip, 2 Håndflate, 3 Alle snur og 2 Venstre; valgene \`grabs\`, \`palms\`,
  \`allOpens\` og \`lefts\` går fra 0 til 6 hver.

## Før dere begynner
- **R3** (printed) Kortene stokkes og deles likt ut i bunker med baksiden opp, som ingen får se i. Det som blir til
  overs, legges åpent under totemet. Loddtrekning avgjør hvem som begynner, og så går turen med klokka. Alle bruker
  bare én hånd.
- **R4** (ruling) 2–10 spillere; to spiller med fire hender (R29–R32), alle andre med én hånd hver. Kort som ligger
  under totemet, gjør ingenting.

## Slik spilles det
- **R5** (printed) Når det er din tur, snur du det øverste kortet i bunken din over på den åpne bunken din, bort fra
  deg selv.
- **R6** (ruling) På skjermen ser alle det i samme øyeblikk. Bare det øverste kortet i en åpen bunke teller.
- **R7** (printed) **Duell.** Så snart de øverste kortene til to spillere viser samme symbol, uansett farge, kappes de
  to om å gripe totemet. Den åpne bunken til vinneren, den åpne bunken til taperen og kortene under totemet legges med
  baksiden opp nederst i bunken til taperen. Taperen har neste tur.
- **R8** (ruling) To like symboler gir bare en duell hvis minst ett av kortene er snudd siden forrige avgjorte
  hendelse (R15). Like symboler som blir liggende etter en hendelse, gjelder ikke lenger.
- **R9** (ruling) Den som har turen, kan snu også under en duell; et avslag ville røpe den. Før hvert kort er det en
  liten pause. Duellen varer til den er avgjort eller til et av kortene blir dekket. Ved et bord med betenkningstid
  tar en bot over for den som ikke snur i tide.
- **R10** (ruling) Spiller tre eller flere med samme symbol, kan hvem som helst av dem gripe, så lenge minst ett av
  kortene er ferskt (R8). Taperen er den av de andre som spiller med kortet som ble snudd sist; ble flere snudd
  samtidig, er det den første av dem med klokka fra vinneren.
- **R11** (printed) **Feil.** Den som griper ved en feil eller velter totemet, tar alles åpne kort, også sine egne, og
  kortene under totemet, og legger dem med baksiden opp nederst i bunken sin.
- **R12** (ruling) Det er en feil å røre totemet uten å ha lov til det, å legge håndflaten på det når det skal gripes,
  og å gripe det når det er håndflaten som gjelder. Den som gjorde feilen, har neste tur.
- **R13** (printed) Velter totemet uten at noen kan si hvem som hadde skylden, legges alle åpne kort under totemet.
- **R14** (ruling) På skjermen er det et **dødt løp**: dommeren kan ikke skille mellom to spillere som begge hadde lov
  til å røre totemet. De må være to forskjellige personer, men kan være med i hver sin duell. Da er det spilleren
  etter den som snudde sist, som har neste tur. Skjer det i samme øyeblikk, går en som hadde lov, foran en som gjør en
  feil.
- **R15** (ruling) *Avgjorte hendelser* er en duell eller et kappløp som er vunnet, en feil, et dødt løp og et kappløp
  som er gått ut på tid (R19). En *snuing* er ett kort som snus, eller flere som snus samtidig. Å røre totemet gjelder
  den siste snuingen spilleren hadde sett, enten den nyeste eller den forrige, og bedømmes etter hvordan kortene lå
  da. Slik blir ingen straffet for et kort de ikke hadde sett, eller belønnet for å gjette. Kortene som flyttes, er de
  som ligger der nå. Er snuingen eldre eller allerede avgjort, eller er det ikke snudd noe ennå, er berøringen
  ugyldig, men uten straff. Mellom en hendelse og neste snuing kan altså ingen røre totemet; ellers kunne man skaffe
  seg neste tur med en feil som ikke koster noe.
- **R16** (ruling) Kort som legges nederst i en bunke sammen, stokkes først, så ingen kan vite hvilke som kommer.

## Spesialkortene
- **R17** (printed) **Grip.** Alle kappes om å gripe totemet. Vinneren legger den åpne bunken sin under totemet, og
  turen går videre.
- **R18** (printed) **Håndflate.** Det samme, men nå gjelder det å legge håndflaten på totemet.
- **R19** (ruling) Turen går til spilleren etter den som snudde kortet, uansett hvem som vant. Under et kappløp snur
  ingen. Er det ingen som rører totemet, lar dommeren kappløpet gå ut på tid, på skjermen etter 5 sekunder: ingen kort
  flyttes, og turen går videre på samme måte. Et spesialkort virker én gang, idet det snus; etterpå ligger det på
  bunken, dekker symbolet under og er ikke likt noe annet kort.
- **R20** (printed) **Alle snur.** Alle snur ett kort samtidig. Blir det verken duell eller spesialkort av det, er det
  den som snudde Alle snur, som snur neste kort.
- **R21** (printed) Ellers: én duell spilles som i R7. Er det flere dueller, vinner den av duellantene som griper
  først, duellen sin, og de andre duellene er ugyldige. Grip og Håndflate setter i gang kappløpet sitt; det ene går
  foran det andre, og begge går foran en duell. Den som vinner kappløpet og også er med i en duell, velger om duellen
  eller spesialkortet skal gjelde.
- **R22** (ruling) Bildene i denne rangeringen er gått tapt: hos oss går Grip foran Håndflate og Håndflate foran en
  duell. Det som måtte vike, er ugyldig når kappløpet er avgjort. Rangeringen og valget gjelder hver gang et kappløp
  møter en duell som er i gang. Et valg som ikke tas i tide, på skjermen innen 5 sekunder, blir spesialkortet; til det
  er tatt, er all berøring ugyldig, og ingen snur.
- **R23** (ruling) Hvem har neste tur etter Alle snur? Etter en duell som er vunnet: taperen. Etter et kappløp eller
  et dødt løp: spilleren etter den som snudde Alle snur. Etter en feil: den som gjorde den (R12). I alle andre
  tilfeller, også når ingen grep i en duell (R9): den som snudde Alle snur, eller den neste hvis den hånden er ute.
  Kortene som snus sammen, er en snuing for seg, og ingen kan røre totemet mellom Alle snur og dem.
- **R24** (ruling) Et Alle snur blant kortene som snus sammen, er ugyldig når det også er et Grip eller en Håndflate
  der. Ellers snur alle én gang til, bare én uansett hvor mange det er; dueller som lå der, blir dekket, og i R20 og
  R23 er det fortsatt det første Alle snur som regnes. Kommer det et nytt Alle snur da, snur alle enda en gang. Et
  Venstre blant dem legges ved siden av eierens bunke, og eieren snur et nytt kort i samme snuing, før noe bedømmes og
  før noen har vunnet (R27).
- **R25** (printed) **Venstre.** Fra nå av spiller alle med det øverste kortet til naboen til venstre: du er med i en
  duell bare når det er det kortet som gir den. Innsatsen er fortsatt din egen åpne bunke. Den som snudde Venstre,
  legger det ved siden av bunken sin og snur et nytt kort, som er det som teller. Dette varer til neste hendelse med
  totemet; kommer det et Venstre til imens, flytter det kortet man spiller med, enda en plass til venstre.
- **R26** (ruling) Naboen til venstre er den neste med klokka; *n* Venstre flytter *n* plasser, rundt bordet. Ligger
  det ikke noe kort der, spiller du uten. Enhver avgjort hendelse gjør slutt på det; å snu kort gjør det ikke, heller
  ikke Alle snur. Et Venstre som snus under en duell, lar de like symbolene gjelde, men endrer hvem som er med. Et
  Venstre hører til eierens åpne kort og flyttes sammen med dem; blir de liggende, skyves det inn under dem.

## Slutten
- **R27** (printed) Den som snur det siste kortet i bunken sin, vinner.
- **R28** (ruling) Det skjer med en gang, uansett hva kortet er eller ville ha ført til. Flere som gjør det i samme
  snuing, deler seieren. Når 3000 kort er snudd, gjøres snuingen som er i gang, ferdig, men ingenting etter den: et
  Alle snur som siste kort får ingen til å snu. Da vinner den som har færrest kort i bunken og den åpne bunken til
  sammen; er flere like, deler de seieren.

## To spillere: fire hender
- **R29** (printed) To spesialkort tas ut, og resten deles i fire bunker. Hver hånd er en spiller for seg, i denne
  rekkefølgen: høyre hånd til spiller 1, høyre hånd til spiller 2, venstre hånd til spiller 1, venstre hånd til
  spiller 2. I en duell kan bare de to hendene som er med, gripe, og bare deres kort kan tas. Er det dine egne to
  hender som viser samme symbol, skal totemet ikke gripes. Ved Grip og Håndflate velger du hånd selv. Spillet er slutt
  når begge er blitt kvitt minst én bunke; den som da har færrest kort igjen, vinner.
- **R30** (ruling) Det er alle Venstre som tas ut: bildet i heftet er gått tapt, men 68 kort går opp i fire bunker.
  Det som ikke går opp, legges under totemet. For hendene er «med klokka» rekkefølgen i R29, og loddtrekningen kan
  velge hvilken som helst av de fire.
- **R31** (ruling) Hver berøring skjer med en bestemt hånd. I en duell er det en feil å bruke feil hånd, og det er
  også en feil å gripe for sine egne to hender; kortene man tar for en feil (alle åpne bunker, R11), legges nederst i
  bunken til den hånden. Hånden som taper en duell, tar de to åpne bunkene i duellen og har neste tur; kortene under
  totemet blir liggende, for heftet sier at bare kort fra hendene i duellen kan tas. Bare ved en feil tas også de
  (R11). I versjon 1 av reglene tok hånden som tapte, dem også. I R10 kan bare hender som tilhører den andre personen,
  tape.
- **R32** (ruling) I stedet for R27 gjelder dette: en hånd som snur det siste kortet sitt, er ute for godt. Kortet
  gjør ingenting, den åpne bunken legges under totemet, og hånden står over og får ikke røre totemet (det avvises, men
  er ingen feil). Den som har begge hender ute, vinner straks; skjer det for begge i samme snuing, er det uavgjort.
  Vinnes en duell for forrige snuing (R15) over en hånd som er gått ut siden, tar den hånden ingenting, og vinnerens
  åpne bunke legges under totemet. Å gå ut er ingen avgjort hendelse. Kort som er igjen, er bunken og den åpne bunken
  til hendene som fortsatt er med; har begge like mange, er det uavgjort.

## Dommeren og tiden
- **R33** (ruling) Reglene kjenner ingen klokke. De tar imot forsøk i rekkefølge: snu, gripe, håndflate, velge, og
  dommerens «dødt løp» og «tiden er ute». Hvem som var først, avgjøres utenfor reglene: av dommeren ved bordet, og i
  simuleringer av tilfeldig trukne reaksjonstider.

## Hvem ser hva
- **R34** (ruling) Alle ser de åpne bunkene, hvor mange kort det er i hver bunke, kortene under totemet og hvilke
  Venstre som gjelder. Ingen ser et kort med baksiden opp: hva det viser, sendes ikke til noen før det snus.
`;export{e as default};