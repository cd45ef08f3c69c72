package tumult.table;

/** Who finds a table and may come to it. */
public enum Visibility {
  /** Listed in the lobby; everybody may watch and sit. */
  PUBLIC,
  /** Not listed; those who show a key may watch, or also sit. */
  LINK,
  /** Nobody new comes in, with or without a key. */
  LOCKED
}
