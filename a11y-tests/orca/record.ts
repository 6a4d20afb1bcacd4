import { execFileSync } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import type { UserActions } from '../journeys/userActions';
import { journeys } from '../journeys/journeys';
import { open } from '../support/page';
import { holdStill } from '../support/still';
import { expect, test } from '../support/test';
import { storageOf } from '../support/viewers';
import { modeKey, radios } from './radios';

// Run by record.mjs, which starts the X server, the buses and Orca.

const recorded = [
  'log-in',
  'log-in-mended',
  'sort-users',
  'give-up-place',
  'rate',
  'filter',
  'register-for-an-event',
  'nearest-class',
  'suggested-suburb',
  'book',
  'book-by-parts',
  'cancel',
  'email-with-one-failure',
  'change-theme',
];
const speech = process.env.ORCA_SPEECH!;

/** All that Orca has said since it was started. */
function spoken(): string[] {
  const lines = readFileSync(speech, 'utf8').split(/\n(?=\d\d:\d\d:\d\d\.\d+ - )/);
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

/** Real key presses, and what Orca says after each. */
class Orca implements UserActions {
  readonly lines: string[] = [];
  private alreadyRead = spoken().length;

  constructor(readonly page: Page) {}

  tabTo = async (...[target, key = 'Tab']: Parameters<UserActions['tabTo']>) => {
    await target.waitFor();
    for (let presses = 0; presses < 80; presses += 1) {
      if (await hasFocus(target)) return;
      await this.press(key);
    }
    throw new Error(`80 presses of ${key} did not reach ${target.toString()}`);
  };

  press = async (key: string) => {
    execFileSync('xdotool', ['key', names[key] ?? key]);
    await this.write(key);
  };

  /** Outside its focus mode Orca takes letters as its own commands. People wait until it says so, or ask for it. */
  type = async (text: string, written = text) => {
    const isReady = () =>
      spoken().findLast((phrase) => /^(?:Focus|Browse) mode$/.test(phrase)) === 'Focus mode';
    for (let tries = 0; tries < 30 && !isReady(); tries += 1) await wait(500);
    if (!isReady()) await this.press(modeKey);
    execFileSync('xdotool', ['type', '--delay', '60', text]);
    await this.write(`“${written}”`);
  };

  happens = async (words: string, event: () => Promise<unknown>) => {
    await event();
    await this.write(`(${words})`);
  };

  /** Nothing that Orca leaves out stops the recording: it is what the recording is for. */
  hears = async (words: string) => {
    for (let tries = 0; tries < 20; tries += 1) {
      await this.note();
      if (this.lines.join('\n').includes(words)) return;
      await wait(500);
    }
    this.lines.push(`  (not said within ten seconds: ${words})`);
  };

  async write(step: string) {
    this.lines.push(step);
    // Its log tells of all that it does: when nothing comes any more, it has said what it has to say.
    for (let last = -1; last !== statSync(speech).size;) {
      last = statSync(speech).size;
      await wait(1000);
    }
    await this.note();
  }

  private async note() {
    const all = spoken();
    this.lines.push(...all.slice(this.alreadyRead).map((phrase) => `  ${phrase}`));
    this.alreadyRead = all.length;
  }
}

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);
const version = (program: string, ...args: string[]) =>
  execFileSync(program, args, { encoding: 'utf8' }).trim();

test.setTimeout(600_000);

const chosen = [...journeys.filter(({ id }) => recorded.includes(id)), ...radios];
for (const { id, title, viewer, path, go } of chosen) {
  test.describe('Orca', () => {
    // One of the emails is refused on purpose.
    test.use({ storageState: storageOf(viewer), expected: /\/api\/send-email/ });
    test(title, async ({ page, browser }) => {
      // The same day each time: what is booked for it lies ahead.
      await holdStill(page, viewer);
      await open(page, path);
      await expect(page.locator('h1')).toBeVisible();
      const orca = new Orca(page);
      await orca.write('(the page has opened)');
      await go(orca);
      const today = new Date().toLocaleDateString('sv');
      const head = `${title}. Recorded ${today}: Orca ${version('orca', '--version')}, Chromium ${browser.version()}.`;
      writeFileSync(join(import.meta.dirname, `${id}.txt`), `${[head, '', ...orca.lines].join('\n')}\n`);
    });
  });
}
