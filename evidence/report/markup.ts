const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for HTML. */
export const safe = (text: string | number): string =>
  String(text).replaceAll(/[&<>"]/g, (sign) => entities[sign]!);

/** A list of items that are HTML already. */
export const list = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/** A table that scrolls by itself where it is wider than the window. */
export interface WideTable {
  /** The name of the region that scrolls: words, or the id of a heading that says them. */
  name: string | { id: string };
  caption: string;
  /** The heads of the columns: text, or HTML of the whole cell. */
  heads: readonly (string | { cell: string })[];
  /** The rows, as HTML. */
  rows: readonly string[];
  /** The id of the body, for scripts. */
  bodyId?: string;
}

/** That table: the region takes the focus, so that keys can scroll it. */
export function wideTable({ name, caption, heads, rows, bodyId }: WideTable): string {
  const label = typeof name === 'string' ? `aria-label="${safe(name)}"` : `aria-labelledby="${name.id}"`;
  const cells = heads.map((head) =>
    typeof head === 'string' ? `<th scope="col">${safe(head)}</th>` : head.cell,
  );
  return `<div class="wide" tabindex="0" role="region" ${label}><table><caption>${safe(caption)}</caption>
<thead><tr>${cells.join('')}</tr></thead>
<tbody${bodyId === undefined ? '' : ` id="${bodyId}"`}>${rows.join('\n')}</tbody></table></div>`;
}
