import { claimDataFolder } from '../database/claimDataFolder';
import { type MovedData, movedLine, moveToFolder, moveToPostgres } from '../database/move/moveData';
import { UnknownOutcome } from '../database/postgres/moveConnection';
import { prepareDataFolder } from '../settings/dataFolder';
import { checkDatabaseSettings, databaseUrlShould, encryptedAddress } from '../settings/databaseUrl';
import type { Settings } from '../settings/settings';
import { StartError } from '../settings/startError';
import { runSettingsTool, ToolError } from './tool';

const usage =
  'Usage: npm run move-data -- --to ADDRESS, or --to-folder (stop the server first; DATA_DIR is that of the server; without ADDRESS it is DATABASE_URL).';

interface Asked {
  where: 'postgres' | 'folder';
  /** The address of the database, where it was said. */
  url: string | null;
}

function read(words: readonly string[]): Asked {
  const [option, address, ...rest] = words;
  if (option === '--to-folder' && address === undefined) return { where: 'folder', url: null };
  if (option !== '--to' || rest.length > 0) throw new ToolError(usage);
  if (address === undefined) return { where: 'postgres', url: null };
  const url = encryptedAddress(address);
  if (url === null) throw new ToolError(`--to must be ${databaseUrlShould}.`);
  return { where: 'postgres', url };
}

/** @throws ToolError where no database is named, or two are. */
function urlOf({ url }: Asked, { databaseUrl, firebase }: Settings): string {
  if (url !== null && databaseUrl !== null && url !== databaseUrl)
    throw new ToolError('DATABASE_URL names another database than --to: leave one of them out.');
  const chosen = url ?? databaseUrl;
  if (chosen === null) throw new ToolError(`Set DATABASE_URL or DATABASE_URL_FILE. ${usage}`);
  checkDatabaseSettings({ data: undefined, firebase, isDemonstrationStart: false });
  return chosen;
}

await runSettingsTool(read, async (asked, settings) => {
  if (settings.demonstration) throw new ToolError('A demonstration stays in its folder.');
  const url = urlOf(asked, settings);
  const folder = prepareDataFolder(settings.dataFolder);
  const release = claimDataFolder(folder);
  const move = { folder, url, now: Date.now(), say: (line: string) => console.log(line) };
  let moved: MovedData;
  try {
    moved = await (asked.where === 'folder' ? moveToFolder(move) : moveToPostgres(move));
  } catch (error) {
    if (error instanceof UnknownOutcome) throw error;
    if (error instanceof StartError) throw new ToolError(`${error.message} Nothing was moved.`);
    throw error;
  } finally {
    release();
  }
  return `${movedLine(moved.tables)}\n${moved.line}`;
});
