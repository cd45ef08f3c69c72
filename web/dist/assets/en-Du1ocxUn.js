var e=`# Frappadingue

Push your luck: cards are dealt face up, scoring ones go into your counter, and you stop before a crash wipes it. But
only a multiple of 100 can be banked. *(printed)* rules are in the French leaflet; *(ruling)* ones are ours, where it
is silent or unclear. Code and tests cite the numbers.

## Cards
- **R1** (printed) Kilometre cards 7, 8, 9, 10, 11, 12 and 13 KM; special KM cards +5, −5, +10 and −10; and crashes
  (*accrochage intentionnel*). The two *échange forcé* cards are taken out, and all the others are shuffled.
- **R2** (ruling) The leaflet does not say how many cards there are. We play with eight of each number from 7 to 13 KM
  (option \`copies\`: 5–20), four of each special (\`specials\`: 0–10) and four crashes (\`crashes\`: 0–20): 76 cards. Fewer
  than five copies are refused, because nobody could make five of a kind (*quinte*).

## A turn
- **R3** (printed) Your turn begins with 5 piles, face up: the cards you see are the deal (*mise*).
- **R4** (ruling) For every deal, the first one and each one you drive on to (*relance*), all cards that are not in
  the counter are shuffled, those left over from the last deal included. Each pile then shows one card, drawn at
  random and not put back.
- **R5** (printed) From each deal you must put at least one scoring card or combination into the counter (*compteur*):
  an 8 KM, a 12 KM or a combination. 7, 9, 10, 11 and 13 KM only count in combinations of three, four or five equal
  cards.
- **R6** (ruling) If nothing you see scores, your turn ends with nothing, whether there are specials or not.
- **R7** (ruling) You may put in any number of 8s, any number of 12s, and of each other number none, three, four or
  five. You have to put in at least one card, but not everything that scores. Equal cards put in together count as
  their highest combination: three 12s are 500, never 150, and four 8s are 2,000, never 1,100.
- **R8** (ruling) A combination counts only within one deal. Cards already in the counter never complete one.
- **R9** (printed) Specials can never be put in alone. Whenever you put something in, **all** specials you see in that
  deal go into the counter with it.
- **R10** (printed) Cards in the counter stay there for your whole turn and do not come back into the deal before the
  next player’s turn.
- **R11** (printed) When you drive on, the number of piles depends on the cards put in: 4 piles after one card, 3
  after two, 2 after three, 1 after four. All 5 put in is a full hand (*main pleine*): if you drive on, the next deal
  has 5 piles.
- **R12** (ruling) All cards put in since your turn began, or since your last full hand, count here, specials too.
  With 2 put in, for example, 3 piles show 8, +10 and −5: taking the 8 takes all three, which makes 5. You keep your
  points through a full hand, and there may be several in one turn.
- **R13** (printed) Before each further deal you choose: stop and bank the counter, or drive on. Only a multiple of
  100 can be banked; with 250 you have to drive on.
- **R14** (ruling) It must also be above 0: with 0 or less you have to drive on. After a full hand you have the same
  choice. The counter may be negative during a turn, but a turn that ends without banking adds 0 and never lowers a
  score.
- **R15** (printed) A crash that appears after you drive on ends your turn at once, and the counter is not banked.
- **R16** (ruling) The crash comes before you can put anything in, whatever else you see, and it counts in the five
  piles after a full hand too. In the first deal of a turn it does nothing and is never put in, because the leaflet
  speaks of a crash “lors d’une relance” (when you drive on). Option \`crashOnDeal\` (usually false): a crash ends the
  turn there too.
- **R17** (printed) When a turn ends without banking, the cards in the counter go back into the deck.
- **R18** (ruling) They also do after banking: every turn begins with the whole deck. If fewer cards are left than
  piles are due, all that are left are shown. If none are left, the turn ends; the counter is banked if R13 and R14
  allow it, and otherwise the turn adds 0.

## Points
- **R19** (printed) The points of cards put in from one deal:

| cards | 7 | 8 | 9 | 10 | 11 | 12 | 13 |
|---|---|---|---|---|---|---|---|
| one | – | 100 | – | – | – | 50 | – |
| three (*brelan*) | 100 | 1,000 | 200 | 300 | 400 | 500 | 600 |
| four (*carré*) | 200 | 2,000 | 400 | 600 | 800 | 1,000 | 1,200 |
| five (*quinte*) | 400 | 4,000 | 800 | 1,200 | 1,600 | 2,000 | 2,400 |

- **R20** (printed) Specials: +10 KM adds 100, −10 KM takes away 100, −5 KM takes away 50.
- **R21** (ruling) +5 KM adds **50**. The scan reads “+30”, but the only totals the leaflet mentions beside multiples
  of 100 are multiples of 50, and it pairs +5 KM with −5 KM, which takes away 50. With 30, a counter that holds one to
  four +5 cards could never show a multiple of 100. There are only four in the deck, so a single +5 would make the
  whole turn worthless. Option \`plusFive\`: 50 (usual), or 30 as scanned; then totals such as 130 occur, and R13 holds
  unchanged.

## The end of the game
- **R22** (printed) Banked points are kept on the pad under each player’s name.
- **R23** (ruling) The leaflet names no goal. Option \`target\`: 500–20,000, usually 2,000. That takes about 20 turns
  each; 5,000, usual for the dice game, would take over 50 with this deck. When somebody reaches the goal, the round
  is finished, so that everybody has had the same number of turns. The highest total wins; players who tie for it
  share the win. After 500 rounds the game ends in the same way.
- **R24** (ruling) 1–8 players; alone you practise: how few turns do you need to reach the goal? The first player is
  drawn at random, then play goes clockwise.

## Who sees what
- **R25** (ruling) Everybody sees everything. Only the next deal is unknown to all.
`;export{e as default};