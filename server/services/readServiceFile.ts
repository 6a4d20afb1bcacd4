import { CsvError, parse } from 'csv-parse/sync';
import {
  checkColumns,
  contentsOfGeoJson,
  contentsOfTable,
  featuresOf,
  type FileContents,
  type ImportOptions,
  rowsOfJson,
  ServiceFileError,
  type TableLine,
} from '@/shared/domain/serviceImport/serviceFormats';
import { isKnownHeading } from '@/shared/domain/serviceImport/columnNames';
import { checkServices, type ImportReport } from '@/shared/domain/serviceImport/serviceImport';
import { importLimits } from '@/shared/domain/serviceImport/importLimits';
import type { KeptList } from '@/shared/domain/services/serviceLocationIds';

/** The format of a service file. `json` is GeoJSON or HSDS: the contents tell which. */
export type ServiceFileFormat = 'csv' | 'json';

interface Line {
  record: string[];
  info: { lines: number };
}

interface Separation {
  delimiter: string;
  /** The number of the first line, from 1: a first line may only say what the delimiter is. */
  from: number;
}

/** The first lines of a table that are not empty. */
function parseLines(text: string, { delimiter, from }: Separation, count: number): TableLine[] {
  const lines = parse(text, {
    bom: true,
    info: true,
    delimiter,
    from_line: from,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    relax_column_count: true,
    to: count,
  }) as unknown as Line[];
  return lines.map(({ record, info }) => ({ line: info.lines, cells: record }));
}

/** The most lines among which the names of the columns are looked for: titles may stand above them. */
const maxTitles = 20;

/** How well a separator divides the first lines, and which of them has the names of the columns. */
function headBy(text: string, separation: Separation, isHeading: (text: string) => boolean) {
  let lines: TableLine[];
  try {
    lines = parseLines(text, separation, maxTitles);
  } catch (error) {
    if (error instanceof CsvError) return null;
    throw error;
  }
  const filled = lines.map(({ cells }) => cells.filter((cell) => cell.trim() !== '').length);
  const known = lines.map(({ cells }) => cells.filter(isHeading).length);
  const [width, names] = [Math.max(0, ...filled), Math.max(0, ...known)];
  // A title has a cell or two; one of them may be a known name by accident.
  const head = names > 1 ? known.indexOf(names) : filled.findIndex((count) => 2 * count > width);
  return { separation, head: Math.max(0, head), cells: lines[head]?.cells ?? [], names, width };
}

const separatorLine = /^\uFEFF?"?sep=([,;|\t])"?\r?\n/i;

function bestHead(text: string, isHeading: (text: string) => boolean) {
  const told = separatorLine.exec(text.slice(0, 20))?.[1];
  const separations = told
    ? [{ delimiter: told, from: 2 }]
    : [',', ';', '\t', '|'].map((delimiter) => ({ delimiter, from: 1 }));
  const [best] = separations
    .map((separation) => headBy(text, separation, isHeading))
    .filter((found) => found !== null)
    .toSorted((a, b) => b.names - a.names || b.width - a.width);
  return best ?? { separation: separations[0]!, head: 0, cells: [] };
}

function withoutEmptyEnd(cells: readonly string[]): readonly string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1);
}

/**
 * The lines of a table, separated by commas, semicolons or tabs: the one with the names of its columns, and all after it. Empty
 * lines are left out, and titles above the names.
 * @param isHeading whether a text is the name of a column.
 * @throws ServiceFileError for a table that cannot be read, or with too many columns.
 */
export function linesOfCsv(text: string, isHeading: (text: string) => boolean): TableLine[] {
  try {
    // Before there is work with each of the rows; those that are too many are not even looked at.
    const { separation, head, cells } = bestHead(text, isHeading);
    checkColumns(withoutEmptyEnd(cells));
    return parseLines(text, separation, importLimits.rows + head + 2).slice(head);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ServiceFileError(`The table cannot be read: ${error.message}.`, { cause: error });
  }
}

/** @throws ServiceFileError for text that is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new ServiceFileError('The file is not valid JSON.', { cause: error });
  }
}

/** The contents of a file, and the use of its columns. */
export type FileReport = ImportReport & Omit<FileContents, 'rows'>;

function contentsOf(
  format: ServiceFileFormat,
  text: string,
  today: string,
  options: ImportOptions,
): FileContents {
  if (format === 'csv') return contentsOfTable(linesOfCsv(text, isKnownHeading), options);
  const value = parseJson(text);
  const features = featuresOf(value);
  if (features) return contentsOfGeoJson(features, options);
  return { rows: rowsOfJson(value, today), columns: [], moreColumns: 0, missing: [] };
}

/**
 * Reads and checks a whole file.
 * @param today YYYY-MM-DD: what has ended before is left out.
 * @param before the list in use, whose locations keep their ids.
 * @param options what an administrator decides about its columns.
 * @returns nothing but the columns where a field is missing in all rows.
 * @throws ServiceFileError when it has no rows at all, or too many.
 */
export function readServiceLocations(
  format: ServiceFileFormat,
  text: string,
  today: string,
  before?: KeptList,
  options: ImportOptions = {},
): FileReport {
  const { rows, ...columns } = contentsOf(format, text, today, options);
  if (rows.length === 0) throw new ServiceFileError('The file holds no places.');
  const checked = columns.missing.length > 0 ? [] : rows;
  return { ...checkServices(checked, before, options.defaults), ...columns };
}

/** Returns whether these locations may replace the list: some are valid, and none is left out without consent. */
export function mayStore({ places, refused }: ImportReport, leaveOutRefused: boolean): boolean {
  return places.length > 0 && (refused.length === 0 || leaveOutRefused);
}
