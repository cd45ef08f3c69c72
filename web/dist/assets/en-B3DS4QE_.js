var e=`# Sequence Dice

Two dice say where you may put a chip; the first side with enough chips in a row wins. For two or three players, or
two teams of two. Nothing is hidden. *(printed)* rules are in the Norwegian leaflet; *(ruling)* ones are ours, where
it is silent or unclear. Code and tests cite the numbers.

## Components
- **R1** (printed) A board with four spaces for each of 2, 3, 4, 5, 6, 7, 8, 9 and 12, and none for 10 and 11; two
  dice; 20 chips each in green, blue and red.
- **R2** (ruling) The leaflet does not show the board. Ours is the 6×6 layout that public versions of the game share.
  It looks the same after a quarter turn, with the 2s in the corners and the 12s in the middle:
\`\`\`
   a b  c  d e f
1  2 3  4  5 6 2
2  6 7  8  9 7 3
3  5 9 12 12 8 4
4  4 8 12 12 9 5
5  3 7  9  8 7 6
6  2 6  5  4 3 2
\`\`\`

## Sides
- **R3** (printed) 2 to 4 players. Each player or team is a side and has one colour; with two sides the third set of
  chips is not used. In two teams of two, the first and third player are partners against the second and fourth.
  Partners may not talk to each other or give advice. At a live table nobody can chat while a team game is running;
  reactions still work.
- **R4** (ruling) Four players are always two teams, because there are only three colours. Partners share one colour
  and one stock of 20 chips. There is no private channel for a team.
- **R5** (printed) A *sequence* is five chips of one side in a row, all next to each other: up and down, across or
  diagonally. With two sides it is best to play for six.
- **R6** (ruling) Option \`length\`: usually 6 with two sides and 5 with three; either may be chosen for any number of
  sides. Six in a row is also a sequence of five.

## Start
- **R7** (printed) Everybody rolls, and the best roll takes the first turn.
- **R8** (ruling) Both dice are rolled and added up. If the best roll is a tie, those players roll again among
  themselves. Turns go clockwise.

## A turn
- **R9** (printed) Roll both dice, then put a chip of your side on a free space with their sum (3 to 9). You may not
  choose to pass.
- **R10** (printed) If all four spaces of the sum are taken, choose one with an opponent’s chip (2s and 12s included),
  take that chip off and put one of yours there. That ends your turn. If all four are your own, nothing can be done
  and the turn passes.
- **R11** (ruling) The space you choose is one of the **four of that sum**. The Norwegian leaflet says “any space
  taken by an opponent”, but its next sentence speaks of “these four”, and the publisher’s English text says “any one
  of those spaces”. “2s and 12s included” then means that chips there are not safe from a rolled 2 or 12, although
  they are safe from a 10.
- **R12** (printed) A 10: you must take any one opponent’s chip off the board, but not from a 2 or 12. That ends your
  turn. If there is none to take, your turn ends too.
- **R13** (printed) An 11: put a chip on any free space. Only if the board is full, replace any opponent’s chip with
  one of yours, 2s and 12s included. That ends your turn.
- **R14** (printed) A 2 or 12: place a chip in the usual way, then take another turn.
- **R15** (ruling) “The usual way” includes R10: after replacing a chip on a 2 or 12 you get another turn too. If no
  chip was placed, because all four are your own or because of R17, you do not. There is no limit to extra turns in a
  row.
- **R16** (ruling) An opponent is any player of another side, never your partner. What can be done must be done:
  nobody passes by choice.
- **R17** (ruling) A side has 20 chips. With none left in stock it can neither place nor replace, and the turn passes;
  a 10 is still carried out. Chips taken off the board go back to their owner’s stock.

## End
- **R18** (printed) The first player or team with a sequence wins.
- **R19** (ruling) This is checked for the side that has just placed or replaced a chip, before any extra turn. A game
  without a winner after 1,000 turns is a draw. Every roll is a turn, extra turns and passes included; rolls for the
  start do not count.

## Who sees what
- **R20** (ruling) Everybody sees everything.
`;export{e as default};