import { ServiceFileError } from '../../src/domain/serviceImport/serviceFormats';
import {
  checkSuburbs,
  isSuburbHeading,
  suburbRowsOfJson,
  suburbRowsOfTable,
  type SuburbReport,
} from '../../src/domain/suburbs/suburbImport';
import { linesOfCsv, parseJson } from './readServiceFile';

/**
 * Reads and checks a whole file of suburbs.
 * @throws ServiceFileError when it has no rows at all, or too many.
 */
export function readSuburbs(format: 'csv' | 'json', text: string): SuburbReport {
  const rows =
    format === 'csv'
      ? suburbRowsOfTable(linesOfCsv(text, isSuburbHeading))
      : suburbRowsOfJson(parseJson(text));
  if (rows.length === 0) throw new ServiceFileError('The file holds no suburbs.');
  return checkSuburbs(rows);
}
