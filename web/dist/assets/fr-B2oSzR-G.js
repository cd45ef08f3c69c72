var e=`# Frappadingue

Un jeu de prise de risque, de 1 à 8 joueurs : les cartes d’une mise qui rapportent vont dans ton compteur, et tu
t’arrêtes avant qu’un accrochage n’emporte tout ; mais seuls les multiples de 100 se valident. Les règles *(printed)*
figurent dans la notice du jeu ; les règles *(ruling)* sont les nôtres, là où elle se tait ou manque de clarté.

## Les cartes
- **R1** (printed) Des cartes kilomètres de 7, 8, 9, 10, 11, 12 et 13 KM, des cartes spéciales +5, −5, +10 et −10 KM,
  et des accrochages (« accrochage intentionnel »). Les deux cartes « échange forcé » restent dans la boîte ; toutes
  les autres sont mélangées.
- **R2** (ruling) La notice ne dit pas combien il y a de cartes. On joue avec huit cartes de chaque nombre de 7 à 13
  KM (option \`copies\` : 5 à 20), quatre de chaque carte spéciale (\`specials\` : 0 à 10) et quatre accrochages
  (\`crashes\` : 0 à 20), soit 76 cartes. Moins de cinq cartes par nombre sont refusées, car aucune quinte ne serait
  possible.

## Un tour
- **R3** (printed) Ton tour commence par 5 tas, cartes visibles : c’est la mise.
- **R4** (ruling) Pour chaque mise, la première comme celle de chaque relance, on mélange toutes les cartes qui ne
  sont pas au compteur, même celles qui restaient de la mise d’avant, et on en montre autant qu’il y a de tas : un
  tirage au hasard, sans remise.
- **R5** (printed) De chaque mise, au moins une carte ou une combinaison qui rapporte doit aller au compteur : un 8,
  un 12, ou trois, quatre ou cinq cartes identiques. Les 7, 9, 10, 11 et 13 KM ne comptent qu’en combinaison.
- **R6** (ruling) Une mise où rien ne rapporte met fin au tour sans aucun point, quelles que soient les cartes
  spéciales visibles.
- **R7** (ruling) Tu places autant de 8 et de 12 que tu veux et, de chaque autre nombre, aucune carte, ou trois,
  quatre ou cinq ; au moins une carte en tout, mais pas forcément tout ce qui rapporte. Des cartes identiques placées
  ensemble comptent pour leur plus haute combinaison : trois 12 valent 500, jamais 150 ; quatre 8 valent 2 000, jamais
  1 100.
- **R8** (ruling) Une combinaison se forme dans une seule mise. Les cartes du compteur ne complètent rien.
- **R9** (printed) Les cartes spéciales ne se placent jamais seules ; mais dès que tu places quelque chose, **toutes**
  celles qui sont visibles suivent d’elles-mêmes.
- **R10** (printed) Ce qui est au compteur y reste jusqu’à la fin de ton tour et ne revient dans aucune mise avant le
  tour du suivant.
- **R11** (printed) La mise suivante a 4 tas après une carte placée, 3 après deux, 2 après trois, 1 après quatre. Les
  5 font une main pleine : si tu relances, la mise suivante a de nouveau 5 tas.
- **R12** (ruling) On compte ici toutes les cartes placées, spéciales comprises, depuis le début du tour ou depuis la
  dernière main pleine. Exemple : 2 cartes sont placées, et les 3 tas montrent 8, +10 et −5 ; prendre le 8, c’est
  prendre les trois, ce qui fait 5. Une main pleine ne coûte aucun point, et un tour peut en avoir plusieurs.
- **R13** (printed) Une fois les cartes placées, tu décides : t’arrêter et valider le compteur, ou relancer. Seul un
  multiple de 100 se valide ; avec 250, il faut relancer.
- **R14** (ruling) Le compteur doit aussi dépasser 0 : à 0 ou moins, il faut relancer. Après une main pleine, la
  décision est la même. Le compteur peut être négatif pendant le tour, mais un tour qui finit sans validation ajoute
  0 : aucun score ne baisse jamais.
- **R15** (printed) Un accrochage lors d’une relance met aussitôt fin au tour et remet le compteur à zéro.
- **R16** (ruling) L’accrochage passe avant tout placement, quelles que soient les autres cartes visibles, et compte
  aussi dans les cinq tas qui suivent une main pleine. À la première mise d’un tour, il ne change rien et ne se place
  jamais, car la notice ne parle que d’un accrochage « lors d’une relance ». Option \`crashOnDeal\` (en général non) :
  un accrochage met fin au tour là aussi.
- **R17** (printed) Les cartes d’un compteur qui n’est pas validé reviennent dans le jeu.
- **R18** (ruling) Les cartes d’un compteur validé y reviennent aussi : chaque tour commence avec toutes les cartes.
  S’il reste moins de cartes que de tas à former, on les montre toutes. S’il n’en reste aucune, le tour prend fin,
  validé si R13 et R14 le permettent, sinon avec 0.

## Les points
- **R19** (printed) Les cartes placées d’une même mise valent :

| cartes | 7 | 8 | 9 | 10 | 11 | 12 | 13 |
|---|---|---|---|---|---|---|---|
| une | – | 100 | – | – | – | 50 | – |
| trois (brelan) | 100 | 1 000 | 200 | 300 | 400 | 500 | 600 |
| quatre (carré) | 200 | 2 000 | 400 | 600 | 800 | 1 000 | 1 200 |
| cinq (quinte) | 400 | 4 000 | 800 | 1 200 | 1 600 | 2 000 | 2 400 |

- **R20** (printed) Une carte spéciale +10 KM ajoute 100 ; −10 KM coûte 100 et −5 KM coûte 50.
- **R21** (ruling) +5 KM ajoute **50**. Notre copie de la notice donne « +30 » ; mais à côté des multiples de 100, la
  notice ne parle que de ceux de 50, et elle met +5 KM en regard de −5 KM, qui coûte 50. Avec 30, un compteur qui
  contient de un à quatre +5 n’indiquerait jamais un multiple de 100 ; comme il n’y en a que quatre dans le jeu, un
  seul +5 rendrait tout le tour sans valeur. Option \`plusFive\` : 50 (en général), ou 30 comme sur la copie ; des
  totaux comme 130 apparaissent alors, et R13 vaut sans changement.

## La fin de la partie
- **R22** (printed) Ce qui est validé s’inscrit sur le bloc, sous le nom de chaque joueur.
- **R23** (ruling) La notice ne donne pas d’objectif. Option \`target\` : 500 à 20 000, en général 2 000. Cela demande
  environ 20 tours à chacun ; 5 000, habituel au jeu de dés, en demanderait plus de 50 avec ces cartes. Quand
  quelqu’un atteint l’objectif, on finit le tour de table, pour que tous aient joué autant de tours. Le plus haut
  total gagne ; à égalité, on partage la victoire. Après 500 tours de table, la partie finit de la même façon.
- **R24** (ruling) De 1 à 8 joueurs ; en solo, on s’entraîne : en combien de tours atteins-tu l’objectif ? Le sort
  désigne qui commence, puis on joue dans le sens horaire.

## Qui voit quoi
- **R25** (ruling) Tout le monde voit tout. Seule la mise suivante est inconnue de tous.
`;export{e as default};