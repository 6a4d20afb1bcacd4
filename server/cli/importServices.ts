import { readFileSync, statSync } from 'node:fs';
import { reasonOf } from '../settings/dataFolder';
import { ServiceFileError } from '../../src/domain/serviceImport/serviceFormats';
import { fileTooLarge, lettersUnreadable, serviceFormat } from '../../src/domain/serviceImport/serviceFile';
import type { ImportReport, RefusedRow } from '../../src/domain/serviceImport/serviceImport';
import { importLimits, maxServiceFileSize } from '../../src/domain/serviceImport/importLimits';
import type { KeptList } from '../../src/domain/services/serviceLocationIds';
import { dayOf } from '../../src/domain/text/dates';
import { textOfBytes } from '../../src/domain/text/textOfBytes';
import { mayStore, readServiceLocations } from '../services/readServiceFile';
import { runTool, ToolError } from './tool';

const usage = [
  'Usage: npm run import-services -- FILE checks a .csv, .json or .geojson file and changes nothing.',
  'Add --import to make it the list, --leave-out-refused to do so without the refused rows.',
  'npm run import-services -- --remove goes back to the samples. DATA_DIR is that of the server.',
].join(' ');

const knownOptions = ['--import', '--leave-out-refused', '--remove'];

function textOf(file: string): string {
  try {
    if (statSync(file).size > maxServiceFileSize) throw new ToolError(fileTooLarge);
    const read = textOfBytes(readFileSync(file));
    if (read === null) throw new ToolError(lettersUnreadable);
    return read.text;
  } catch (error) {
    if (error instanceof ToolError) throw error;
    throw new ToolError(`${file} cannot be read (${reasonOf(error)}).`);
  }
}

function reportOf(file: string, before: KeptList): ImportReport {
  try {
    return readServiceLocations(serviceFormat(file) ?? 'json', textOf(file), dayOf(new Date()), before);
  } catch (error) {
    if (error instanceof ServiceFileError) throw new ToolError(error.message);
    throw error;
  }
}

/** One line for each row, up to the limit, and one that counts the others. */
function linesOf(rows: readonly RefusedRow[], what: string): string[] {
  const lines = rows
    .slice(0, importLimits.listed)
    .map(({ row, name, reason }) => `Row ${row}${name && ` (${name})`}: ${reason}`);
  const more = rows.length - lines.length;
  return more > 0 ? [...lines, `${counted(more, 'more row')} ${what}`] : lines;
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

await runTool(
  (words) => {
    const options = words.filter((word) => word.startsWith('--'));
    const [file, ...rest] = words.filter((word) => !word.startsWith('--'));
    const remove = options.includes('--remove');
    if (rest.length > 0 || options.some((one) => !knownOptions.includes(one)) || remove === Boolean(file)) {
      throw new ToolError(usage);
    }
    return {
      file: file ?? null,
      store: options.includes('--import'),
      leaveOutRefused: options.includes('--leave-out-refused'),
    };
  },
  {
    here: ({ file, store, leaveOutRefused }, { parts }) => {
      if (file === null) {
        return parts.places.remove() ? 'The samples are shown again.' : 'The samples are shown already.';
      }
      const report = reportOf(file, parts.places.kept());
      const { places, refused, noted } = report;
      const lines = [
        ...linesOf(refused, 'refused.'),
        ...linesOf(noted, 'to look at, which can be imported.'),
      ];
      const found = `${counted(places.length, 'place')} can be imported, ${counted(refused.length, 'row')} refused.`;
      if (!store)
        return [...lines, found, 'Nothing was changed. Add --import to make them the list.'].join('\n');
      if (!mayStore(report, leaveOutRefused)) {
        throw new ToolError(
          [...lines, found, 'Nothing was changed. Put the rows right, or add --leave-out-refused.'].join(
            '\n',
          ),
        );
      }
      parts.places.replace(places);
      return [
        ...lines,
        `${counted(places.length, 'place')} imported. People see them when they load the page.`,
      ].join('\n');
    },
  },
);
