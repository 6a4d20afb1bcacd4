/** How many statements are kept prepared by each connection: more than are in the code. */
const maxNames = 400;

/** Returns the name of a prepared statement; none: it is not prepared. */
export type NameOf = (text: string) => string | undefined;

/** Behind a pooler, which gives each transaction another connection. */
export const neverPrepared: NameOf = () => undefined;

/**
 * Names statements from their second use on: statements with a list of values of varying length rarely come back. Parsing and
 * planning take the database about as long as executing.
 */
export function createNames(): NameOf {
  const names = new Map<string, string>();
  const once = new Set<string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= maxNames) return known;
    if (once.delete(text)) {
      const name = `age-better-${names.size}`;
      names.set(text, name);
      return name;
    }
    if (once.size >= maxNames) once.clear();
    once.add(text);
    return undefined;
  };
}
