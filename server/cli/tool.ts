import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
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

/** A tool that does not make a data folder: a mistyped one is said instead. */
function checkFolder(settings: Settings): void {
  const folder = resolve(settings.dataFolder);
  if (existsSync(join(folder, databaseName))) return;
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
  checkFolder(settings);
  const parts = await openParts(settings);
  try {
    return await work(asked, { settings, parts });
  } finally {
    await parts.close();
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
  try {
    const asked = read(process.argv.slice(2));
    const settings = readSettings(process.env);
    console.log(
      settings.firebase && hosted
        ? await hosted(asked, createOperator(settings.firebase.projectId, process.env))
        : await workHere(settings, asked, here),
    );
  } catch (error) {
    const kinds = [ToolError, StartError, SettingsError, OperatorError, Refusal];
    const expected = kinds.some((kind) => error instanceof kind);
    const reason = storageTroubleOf(error) === null ? String(error) : reasonOf(error);
    console.error(expected ? (error as Error).message : `It did not work: ${reason}`);
    process.exitCode = 1;
  }
}
