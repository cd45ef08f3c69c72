var e=`# Mau Mau

Get rid of your cards before the others do: play one card at a time that matches the colour or the number of the card
before. Special cards make life harder for the next player. For 2–8 players. *(printed)* rules are in the Danish
leaflet; *(ruling)* ones are ours, where it is silent or unclear. Code and tests cite the numbers.

## Cards
- **R1** (printed) 110 cards in green, blue, red and yellow: 72 number cards (1–9, two of each in every colour); 32
  coloured specials (two each of *change direction*, *draw 2*, *draw 4* and *STOP* in every colour); and 6 *colour
  changers*, which have no colour. Coloured specials and colour changers together are the 38 special cards.

## Setting up
- **R2** (printed) The players agree on a number of rounds, for example 3 or 5, and keep a list of the points.
- **R3** (printed) The dealer shuffles and deals 5 cards to everybody. The other cards are the pile, face down. Its
  top card is turned over and starts the discard pile. In the next round the person to the left deals.
- **R4** (ruling) 2–8 players. Option \`rounds\`: 1–20, usually 3. The first dealer is drawn at random. In every round
  the player to the dealer’s left begins, and play starts clockwise.
- **R5** (ruling) The card turned over stays, whatever it is, as the leaflet makes no exception, and it acts as if the
  dealer had played it. *Change direction*: the player to the dealer’s right begins, and play goes counterclockwise.
  *Draw 2*: the first player (R4) owes 2 cards and may answer (R13). *Draw 4*: the first player draws 4, and the
  second plays. *STOP*: the second player plays. *Colour changer*: the first player names the colour and then takes
  the turn. Option \`starter\`: \`dealer\` (usual), or \`number\`, where only a number card may start. Anything else then
  goes back into the pile, which is shuffled, and another card is turned over.

## A turn
- **R6** (printed) You must play one card that matches the top card of the discard pile: the same colour, the same
  number, or the same special in another colour.
- **R7** (printed) You can play a colour changer on any card, unless another special forbids you to play (R13, R15,
  R17). You name the colour that counts from then on.
- **R8** (ruling) You name the colour as you play the card. Until another card is played, only that colour or another
  colour changer matches. You may name the colour that counts already.
- **R9** (printed) If you cannot play, you draw one card, and your turn is over even if the card you drew would match.
- **R10** (ruling) While you hold a *coloured* card that matches, you have to play, either such a card or a colour
  changer; drawing is not allowed. A colour changer alone does not force you to play, as it matches nothing and the
  leaflet says that you “can” use it: if colour changers are all you could play, you may play one or draw. Option
  \`mustPlay\`: usually true; if false, you may always draw one card instead of playing.

## Special cards
- **R11** (printed) A special acts on the next player in the direction of play. *Change direction* reverses the
  direction until the next such card.
- **R12** (ruling) With two players *change direction* changes nothing: the other player is next. *STOP* and *draw 4*
  give another turn to the player who played them.
- **R13** (printed) *Draw 2*: the next player draws 2 and may not play, unless they play a *draw 2* themselves. Then
  the player after that has to draw 4 or do the same, the next one 6, and so on.
- **R14** (ruling) The answer may be of any colour and is voluntary, even with \`mustPlay\`. Nothing else answers,
  neither a *draw 4* nor a colour changer. A player who does not answer draws the whole sum, and the turn passes. That
  settles the sum: a *draw 2* played later, even on that same card, starts at 2 again.
- **R15** (printed) *Draw 4*: the next player draws 4, and the turn passes to the player after that. It cannot be
  answered, not even with a *draw 4*.
- **R16** (ruling) A special acts once. After that it is matched like any other card: by its colour or by the same
  special.
- **R17** (printed) *STOP*: the next player is skipped.

## When the pile runs out
- **R18** (printed) The discard pile, without its top card, is turned over, shuffled and becomes the pile.
- **R19** (ruling) This happens when a card is to be drawn and the pile is empty, even in the middle of a draw. A
  named colour still counts. If there are not enough cards even then, you draw what there is; if there is nothing at
  all, you draw no card and the turn passes.

## Saying “mau”
- **R20** (printed) When you have exactly one card left, you must say “mau”. Forgetting it costs one penalty card.
- **R21** (ruling) When you have played a card and hold only one more, you decide at once: *mau* or *silent*. This
  comes before the card you played acts and before anybody else plays. If you stay silent, you draw one card, or none
  if there is none. The direction and the sum owed change after that decision; a named colour counts at once. At a
  live table “mau” is a button with a countdown (option \`mauSeconds\`: 1–30, usually 4), and running out of time means
  silence. Bots can forget, depending on their level.

## The end
- **R22** (printed) Whoever plays their last card (“mau mau”) wins the round and scores 0. The round is over.
- **R23** (ruling) It is over at once: a special played last has no effect, so nobody draws and no colour is named,
  and “mau mau” needs no decision.
- **R24** (printed) The others add up the cards they hold: number cards count their number, and every special counts
  10, colour changers too.
- **R25** (printed) After the agreed rounds the lowest total wins.
- **R26** (ruling) Equal lowest totals share the win. A round that has taken 1,000 turns is scored as it stands, and
  nobody gets the 0 of R22. Here a turn is each card played and each draw by the player whose turn it is. After the
  last one, a decision on “mau” and a *draw 4* are still carried out; a sum owed for *draw 2* is not.

## Who sees what
- **R27** (ruling) You see your own hand, how many cards each hand and the pile hold, the discard pile in order since
  it was last turned over, the named colour, the direction, the sum owed, the dealer and the scores. When a round
  ends, all hands are shown so that they can be counted. Otherwise you never see the other hands, the pile, or which
  card somebody else drew.
`;export{e as default};