import { readFileSync, statSync } from 'node:fs';
import { reasonOf } from '../settings/dataFolder';
import { ServiceFileError } from '@/shared/domain/serviceImport/serviceFormats';
import { importLimits } from '@/shared/domain/serviceImport/importLimits';
import { maxSuburbFileSize, type SuburbReport } from '@/shared/domain/suburbs/suburbImport';
import { readState } from '@/shared/domain/services/readState';
import { states } from '@/shared/domain/services/states';
import { readSuburbs } from '../services/readSuburbFile';
import { checkLists, runTool, ToolError } from './tool';

const usage = [
  'Usage: npm run import-suburbs -- FILE checks a .csv, .json or .geojson file and changes nothing.',
  'Add --import to make it the list, --leave-out-refused to do so without the refused rows,',
  '--state VIC for a file of one state that does not name it.',
  'npm run import-suburbs -- --remove goes back to the suburbs of the places. DATA_DIR is that of the server.',
].join(' ');

const knownOptions = ['--import', '--leave-out-refused', '--remove'];

function reportOf(file: string, ofState: string | null): SuburbReport {
  try {
    if (statSync(file).size > maxSuburbFileSize) throw new ToolError('The file is larger than 64 MB.');
    return readSuburbs(/\.csv$/i.test(file) ? 'csv' : 'json', readFileSync(file, 'utf8'), ofState);
  } catch (error) {
    if (error instanceof ToolError) throw error;
    if (error instanceof ServiceFileError) throw new ToolError(error.message);
    throw new ToolError(`${file} cannot be read (${reasonOf(error)}).`);
  }
}

const countText = (count: number, what: string) =>
  `${count.toLocaleString('en-AU')} ${what}${count === 1 ? '' : 's'}`;

await runTool(
  (words) => {
    const at = words.indexOf('--state');
    const ofState = at === -1 ? null : readState(words[at + 1] ?? '');
    if (ofState !== null && !states.includes(ofState))
      throw new ToolError(`--state takes one of ${states.join(', ')}. ${usage}`);
    const others = at === -1 ? words : words.toSpliced(at, 2);
    const options = others.filter((word) => word.startsWith('--'));
    const [file, ...rest] = others.filter((word) => !word.startsWith('--'));
    const remove = options.includes('--remove');
    if (rest.length > 0 || options.some((one) => !knownOptions.includes(one)) || remove === Boolean(file))
      throw new ToolError(usage);
    return {
      file: file ?? null,
      ofState,
      store: options.includes('--import'),
      leaveOutRefused: options.includes('--leave-out-refused'),
    };
  },
  {
    locally: async ({ file, ofState, store, leaveOutRefused }, { parts }) => {
      checkLists(parts.folder);
      if (file === null)
        return (await parts.suburbs.remove())
          ? 'The list of suburbs is removed.'
          : 'There is no list of suburbs.';
      const { suburbs, refused } = reportOf(file, ofState);
      const lines = refused
        .slice(0, importLimits.listed)
        .map(({ row, name, reason }) => `Row ${row}${name && ` (${name})`}: ${reason}`);
      if (refused.length > lines.length)
        lines.push(`${countText(refused.length - lines.length, 'more row')} refused.`);
      const found = `${countText(suburbs.length, 'suburb')} can be imported, ${countText(refused.length, 'row')} refused.`;
      if (!store)
        return [...lines, found, 'Nothing was changed. Add --import to make them the list.'].join('\n');
      if (suburbs.length === 0 || (refused.length > 0 && !leaveOutRefused)) {
        const advice = 'Nothing was changed. Put the rows right, or add --leave-out-refused.';
        throw new ToolError([...lines, found, advice].join('\n'));
      }
      await parts.suburbs.replace(suburbs);
      return [
        ...lines,
        `${countText(suburbs.length, 'suburb')} imported. They are suggested from the next search on.`,
      ].join('\n');
    },
  },
);
