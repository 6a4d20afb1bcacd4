/** Small words inside a name: "Isle of Capri". */
const small = new Set(['of', 'on', 'the', 'and', 'upon', 'in', 'at', 'via']);
/** Abbreviations that stay in capital letters. */
const abbreviation = /^(?:NSW|VIC|QLD|SA|WA|TAS|NT|ACT|CBD|[A-Z]C|RAAF|BC)$/;

/**
 * A name of a place that stands in capital letters, as registers have them, as people write it: "ST KILDA EAST" is "St Kilda
 * East", "O'CONNOR" is "O'Connor". A name with a small letter stays as it is.
 */
export function notShouted(name: string): string {
  if (/\p{Ll}/u.test(name)) return name;
  return name.replaceAll(/[\p{L}'’]+/gu, (word, at: number) => {
    if (at > 0 && abbreviation.test(word)) return word;
    const low = word.toLowerCase();
    if (at > 0 && small.has(low)) return low;
    return low.replace(/^(mc|[do]['’])?(\p{L})/u, (_, start: string | undefined, letter: string) =>
      [start && start[0]!.toUpperCase() + start.slice(1), letter.toUpperCase()].join(''),
    );
  });
}
