import { ServiceFileError } from '../../src/domain/serviceImport/serviceFormats';
import {
  checkSuburbs,
  suburbRowsOfJson,
  suburbRowsOfTable,
  type SuburbReport,
} from '../../src/domain/suburbs/suburbImport';
import { parseJson, rowsOfCsv } from './readServiceFile';

/**
 * Reads and checks a whole file of suburbs.
 * @param ofState the abbreviation of the state of rows that name none.
 * @throws ServiceFileError when it has no rows at all, or too many.
 */
export function readSuburbs(
  format: 'csv' | 'json',
  text: string,
  ofState: string | null = null,
): SuburbReport {
  const rows =
    format === 'csv'
      ? rowsOfCsv(text, (lines) => suburbRowsOfTable(lines, ofState))
      : suburbRowsOfJson(parseJson(text));
  if (rows.length === 0) throw new ServiceFileError('The file holds no suburbs.');
  return checkSuburbs(rows, ofState);
}
