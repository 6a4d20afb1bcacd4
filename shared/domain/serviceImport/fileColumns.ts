import type { Fields } from '../records/parse';
import { chosenUse, headingUse, type ColumnUse } from './columnNames';
import type { ImportField } from './importFields';
import { importLimits } from './importLimits';
import { shown, textOf } from './rowTexts';

/** The administrator's choices for columns, by their names: a field, or nothing for "not used". */
export type ColumnChoices = Readonly<Record<string, ImportField | ''>>;

/** A column of a table, or a property of GeoJSON, and its use. */
export interface FileColumn {
  /** Its heading. Of two columns with one heading the second has " (2)" behind it; one without a heading is "Column 5". */
  name: string;
  /** The field that it becomes; empty: it is not used. */
  use: ImportField | '';
  /** The name of the column whose text comes before its own, in one field; or empty. */
  with: string;
  /** The name of the column that counts where it is filled, instead of this one; or empty. */
  after: string;
  /** Its first text; empty: it has none. */
  example: string;
}

interface PlannedColumn {
  name: string;
  use: (ColumnUse & { rank: number }) | undefined;
}

/** Names without two that are the same. */
function unique(headings: readonly string[]): string[] {
  const seen = new Set<string>();
  return headings.map((heading, at) => {
    const base = shown(textOf(heading)) || `Column ${at + 1}`;
    let name = base;
    for (let count = 2; seen.has(name); count += 1) name = `${base} (${count})`;
    seen.add(name);
    return name;
  });
}

/** The texts of one field, joined. A text that another one says already is left out. */
function joined(parts: readonly { text: string; glue: string }[]): string {
  let all = '';
  let glue = '';
  for (const part of parts) {
    if (part.text === '' || (part.text.length > 3 && all.includes(part.text))) continue;
    all = all === '' || part.text.startsWith(`${all} `) ? part.text : `${all}${glue}${part.text}`;
    glue = part.glue;
  }
  return all;
}

const short: Readonly<Record<string, string>> = { y: 'yes', true: 'yes', n: 'no', false: 'no' };

function inWords(value: unknown, { words }: ColumnUse): unknown {
  if (!words) return value;
  const said = String(value).trim().toLowerCase();
  const key = short[said] ?? said;
  return Object.hasOwn(words, key) ? words[key] : value;
}

const isEmpty = (value: unknown) => value === undefined || value === null || textOf(value) === '';

/** The use of the columns of a file. */
export interface ColumnPlan {
  /** The fields of a row. @param valueAt its value in a column, by the column's position. */
  fieldsOf(valueAt: (position: number) => unknown): Fields;
  /** The columns, with their first texts. Those without a heading and a text are left out. */
  columns(rows: readonly ((position: number) => unknown)[]): FileColumn[];
  /** The fields that some column becomes. */
  used: ReadonlySet<ImportField>;
}

/** @param headings the headings of a table, or the names of all properties. */
export function planColumns(headings: readonly string[], choices: ColumnChoices = {}): ColumnPlan {
  const planned = unique(headings).map((name, at): PlannedColumn => {
    const heading = headings[at] ?? '';
    const choice = Object.hasOwn(choices, name) ? choices[name] : undefined;
    if (choice === '') return { name, use: undefined };
    return { name, use: choice === undefined ? headingUse(heading) : chosenUse(heading, choice) };
  });
  const used = new Set(planned.flatMap(({ use }) => (use ? [use.field] : [])));
  const byField = [...used].map((field) => {
    const own = planned
      .map(({ use }, at) => ({ use, at }))
      .filter((one): one is { use: NonNullable<typeof one.use>; at: number } => one.use?.field === field)
      .toSorted((a, b) => a.use.rank - b.use.rank);
    return {
      field,
      parts: own.filter(({ use }) => use.glue !== undefined),
      alone: own.filter(({ use }) => use.glue === undefined),
    };
  });

  function valueOf({ parts, alone }: (typeof byField)[number], valueAt: (position: number) => unknown) {
    const filled = parts.filter(({ at }) => !isEmpty(valueAt(at)));
    if (filled.length === 1) return inWords(valueAt(filled[0]!.at), filled[0]!.use);
    if (filled.length > 1)
      return joined(
        filled.map(({ at, use }) => ({ text: textOf(inWords(valueAt(at), use)), glue: use.glue ?? '' })),
      );
    const first = alone.find(({ at }) => !isEmpty(valueAt(at)));
    return first && inWords(valueAt(first.at), first.use);
  }

  /** How a column stands to the others of its field. */
  function besideOf(position: number) {
    const { parts = [], alone = [] } =
      byField.find(({ field }) => field === planned[position]?.use?.field) ?? {};
    const inParts = parts.findIndex(({ at }) => at === position);
    if (inParts >= 0) return { with: nameAt(parts[inParts - 1]?.at), after: '' };
    const before = alone[alone.findIndex(({ at }) => at === position) - 1] ?? parts[0];
    return { with: '', after: nameAt(before?.at) };
  }
  const nameAt = (position: number | undefined) =>
    position === undefined ? '' : (planned[position]?.name ?? '');

  return {
    used,
    fieldsOf(valueAt) {
      const values = byField.map((one) => [one.field, valueOf(one, valueAt)] as const);
      return Object.fromEntries(values.filter(([, value]) => value !== undefined));
    },
    columns(rows) {
      const columns = planned.map(({ name, use }, at) => {
        const first = rows.find((valueAt) => !isEmpty(valueAt(at)));
        const beside = use ? besideOf(at) : { with: '', after: '' };
        return {
          name,
          use: use?.field ?? '',
          ...beside,
          example: first ? shown(textOf(first(at))) : '',
        } as const;
      });
      return columns.filter(({ example }, at) => example !== '' || textOf(headings[at]) !== '');
    },
  };
}

/** The fields without which no row can be a place, and which no column of a file holds. */
export function missingFields(used: ReadonlySet<ImportField>, given: readonly ImportField[]): ImportField[] {
  const known = new Set([...used, ...given]);
  if (known.has('position')) for (const part of ['lat', 'lng'] as const) known.add(part);
  return (['name', 'type', 'lat', 'lng'] as const).filter((field) => !known.has(field));
}

/** The columns that are listed, and how many more there are: used ones first where there are too many. */
export function listedColumns(columns: readonly FileColumn[]): {
  columns: FileColumn[];
  moreColumns: number;
} {
  const most = importLimits.listed;
  const sorted =
    columns.length > most ? columns.toSorted((a, b) => Number(b.use !== '') - Number(a.use !== '')) : columns;
  return { columns: sorted.slice(0, most), moreColumns: Math.max(0, columns.length - most) };
}
