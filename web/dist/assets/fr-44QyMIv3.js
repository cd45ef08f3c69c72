var e=`# Sequence Dice

Deux dés indiquent sur quel numéro tu peux poser un jeton ; le premier camp qui aligne assez de jetons gagne. Pour 2
ou 3 joueurs, ou deux équipes de deux ; rien n’est caché. Les règles *(printed)* figurent dans la notice norvégienne ;
les règles *(ruling)* sont les nôtres, là où elle se tait ou manque de clarté.

## Le matériel
- **R1** (printed) Un plateau avec quatre cases pour chacun des numéros 2, 3, 4, 5, 6, 7, 8, 9 et 12, et aucune pour
  10 et 11 ; deux dés ; 20 jetons verts, 20 bleus et 20 rouges.
- **R2** (ruling) La notice ne montre pas le plateau. Le nôtre reprend la disposition en 6 × 6 cases commune aux
  versions publiques du jeu. Un quart de tour n’y change rien ; les 2 sont dans les coins et les 12 au milieu :
\`\`\`
   a b  c  d e f
1  2 3  4  5 6 2
2  6 7  8  9 7 3
3  5 9 12 12 8 4
4  4 8 12 12 9 5
5  3 7  9  8 7 6
6  2 6  5  4 3 2
\`\`\`

## Les camps
- **R3** (printed) De 2 à 4 joueurs. Chaque joueur ou équipe est un camp et a sa couleur ; à deux camps, les jetons de
  la troisième ne servent pas. En équipes de deux, le premier et le troisième joueur sont partenaires contre le
  deuxième et le quatrième. Les partenaires ne se parlent pas et ne se donnent aucun conseil : à une table en direct,
  personne ne peut écrire pendant une partie par équipes ; les réactions restent permises.
- **R4** (ruling) À quatre, on joue toujours en deux équipes, car il n’y a que trois couleurs. Les partenaires
  partagent une couleur et une réserve de 20 jetons, et n’ont nulle part de discussion à eux.
- **R5** (printed) Un *alignement* (*sequence*), ce sont cinq jetons d’un même camp en ligne droite, sans trou : en
  colonne, en ligne ou en diagonale. À deux camps, mieux vaut en aligner six.
- **R6** (ruling) Option \`length\` : en général 6 pour deux camps, 5 pour trois ; on peut choisir l’un ou l’autre quel
  que soit le nombre de camps. Six jetons alignés contiennent un alignement de cinq.

## Le début
- **R7** (printed) Chacun lance, et le meilleur lancer commence.
- **R8** (ruling) C’est la somme des deux dés qui compte. Ceux qui ont à égalité le meilleur lancer recommencent entre
  eux, jusqu’à ce que l’un l’emporte. On joue dans le sens horaire.

## Un tour
- **R9** (printed) Lance les deux dés, puis pose un jeton de ton camp sur une case libre portant leur somme (3 à 9).
  Tu ne peux pas choisir de passer.
- **R10** (printed) Si les quatre cases de la somme sont prises, choisis-en une avec un jeton adverse (sur un 2 ou un
  12 aussi), retire ce jeton et mets l’un des tiens à sa place ; ton tour est fini. Si les quatre sont à ton camp, il
  n’y a rien à faire et c’est au suivant.
- **R11** (ruling) La case choisie est l’une des **quatre de cette somme**. La notice norvégienne dit « n’importe
  quelle case prise par un adversaire », mais sa phrase suivante parle de « ces quatre cases », et le texte anglais de
  l’éditeur dit « l’une de ces cases ». Que les 2 et les 12 soient compris veut donc dire que les jetons n’y sont pas
  à l’abri d’un 2 ou d’un 12, alors qu’ils le sont d’un 10.
- **R12** (printed) 10 : tu dois retirer n’importe quel jeton adverse du plateau, sauf d’un 2 ou d’un 12 ; ton tour
  est fini. S’il n’y en a aucun à retirer, ton tour est fini aussi.
- **R13** (printed) 11 : pose un jeton sur n’importe quelle case libre. Seulement si le plateau est plein, remplace
  par l’un des tiens n’importe quel jeton adverse, sur un 2 ou un 12 aussi. Ton tour est fini.
- **R14** (printed) 2 ou 12 : pose un jeton comme d’habitude, puis rejoue.
- **R15** (ruling) « Comme d’habitude » comprend R10 : remplacer un jeton sur un 2 ou un 12 fait rejouer aussi. Si
  aucun jeton n’a été posé, parce que les quatre cases sont à ton camp ou que ta réserve est vide (R17), tu ne rejoues
  pas. On peut rejouer plusieurs fois de suite, sans limite.
- **R16** (ruling) Les adversaires sont les joueurs des autres camps, jamais le partenaire. Ce qui peut se faire doit
  se faire ; personne ne passe par choix.
- **R17** (ruling) Un camp a 20 jetons. Si sa réserve est vide, il ne pose ni ne remplace, et c’est au suivant ; un 10
  se joue quand même. Les jetons retirés retournent dans la réserve d’où ils viennent.

## La fin
- **R18** (printed) Le premier joueur ou la première équipe à former un alignement gagne.
- **R19** (ruling) Après chaque jeton posé ou remplacé, on regarde si son camp a un alignement, avant de rejouer. Une
  partie sans victoire après 1 000 tours finit sur une égalité ; chaque lancer est un tour, tours rejoués et passés
  compris, mais pas les lancers du début.

## Qui voit quoi
- **R20** (ruling) Tout le monde voit tout.
`;export{e as default};