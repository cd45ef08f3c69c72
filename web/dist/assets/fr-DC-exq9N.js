var e=`# Mau Mau

Débarrasse-toi de tes cartes avant les autres, en posant chaque fois une carte de la même couleur ou du même chiffre
que celle du dessus ; les cartes spéciales compliquent la vie du suivant. De 2 à 8 joueurs. Les règles *(printed)*
figurent dans la notice danoise ; les règles *(ruling)* sont les nôtres, là où elle se tait ou manque de clarté.

## Les cartes
- **R1** (printed) 110 cartes en vert, bleu, rouge et jaune : 72 chiffres (de 1 à 9, deux de chaque par couleur) ; 32
  cartes spéciales de couleur (deux *changements de sens*, deux « +2 », deux « +4 » et deux *STOP* par couleur) ; 6
  *changements de couleur*, qui n’en ont aucune. Cartes spéciales de couleur et changements de couleur font ensemble
  les 38 cartes spéciales.

## La préparation
- **R2** (printed) On convient du nombre de manches, par exemple 3 ou 5, et on note les points sur une liste.
- **R3** (printed) Le donneur mélange et distribue 5 cartes à chacun. Le reste forme la pioche, face cachée ; on en
  retourne la première carte, qui commence la défausse. À la manche suivante, c’est la personne à sa gauche qui
  distribue.
- **R4** (ruling) De 2 à 8 joueurs. Option \`rounds\` : 1 à 20 manches, en général 3. Le sort désigne le premier
  donneur. À chaque manche, la personne à gauche du donneur commence, et l’on joue d’abord dans le sens horaire.
- **R5** (ruling) La carte retournée reste, quelle qu’elle soit, puisque la notice ne fait pas d’exception, et elle
  agit comme si le donneur l’avait posée. *Changement de sens* : la personne à droite du donneur commence, et l’on
  joue dans le sens antihoraire. « +2 » : le premier joueur (R4) doit piocher 2 cartes et peut répondre (R13).
  « +4 » : le premier joueur pioche 4 cartes, et le deuxième joue. *STOP* : le deuxième joue. *Changement de
  couleur* : le premier joueur annonce la couleur, puis joue son tour. Option \`starter\` : \`dealer\` (en général) ou
  \`number\`, où seul un chiffre peut commencer : toute autre carte revient alors dans la pioche, on mélange celle-ci et
  on retourne une autre carte.

## Un tour
- **R6** (printed) À ton tour, tu dois poser une carte qui s’accorde avec celle du dessus de la défausse : même
  couleur, même chiffre, ou même carte spéciale dans une autre couleur.
- **R7** (printed) Un changement de couleur va sur tout, sauf si une autre carte spéciale t’interdit de poser (R13,
  R15, R17). Qui le pose annonce la couleur qui compte désormais.
- **R8** (ruling) La couleur s’annonce en posant la carte. Jusqu’à la prochaine carte posée, seuls conviennent cette
  couleur et un autre changement de couleur. On peut annoncer la couleur qui compte déjà.
- **R9** (printed) Qui ne peut pas poser pioche une carte, et son tour est fini, même si cette carte convient.
- **R10** (ruling) Tant que tu as en main une carte *de couleur* qui convient, tu dois poser : une telle carte, ou un
  changement de couleur ; piocher n’est pas permis. Un changement de couleur, à lui seul, n’oblige à rien, car rien en
  lui ne s’accorde avec la carte du dessus, et la notice dit qu’on « peut » s’en servir : si tu ne peux poser que
  cela, tu le poses ou tu pioches, au choix. Option \`mustPlay\` : en général oui ; sinon, tu peux toujours piocher une
  carte au lieu de poser.

## Les cartes spéciales
- **R11** (printed) Une carte spéciale agit sur le joueur suivant dans le sens du jeu. Le *changement de sens* inverse
  ce sens jusqu’à la prochaine carte de ce genre.
- **R12** (ruling) À deux, le *changement de sens* ne change rien : l’autre joue ensuite. *STOP* et « +4 » font alors
  rejouer qui les pose.
- **R13** (printed) « +2 » : le suivant pioche 2 cartes et ne pose rien, à moins de répondre par un « +2 » : celui
  d’après doit alors en piocher 4 ou faire de même, puis le suivant 6, et ainsi de suite.
- **R14** (ruling) On répond dans n’importe quelle couleur, et seulement si l’on veut, même avec \`mustPlay\`. Rien
  d’autre ne répond, ni un « +4 » ni un changement de couleur. Qui ne répond pas pioche toute la somme, et son tour
  est fini ; la somme est alors réglée : un « +2 » posé plus tard, même sur cette carte-là, repart à 2.
- **R15** (printed) « +4 » : le suivant pioche 4 cartes et passe son tour. On ne peut pas y répondre, pas même par un
  « +4 ».
- **R16** (ruling) Une carte spéciale n’agit qu’une fois. Ensuite, c’est une carte comme une autre : on pose dessus la
  même couleur ou la même carte spéciale.
- **R17** (printed) *STOP* : le suivant passe son tour.

## Quand la pioche est vide
- **R18** (printed) On retourne la défausse, sauf sa carte du dessus ; mélangée, elle devient la nouvelle pioche.
- **R19** (ruling) Cela se fait quand il faut piocher et que la pioche est vide, même si une partie des cartes est
  déjà piochée. Une couleur annoncée compte toujours. Si cela ne suffit pas, on pioche ce qu’il y a ; s’il n’y a rien
  du tout, on ne pioche rien et le tour est fini.

## Dire « mau »
- **R20** (printed) Qui n’a plus qu’une carte doit dire « mau ». L’oublier coûte une carte de pénalité.
- **R21** (ruling) Qui n’a plus qu’une carte après avoir posé décide aussitôt de dire *mau* ou de garder le silence,
  avant que la carte posée agisse et que quelqu’un d’autre joue. Le silence fait piocher une carte, ou aucune s’il n’y
  en a plus. Le sens et la somme à piocher changent après cette décision ; une couleur annoncée compte aussitôt. À une
  table en direct, c’est un bouton avec un compte à rebours (option \`mauSeconds\` : 1 à 30 secondes, en général 4) ;
  laisser passer le temps, c’est garder le silence. Les robots oublient parfois, selon leur niveau.

## La fin
- **R22** (printed) Qui pose sa dernière carte (« mau mau ») gagne la manche et marque 0 point. La manche est finie.
- **R23** (ruling) La manche finit aussitôt : une carte spéciale posée en dernier n’agit pas, personne ne pioche,
  aucune couleur n’est annoncée, et « mau mau » ne demande aucune décision.
- **R24** (printed) Les autres comptent les cartes restées en main : un chiffre pour sa valeur, chaque carte spéciale
  pour 10, changements de couleur compris.
- **R25** (printed) Après les manches convenues, le plus petit total gagne.
- **R26** (ruling) À égalité pour le plus petit total, on partage la victoire. Une manche qui atteint 1 000 tours est
  comptée telle quelle, et personne n’y reçoit le 0 de R22. Un tour, c’est ici une carte posée, ou une pioche, par le
  joueur dont c’est le tour. On achève ce que le dernier entraîne, la décision sur « mau » et un « +4 », mais pas une
  somme à piocher pour des « +2 ».

## Qui voit quoi
- **R27** (ruling) Chacun voit sa main, le nombre de cartes de chaque main et de la pioche, la défausse dans l’ordre
  depuis la dernière fois qu’on l’a retournée, la couleur annoncée, le sens, la somme à piocher, le donneur et les
  points. À la fin d’une manche, toutes les mains sont montrées pour être comptées. Avant cela, personne ne voit la
  main des autres, ni la pioche, ni la carte que quelqu’un d’autre a piochée.
`;export{e as default};