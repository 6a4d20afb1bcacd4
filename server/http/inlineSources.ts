import { createHash } from 'node:crypto';

/** The inline parts that a page's content security policy allows: the hash of each, such as `'sha256-…'`. */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

/** The hash of a script or a style, as a policy names it. */
export const sourceOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** No browser runs data, and a file has an address of its own. */
const isInline = (attributes: string) =>
  !/\ssrc=/.test(attributes) && !/\stype="application\//.test(attributes);

/** The attributes and the text of each element of this kind, whose text is up to its closing tag, whatever is in it. */
function* elementsOf(html: string, kind: 'script' | 'style') {
  let from = 0;
  for (;;) {
    const start = html.indexOf(`<${kind}`, from);
    const open = html.indexOf('>', start);
    const end = html.indexOf(`</${kind}>`, open);
    if (start < 0 || open < 0 || end < 0) return;
    yield { attributes: html.slice(start + kind.length + 1, open), text: html.slice(open + 1, end) };
    from = end;
  }
}

/** The text of each inline script and style of a page. */
export function inlineParts(html: string): { scripts: string[]; styles: string[] } {
  return {
    scripts: [...elementsOf(html, 'script')]
      .filter(({ attributes }) => isInline(attributes))
      .map(({ text }) => text),
    styles: [...elementsOf(html, 'style')].map(({ text }) => text),
  };
}

/** The sources of these parts, each once. */
export const sourcesOf = ({ scripts, styles }: InlineSources): InlineSources => ({
  scripts: [...new Set(scripts.map(sourceOf))],
  styles: [...new Set(styles.map(sourceOf))],
});
