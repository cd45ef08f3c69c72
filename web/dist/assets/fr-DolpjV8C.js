var e=`# Kaos

Réunis des cartes numéro qui valent ensemble de 30 à 36, l’idéal étant 36, tiens cette somme jusqu’à ton prochain tour
et demande à voir ; pendant ce temps, les cartes chaos bouleversent les mains, les pioches et les jetons, et les
relances remplissent le pot. Pour 2 à 6 joueurs ; les cartes numéro et les cartes chaos gardées sont cachées. Les
règles *(printed)* figurent dans la notice danoise ; les règles *(ruling)* sont les nôtres, là où elle se tait ou
manque de clarté.

## Le matériel
- **R1** (printed) Des cartes numéro, des cartes chaos, un dé avec des faces Blanc, Do, Dare et Decide, et 30 jetons
  par joueur.
- **R2** (printed) 28 cartes chaos : 8 Chance, et 4 de chacune des autres, Nouveau départ, Vol, Pioche parfaite,
  Destruction et Échange. Les titres de Nouveau départ et de Vol se sont perdus dans notre copie de la notice ; ces
  noms sont de nous.
- **R3** (ruling) La notice ne donne ni les valeurs des cartes ni le nombre de chaque face du dé. Les cartes numéro
  vont de 1 à 12 (option \`highest\` : 6 à 15), cinq de chaque (\`copies\` : 3 à 10). Le dé a six faces, dont trois
  blanches (\`blanks\` : 0 à 3). Do, Dare et Decide se partagent les autres aussi également que possible, dans cet
  ordre.

## Le but
- **R4** (printed) Avoir en main des cartes numéro qui valent ensemble de 30 à 36 ; l’idéal est 36. Au-dessus de 36,
  on joue encore, et les cartes chaos peuvent faire redescendre. Qui gagne une manche remporte le pot, et qui a gagné
  tous les jetons a gagné la partie.

## Le début d’une manche
- **R5** (printed) Chacun pioche une carte numéro, et qui a la plus haute commence ; en cas d’égalité, les ex æquo
  repiochent jusqu’à ce que l’un l’emporte. Ensuite, chacun met 1 jeton au pot.
- **R6** (ruling) Chaque manche commence ainsi. Les cartes piochées sont montrées à tous et restent en main, car
  Nouveau départ aussi fait repartir avec une seule carte. Seuls les ex æquo repiochent ; ces cartes-là sont montrées
  et vont aussitôt sous la pioche, dans l’ordre des places. Quand ces tirages ont épuisé toute la pioche, on la
  mélange, pour que les égalités ne se répètent pas sans fin.
- **R7** (printed) Sans jetons, on ne prend pas part à la manche suivante. Qui veut jouer une manche de plus continue.
- **R8** (ruling) Tous ceux qui ont des jetons prennent part à la manche. Pour une nouvelle manche, on ramasse et on
  mélange toutes les cartes, même les cartes chaos gardées. « Dans la manche » désigne, dans ce qui suit, tous ceux
  qui l’ont commencée, même s’ils n’ont plus de jetons.
- **R9** (printed) On joue dans le sens horaire. Un tour a trois actions : piocher, lancer le dé, relancer ou passer.

## Avant l’action 1 : demander à voir
- **R10** (printed) Au début de ton tour, avant l’action 1, tu peux demander à voir (« Je veux voir ! ») si tu tiens
  30 à 36 depuis un tour de table entier ou davantage. La manche prend alors fin.
- **R11** (ruling) Un tour de table entier, cela veut dire : entre 30 et 36 à la fin de ton dernier tour de cette
  manche, et après chaque carte jouée depuis. Bouger entre 30 et 36 n’interrompt rien. À ton premier tour, une demande
  n’est donc jamais justifiée.
- **R12** (printed) Qui demande à voir sans cela paie 1 jeton à chaque adversaire.
- **R13** (ruling) Les adversaires sont les autres dans la manche ; tu les paies dans le sens horaire à partir de ta
  gauche, tant que tu as des jetons. Aucune carte n’est montrée, et ton tour continue par l’action 1. Une demande par
  tour au plus. Elle est proposée au début de chaque tour, justifiée ou non, avec un avertissement si elle ne l’est
  pas. Avec l’option \`forgiving\` (en général non), elle n’est proposée que si elle est justifiée.

## Action 1 : une carte numéro
- **R14** (printed) Tu pioches une carte numéro ; au-dessus de 36, tu peux t’en passer.
- **R15** (ruling) À 36 tout juste, tu peux aussi t’en passer : d’après la notice, ne pas piocher fait soupçonner
  qu’on a dépassé 36 ou qu’on y est. Au-dessous de 36, il faut piocher. Tout le monde voit si tu as pioché. Une pioche
  vide ne donne rien.

## Action 2 : le dé
- **R16** (printed) **Blanc** : il ne se passe rien. Tu peux jouer des cartes chaos gardées.
- **R17** (printed) **Do** : tu pioches une carte chaos et la joues aussitôt, avec toutes celles que tu as gardées,
  dans l’ordre de ton choix.
- **R18** (printed) **Dare** : ou bien tu relèves le défi, tu pioches une carte chaos et la joues, avec toutes celles
  que tu as gardées, dans l’ordre de ton choix ; ou bien tu n’en pioches pas et mets un jeton de plus au pot.
- **R19** (printed) **Decide** : tu pioches une carte chaos en secret, et tu la joues ou la gardes devant toi. Tu peux
  aussi jouer des cartes gardées.
- **R20** (ruling) La nouvelle carte peut venir à n’importe quel rang. Les cartes se jouent à la vue de tous, une à
  une, chacune réglée avant que l’on choisisse la suivante. Là où l’on *peut* en jouer, on en joue autant qu’on veut,
  ou aucune. Après un Dare refusé, aucune carte gardée ne se joue ; sans jeton, il faut relever le défi. Si la pioche
  chaos est vide, on ne pioche rien, et le reste de ce qu’indique le dé vaut quand même.
- **R21** (ruling) Une carte chaos jouée va sous la pioche chaos une fois réglée.

## Action 3 : relancer ou passer
- **R22** (printed) Tu peux relancer de 1, 2 ou 3 jetons, que tout le monde paie, toi aussi. Qui en a moins met ce qui
  lui reste et demeure dans la manche. Ou bien tu passes. Puis c’est au suivant.
- **R23** (ruling) On ne relance pas de plus de jetons qu’on n’en a. Cette action suit chaque face : la notice dit
  d’un Blanc et d’un Decide gardé que le tour passe, mais son exemple fait décider d’une relance après l’un et
  l’autre.

## Les cartes chaos
- **R24** (printed) **Chance** : glisse une de tes cartes numéro sous la pioche et pioches-en une autre, ou
  contente-toi de la glisser dessous.
- **R25** (printed) **Nouveau départ** : choisis une personne ; toutes ses cartes numéro vont sous la pioche, puis
  elle en prend une nouvelle.
- **R26** (printed) **Vol** : tire une carte numéro de quelqu’un d’autre et glisse-la sous la pioche.
- **R27** (printed) **Pioche parfaite** : prends dans la pioche la carte numéro de ton choix.
- **R28** (printed) **Destruction** : quelqu’un à côté de toi mélange tes cartes numéro, et tu en tires une, qui va
  sous la pioche.
- **R29** (printed) **Échange** : échange tous tes jetons avec ton voisin de gauche.
- **R30** (ruling) Une carte jouée s’applique autant que possible, qu’on le veuille ou non ; celle qui ne peut rien
  faire est perdue. On ne vise que des joueurs dans la manche : avec Nouveau départ n’importe qui, soi-même compris ;
  avec Vol quelqu’un d’autre qui a une carte ; avec Échange le prochain dans la manche vers la gauche. Vol et
  Destruction tirent à l’aveugle. Chance glisse d’abord et pioche ensuite : si la pioche était vide, on reprend la
  même carte ; sans carte en main, Chance est perdue. La main visée par Nouveau départ va sous la pioche en commençant
  par la carte la plus basse.
- **R31** (ruling) Les cartes vont sous la pioche face cachée : seul leur propriétaire les connaît et, pour Vol, aussi
  la personne qui a tiré. Pioche parfaite ne montre la pioche qu’à qui la joue ; on mélange ensuite la pioche.

## La fin d’une manche
- **R32** (printed) Après une demande justifiée, la plus haute main entre 30 et 36 remporte le pot. Si plusieurs ont
  la même, chacun d’eux pioche une carte numéro, et qui est alors le plus près de 36 gagne.
- **R33** (ruling) Qui a demandé à voir n’a aucune priorité, et les autres n’ont pas besoin d’avoir tenu 30 à 36 un
  tour de table entier. Toutes les mains sont montrées. Les ex æquo piochent dans le sens horaire à partir de qui a
  demandé ; l’écart compte autant au-dessus qu’au-dessous de 36 ; ceux qui sont encore à égalité repiochent une carte
  de plus. S’il y a moins de cartes que d’ex æquo, ils partagent le pot à parts égales, et les jetons en trop se
  répartissent un par un dans le sens horaire, à partir de la gauche de qui a demandé.
- **R34** (ruling) Après 1 000 tours, une manche prend fin : tous ceux qui y sont partagent le pot à parts égales, et
  les jetons en trop se répartissent un par un dans le sens horaire, à partir de qui l’a commencée.

## La fin de la partie
- **R35** (printed) La partie dure jusqu’à ce que quelqu’un ait tous les jetons.
- **R36** (ruling) De 2 à 6 joueurs. Option \`maxRounds\` : 0 à 1 000 manches, en général 0, c’est-à-dire sans limite ;
  au bout de 1 000 manches, la partie finit de toute façon. Qui a alors le plus de jetons gagne ; à égalité, on
  partage la victoire.

## Qui voit quoi
- **R37** (ruling) Tu vois tes cartes numéro et tes cartes chaos gardées ; combien chacun a des unes et des autres ;
  la taille des pioches, les jetons, le pot, le dé et les cartes chaos jouées ; les cartes montrées par R6 et R33.
  Jamais les cartes numéro ni les cartes chaos gardées des autres, ni aucune des deux pioches, sauf par R31.

## Ce que chacun retient
Ce qu’on montre à chacun comprend ce que retiendrait une personne attentive. D’une autre main, tu connais les cartes
que tu y as vues entrer : celles que montrent R6 et R33, et toute carte de la pioche que tu connaissais avant qu’elle
soit piochée. Dès qu’une carte que tu ne vois pas quitte cette main, tu n’en connais plus rien. Des cartes sous une
pioche, tu connais celles que R6 et R31 te font connaître, et leur ordre. Tout le monde connaît les cartes chaos
jouées.
`;export{e as default};