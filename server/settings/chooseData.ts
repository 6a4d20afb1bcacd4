import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isDataFolder, staysInPlace } from '../backup/names';
import { communityDatabaseName, openCommunityDatabase } from '../data/database';
import { checkCommunityFile } from '../data/databaseCheck';
import { demonstrationFolderName } from '../demonstration/mode';
import { openDatabase } from '../identity/database';
import { forgetSharedData, hasNoteOfSharedData } from '../identity/sharedDataNote';
import type { Settings } from './settings';

/** Where the data is kept, and what an operator should know about that. */
export interface DataChoice {
  data: Settings['data'];
  /** One line; null: there is nothing to say. */
  line: string | null;
}

const stillLocal =
  'What people add stays in their own browsers, as before (DATA=local). To share it between all who use this site, set DATA=server: docs/operating.md says what changes.';

/** Whether a server has kept anything in a folder. */
const isUsed = (folder: string) =>
  readdirSync(folder).some(
    (name) =>
      !name.startsWith('.') &&
      !staysInPlace(name) &&
      name !== demonstrationFolderName &&
      !isDataFolder(join(folder, name)),
  );

const noneLeft =
  'There is no shared data in the data folder any more. A start with DATA=server begins with none.';

/** An operator who says `DATA=local` in a folder that has lost its shared data begins without it. */
function beginWithout(folder: string): string | null {
  if (existsSync(join(folder, communityDatabaseName)) || !hasNoteOfSharedData(folder)) return null;
  const database = openDatabase(folder);
  try {
    forgetSharedData(database);
  } finally {
    database.close();
  }
  return noneLeft;
}

/**
 * Decides where the data is kept if `DATA` is not set. A new installation shares it; one that an earlier version made, a
 * demonstration and one with Firebase accounts go on as they are. The database in the folder remembers the decision,
 * so it is made before anything else is.
 * @param folder the data folder, which the caller has locked.
 * @throws StartError where the folder has lost its shared data.
 */
export async function chooseData(settings: Settings, folder: string): Promise<DataChoice> {
  const { data, dataIsSet, demonstration, firebase, publicUrl } = settings;
  if (dataIsSet) return { data, line: data === 'local' ? beginWithout(folder) : null };
  if (demonstration || firebase) return { data, line: null };
  const found = checkCommunityFile(folder, join(folder, communityDatabaseName));
  if (found === 'in use') return { data: 'server', line: null };
  if (found === 'none' && isUsed(folder)) return { data: 'local', line: stillLocal };
  if (found === 'none' && publicUrl === null) return { data: 'local', line: null };
  // One that has only been begun is empty, which it must not be once there are accounts.
  await openCommunityDatabase(folder).close();
  return { data: 'server', line: null };
}
