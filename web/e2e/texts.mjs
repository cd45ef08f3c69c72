import { readPage, readShared } from '../tools/properties.mjs';

/** The texts of the page in a language, as far as they have no blanks: tests press what people read, whatever it is called. */
export function texts(language = 'en') {
  const all = { ...readShared('table', language), ...readPage('page', language) };
  return (key) => {
    if (!(key in all)) throw new Error(`no text ${key} in ${language}`);
    return all[key];
  };
}

/** A text with blanks, as a pattern that fits whatever is filled in. */
export const pattern = (text) => new RegExp(text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]*\}/g, '.*'));
