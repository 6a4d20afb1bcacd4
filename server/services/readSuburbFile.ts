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
 * @throws ServiceFileError when it has no rows at all, or too many.
 */
export function readSuburbs(format: 'csv' | 'json', text: string): SuburbReport {
  const rows = format === 'csv' ? rowsOfCsv(text, suburbRowsOfTable) : suburbRowsOfJson(parseJson(text));
  if (rows.length === 0) throw new ServiceFileError('The file holds no suburbs.');
  return checkSuburbs(rows);
}
