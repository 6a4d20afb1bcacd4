import { ServiceFileError } from '@/shared/domain/serviceImport/serviceFormats';
import {
  checkSuburbs,
  isSuburbHeading,
  suburbRowsOfJson,
  suburbRowsOfTable,
  type SuburbReport,
} from '@/shared/domain/suburbs/suburbImport';
import { linesOfCsv, parseJson } from './readServiceFile';

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
      ? suburbRowsOfTable(linesOfCsv(text, isSuburbHeading), ofState)
      : suburbRowsOfJson(parseJson(text));
  if (rows.length === 0) throw new ServiceFileError('The file holds no suburbs.');
  return checkSuburbs(rows, ofState);
}
