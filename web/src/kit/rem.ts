/** How many pixels a rem is: as large as the player's letters. */
export const rem = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
