import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toCsv, withoutFormulaGuard } from '@/shared/domain/admin/csv';
import { placesAsCsv } from '@/shared/domain/services/placeExports';
import type { ServiceLocation } from '@/shared/domain/services/serviceLocation';
import { notShouted } from '@/shared/domain/text/notShouted';
import { readServiceLocations } from './readServiceFile';

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'age-better-sheets-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Commas, quotation marks, UTF-8, from the first line on. */
const utf8 = '44,34,76,1';
const csvFilter = 'Text - txt - csv (StarCalc)';

/** Opens a table in LibreOffice Calc and saves it. @returns null where there is no LibreOffice. */
function savedByCalc(text: string, options: string, by: 'csv' | 'xlsx' = 'csv'): string | null {
  const run = (file: string, infilter: string, to: string) =>
    execFileSync(
      'soffice',
      [
        '--headless',
        `-env:UserInstallation=file://${join(folder, 'profile')}`,
        ...(infilter ? [`--infilter=${infilter}`] : []),
        '--convert-to',
        to,
        '--outdir',
        join(folder, 'saved'),
        join(folder, file),
      ],
      { stdio: 'pipe', timeout: 60_000 },
    );
  writeFileSync(join(folder, 'table.csv'), text);
  try {
    if (by === 'xlsx') run('table.csv', `CSV:${options}`, 'xlsx');
    if (by === 'xlsx') run('saved/table.xlsx', '', `csv:${csvFilter}:${utf8}`);
    else run('table.csv', `CSV:${options}`, `csv:${csvFilter}:${utf8}`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  return readFileSync(join(folder, 'saved', 'table.csv'), 'utf8');
}

const missing = 'LibreOffice Calc (soffice) is not installed';
const ways = [
  ['as it comes', utf8, 'csv'],
  ['with Australian dates, and everything taken for a number or a date', `${utf8},,3081,false,true`, 'csv'],
  ['with American dates, and everything taken for a number or a date', `${utf8},,1033,false,true`, 'csv'],
  ['by way of an Excel file', `${utf8},,3081,false,true`, 'xlsx'],
] as const;

const week = [[], [], [], [], [], [], []];
const hard = [
  '0800',
  '24/7',
  '2026-10-01',
  '1/2',
  '+61 3 5550 0000',
  '=1+1',
  '-2',
  '@a',
  '$5',
  '9am',
  'TRUE',
  "'0800",
];
const place = (id: number, text: string): ServiceLocation => ({
  id,
  name: text,
  type: 'community',
  lat: -37.8136276,
  lng: 144.9630576,
  suburb: notShouted(text),
  state: 'NT',
  postal_code: '0800',
  address_1: text,
  phone: ['0355500000', '+61 3 5550 0000', '03 5550 0000', '1800555000'][id % 4]!,
  schedule: `Not on ${text}`,
  opening_hours: { zone: 'Australia/Darwin', week: week.map(() => [{ opens: '00:00', closes: '24:00' }]) },
  fees_description: text,
  languages: 'Ελληνικά, 中文',
  accessibility: 'No steps, "really"; none',
  description: `${text}, and so on`,
  assured_date: '2026-10-01',
});
const places = hard.map((text, at) => place(at === 0 ? 999_999_999_999_999 : at, text));

describe.each(ways)('a table that LibreOffice opened %s and saved', (_, options, by) => {
  test('is the same list of places', (context) => {
    const saved = savedByCalc(placesAsCsv(places), options, by);
    if (saved === null) return context.skip(missing);
    const { places: read, refused } = readServiceLocations('csv', saved, '2026-11-26');
    expect(refused).toEqual([]);
    expect(read).toEqual(places);
    return undefined;
  });

  test('has the same cells as any other list for administrators', (context) => {
    const texts = [
      ...hard,
      '0355500000',
      '123456789012345678',
      '12 May',
      'May 12',
      '24 November 2026',
      'Anna',
      'a\nb',
    ];
    const columns = ['text', 'beside'].map((field) => ({ field, label: field }));
    const saved = savedByCalc(
      toCsv(
        columns,
        texts.map((text) => ({ text, beside: text })),
      ),
      options,
      by,
    );
    if (saved === null) return context.skip(missing);
    const cells = parse(saved, { bom: true }).map((line) => line.map(withoutFormulaGuard));
    expect(cells).toEqual([['text', 'beside'], ...texts.map((text) => [text, text])]);
    return undefined;
  });
});
