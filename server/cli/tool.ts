import { openParts, type Parts } from '../parts';
import { readSettings, type Settings, SettingsError } from '../settings';
import { StartError } from '../startError';

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
 * Runs a command-line tool: one line on success, one line and a non-zero exit otherwise.
 * @param work returns the line to print.
 */
export async function runTool(work: (context: ToolContext) => Promise<string>): Promise<void> {
  try {
    const settings = readSettings(process.env);
    const parts = await openParts(settings);
    try {
      console.log(await work({ settings, parts }));
    } finally {
      await parts.close();
    }
  } catch (error) {
    const expected = [ToolError, StartError, SettingsError].some((kind) => error instanceof kind);
    console.error(expected ? (error as Error).message : `It did not work: ${String(error)}`);
    process.exitCode = 1;
  }
}
