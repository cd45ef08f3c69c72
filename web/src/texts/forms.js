/** The categories of CLDR, in its order. */
const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'];
/** Enough whole numbers to meet every category that people count with. */
const COUNTED = 200;

/** @type {Map<string, string[]>} */
const known = new Map();

/**
 * The forms that a counted word has in a language, in the order in which texts give them: one and other in English; one, few and
 * many in Ukrainian. Found by counting, so that no language has to be named.
 *
 * @param {string} language
 * @returns {string[]}
 */
export function formsOf(language) {
  const found = known.get(language);
  if (found) return found;
  const rules = new Intl.PluralRules(language);
  const used = new Set(Array.from({ length: COUNTED }, (_, count) => rules.select(count)));
  const forms = CATEGORIES.filter((category) => used.has(category));
  known.set(language, forms);
  return forms;
}
