import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leaflet } from '@/shared/domain/content/leaflet';
import { helpNumbers } from '@/shared/seeds/helpNumbers';
import { makeLeafletPdf } from './leafletPdf';

let bytes: Uint8Array;
/** The file as text: its objects are readable, only the drawing itself is packed. */
let source: string;
let folder: string;

beforeAll(async () => {
  bytes = await makeLeafletPdf(helpNumbers);
  source = Buffer.from(bytes).toString('latin1');
  folder = mkdtempSync(join(tmpdir(), 'age-better-pdf-'));
  writeFileSync(join(folder, 'leaflet.pdf'), bytes);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const count = (pattern: RegExp) => source.match(pattern)?.length ?? 0;

const objects = () =>
  new Map([...source.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj$/gm)].map(([, id, body]) => [id!, body!]));

/** The object that a name first points at. */
function objectNamed(name: string): string {
  const id = new RegExp(`/${name} (\\d+) 0 R`).exec(source)![1]!;
  return objects().get(id)!;
}

/** One element of the tree that screen readers follow. */
interface Element {
  kind: string;
  children: Element[];
  marks: number[];
}

function readElement(id: string): Element {
  const body = objects().get(id)!;
  const inside = /\/K \[([\s\S]*)\]/.exec(body)?.[1]?.replaceAll(/<<[\s\S]*?>>/g, '') ?? '';
  const children = [...inside.matchAll(/(\d+) 0 R/g)].map(([, child]) => readElement(child!));
  const marks =
    inside
      .replaceAll(/\d+ 0 R/g, '')
      .match(/\d+/g)
      ?.map(Number) ?? [];
  return { kind: /\/S \/(\w+)/.exec(body)![1]!, children, marks };
}

const shapeOf = ({ kind, children }: Element): string =>
  children.length === 0 ? kind : `${kind}(${children.map(shapeOf).join(' ')})`;
const marksOf = ({ children, marks }: Element): number[] => [...marks, ...children.flatMap(marksOf)];

const items = (kind: 'list' | 'numbers') =>
  leaflet.sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => {
      if (block.kind === 'list') return kind === 'list' ? block.items : [];
      return block.kind === 'numbers' && kind === 'numbers' ? block.ids : [];
    });

test('the leaflet is marked as tagged, with its language and its title', () => {
  expect(source.startsWith('%PDF-1.7')).toBe(true);
  expect(objectNamed('MarkInfo')).toContain('/Marked true');
  expect(source).toContain('/Lang (en-AU)');
  expect(objectNamed('Title')).toBe('(Act Now, Age Better)');
  expect(source).toMatch(/\/DisplayDocTitle true/);
  expect(source).toContain('/StructTreeRoot');
  expect(count(/\/Tabs \/S\b/g)).toBe(2);
});

test('the leaflet has two A4 pages', () => {
  expect(count(/\/Type \/Page\b/g)).toBe(2);
  expect(count(/\/MediaBox \[0 0 595\.28 841\.89\]/g)).toBe(2);
});

test('the leaflet reads from top to bottom, with headings, paragraphs and lists tagged as such', () => {
  const root = /\/K \[(\d+) 0 R\]/.exec(objectNamed('StructTreeRoot'))![1]!;
  const blocks = { paragraph: ['P'], list: ['L'], numbers: ['L'], lines: ['P', 'P', 'P'] };
  const sections = leaflet.sections.flatMap((section) => [
    'H2',
    ...section.blocks.flatMap(({ kind }) => blocks[kind]),
  ]);
  const document = readElement(root);
  expect(document.kind).toBe('Document');
  expect(document.children.map(({ kind }) => kind)).toEqual(['H1', 'P', ...sections, 'P']);

  const listItems = document.children.filter(({ kind }) => kind === 'L').flatMap(({ children }) => children);
  const shapes = listItems.map(shapeOf);
  expect(shapes.slice(0, items('list').length)).toEqual(items('list').map(() => 'LI(Lbl LBody)'));
  expect(shapes.slice(items('list').length)).toEqual(items('numbers').map(() => 'LI(LBody(P P(Link) P))'));

  // Marks are numbered as they are drawn, from 0 on each page: read in the tree's order they must rise.
  const marks = marksOf(document);
  const falls = marks.filter((mark, index) => index > 0 && mark < marks[index - 1]!);
  expect(falls).toEqual([0]);
});

test('every phone number in the leaflet is a link with an accessible name', () => {
  for (const number of ['000', '1800200422', '1800633422', '131114']) {
    expect(source).toContain(`/URI (tel:${number})`);
  }
  expect(count(/\/Subtype \/Link\b/g)).toBe(4);
  expect(count(/\/Alt \(1800 200 422\)/g)).toBe(1);
});

test('the leaflet embeds all fonts, with their mapping to Unicode', () => {
  expect(count(/\/FontFile[23] /g)).toBe(3);
  expect(count(/\/Type \/Font\b[^>]*?\/ToUnicode|\/ToUnicode/g)).toBe(3);
});

test('the leaflet has the same bytes for the same text', async () => {
  expect(Buffer.from(await makeLeafletPdf(helpNumbers)).equals(Buffer.from(bytes))).toBe(true);
});

test('a phone number that is on no list fails the build of the leaflet', async () => {
  await expect(makeLeafletPdf(helpNumbers.filter(({ id }) => id !== 'lifeline'))).rejects.toThrow(
    'The leaflet names help numbers that do not exist: lifeline',
  );
});

const hasPoppler = spawnSync('pdfinfo', ['-v']).error === undefined;

test('the leaflet is read in order by another program', ({ skip }) => {
  skip(!hasPoppler, 'pdfinfo of poppler-utils is not installed');
  const path = join(folder, 'leaflet.pdf');
  const read = (program: string, ...options: string[]) =>
    execFileSync(
      program,
      [...options, path, '-'].slice(0, options.length + (program === 'pdfinfo' ? 1 : 2)),
      { encoding: 'utf8' },
    );
  expect(read('pdfinfo')).toMatch(/Tagged: +yes[\s\S]*Pages: +2/);
  const structure = read('pdfinfo', '-struct-text');
  const places = [leaflet.title, ...leaflet.sections.map(({ heading }) => heading)].map((text) =>
    structure.indexOf(text),
  );
  expect(places.every((place) => place >= 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(read('pdftotext')).toContain('1800 200 422');
});
