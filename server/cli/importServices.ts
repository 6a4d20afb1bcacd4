import { readFileSync, statSync } from 'node:fs';
import { reasonOf } from '../settings/dataFolder';
import { isOneOf } from '@/shared/domain/records/parse';
import { type ImportOptions, ServiceFileError } from '@/shared/domain/serviceImport/serviceFormats';
import { fileTooLarge, lettersUnreadable, serviceFormat } from '@/shared/domain/serviceImport/serviceFile';
import { changeWords, columnWords, missingInWords } from '@/shared/domain/serviceImport/columnWords';
import { importFields, type ImportField } from '@/shared/domain/serviceImport/importFields';
import {
  importChanges,
  type PlaceChange,
  type RefusedRow,
} from '@/shared/domain/serviceImport/serviceImport';
import { importLimits, maxServiceFileSize } from '@/shared/domain/serviceImport/importLimits';
import { listAfterImport } from '@/shared/domain/services/keptPlaces';
import { isTimeZone } from '@/shared/domain/services/parseOpeningHours';
import { serviceTypes } from '@/shared/domain/services/serviceLocation';
import { states } from '@/shared/domain/services/states';
import type { KeptList } from '@/shared/domain/services/serviceLocationIds';
import { dayOf } from '@/shared/domain/text/dates';
import { type FileReport, mayStore, readServiceLocations } from '../services/readServiceFile';
import { textOfFile } from '../services/textOfFile';
import { changedMeanwhile, checkLists, runTool, ToolError } from './tool';

const usage = [
  'Usage: npm run import-services -- FILE checks a .csv, .json or .geojson file and changes nothing.',
  'Add --import to make it the list, --leave-out-refused to do so without the refused rows.',
  '--type=health, --state=VIC and --timezone=Australia/Perth count for rows that do not say it,',
  '--column=HEADING=FIELD says what a column becomes, without a FIELD that it is not used.',
  'npm run import-services -- --remove goes back to the samples. DATA_DIR is that of the server.',
].join(' ');

const knownOptions = ['--import', '--leave-out-refused', '--remove'];

function textOf(file: string): string {
  try {
    if (statSync(file).size > maxServiceFileSize) throw new ToolError(fileTooLarge);
    const text = textOfFile(readFileSync(file));
    if (text === null) throw new ToolError(lettersUnreadable);
    return text;
  } catch (error) {
    if (error instanceof ToolError) throw error;
    throw new ToolError(`${file} cannot be read (${reasonOf(error)}).`);
  }
}

function reportOf(file: string, before: KeptList, options: ImportOptions): FileReport {
  try {
    return readServiceLocations(
      serviceFormat(file) ?? 'json',
      textOf(file),
      dayOf(new Date()),
      before,
      options,
    );
  } catch (error) {
    if (error instanceof ServiceFileError) throw new ToolError(error.message);
    throw error;
  }
}

/** Everything that begins with `--NAME=`, without that. */
const valuesOf = (options: readonly string[], name: string) =>
  options.filter((one) => one.startsWith(`--${name}=`)).map((one) => one.slice(name.length + 3));

/** The value of an option. @throws ToolError with the values that it may have. */
function oneOf<T extends string>(
  options: readonly string[],
  name: string,
  known: readonly T[],
): T | undefined {
  const value = valuesOf(options, name).at(-1);
  if (value === undefined || isOneOf(known, value)) return value;
  throw new ToolError(`--${name} is "${value}". It must be one of: ${known.join(', ')}.`);
}

function columnOf(text: string): [name: string, use: ImportField | ''] {
  const at = text.lastIndexOf('=');
  const use = text.slice(at + 1);
  if (at > 0 && isOneOf(['', ...importFields], use)) return [text.slice(0, at), use];
  throw new ToolError(
    `--column=${text} is not clear. Write --column=HEADING=FIELD, with one of these fields, or none: ${importFields.join(', ')}.`,
  );
}

function optionsOf(words: readonly string[]): ImportOptions {
  const timezone = valuesOf(words, 'timezone').at(-1);
  if (timezone !== undefined && !isTimeZone(timezone))
    throw new ToolError(`There is no time zone "${timezone}". Write it like Australia/Sydney.`);
  return {
    columns: Object.fromEntries(valuesOf(words, 'column').map(columnOf)),
    defaults: {
      type: oneOf(words, 'type', serviceTypes),
      state: oneOf(words, 'state', states),
      timezone,
    },
  };
}

/** Describes the use of each column, and the change of each place on the list. */
function linesOfFile(
  { columns, moreColumns, missing }: FileReport,
  changes: readonly PlaceChange[],
): string[] {
  const listed = columns.map((column) => `Column ${column.name}: ${columnWords(column)}`);
  const changed = changes
    .slice(0, importLimits.listed)
    .map((change) => `${[change.name, change.suburb].filter(Boolean).join(', ')}: ${changeWords(change)}`);
  const more = changes.length - changed.length;
  return [
    ...listed,
    ...(moreColumns > 0 ? [`${countText(moreColumns, 'more column')}.`] : []),
    ...changed,
    ...(more > 0 ? [`${countText(more, 'more place')}.`] : []),
    ...(missing.length > 0 ? [missingInWords(missing)] : []),
  ];
}

/** One line for each row, up to the limit, and one that counts the others. */
function linesOf(rows: readonly RefusedRow[], what: string): string[] {
  const lines = rows
    .slice(0, importLimits.listed)
    .map(({ row, name, reason }) => `Row ${row}${name && ` (${name})`}: ${reason}`);
  const more = rows.length - lines.length;
  return more > 0 ? [...lines, `${countText(more, 'more row')} ${what}`] : lines;
}

const countText = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

await runTool(
  (words) => {
    const options = words.filter((word) => word.startsWith('--'));
    const [file, ...rest] = words.filter((word) => !word.startsWith('--'));
    const remove = options.includes('--remove');
    const isKnown = (one: string) =>
      knownOptions.includes(one) || /^--(?:column|type|state|timezone)=/.test(one);
    if (rest.length > 0 || !options.every(isKnown) || remove === Boolean(file)) {
      throw new ToolError(usage);
    }
    return {
      file: file ?? null,
      store: options.includes('--import'),
      leaveOutRefused: options.includes('--leave-out-refused'),
      decided: optionsOf(options),
    };
  },
  {
    locally: async ({ file, store, leaveOutRefused, decided }, { parts }) => {
      checkLists(parts.folder);
      if (file === null) {
        return (await parts.places.remove())
          ? 'The samples are shown again.'
          : 'The samples are shown already.';
      }
      const known = await parts.places.kept();
      const before = known.list;
      const report = reportOf(file, before, decided);
      const { places, refused, noted } = report;
      const { changes } = importChanges(before, listAfterImport(before, places), places);
      const lines = [
        ...linesOfFile(report, changes),
        ...linesOf(refused, 'refused.'),
        ...linesOf(noted, 'to look at, which can be imported.'),
      ];
      const found = `${countText(places.length, 'place')} can be imported, ${countText(refused.length, 'row')} refused.`;
      if (!store)
        return [...lines, found, 'Nothing was changed. Add --import to make them the list.'].join('\n');
      if (!mayStore(report, leaveOutRefused)) {
        throw new ToolError(
          [...lines, found, 'Nothing was changed. Put the rows right, or add --leave-out-refused.'].join(
            '\n',
          ),
        );
      }
      if (!(await parts.places.replace(places, known))) throw new ToolError(changedMeanwhile);
      return [
        ...lines,
        `${countText(places.length, 'place')} imported. People see them when they load the page.`,
      ].join('\n');
    },
  },
);
