import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isDataFolder, staysInPlace } from '../database/folderNames';
import type { Database } from '../database/database';
import { databaseName } from '../database/openDatabase';
import { hasSharedData, noteSharedData } from '../database/sharedDataNote';
import { demonstrationFolderName } from '../settings/mode';
import type { Settings } from '../settings/settings';

/** The chosen place for the data, and the operator's notes about it. */
export interface DataChoice {
  data: Settings['data'];
  /** One line; null: there is nothing to say. */
  line: string | null;
}

const stillLocal =
  'What people add stays in their own browsers, as before (DATA=local). To share it between all who use this site, set DATA=server: docs/operating.md says what changes.';

/** Returns whether a server has stored anything in a folder, besides its database. */
const isUsed = (folder: string) =>
  readdirSync(folder).some(
    (name) =>
      !name.startsWith('.') &&
      !name.startsWith(databaseName) &&
      !staysInPlace(name) &&
      name !== demonstrationFolderName &&
      !isDataFolder(join(folder, name)),
  );

/**
 * Decides where the data is kept if `DATA` is not set. A new installation shares it; one that an earlier version made, a
 * demonstration and one with Firebase accounts go on as they are. The database remembers the decision, so it is made before
 * anything else is.
 * @param folder the data folder, which the caller has locked.
 */
export async function chooseData(
  settings: Settings,
  folder: string,
  database: Database,
): Promise<DataChoice> {
  const { data, dataIsSet, demonstration, firebase, publicUrl } = settings;
  if (dataIsSet || demonstration || firebase) return { data, line: null };
  if (await hasSharedData(database.read)) return { data: 'server', line: null };
  if (isUsed(folder)) return { data: 'local', line: stillLocal };
  if (publicUrl === null) return { data: 'local', line: null };
  await noteSharedData(database);
  return { data: 'server', line: null };
}
