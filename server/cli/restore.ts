import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { backupReason } from '../database/backupError';
import { restoreBackup } from '../backup/restoreBackup';
import { prepareDataFolder } from '../settings/dataFolder';
import { claimDataFolder } from '../database/claimDataFolder';
import { openChosenDatabase } from '../database/openChosenDatabase';
import { deletedAccountsPath } from '../personalData/deletedAccounts';
import { keyName } from '../settings/keyFile';
import { reapplyEndedLinks, endedLine } from '../personalData/reapplyEndedLinks';
import { repeatDeletions, forgottenLine } from '../personalData/repeatDeletions';
import { StartError } from '../settings/startError';
import type { Settings } from '../settings/settings';
import { runSettingsTool, ToolError } from './tool';

const usage =
  'Usage: npm run restore -- FILE (a backup; stop the server first, DATA_DIR is that of the server).';

const strangersLine = (count: number) =>
  `The shared data held something of ${count} ${count === 1 ? 'person' : 'people'} without an account. It was taken out, and their places went to those who wait.`;

/**
 * Looks at the key of a backup where another file is the server's: the same is not kept twice.
 * @returns what to say; null: nothing.
 */
function settleKey({ keyFile }: Settings, folder: string): string | null {
  const restored = join(folder, keyName);
  if (keyFile === null || !existsSync(restored)) return null;
  if (!existsSync(keyFile) || !readFileSync(keyFile).equals(readFileSync(restored)))
    return `The key of the backup is ${restored}. Move it to where TOKEN_KEY_FILE says, on each machine, before you start a server.`;
  rmSync(restored);
  return null;
}

/** Deletes people again who left after the backup was made, and turns off what was turned off since. @returns what to say. */
async function doAgain(settings: Settings, folder: string): Promise<string[]> {
  let left = 'people who left since could not be deleted again';
  const database = await openChosenDatabase(settings, folder);
  try {
    const forgotten = await repeatDeletions(
      database,
      folder,
      Date.now(),
      deletedAccountsPath(settings, folder),
    );
    left = 'what people turned off since could not be turned off again';
    const ended = await reapplyEndedLinks(database, folder, Date.now());
    return [...(forgotten > 0 ? [forgottenLine(forgotten)] : []), ...(ended > 0 ? [endedLine(ended)] : [])];
  } catch (error) {
    throw new ToolError(
      `The backup is back in ${folder}, but ${left}: ${backupReason(error)}. The next start of the server does it.`,
    );
  } finally {
    await database.close();
  }
}

await runSettingsTool(
  ([file, ...rest]) => {
    if (file === undefined || rest.length > 0 || file.startsWith('-')) throw new ToolError(usage);
    return resolve(file);
  },
  async (file, settings) => {
    if (!existsSync(file)) throw new ToolError(`There is no file ${file}.`);
    const folder = prepareDataFolder(settings.dataFolder);
    const release = claimDataFolder(folder);
    try {
      const { databaseUrl } = settings;
      const now = Date.now();
      const load =
        databaseUrl === null
          ? undefined
          : (await import('../database/move/snapshots')).loadInto(databaseUrl, { from: file, now });
      const restored = await restoreBackup({ folder, file, now, ...(load && { load }) });
      const { madeAt, accounts, strangers, aside } = restored;
      const lines = [
        `The backup of ${madeAt} is back in ${folder}${databaseUrl === null ? '' : ' and the database of DATABASE_URL'}, with ${accounts} account${accounts === 1 ? '' : 's'}.`,
        aside === null ? 'There was nothing there before.' : `What was there before is in ${aside}.`,
      ];
      const keyLine = settleKey(settings, folder);
      if (keyLine !== null) lines.push(keyLine);
      if (strangers > 0) lines.push(strangersLine(strangers));
      return [...lines, ...(await doAgain(settings, folder))].join('\n');
    } catch (error) {
      if (error instanceof StartError || error instanceof ToolError) throw error;
      throw new ToolError(`${file} cannot be restored: ${backupReason(error)}. Nothing was changed.`);
    } finally {
      release();
    }
  },
);
