import { formsOf } from './forms.js';

const rules = new Map<string, Intl.PluralRules>();
/** Below it, all our languages write a whole number the same. */
const THOUSAND = 1000;
const numbers = new Map<string, Intl.NumberFormat>();

/** What is filled in: by place, or by name. */
export type Values = readonly (string | number)[] | Readonly<Record<string, string | number>>;

/**
 * Fills `{0}`, `{1}`, … or `{name}` in, numbers as the language writes them, and chooses among the forms of a counted word:
 * `{0} {0|card|cards}`, in Ukrainian `{0} {0|карта|карти|карт}`.
 */
export function fill(text: string, language: string, values: Values): string {
  if (!text.includes('{')) return text;
  return text.replace(/\{(\w+)(?:\|([^}]*))?\}/g, (whole, slot, forms) => {
    const value = (values as Record<string, string | number>)[slot];
    if (value === undefined) return whole;
    if (forms !== undefined) return form(forms.split('|'), language, Number(value));
    return typeof value === 'number' ? number(language, value) : value;
  });
}

function form(forms: string[], language: string, count: number): string {
  const rule = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, rule);
  const at = formsOf(language).indexOf(rule.select(count));
  return forms[at < 0 ? forms.length - 1 : at] ?? forms[forms.length - 1];
}

/** A number as a language writes it, with a true minus sign. */
export function number(language: string, value: number): string {
  if (value >= 0 && value < THOUSAND && Number.isInteger(value)) return String(value);
  const format = numbers.get(language) ?? new Intl.NumberFormat(language);
  numbers.set(language, format);
  return format.format(value).replace('-', '−');
}
