import { reasonOf } from '../settings/dataFolder';
import { OperatorError } from '../firebase/firebaseAccounts';
import { createOperator, type Operator } from '../firebase/operator';
import { openParts, type Parts } from '../app/parts';
import { HttpError } from '../http/httpError';
import { hasEarlierLists } from '../services/earlierLists';
import { readSettings, type Settings } from '../settings/settings';
import { SettingsError } from '../settings/settingsError';
import { StartError } from '../settings/startError';
import { storageErrorOf } from '../http/storageError';
import { chooseInstallation, settingsOf } from './installation';

/** The error of a command-line tool that was called wrongly or cannot do its work. One line. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
  constructor(
    message: string,
    readonly exitCode = 1,
  ) {
    super(message);
  }
}

/** The error for an operator whose import came second. */
export const changedMeanwhile =
  'Somebody else has changed the list meanwhile. Nothing was imported. Use the command again.';

/** @throws ToolError where the lists are still files of an earlier version: an import would not know what is in them. */
export function checkLists(folder: string): void {
  if (hasEarlierLists(folder))
    throw new ToolError(
      `The lists in ${folder} are of an earlier version. Start the server once: it takes them into the database.`,
    );
}

/** The context of a tool: the data folder of the server, which may be running, and its settings as far as the shell has them. */
export interface ToolContext {
  settings: Settings;
  parts: Parts;
}

/** The option that sends any command to the demonstration. */
const demonstrationOption = '--demonstration';

/** The work of a tool. Each returns the text to print. */
export interface ToolWork<T> {
  /** With the data folder. */
  locally: (asked: T, context: ToolContext) => string | Promise<string>;
  /** With a Firebase project as well, where the settings name one; without it, `locally` is done. */
  withFirebase?: (asked: T, operator: Operator, context: ToolContext) => Promise<string>;
}

function readWords<T>(read: (words: readonly string[]) => T) {
  const words = process.argv.slice(2);
  return {
    demonstration: words.includes(demonstrationOption),
    asked: read(words.filter((word) => word !== demonstrationOption)),
    settings: readSettings(process.env, 'operate'),
  };
}

async function workHere<T>(
  settings: Settings,
  demonstration: boolean,
  asked: T,
  { locally, withFirebase }: ToolWork<T>,
): Promise<string> {
  const chosen = chooseInstallation(settings, demonstration);
  const { firebase } = chosen.settings;
  if (settings.firebase && !firebase && !demonstration) {
    throw new ToolError(
      `There is only a demonstration in ${chosen.settings.installationFolder}. Set DATA_DIR to the data folder of the server with the Firebase accounts, or add --demonstration.`,
    );
  }
  const operator = firebase && withFirebase ? createOperator(firebase.projectId, process.env) : null;
  const parts = await openParts(chosen.settings);
  try {
    // Said before anything is done, so that a slow command can still be stopped.
    console.log(`${chosen.line}:`);
    const context = { settings: chosen.settings, parts };
    return await (operator && withFirebase
      ? withFirebase(asked, operator, context)
      : locally(asked, context));
  } finally {
    await parts.close();
  }
}

/** Prints the outcome of a tool's work: what it returns, or one line and a non-zero exit code. */
async function report(work: () => Promise<string>): Promise<void> {
  try {
    console.log(await work());
  } catch (error) {
    const kinds = [ToolError, StartError, SettingsError, OperatorError, HttpError];
    const expected = kinds.some((kind) => error instanceof kind);
    const reason = storageErrorOf(error) === null ? String(error) : reasonOf(error);
    console.error(expected ? (error as Error).message : `It did not work: ${reason}`);
    process.exitCode = error instanceof ToolError ? error.exitCode : 1;
  }
}

/**
 * Runs a command-line tool: on success it prints what it works on and one line; otherwise one line with a
 * non-zero exit code. Every tool takes `--demonstration`.
 * @param read checks the arguments before anything is opened.
 */
export async function runTool<T>(read: (words: readonly string[]) => T, work: ToolWork<T>): Promise<void> {
  await report(async () => {
    const { asked, settings, demonstration } = readWords(read);
    return workHere(settings, demonstration, asked, work);
  });
}

/** @throws ToolError where the data lies in PostgreSQL, which has its own tools. */
function checkIsFile({ databaseUrl }: Settings): void {
  if (databaseUrl !== null)
    throw new ToolError(
      'This command is for the file of SQLite. DATABASE_URL is set: PostgreSQL has pg_amcheck for that.',
    );
}

/**
 * Runs a tool that needs the settings only, wherever the data lies, otherwise as {@link runTool}. Its data folder may be
 * missing, so it is never the demonstration's unless asked for.
 */
export async function runSettingsTool<T>(
  read: (words: readonly string[]) => T,
  work: (asked: T, settings: Settings) => Promise<string>,
): Promise<void> {
  await report(async () => {
    const { asked, settings, demonstration } = readWords(read);
    return work(asked, settingsOf(settings, demonstration));
  });
}

/**
 * Runs a tool on an existing data folder without opening its contents, otherwise as {@link runTool}.
 * @param options `isForFile`: it is about the file of SQLite, and refused where the data lies in PostgreSQL.
 */
export async function runFolderTool<T>(
  read: (words: readonly string[]) => T,
  work: (asked: T, context: { settings: Settings; folder: string }) => Promise<string>,
  { isForFile = false } = {},
): Promise<void> {
  await report(async () => {
    const { asked, settings, demonstration } = readWords(read);
    const chosen = chooseInstallation(settings, demonstration);
    if (isForFile) checkIsFile(chosen.settings);
    console.log(`${chosen.line}:`);
    return work(asked, { settings: chosen.settings, folder: chosen.settings.dataFolder });
  });
}
