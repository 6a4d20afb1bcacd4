import { CsvError, parse } from 'csv-parse/sync';
import {
  checkColumns,
  ServiceFileError,
  rowsOfJson,
  rowsOfTable,
} from '../../src/domain/serviceImport/serviceFormats';
import {
  checkServices,
  type ImportReport,
  type ImportRow,
} from '../../src/domain/serviceImport/serviceImport';
import { importLimits } from '../../src/domain/serviceImport/importLimits';
import type { KeptList } from '../../src/domain/services/serviceLocationIds';

/** The format of a service file. `json` is GeoJSON or HSDS: the contents tell which. */
export type ServiceFileFormat = 'csv' | 'json';

interface Line {
  record: string[];
  info: { lines: number };
}

/** The first lines of a table. */
function linesOf(text: string, to: number): { line: number; cells: string[] }[] {
  const lines = parse(text, {
    bom: true,
    info: true,
    skip_empty_lines: true,
    relax_column_count: true,
    to,
  }) as unknown as Line[];
  return lines.map(({ record, info }) => ({ line: info.lines, cells: record }));
}

/**
 * The rows of a table.
 * @param read makes rows of its first lines.
 * @throws ServiceFileError for a table that cannot be read, or with too many columns or rows.
 */
export function rowsOfCsv(
  text: string,
  read: (lines: { line: number; cells: string[] }[]) => ImportRow[] = rowsOfTable,
): ImportRow[] {
  try {
    // Before there is work with each of the rows; those that are too many are not even looked at.
    checkColumns(linesOf(text, 1)[0]?.cells ?? []);
    return read(linesOf(text, importLimits.rows + 2));
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

/**
 * Reads and checks a whole file.
 * @param today YYYY-MM-DD: what has ended before is left out.
 * @param before the list in use, whose locations keep their ids.
 * @throws ServiceFileError when it has no rows at all, or too many.
 */
export function readServiceLocations(
  format: ServiceFileFormat,
  text: string,
  today: string,
  before?: KeptList,
): ImportReport {
  const rows = format === 'csv' ? rowsOfCsv(text) : rowsOfJson(parseJson(text), today);
  if (rows.length === 0) throw new ServiceFileError('The file holds no places.');
  return checkServices(rows, before);
}

/** Whether these locations may replace the list: some are valid, and none is left out without consent. */
export function mayStore({ places, refused }: ImportReport, leaveOutRefused: boolean): boolean {
  return places.length > 0 && (refused.length === 0 || leaveOutRefused);
}
