import type { FileTable } from '@/shared/domain/admin/exportFile';

/** The delay before the window closes after printing, in milliseconds. */
const closesAfter = 100;

const css = `
  body { font: 12pt/1.4 Verdana, Arial, sans-serif; color: #000; background: #fff; margin: 1.5cm; }
  h1 { font-size: 18pt; }
  table { border-collapse: collapse; width: 100%; }
  th, td { border-bottom: 1px solid #555; padding: 3pt 6pt; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
  thead { display: table-header-group; }
  tr { break-inside: avoid; }
`;

/** Writes the table into an empty document. Browsers save it under its title. */
function fill(view: Window & typeof globalThis, { title, name, columns, records }: FileTable): void {
  const { document } = view;
  document.title = name;
  document.documentElement.lang = 'en-AU';
  // A constructed sheet: the policy of the page, which applies here too, refuses an inline one.
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
  const add = (parent: Element, kind: string, text = '') => {
    const element = document.createElement(kind);
    element.textContent = text;
    parent.append(element);
    return element;
  };
  document.body.replaceChildren();
  add(document.body, 'h1', title);
  const table = add(document.body, 'table');
  const head = add(add(table, 'thead'), 'tr');
  for (const { label } of columns) add(head, 'th', label).setAttribute('scope', 'col');
  const body = add(table, 'tbody');
  for (const record of records) {
    const row = add(body, 'tr');
    for (const { field } of columns) add(row, 'td', String(record[field] ?? ''));
  }
}

/** Prints from a hidden frame, if pop-ups are blocked. */
function printFromFrame(table: FileTable): void {
  const frame = document.createElement('iframe');
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  // Not `hidden`: not every browser prints what is not drawn.
  frame.className = 'visually-hidden';
  document.body.append(frame);
  const view = frame.contentWindow as Window & typeof globalThis;
  fill(view, table);
  // Some browsers name the file after the page around the frame.
  const title = document.title;
  document.title = table.name;
  view.addEventListener('afterprint', () => {
    document.title = title;
    setTimeout(() => frame.remove(), closesAfter);
  });
  view.print();
}

/** Prints a table in a window of its own that closes 100 ms after the printing is done. */
export function printTable(table: FileTable): void {
  const view = window.open('', '_blank', 'popup,width=900,height=700') as (Window & typeof globalThis) | null;
  if (!view) return printFromFrame(table);
  fill(view, table);
  view.addEventListener('afterprint', () => setTimeout(() => view.close(), closesAfter));
  view.focus();
  view.print();
}
