import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import type { Community } from './community';
import { open } from './page';
import { expect, test as base } from './test';

const root = join(import.meta.dirname, '..', '..');

/** A suburb as a line of a table. */
type SuburbLine = readonly [name: string, state: string, postcode: string, lat: number, lng: number];

/** Imports suburbs as an operator does while the server runs: `npm run import-suburbs -- FILE --import`. */
async function importSuburbs({ dataFolder }: Community, suburbs: readonly SuburbLine[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'age-better-suburbs-'));
  const file = join(folder, 'suburbs.csv');
  writeFileSync(file, ['name,state,postcode,lat,lng', ...suburbs].join('\n'));
  try {
    const words = ['dist/server/importSuburbs.js', file, '--import'];
    const env = { ...process.env, DATA_DIR: dataFolder };
    await promisify(execFile)(process.execPath, words, { cwd: root, env });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes a list of suburbs that nobody can read into the database of a running server. */
export async function damageSuburbs({ dataFolder }: Community): Promise<void> {
  const code = `
    import Libsql from 'libsql';
    const database = new Libsql(${JSON.stringify(join(dataFolder, 'age-better.db'))}, { timeout: 5000 });
    database.prepare('INSERT INTO lists (name, version, body) VALUES (?, ?, ?)').run('suburbs', 'damaged', '{"suburbs":[');
    database.close();`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code], { cwd: root });
}

const manyNames = ['Ba', 'Bri', 'Cam', 'Car', 'Dar', 'El', 'Ful', 'Glen', 'Ham', 'Kin', 'Lin', 'Mar'];
const manyMiddles = ['ba', 'cle', 'do', 'fer', 'go', 'han', 'li', 'mo', 'ne', 'ro', 'sa', 'ter', 'wi'];
const manyEnds = ['bridge', 'burn', 'dale', 'field', 'ford', 'ham', 'hurst', 'ley', 'ton', 'vale', 'ville'];
const states = ['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'NT', 'ACT'];

/** So many made-up suburbs, each at another point of Australia. */
function manySuburbs(count: number): SuburbLine[] {
  return Array.from({ length: count }, (_, at): SuburbLine => {
    const half = (size: number, one: number) => Math.floor(at / size) % one;
    const name = [
      manyNames[at % manyNames.length],
      manyMiddles[half(manyNames.length, manyMiddles.length)],
      manyEnds[half(manyNames.length * manyMiddles.length, manyEnds.length)],
    ].join('');
    const postcode = String(2000 + (at % 6000));
    const state = states[half(1716, states.length)]!;
    return [name, state, postcode, -20 - (at % 1500) / 100, 120 + half(1500, 3000) / 100];
  });
}

/** The list of most tests: a postcode in two states, a name in three, and one without any place. */
const fewSuburbs: readonly SuburbLine[] = [
  ['Queanbeyan', 'NSW', '2620', -35.353, 149.234],
  ['Carwoola', 'NSW', '2620', -35.4, 149.33],
  ['Hume', 'ACT', '2620', -35.39, 149.17],
  ['Richmond', 'VIC', '3121', -37.82, 145],
  ['Richmond', 'QLD', '4822', -20.73, 143.14],
  ['Richmond', 'NSW', '2753', -33.6, 150.75],
  ['Woolgoolga', 'NSW', '2456', -30.11, 153.2],
];

export const main = (page: Page) => page.getByRole('main');
export const box = (page: Page) => main(page).getByRole('searchbox', { name: 'Suburb, town or service' });
export const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
export const places = (page: Page) => main(page).getByRole('region', { name: /place/ }).getByRole('listitem');
export const heading = (page: Page, from: string) =>
  main(page).getByRole('heading', { level: 2, name: `30 places, nearest to ${from} first`, exact: true });

/** Fifty thousand, with those of the other tests. */
const manyToo = () => [...manySuburbs(50_000 - fewSuburbs.length), ...fewSuburbs];

/** A test on a server with a list of suburbs, as an operator has imported it. */
export const test = base.extend<{ suburbs: 'few' | 'many' | 'none'; imported: Community }>({
  suburbs: ['few', { option: true }],
  imported: [
    async ({ community, suburbs }, provide) => {
      if (suburbs !== 'none') await importSuburbs(community!, suburbs === 'few' ? fewSuburbs : manyToo());
      await provide(community!);
    },
    { auto: true },
  ],
});

/** How long a search of the product waits for its suburbs, in milliseconds. */
export const maxWait = 1500;

/** Runs in a page: its searches wait for their suburbs as long as a slow machine takes. Tests of the limit stop the clock. */
function waitForAnswers(limit: number) {
  const start = window.setTimeout.bind(window);
  window.setTimeout = ((work: TimerHandler, wait = 0, ...rest: unknown[]) =>
    wait === limit ? 0 : start(work, wait, ...rest)) as typeof window.setTimeout;
}

/** Opens the page and goes to the box as soon as it is there: what suggests and finds suburbs may come later. */
export async function openEarly(page: Page, { limit = false } = {}): Promise<void> {
  if (!limit) await page.addInitScript(waitForAnswers, maxWait);
  await open(page, '/services');
  await box(page).focus();
}

/** Waits until what suggests and finds suburbs is there. */
export const canSuggest = (page: Page) => expect(box(page)).toHaveAttribute('aria-autocomplete', 'list');

/** Opens the page and waits until it can suggest. */
export async function openServices(page: Page): Promise<void> {
  await page.addInitScript(waitForAnswers, maxWait);
  await open(page, '/services');
  await box(page).focus();
  await canSuggest(page);
}

/** Types a text into the empty box, and searches for it. */
export async function search(page: Page, text: string): Promise<void> {
  await box(page).fill('');
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}
