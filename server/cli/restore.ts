import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { backupReason } from '../backup/backupError';
import { restoreBackup } from '../backup/restoreBackup';
import { prepareDataFolder } from '../settings/dataFolder';
import { claimDataFolder } from '../database/claimDataFolder';
import { openChosenDatabase } from '../database/openChosenDatabase';
import { deletedAccountsPath } from '../personalData/deletedAccounts';
import { endAgain, endedLine } from '../personalData/endAgain';
import { forgetAgain, forgottenLine } from '../personalData/forgetAgain';
import { StartError } from '../app/startError';
import type { Settings } from '../settings/settings';
import { runSettingsTool, ToolError } from './tool';

const usage =
  'Usage: npm run restore -- FILE (a backup; stop the server first, DATA_DIR is that of the server).';

const strangersLine = (count: number) =>
  `The shared data held something of ${count} ${count === 1 ? 'person' : 'people'} without an account. It was taken out, and their places went to those who wait.`;

/** Deletes people again who left after the backup was made, and turns off what was turned off since. @returns what to say. */
async function doAgain(settings: Settings, folder: string): Promise<string[]> {
  let left = 'people who left since could not be deleted again';
  const database = await openChosenDatabase(settings, folder);
  try {
    const forgotten = await forgetAgain(database, folder, Date.now(), deletedAccountsPath(settings, folder));
    left = 'what people turned off since could not be turned off again';
    const ended = await endAgain(database, folder, Date.now());
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
