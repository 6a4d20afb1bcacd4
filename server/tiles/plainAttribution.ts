const longest = 300;

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  copy: '©',
  nbsp: ' ',
  '#39': "'",
  '#169': '©',
};

/**
 * Who made a tile file, from what it says about itself. Tools write it as HTML with links.
 * @returns plain text on one line, at most 300 characters; null where the file says nothing.
 */
export function plainAttribution(metadata: unknown): string | null {
  const { attribution } = (metadata ?? {}) as { attribution?: unknown };
  if (typeof attribution !== 'string') return null;
  const text = attribution
    .slice(0, 10 * longest)
    .replace(/<[^<>]*>/g, '')
    .replace(/&(#?\w+);/g, (whole, name: string) => entities[name.toLowerCase()] ?? whole)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, longest);
  return text === '' ? null : text;
}
