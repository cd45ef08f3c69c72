declare module 'virtual:texts' {
  /** What each language calls itself, by its code. */
  export const languages: Record<string, string>;
  /** How to load the texts of a room in a language, by `uk/kaos`. */
  const loaders: Record<string, () => Promise<{ default: Record<string, string> }>>;
  export default loaders;
}
