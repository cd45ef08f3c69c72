var e=`# Haos

Une course au totem, pour 2 à 10 joueurs : chacun retourne des cartes à son tour, et dès que deux cartes du dessus
montrent le même symbole, ces deux joueurs font la course pour attraper le totem. Le plus lent prend les cartes ; qui
retourne la dernière carte de sa pile avant tout le monde gagne. Les règles *(printed)* figurent dans la notice
ukrainienne ; les règles *(ruling)* sont les nôtres, là où elle se tait ou est abîmée.

## Le matériel
- **R1** (printed) 70 cartes rondes, et un *totem* en bois au milieu. 60 cartes portent des symboles en quatre
  couleurs, dont beaucoup de sosies qui ne diffèrent que par de petits détails ; 10 sont des cartes spéciales.
- **R2** (ruling) Il y a 15 symboles, chacun une fois dans chaque couleur. Le nombre de chaque carte spéciale s’est
  perdu. On joue avec 3 Attrape, 2 Paume, 3 Tous retournent et 2 Gauche ; les options \`grabs\`, \`palms\`, \`allOpens\` et
  \`lefts\` vont chacune de 0 à 6.

## La préparation
- **R3** (printed) On mélange les cartes et on les distribue à parts égales en piles face cachée, que personne ne
  regarde ; celles qui sont en trop vont, visibles, sous le totem. Le sort désigne qui commence, puis on joue dans le
  sens horaire. On ne joue que d’une main.
- **R4** (ruling) De 2 à 10 joueurs ; à deux, on joue à quatre mains (R29 à R32), sinon chacun d’une seule. Les cartes
  sous le totem ne font rien.

## Le jeu
- **R5** (printed) À ton tour, tu retournes la carte du dessus de ta pile vers les autres et la mets sur ta pile
  visible.
- **R6** (ruling) À l’écran, tout le monde la voit au même instant. Seule compte la carte du dessus d’une pile
  visible.
- **R7** (printed) **Duel.** Dès que les cartes du dessus de deux joueurs montrent le même symbole, quelle que soit la
  couleur, ces deux-là font la course pour attraper le totem. Le gagnant donne sa pile visible au perdant. Le perdant
  la met, face cachée, sous sa pile, avec sa propre pile visible et les cartes qui sont sous le totem. Le perdant joue
  ensuite.
- **R8** (ruling) Deux symboles identiques ne font un duel que si l’une au moins des deux cartes a été retournée
  depuis le dernier événement réglé (R15). Ceux qui sont encore là après un événement ne comptent plus.
- **R9** (ruling) Un duel n’empêche pas le joueur dont c’est le tour de retourner sa carte, car un refus trahirait le
  duel ; la table laisse un temps avant chaque retournement. Un duel dure jusqu’à ce qu’il soit réglé ou que l’une de
  ses cartes soit recouverte. À une table en direct où le temps est limité, un robot remplace qui ne retourne pas sa
  carte à temps.
- **R10** (ruling) Si trois joueurs ou plus jouent avec le même symbole, chacun d’eux peut attraper le totem, tant que
  l’une au moins de leurs cartes est récente (R8). Le perdant est, parmi les autres, celui dont la carte jouée a été
  retournée en dernier ; s’il y en a plusieurs à la fois, le premier d’entre eux dans le sens horaire à partir du
  gagnant.
- **R11** (printed) **Erreur.** Qui attrape à tort, ou fait tomber le totem, prend les cartes visibles de tout le
  monde, les siennes comprises, et celles qui sont sous le totem, et les met, face cachée, sous sa pile.
- **R12** (ruling) C’est une erreur de toucher le totem sans en avoir le droit, de poser la paume quand il faut
  attraper, ou d’attraper quand il faut poser la paume. Qui s’est trompé joue ensuite.
- **R13** (printed) Si le totem tombe sans qu’on puisse dire par la faute de qui, toutes les cartes visibles vont sous
  le totem.
- **R14** (ruling) À l’écran, c’est un **ex æquo** : l’arbitre ne peut pas dire lequel de deux joueurs en droit de
  toucher le totem a été le plus rapide. Ce peuvent être deux personnes différentes, quelles qu’elles soient, même de
  deux duels. C’est ensuite au joueur qui suit le dernier à avoir retourné une carte. Au même instant, un geste permis
  passe avant une erreur.
- **R15** (ruling) Les *événements réglés* sont un duel ou une course que quelqu’un gagne, une erreur, un ex æquo et
  une course qui expire (R19). Un geste vers le totem vise le dernier retournement que son auteur avait vu, et se juge
  sur les cartes telles qu’elles étaient alors. Ainsi, personne n’est puni pour une carte qu’il n’avait pas encore
  vue, ni récompensé de l’avoir devinée. Seul l’un des deux derniers retournements peut être visé. Si celui qui est
  visé est plus ancien ou déjà réglé, ou s’il n’y en a pas eu, le geste est nul et ne coûte rien. Les cartes qui
  bougent sont celles qui sont là maintenant. Personne ne peut donc toucher le totem entre un événement et le
  retournement suivant ; sinon, une erreur qui ne coûte rien permettrait de s’emparer du tour.
- **R16** (ruling) Des cartes qui vont ensemble sous une pile sont d’abord mélangées, pour que personne ne puisse
  prévoir un retournement.

## Les cartes spéciales
- **R17** (printed) **Attrape.** Tous font la course pour attraper le totem. Le gagnant met sa pile visible sous le
  totem ; c’est ensuite au suivant.
- **R18** (printed) **Paume.** De même, mais en posant la paume sur le totem.
- **R19** (ruling) Le suivant est celui qui vient après le joueur qui a retourné la carte spéciale, quel que soit le
  gagnant. Pendant une course, personne ne retourne de carte. Si personne n’y répond, l’arbitre la laisse expirer, au
  bout de 5 secondes à une table en direct : aucune carte ne bouge, et c’est là aussi au suivant. Une carte spéciale
  agit une fois, quand on la retourne. Ensuite, elle reste sur sa pile visible, recouvre le symbole de dessous et ne
  correspond à aucune autre carte.
- **R20** (printed) **Tous retournent.** Tous retournent une carte en même temps. S’il n’en sort ni duel ni carte
  spéciale, le joueur qui avait retourné Tous retournent retourne la carte suivante.
- **R21** (printed) Sinon : un duel se joue comme en R7. S’il y en a plusieurs, le premier à attraper le totem parmi
  ceux qui sont en duel gagne le sien, et les autres duels sont nuls. Attrape et Paume lancent leur course. L’une de
  ces deux courses l’emporte sur l’autre, et toutes deux sur un duel. Qui gagne la course et est aussi dans un duel
  choisit entre le résultat du duel et celui de la carte spéciale.
- **R22** (ruling) Les images qui disaient cet ordre se sont perdues ; pour nous, Attrape passe avant Paume, et Paume
  avant un duel. Ce qui a cédé le pas est nul une fois la course réglée. Ordre et choix valent chaque fois qu’une
  course croise un duel en cours. Si le choix n’est pas fait à temps, en 5 secondes à une table en direct, l’arbitre
  le laisse expirer, et c’est la carte spéciale qui compte. D’ici là, tout geste est nul et personne ne retourne de
  carte.
- **R23** (ruling) Qui joue après Tous retournent : après un duel gagné, son perdant ; après une course ou un ex æquo,
  le joueur qui suit celui qui avait retourné Tous retournent ; après une erreur, qui s’est trompé (R12). Dans tous
  les autres cas, même celui d’un duel que personne n’a disputé (R9), c’est le joueur qui avait retourné Tous
  retournent, ou le suivant s’il est sorti. Les cartes retournées ensemble forment un retournement à part, et personne
  ne peut toucher le totem entre Tous retournent et elles.
- **R24** (ruling) Un Tous retournent parmi les cartes retournées ensemble est nul s’il y a aussi une carte Attrape ou
  Paume. Sinon, tous retournent encore une carte en même temps : une seule fois, quel que soit le nombre de Tous
  retournent ; les duels en cours sont recouverts. C’est toujours le premier Tous retournent qui compte en R20 et R23.
  S’il en revient un autre, on recommence. Une carte Gauche parmi elles est mise à côté de la pile visible de son
  propriétaire, qui retourne une autre carte dans le même retournement, avant que rien ne soit jugé ni aucune victoire
  (R27) déclarée.
- **R25** (printed) **Gauche.** Désormais, chacun joue avec la carte du dessus du voisin de gauche : tu n’es dans un
  duel que si cette carte le provoque. L’enjeu reste ta propre pile visible. Qui retourne Gauche la met à côté de sa
  pile visible et retourne une autre carte, qui compte comme sa carte jouée. Gauche vaut jusqu’au prochain événement
  du totem ; d’ici là, une deuxième carte Gauche décale d’une place de plus vers la gauche.
- **R26** (ruling) Ton voisin de gauche est le joueur suivant dans le sens horaire ; *n* cartes Gauche décalent de *n*
  places, autour de la table. Là où il n’y a pas de carte, tu joues sans carte. Tout événement réglé y met fin ;
  retourner une carte, non, pas même Tous retournent. Une carte Gauche retournée pendant un duel laisse les symboles
  en place, mais change qui est dans le duel. Elle fait partie des cartes visibles de son propriétaire et les suit ;
  si elles restent, on la glisse dessous.

## La fin
- **R27** (printed) Qui retourne la dernière carte de sa pile gagne.
- **R28** (ruling) On gagne aussitôt, quelle que soit cette carte et quoi qu’elle entraîne. Si plusieurs le font dans
  un même retournement, ils partagent la victoire. Quand 3 000 cartes ont été retournées, on achève le retournement en
  cours, et rien de plus : un Tous retournent en dernière carte ne fait rien retourner. Gagne alors qui a le moins de
  cartes, pile et pile visible ensemble ; à égalité, on partage la victoire.

## À deux : quatre mains
- **R29** (printed) On retire deux cartes spéciales et on distribue le reste en quatre piles. Chaque main est un
  joueur à part, dans cet ordre : main droite du joueur 1, main droite du joueur 2, main gauche du joueur 1, main
  gauche du joueur 2. Dans un duel, seules ses deux mains peuvent attraper le totem, et seules leurs cartes sont
  prises. Pour un duel entre tes deux mains, tu n’attrapes pas. Pour Attrape et Paume, tu choisis ta main. La partie
  finit quand les deux personnes ont vidé au moins une pile ; qui a le moins de cartes gagne.
- **R30** (ruling) L’image des deux cartes à retirer s’est perdue. On retire toutes les cartes Gauche, car 68 cartes
  se divisent par quatre. Si le compte n’est pas divisible par quatre, les cartes en trop vont sous le totem. Pour les
  mains, le sens horaire est l’ordre de R29, et le sort désigne n’importe laquelle des quatre pour commencer.
- **R31** (ruling) Chaque geste précise sa main. Dans un duel, la mauvaise main est une erreur, et attraper pour ses
  deux propres mains aussi. Les cartes d’une erreur (toutes les piles visibles, R11) vont sous la pile de la main qui
  l’a commise. La main qui perd un duel prend les deux piles visibles du duel et joue ensuite. Les cartes sous le
  totem y restent, car la notice dit que seules les cartes des mains en duel peuvent être prises ; seule une erreur
  les fait prendre (R11). Dans la version 1 des règles, la main perdante les prenait aussi. En R10, seules les mains
  de l’autre personne peuvent perdre.
- **R32** (ruling) Au lieu de R27, une main qui retourne sa dernière carte est sortie pour de bon : cette carte ne
  fait rien, la pile visible de cette main va sous le totem, on saute cette main, et son geste est refusé sans être
  une erreur. Qui a ses deux mains sorties gagne aussitôt ; si cela arrive aux deux personnes dans un même
  retournement, c’est une égalité. Si un geste qui vise le retournement d’avant gagne un duel contre une main sortie
  depuis, cette main ne prend rien, et la pile visible du gagnant va sous le totem. Sortir n’est pas un événement
  réglé. On compte à la fin les piles et les piles visibles des mains encore en jeu ; autant de cartes des deux côtés,
  c’est une égalité.

## L’arbitre et le temps
- **R33** (ruling) Les règles ne connaissent pas d’horloge. Elles prennent les gestes dans l’ordre : retourner,
  attraper, poser la paume, choisir, et, de la part de l’arbitre, l’ex æquo et l’expiration. Qui a été le plus rapide
  se décide en dehors d’elles : par l’arbitre à une table en direct, par des temps de réaction tirés au hasard dans
  les simulations.

## Qui voit quoi
- **R34** (ruling) Tout le monde voit les piles visibles, la taille des piles, les cartes sous le totem et les cartes
  Gauche en cours. Personne ne voit jamais une carte face cachée : aucun appareil n’apprend ce qu’elle montre avant
  l’instant où elle est retournée.
`;export{e as default};