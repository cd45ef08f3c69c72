var e=`# Haos

A race for a wooden totem, for 2–10 players. Everybody flips cards in turn. Whenever two top cards show the same
symbol, their players race to grab the totem, and the slower one takes the cards. The first to flip the last card of
their stack wins. *(printed)* rules are in the Ukrainian leaflet; *(ruling)* ones are ours, where it is silent or
damaged. Code and tests cite the numbers.

## Components
- **R1** (printed) 70 round cards and a wooden *totem* in the middle. 60 cards show symbols in four colours, many of
  them look-alikes that differ in small details; 10 are special cards.
- **R2** (ruling) There are 15 symbols, each once in every colour. How many there are of each special is lost. We play
  with 3 Grab, 2 Palm, 3 All flip and 2 Left; the options \`grabs\`, \`palms\`, \`allOpens\` and \`lefts\` take 0–6 each.

## Set-up
- **R3** (printed) Shuffle the cards and deal them equally into face-down stacks; nobody looks at them. Cards left
  over go face up under the totem. The first player is drawn at random, then play goes clockwise. Everybody uses one
  hand only.
- **R4** (ruling) 2–10 players. Two play with both hands (R29–R32), all others with one hand each. Cards under the
  totem never act.

## Play
- **R5** (printed) In turn, each player flips the top card of their stack onto their own face-up pile, turning it away
  from themselves.
- **R6** (ruling) On screens everybody sees it at the same instant. Only the top card of a pile counts.
- **R7** (printed) **Duel.** As soon as the top cards of two players show the same symbol, whatever the colours, those
  two race to grab the totem. The winner gives their face-up pile to the loser. The loser puts it face down under
  their own stack, together with their own face-up pile and the cards under the totem. The loser plays next.
- **R8** (ruling) A pair of equal symbols makes a duel only if at least one of its cards was flipped since the last
  settled event (R15). Pairs that are still there after an event no longer count.
- **R9** (ruling) A duel does not stop the player whose turn it is from flipping, because a refusal would give it
  away; the table keeps a pause before each flip. A duel lasts until it is settled or until one of its cards is
  covered. At a live table with a clock, a bot takes over from a player who does not flip in time.
- **R10** (ruling) If three or more play the same symbol, any of them may grab, as long as at least one of their cards
  is fresh (R8). The loser is the one of the others whose card in play was flipped last; if several were flipped at
  the same time, the first of them clockwise from the winner.
- **R11** (printed) **Mistake.** Whoever grabs wrongly, or makes the totem fall, takes everybody’s face-up cards,
  their own included, and the cards under the totem, and puts them face down under their own stack.
- **R12** (ruling) A mistake is any touch by a player who is not entitled to it, a palm where a grab is due, or a grab
  where a palm is due. The player who made it plays next.
- **R13** (printed) If the totem falls and nobody can say whose fault it was, all face-up cards go under the totem.
- **R14** (ruling) On screens that is a **dead heat**: the referee cannot tell which of two entitled players was
  first. They may be any two different people, even from different duels. The player after the last one who flipped
  plays next. At the same instant an entitled touch goes before a mistaken one.
- **R15** (ruling) *Settled events* are a duel or race won, a mistake, a dead heat and a lapsed race (R19). A touch
  names the last flip its player had seen, and it is judged by the cards as they lay then. So nobody is punished for a
  card they had not seen yet, or rewarded for guessing it. Only the latest two flips can be named. If the flip named
  is older or already settled, or if there has been none, the touch is void and costs nothing. The cards that move are
  those lying there now. So nobody can touch the totem between an event and the next flip; otherwise a mistake that
  costs nothing would win the next turn.
- **R16** (ruling) Cards that go under a stack together are shuffled first, so that nobody can foresee a flip.

## Special cards
- **R17** (printed) **Grab.** Everybody races to grab the totem. The winner puts their own face-up pile under it. The
  turn passes to the next player.
- **R18** (printed) **Palm.** The same, but everybody races to lay a palm on the totem instead of grabbing it.
- **R19** (ruling) The next player is the one after whoever flipped the special, no matter who won. During a race
  nobody flips. If nobody answers, the referee lets the race lapse, at a live table after 5 seconds: no cards move,
  and the turn passes in the same way. A special acts once, when it is flipped. Then it lies on its pile, covers the
  symbol below and matches nothing.
- **R20** (printed) **All flip.** Everybody flips one card at the same time. If no duel and no special comes of it,
  whoever flipped All flip flips the next card.
- **R21** (printed) Otherwise: one duel is played as in R7. Of several duels, the first player in one of them to grab
  wins theirs, and the others are void. Grab or Palm starts its race. One of these two races outranks the other, and
  both outrank a duel. Whoever wins the race and is also in a duel chooses between the result of the duel and that of
  the special.
- **R22** (ruling) The pictures of the ranking are lost; we play Grab before Palm before duel. What was outranked is
  void once the race is settled. Ranking and choice apply whenever a race meets a live duel. If the choice is not made
  in time, at a live table within 5 seconds, the referee lets it lapse and the special counts. Until then touches are
  void and nobody flips.
- **R23** (ruling) Who plays after All flip: after a duel won, its loser; after a race or a dead heat, the player
  after the one who flipped All flip; after a mistake, whoever made it (R12). In every other case, an unclaimed duel
  included (R9), it is the one who flipped All flip, or the next player if that one is out. The cards flipped together
  are one flip of their own, and nobody can touch the totem between All flip and them.
- **R24** (ruling) An All flip among the cards flipped together is void if there is a Grab or Palm too. Otherwise
  everybody flips once more at the same time: once, however many All flips there are, and duels on the table are
  covered. The first one still counts as the All flip of R20 and R23. The repeat may show All flip again; then there
  is another. A Left among the cards is laid beside its owner’s pile, and its owner flips another card as part of the
  same flip, before anything is judged and before winners (R27) are named.
- **R25** (printed) **Left.** From now on everybody plays with the top card of their left neighbour: you are in a duel
  only if that card makes it. Your stake is still your own pile. Whoever flips Left lays it beside their pile and
  flips another card, which counts as the card played. Left holds until the next event at the totem; a second Left
  before then shifts one more seat to the left.
- **R26** (ruling) Your left neighbour is the next player clockwise; *n* Lefts shift *n* seats, round the table. Where
  there is no card, you play with none. Any settled event ends it; flipping does not, not even All flip. A Left
  flipped during a duel leaves the pair standing but changes who is in the duel. A Left belongs to its owner’s face-up
  cards and moves with them; if they stay, it is slid under them.

## End
- **R27** (printed) Whoever flips the last card of their own stack wins.
- **R28** (ruling) They win at once, whatever the card is or would cause. Several in one simultaneous flip share the
  win. After 3,000 flipped cards the flip in progress is completed, but nothing after it: an All flip as the last card
  makes nobody flip. Then the fewest cards, stack and face-up pile together, win; players who tie share the win.

## Two players: four hands
- **R29** (printed) Two special cards are taken out, and the rest is dealt into four stacks. Each hand is a player of
  its own, in this order: player 1’s right, player 2’s right, player 1’s left, player 2’s left. In a duel only the two
  hands in it may grab, and only their cards are taken. A duel between your own two hands is not grabbed for. At Grab
  and Palm you choose which hand to use. The game ends when both people have got rid of at least one stack; the fewest
  cards left win.
- **R30** (ruling) The picture of the two cards taken out is lost. We take out all Lefts, because 68 cards divide by
  four. If the cards do not divide by four, what is left over goes under the totem. For the hands, “clockwise” is the
  order of R29, and any of the four may be drawn to begin.
- **R31** (ruling) Every touch names its hand. In a duel the wrong hand is a mistake, and so is grabbing for your own
  two hands. The cards of a mistake (all face-up piles, R11) go under the stack of the hand that made it. The hand
  that loses a duel takes the two piles of the duel and plays next. The cards under the totem stay there, because the
  leaflet says that only cards of the hands in the duel may be taken; only a mistake takes them (R11). In version 1 of
  the rules the losing hand took them too. In R10 only hands of the other person can lose.
- **R32** (ruling) Instead of R27, a hand that flips its last card is out for good: that card does nothing, the hand’s
  face-up pile goes under the totem, the hand is skipped, and its touch is refused without being a mistake. Whoever
  has both hands out wins at once; if both people get there in one flip, it is a draw. If a touch that names the flip
  before wins a duel against a hand that has gone out since, that hand takes nothing, and the winner’s pile goes under
  the totem. Going out is not a settled event. The cards left are the stacks and face-up piles of the hands still in;
  an equal number is a draw.

## The referee and time
- **R33** (ruling) The rules know no clock. They take attempts in order: flip, grab, palm and choose, and the
  referee’s dead heat and lapse. Who was first is decided outside the rules: by the referee at a live table, and by
  sampled reaction times in simulations.

## Who sees what
- **R34** (ruling) Everybody sees the face-up piles, the sizes of the stacks, the cards under the totem and the active
  Lefts. Nobody ever sees a face-down card: no device is told what it shows before the instant it is flipped.
`;export{e as default};