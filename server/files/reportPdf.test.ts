import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { makeReportPdf } from './reportPdf';

const columns = [
  { field: 'id', label: 'ID' },
  { field: 'email', label: 'Email' },
  { field: 'note', label: 'Note' },
];
const rows = Array.from({ length: 120 }, (_, at) => ({
  id: at + 1,
  email: `person${at + 1}@example.org`,
  note: at === 5 ? 'A long note. '.repeat(60) : null,
}));

/** A node of the structure as pdf.js, which is not what wrote it, reads it. */
interface Node {
  role?: string;
  children?: Node[];
  type?: string;
  id?: string;
}

const open = async (bytes: Uint8Array) => getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;

/** The kinds of all elements with words on this page. */
function rolesIn(node: Node, found: string[] = []): string[] {
  if (node.role && node.children?.some(({ type }) => type === 'content')) found.push(node.role);
  for (const child of node.children ?? []) rolesIn(child, found);
  return found;
}

test('the report is tagged with its title and language, and has a table with headers and every row', async () => {
  const bytes = await makeReportPdf({ title: 'User Management Report', columns, rows, date: 0 });
  const pdf = await open(bytes);
  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({ Title: 'User Management Report', Language: 'en-AU' });
  expect((await pdf.getMarkInfo())?.Marked).toBe(true);
  expect(pdf.numPages).toBeGreaterThan(3);

  const roles: string[] = [];
  let text = '';
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    roles.push(...rolesIn(await page.getStructTree()));
    const { items } = await page.getTextContent();
    text += items.map((item) => ('str' in item ? item.str : '')).join(' ');
  }
  const count = (role: string) => roles.filter((one) => one === role).length;
  expect(count('H1')).toBe(1);
  // The heading of each column, and the email of each row.
  expect(count('TH')).toBe(3 + rows.length);
  expect(count('TD')).toBe(2 * rows.length);
  for (const { email } of rows) expect(text).toContain(email);
  // For those who see it, the headings stand on every page.
  expect(text.match(/Email/g)).toHaveLength(pdf.numPages);
  const source = Buffer.from(bytes).toString('latin1');
  expect(source.match(/\/Scope \/Column/g)).toHaveLength(3);
  expect(source.match(/\/Scope \/Row/g)).toHaveLength(rows.length);
  expect(source).toContain('/FontFile');
});

test('a text that is longer than a page does not break the report, nor does a table without rows', async () => {
  const long = [{ id: 1, email: 'a', note: 'word '.repeat(6000) }, ...rows.slice(0, 2)];
  expect(
    (await open(await makeReportPdf({ title: 'Long', columns, rows: long, date: 0 }))).numPages,
  ).toBeLessThan(5);
  expect((await open(await makeReportPdf({ title: 'None', columns, rows: [], date: 0 }))).numPages).toBe(1);
});
