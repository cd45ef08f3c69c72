/** What to press in each scene of each lesson, one control after the other, whatever the language. */
const CARD = '.hand .lit';
const GAS = '.pedal.gas';
const space = (name) => `[data-space=${name}]`;

export const LESSONS = {
  'mau-mau': [[CARD], ['.pile .card'], [CARD], [CARD, '.quarter.red'], ['.quarter.yellow'], ['.mau'], [CARD]],
  'sequence-dice': [[space('e5')], [space('a6')], [space('b4')], [space('c2')], [space('d5')]],
  kaos: [
    ['.actions .draw'],
    ['.actions .raise'],
    ['.actions .decline'],
    ['.saved .card', '.values .card', '.row .button'],
    ['.saved .card', '.seats .seat:nth-child(2)'],
    ['.saved .card', '.row .loud'],
    ['.take .choice:nth-child(9) .card'],
    ['.actions .call'],
  ],
  haos: [['.stack'], ['.zone.grab'], ['.stack'], ['.zone.grab'], ['.zone.palm'], ['.zone.grab'], ['.plaque .button']],
  frappadingue: [['.pile .lit', GAS], [GAS], ['.pedal.brake'], [GAS], [GAS], [GAS]],
};
