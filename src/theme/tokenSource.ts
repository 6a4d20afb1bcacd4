/** The style sheets of the theme, as text. */
export interface ThemeSheets {
  palette: string;
  tokens: string;
  highContrast: string;
  largeText: string;
}

/** One `--name` of the theme, with the style sheet's comments about it. */
export interface Declared {
  name: string;
  /** The heading above it, such as `Words`. */
  group: string;
  /** Its purpose; empty where the style sheet does not say. */
  purpose: string;
  value: string;
}

/** A heading of the style sheet: its first words name a group, and all of it describes the group. */
export interface Heading {
  name: string;
  text: string;
}

const oneLine = (text: string) => text.trim().replace(/\s+/g, ' ');

/** Returns the name of the group under a heading: the text before its first stop, comma or colon. */
const nameOf = (heading: string) => heading.split(/[.,:]/)[0]?.trim() ?? heading;

/**
 * Reads a style sheet's `:root`: every declaration in its order, each with the comment behind it, under the comment that stands
 * alone above it.
 */
export function readSheet(css: string): { declared: Declared[]; headings: Heading[] } {
  const start = css.indexOf(':root {');
  const block = css.slice(start + ':root {'.length, css.indexOf('}', start));
  const declared: Declared[] = [];
  const headings: Heading[] = [];
  let last: Declared | undefined;
  for (const [piece, space, comment, name, value] of block.matchAll(
    /(\s*)(?:\/\*([^]*?)\*\/|--([\w-]+):([^;]+);)|[^;]+;/g,
  )) {
    if (name && value) {
      last = { name, group: headings.at(-1)?.name ?? '', purpose: '', value: oneLine(value) };
      declared.push(last);
    } else if (comment && space?.includes('\n')) {
      const text = oneLine(comment);
      headings.push({ name: nameOf(text), text });
    } else if (comment && last && !last.purpose) {
      last.purpose = oneLine(comment);
    } else if (comment) {
      throw new Error(`Two comments behind one declaration: ${piece.trim()}`);
    }
  }
  return { declared, headings };
}
