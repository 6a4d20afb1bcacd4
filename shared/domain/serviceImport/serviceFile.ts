import { maxServiceFileSize } from './importLimits';
import type { ListChanges } from './serviceImport';

/** The extensions of service files, as a file input takes them. */
export const serviceFileEndings = '.csv,.tsv,.txt,.json,.geojson';

/** The format of a file, by its name; null: an unknown one. Spreadsheets call a table in UTF-16 "Unicode text" (.txt). */
export function serviceFormat(name: string): 'csv' | 'json' | null {
  if (/\.(?:csv|tsv|txt)$/i.test(name)) return 'csv';
  return /\.(geo)?json$/i.test(name) ? 'json' : null;
}

export const noFileChosen = 'Please choose a file.';
export const fileTooLarge = 'The file is larger than 16 MB. Please split it, or leave columns out.';
export const fileNotRead = 'The file was changed or moved after you chose it. Please choose it again.';
export const lettersUnreadable =
  'The letters of this file cannot be read. Please save it as UTF-8 (in Excel: “CSV UTF-8”), then choose it again.';
const wrongKind = 'Please choose a file whose name ends in .csv, .tsv, .txt, .json or .geojson.';

/**
 * The error of a file before it is read; null: none.
 * @param file null: none was chosen. Sizes are in bytes.
 */
export function serviceFileError(file: { name: string; size: number } | null): string | null {
  if (!file) return noFileChosen;
  if (serviceFormat(file.name) === null) return wrongKind;
  return file.size > maxServiceFileSize ? fileTooLarge : null;
}

/** "1 place", "1,200 places" */
export const placesInWords = (count: number): string =>
  count === 1 ? '1 place' : `${count.toLocaleString('en-AU')} places`;

/** "1 row", "1,200 rows" */
export const rowsInWords = (count: number): string =>
  count === 1 ? '1 row' : `${count.toLocaleString('en-AU')} rows`;

/** "10 new, 2 changed. 3 places on the list now are not in the file and will be gone." */
export function changesInWords({ added, changed, gone, retired = 0 }: ListChanges): string {
  const kinds = [
    added > 0 && `${added.toLocaleString('en-AU')} new`,
    changed > 0 && `${changed.toLocaleString('en-AU')} changed`,
  ].filter((kind) => kind !== false);
  const sentences = [`${kinds.length > 0 ? kinds.join(', ') : 'nothing in it is new'}.`];
  if (gone > 0) {
    const are = gone === 1 ? 'is' : 'are';
    sentences.push(`${placesInWords(gone)} on the list now ${are} not in the file and will be gone.`);
  }
  if (retired > 0) {
    const were = retired === 1 ? 'was retired here and stays' : 'were retired here and stay';
    sentences.push(`${placesInWords(retired)} in the file ${were} off the list.`);
  }
  return sentences.join(' ');
}
