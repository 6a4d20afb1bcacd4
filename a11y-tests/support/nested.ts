/** A phrase of a reader, with those up to its end. */
interface Said {
  phrase: string;
  /** Undefined for what has no end. */
  inside?: Said[];
}

/** What a reader says from top to bottom, as what is inside of what. An end without its beginning is a phrase like any other. */
function insideOf(phrases: readonly string[]): Said[] {
  const said: Said[] = [];
  for (const phrase of phrases) {
    const from = said.findLastIndex((one) => !one.inside && phrase === `end of ${one.phrase}`);
    if (from === -1) said.push({ phrase });
    else said[from]!.inside = said.splice(from + 1);
  }
  return said;
}

function linesOf({ phrase, inside }: Said): string[] {
  if (!inside) return [phrase];
  const lines = inside.flatMap(linesOf);
  if (lines.length === 0) return [`${phrase} >`];
  if (lines.length === 1 && !phrase.includes(' >') && (inside[0]!.inside || !lines[0]!.includes(' >')))
    return [`${phrase} > ${lines[0]}`];
  return [phrase, ...lines.map((line) => `  ${line}`)];
}

/**
 * What a reader says, for people who review it: what is inside of something is indented, or behind `>` where it is one phrase, so that
 * its “end of” need not be written.
 */
export const nested = (phrases: readonly string[]): string[] => insideOf(phrases).flatMap(linesOf);
