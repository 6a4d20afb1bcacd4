import { execFileSync } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import type { Journey } from '@/a11y-tests/journeys/userActions';
import { headOf } from '../readers/head';
import { Recorder, type ScreenReader } from '../readers/recorder';
import { modeKey } from './radios';

// Used by what record.mjs runs: it starts the X server, the buses and Orca.

const speech = () => process.env.ORCA_SPEECH!;

/** All that Orca has said since it was started. */
function spoken(): string[] {
  const lines = readFileSync(speech(), 'utf8').split(/\n(?=\d\d:\d\d:\d\d\.\d+ - )/);
  return lines.flatMap((line) => {
    const said = /- SPEECH OUTPUT: '([\s\S]*?)'(?: voice=\w+)?\s*(?:\[?\{|$)/.exec(line)?.[1]?.trim();
    return said ? [said.replaceAll(/\s+/g, ' ')] : [];
  });
}

/** The X server's names of keys. */
const names: Record<string, string> = {
  Enter: 'Return',
  Space: 'space',
  ArrowDown: 'Down',
  ArrowUp: 'Up',
  'Shift+Tab': 'shift+Tab',
  'Control+a': 'ctrl+a',
};

const press = async (key: string) => {
  execFileSync('xdotool', ['key', names[key] ?? key]);
};

/** Its log tells of all that it does: when nothing comes any more, it has said what it has to say. */
async function settled() {
  for (let last = -1; last !== statSync(speech()).size;) {
    last = statSync(speech()).size;
    await wait(1000);
  }
}

interface TypeOptions {
  /** How much it had said when the page was opened: the mode of another page says nothing about this one. */
  from: number;
  /** Whether it leaves its focus mode without a word. */
  isSilent: boolean;
  press(key: string): Promise<void>;
}

/** Outside its focus mode Orca takes letters as its own commands. People wait until it says so, or ask for it. */
async function type(text: string, { from, isSilent, press: pressKey }: TypeOptions) {
  const isReady = () =>
    spoken()
      .slice(from)
      .findLast((phrase) => /^(?:Focus|Browse) mode$/.test(phrase)) === 'Focus mode';
  for (let tries = 0; tries < 10 && !isReady(); tries += 1) await wait(500);
  // What it said last may not be true any more; what it says of its key is.
  if (isSilent) await pressKey(modeKey);
  for (let tries = 0; tries < 2 && !isReady(); tries += 1) await pressKey(modeKey);
  execFileSync('xdotool', ['type', '--delay', '60', text]);
}

const version = () => execFileSync('orca', ['--version'], { encoding: 'utf8' }).trim();
const system = () =>
  /^PRETTY_NAME="?([^"\n]+)/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? 'Linux';

/** A window of a browser, as a recording needs it. */
export interface OrcaWindow {
  page: Page;
  /** Name and version. */
  browser: string;
  /** Opens the page at which the journey begins. */
  open(): Promise<unknown>;
  hasFocus(target: Locator): Promise<boolean>;
  /** Whether Orca leaves its focus mode here without a word. */
  isSilent: boolean;
}

/** Does a journey with Orca, and writes its recording. @param suffix what is added to the name of its file */
export async function record(
  { id, title, go }: Journey,
  { page, browser, open, hasFocus, isSilent }: OrcaWindow,
  suffix = '',
): Promise<void> {
  const from = spoken().length;
  const reader: ScreenReader = {
    press,
    settled,
    spoken: async () => spoken(),
    type: (text, pressKey) => type(text, { from, isSilent, press: pressKey }),
  };
  const recorder = new Recorder(page, reader, hasFocus);
  await recorder.start(open);
  await go(recorder);
  await recorder.end();
  const head = headOf(title, {
    reader: `Orca ${version()}`,
    browser,
    system: system(),
    commit: process.env.ORCA_COMMIT!,
  });
  writeFileSync(
    join(import.meta.dirname, `${id}${suffix}.txt`),
    `${[head, '', ...recorder.lines].join('\n')}\n`,
  );
}
