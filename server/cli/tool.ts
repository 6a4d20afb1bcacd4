import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isHalfRestored } from '../backup/switchFolder';
import { reasonOf } from '../dataFolder';
import { OperatorError } from '../hosted/hostedAccounts';
import { createOperator, type Operator } from '../hosted/operator';
import { databaseName } from '../identity/database';
import { openParts, type Parts } from '../parts';
import { Refusal } from '../refusal';
import { readSettings, type Settings, SettingsError } from '../settings';
import { StartError } from '../startError';
import { storageTroubleOf } from '../storageTrouble';

/** What a command-line tool says when it was called wrongly or cannot do what it was asked. One line. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
}

/** What a tool works with: the same settings and data folder as the server, which may be running. */
export interface ToolContext {
  settings: Settings;
  parts: Parts;
}

/**
 * The data folder that the settings name. A tool does not make one: a mistyped one is said instead.
 * @throws ToolError
 */
function existingFolder(settings: Settings): string {
  const folder = resolve(settings.dataFolder);
  if (existsSync(folder) && isHalfRestored(folder)) {
    throw new ToolError(
      `A restore was interrupted in ${folder}. Start the server, or run the restore again: both finish it.`,
    );
  }
  if (existsSync(join(folder, databaseName))) return folder;
  throw new ToolError(
    `There are no accounts in ${folder}. Start the server once, or set DATA_DIR to its data folder.`,
  );
}

/** What a tool does. Each returns what to print. */
export interface ToolWork<T> {
  /** With the data folder. */
  here: (asked: T, context: ToolContext) => string | Promise<string>;
  /** With a Firebase project, where the settings name one; without it, `here` is done anyway. */
  hosted?: (asked: T, operator: Operator) => Promise<string>;
}

async function workHere<T>(settings: Settings, asked: T, work: ToolWork<T>['here']): Promise<string> {
  existingFolder(settings);
  const parts = await openParts(settings);
  try {
    return await work(asked, { settings, parts });
  } finally {
    await parts.close();
  }
}

/** Says what came of a tool's work: what it returns, or one line and a non-zero exit. */
async function report(work: () => Promise<string>): Promise<void> {
  try {
    console.log(await work());
  } catch (error) {
    const kinds = [ToolError, StartError, SettingsError, OperatorError, Refusal];
    const expected = kinds.some((kind) => error instanceof kind);
    const reason = storageTroubleOf(error) === null ? String(error) : reasonOf(error);
    console.error(expected ? (error as Error).message : `It did not work: ${reason}`);
    process.exitCode = 1;
  }
}

/**
 * Runs a command-line tool: one line on success, one line and a non-zero exit otherwise.
 * @param read checks what stands behind the command, before anything is opened.
 */
export async function runTool<T>(
  read: (words: readonly string[]) => T,
  { here, hosted }: ToolWork<T>,
): Promise<void> {
  await runSettingsTool(read, async (asked, settings) =>
    settings.firebase && hosted
      ? hosted(asked, createOperator(settings.firebase.projectId, process.env))
      : workHere(settings, asked, here),
  );
}

/** Runs a tool that opens nothing by itself, otherwise as {@link runTool}. */
export async function runSettingsTool<T>(
  read: (words: readonly string[]) => T,
  work: (asked: T, settings: Settings) => Promise<string>,
): Promise<void> {
  await report(async () => work(read(process.argv.slice(2)), readSettings(process.env)));
}

/** Runs a tool on a data folder that is there, without opening what is in it, otherwise as {@link runTool}. */
export async function runFolderTool<T>(
  read: (words: readonly string[]) => T,
  work: (asked: T, context: { settings: Settings; folder: string }) => Promise<string>,
): Promise<void> {
  await runSettingsTool(read, async (asked, settings) =>
    work(asked, { settings, folder: existingFolder(settings) }),
  );
}
