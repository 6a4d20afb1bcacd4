import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { states } from '@/shared/domain/services/states';
import type { KeptServiceLocation } from '@/shared/domain/services/serviceLocationIds';
import { holidaysFileError, holidaysFileName, holidaysIn, holidayTable } from './publicHolidays';
import { openTestDatabase } from '@/testing/server/testDatabase';
import { putList } from '@/testing/server/storedLists';
import { openStoredServices } from './storedServices';

const monthDays = (state: string, year: number) =>
  holidayTable(state, year)
    .map((day) => day.slice(5))
    .join(' ');

/** As the states and territories have proclaimed them, without parts of days and without towns' own. */
test.each([
  ['NSW', '01-01 01-26 04-03 04-04 04-05 04-06 04-25 04-27 06-08 10-05 12-25 12-26 12-28'],
  ['VIC', '01-01 01-26 03-09 04-03 04-04 04-05 04-06 04-25 06-08 09-25 11-03 12-25 12-26 12-28'],
  ['QLD', '01-01 01-26 04-03 04-04 04-05 04-06 04-25 05-04 10-05 12-25 12-26 12-28'],
  ['SA', '01-01 01-26 03-09 04-03 04-04 04-05 04-06 04-25 06-08 10-05 12-25 12-26 12-28'],
  ['WA', '01-01 01-26 03-02 04-03 04-05 04-06 04-25 04-27 06-01 09-28 12-25 12-26 12-28'],
  ['TAS', '01-01 01-26 03-09 04-03 04-06 04-25 06-08 12-25 12-26 12-28'],
  ['NT', '01-01 01-26 04-03 04-04 04-05 04-06 04-25 05-04 06-08 08-03 12-25 12-26 12-28'],
  ['ACT', '01-01 01-26 03-09 04-03 04-04 04-05 04-06 04-25 04-27 06-01 06-08 10-05 12-25 12-26 12-28'],
])('the public holidays of %s in 2026 are %s', (state, days) => {
  expect(monthDays(state, 2026)).toBe(days);
});

test('a holiday on a weekend brings a Monday or a Tuesday with it', () => {
  for (const state of states) {
    // In 2027 Christmas is a Saturday, in 2022 a Sunday; New Year’s Day of 2028 is a Saturday.
    expect(monthDays(state, 2027)).toMatch(/12-25 12-26 12-27 12-28$/);
    expect(monthDays(state, 2022)).toMatch(/12-25 12-26 12-27$/);
    expect(monthDays(state, 2028)).toMatch(/^01-01 01-03 01-26/);
    // Australia Day moves: the Sunday itself is none.
    expect(monthDays(state, 2031)).toMatch(/^01-01 01-27/);
  }
  expect(holidayTable('Atlantis', 2026)).toEqual([]);
});

const week = [[{ opens: '09:00', closes: '17:00' }], [], [], [], [], [], []];
const hall: KeptServiceLocation = {
  id: 1,
  name: 'Hall',
  type: 'community',
  lat: -37.8,
  lng: 144.967,
  suburb: 'Carlton',
  state: 'VIC',
  opening_hours: { zone: 'Australia/Melbourne', week },
};
function emptyFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'age-better-holidays-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
/** The list of an installation whose files are in a folder. */
async function openList(folder = emptyFolder(), now = () => Date.UTC(2026, 10, 26)) {
  const database = await openTestDatabase(folder);
  onTestFinished(() => database.close());
  return { database, stored: openStoredServices(database, folder, now) };
}
type Sent = { places: KeptServiceLocation[]; holidays?: Record<string, string[]> };
const sent = async (stored: ReturnType<typeof openStoredServices>) =>
  JSON.parse((await stored.answer()).plain.toString()) as Sent;

test('a time zone has the holidays that all its states have', () => {
  const nowhere = join(tmpdir(), 'no-data-folder');
  const sydney = holidaysIn(nowhere, 'Australia/Sydney', 2026);
  expect(sydney).toContain('2026-12-25');
  // Canberra Day, and Labour Day of the next year, which both have.
  expect(sydney).not.toContain('2026-03-09');
  expect(sydney).toContain('2027-10-04');
  expect(holidaysIn(nowhere, 'Australia/Melbourne', 2026)).toContain('2026-03-09');
  expect(holidaysIn(nowhere, 'Europe/Athens', 2026)).toEqual([]);
});

test('the list is sent with the holidays of this year and the next, of the states with known hours only', async () => {
  let now = Date.UTC(2026, 10, 26);
  const { stored } = await openList(emptyFolder(), () => now);
  expect(await sent(stored)).not.toHaveProperty('holidays');
  const { opening_hours: _, ...unknown } = hall;
  await stored.replace([hall, { ...unknown, id: 2, state: 'WA' }]);
  const { holidays } = await sent(stored);
  expect(Object.keys(holidays!)).toEqual(['VIC']);
  expect(holidays!['VIC']).toEqual([...holidayTable('VIC', 2026), ...holidayTable('VIC', 2027)]);
  now = Date.UTC(2027, 5, 1);
  expect((await sent(stored)).holidays!['VIC']!.at(-1)).toBe('2028-12-26');
});

test('an operator’s file replaces the holidays of the states and years that it names, at once', async () => {
  const folder = emptyFolder();
  const { stored } = await openList(folder);
  await stored.replace([hall]);
  const before = (await stored.answer()).etag;
  writeFileSync(join(folder, holidaysFileName), '{"VIC": ["2026-12-24"]}');
  expect(holidaysFileError(folder)).toBeNull();
  expect((await sent(stored)).holidays!['VIC']).toEqual(['2026-12-24', ...holidayTable('VIC', 2027)]);
  expect((await stored.answer()).etag).not.toBe(before);
});

test.each(['{', '[1]', '{"Victoria": []}', '{"VIC": ["Christmas"]}'])(
  'a file of holidays that says %s is named and not used',
  async (text) => {
    const folder = emptyFolder();
    writeFileSync(join(folder, holidaysFileName), text);
    expect(holidaysFileError(folder)).toMatch(/public-holidays\.json is not a list of public holidays/);
    const { stored } = await openList(folder);
    await stored.replace([hall]);
    expect((await sent(stored)).holidays!['VIC']).toContain('2026-12-25');
  },
);

test('a list that was stored with its holidays in words is read with them', async () => {
  const old = { ...hall, schedule: 'Ring the bell; Closed on public holidays.' };
  const { database, stored } = await openList();
  await putList(database, 'services', JSON.stringify({ lastId: 1, places: [old] }));
  const [place] = (await sent(stored)).places;
  expect(place).toMatchObject({ schedule: 'Ring the bell', opening_hours: { holidays: [] } });
});
