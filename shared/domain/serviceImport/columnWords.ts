import { fieldLabels } from '../services/fieldLabels';
import type { FileColumn } from './fileColumns';
import { importFieldLabels, type ImportField } from './importFields';
import type { PlaceChange } from './serviceImport';

/** Describes the use of a column: "Phone", "Name, where “Service Name” is empty" or "Not used". */
export function columnWords({ use, with: joinedTo, after }: FileColumn): string {
  if (use === '') return 'Not used';
  const label = importFieldLabels[use];
  if (joinedTo !== '') return `${label}, together with “${joinedTo}”`;
  return after === '' ? label : `${label}, where “${after}” is empty`;
}

/** "13 columns. 2 of them are not used." */
export function columnsInWords(columns: readonly FileColumn[], moreColumns: number): string {
  const count = columns.length + moreColumns;
  const unused = columns.filter(({ use }) => use === '').length + moreColumns;
  const are = unused === 1 ? '1 of them is not used.' : `${unused} of them are not used.`;
  return `${count} ${count === 1 ? 'column' : 'columns'}. ${unused === 0 ? 'All of them are used.' : are}`;
}

/** "Nothing in the file is used as: Name, Kind of service." */
export const missingInWords = (missing: readonly ImportField[]): string =>
  `Nothing in the file is used as: ${missing.map((field) => importFieldLabels[field]).join(', ')}.`;

/** "Gone", "New" or "Changed: Phone, Cost". */
export function changeWords({ what, fields }: PlaceChange): string {
  if (what !== 'changed') return what === 'gone' ? 'Gone' : 'New';
  const labels = fields.map((field) =>
    field === 'assured_date' ? importFieldLabels[field] : fieldLabels[field],
  );
  return ['Changed', labels.join(', ')].filter(Boolean).join(': ');
}
