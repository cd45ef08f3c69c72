var e=`# Kaos

Build a hand of number cards worth 30–36 together, hold it until your next turn, then call to win the pot. Meanwhile
chaos cards upset hands and chips, and raises fill the pot. For 2–6 players; number cards and saved chaos cards are
hidden. *(printed)* rules are in the Danish leaflet; *(ruling)* ones are ours, where it is silent or unclear. Code and
tests cite the numbers.

## Components
- **R1** (printed) Number cards, chaos cards, a die with blank, Do, Dare and Decide sides, and 30 chips for each
  player.
- **R2** (printed) 28 chaos cards: 8 Chance and 4 each of Reset, Steal, Perfect draw, Destroy and Switch. The titles
  of Reset and Steal are lost in the scan; these names are ours.
- **R3** (ruling) The leaflet gives neither the values of the cards nor the number of each side of the die. Number
  cards go from 1 to 12 (option \`highest\`: 6–15), five of each (\`copies\`: 3–10). The die has six sides, three of them
  blank (\`blanks\`: 0–3). Do, Dare and Decide share the other sides as evenly as possible, in that order.

## Aim
- **R4** (printed) Hold number cards worth 30–36 together; 36 is best. With more than 36 you play on, and chaos cards
  may bring you down again. The winner of a round takes the pot. Whoever has won all the chips has won the game.

## How a round begins
- **R5** (printed) Everybody draws a number card, and the highest takes the first turn. If the highest is a tie, those
  players draw again until one is found. Then everybody puts 1 chip into the pot.
- **R6** (ruling) Every round begins like this. The cards drawn are shown to all and stay in hand (Reset, too, starts
  a hand again with one card). Only players who tie for the highest draw again; those further cards are shown and go
  under the pile at once, in seat order. If such draws have used up the whole pile, it is shuffled, so that ties
  cannot repeat for ever.
- **R7** (printed) Without chips you cannot take part in the next round. Those who wish to play another round play
  again.
- **R8** (ruling) Everybody who has chips takes part. For a new round all cards are collected and shuffled; saved
  chaos cards are not kept. Below, “in the round” means everybody who began it, even with no chips left.
- **R9** (printed) Play goes clockwise. A turn has three actions: draw, roll the die, raise or pass.

## Before action 1: “I want to see cards”
- **R10** (printed) At the start of your turn, before action 1, you may call if you hold 30–36 and have held it for a
  whole round or more. That ends the round.
- **R11** (ruling) “A whole round” means that you held 30–36 at the end of your last turn of this round and after
  every card used since. Your sum may change as long as it stays within 30–36. So nobody can rightly call in their
  first turn.
- **R12** (printed) If you call without that, you pay each opponent 1 chip.
- **R13** (ruling) The opponents are the others in the round; you pay them clockwise from your left, as far as your
  chips go. No cards are shown, and your turn goes on with action 1. You may call once per turn at most. The call is
  offered at the start of every turn, right or wrong, and you are warned if it is wrong. With the option \`forgiving\`
  (usually false) it is offered only when it is right.

## Action 1: a number card
- **R14** (printed) Draw a number card. With more than 36 you may skip it.
- **R15** (ruling) With exactly 36 you may skip it too: the leaflet says that whoever skips is suspected of being over
  36 or of having hit it. Below 36 you have to draw. Everybody sees whether you drew. From an empty pile nothing is
  drawn.

## Action 2: the die
- **R16** (printed) **Blank**: nothing happens. You may use saved chaos cards now.
- **R17** (printed) **Do**: draw a chaos card and use it at once. You must use all your saved ones too, in any order
  you like.
- **R18** (printed) **Dare**: either draw a chaos card and use it together with all your saved ones, in any order you
  like; or draw none and put one extra chip into the pot.
- **R19** (printed) **Decide**: draw a chaos card without showing it. Use it now, or keep it in front of you. You may
  use saved ones now.
- **R20** (ruling) The new card may come anywhere in the order. Cards are used openly, one at a time, and each is
  settled before you choose the next. Where you *may* use cards, you may use any number or none. After declining a
  Dare you may not use saved cards. Without a chip you have to take the Dare. If the chaos pile is empty, nothing is
  drawn, and the rest of what the die says still holds.
- **R21** (ruling) A used chaos card goes under the chaos pile once it is settled.

## Action 3: raise or pass
- **R22** (printed) Raise by 1, 2 or 3 chips: you and every opponent pay that many. Whoever has too few puts in what
  they have left and stays in the round. Or pass. Then the turn passes clockwise.
- **R23** (ruling) You cannot raise by more chips than you have. This action follows every side of the die: the
  leaflet says after a blank and after a kept Decide that “the turn passes”, but in its example the player decides on
  raising after both.

## Chaos cards
- **R24** (printed) **Chance**: put one of your number cards under the pile and draw a new one, or just put one under.
- **R25** (printed) **Reset**: choose a player. All their number cards go under the pile, then they take one new card.
- **R26** (printed) **Steal**: draw a number card from another player and put it under the pile.
- **R27** (printed) **Perfect draw**: choose a card from the number pile and take it.
- **R28** (printed) **Destroy**: a neighbour shuffles your number cards, and you draw one of them, which goes under
  the pile.
- **R29** (printed) **Switch**: swap all your chips with your left neighbour.
- **R30** (ruling) A used card is carried out as far as it can be, whether you like it or not; one that can do nothing
  is simply used up. It can only be aimed at players in the round: Reset at anybody, yourself included; Steal at
  another player who holds a card; Switch goes to the next player in the round to the left. Steal and Destroy are
  drawn blindly. Chance first puts a card under, so from an empty pile you draw the same card back; with an empty hand
  it is simply used up. A hand that is Reset goes under with its lowest card first.
- **R31** (ruling) Cards go under face down: only their owner knows which they are, and with Steal also the player who
  drew. Perfect draw shows only its player what the pile holds; the pile is shuffled afterwards.

## The end of a round
- **R32** (printed) After a right call the highest hand within 30–36 takes the pot. If the highest hands tie, each of
  those players draws a number card, and whoever is then closest to 36 wins.
- **R33** (ruling) The caller has no advantage, and the others need not have held 30–36 for a round. All hands are
  shown. Tied players draw clockwise from the caller; over and under 36 count alike, and those who still tie draw
  again on top. If there are fewer cards than tied players, they share the pot evenly, and odd chips go one each,
  clockwise from the caller’s left.
- **R34** (ruling) After 1,000 turns a round ends: everybody in it shares the pot evenly, and odd chips go one each,
  clockwise from the round’s first player.

## The end of the game
- **R35** (printed) The game lasts until one player has all the chips.
- **R36** (ruling) 2–6 players. Option \`maxRounds\`: 0–1,000, usually 0 for no limit; 1,000 rounds end the game in any
  case. Then the most chips win, and players who tie share the win.

## Who sees what
- **R37** (ruling) You see your own number cards and saved chaos cards; how many of both everybody has; the sizes of
  the piles, the chips, the pot, the die and the used chaos cards; and the cards shown by R6 and R33. You never see
  the number cards or saved chaos cards of others, nor what is in either pile, except by R31.

## What a seat remembers
What a seat is shown includes what an attentive player would remember. Of another hand you know the cards you saw go
into it: those shown by R6 and R33, and any card from the pile that you knew before it was drawn. As soon as a card
that you do not see leaves that hand, you no longer know any of it. Of the cards under a pile you know those that R6
and R31 let you know, and their order. Everybody knows the used chaos cards.
`;export{e as default};