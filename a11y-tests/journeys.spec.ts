import type { Locator, Page } from '@playwright/test';
import type { UserActions } from './journeys/userActions';
import { journeys } from './journeys/journeys';
import { goldenFiles } from './support/golden';
import { tabTo } from './support/keyboard';
import { announcements, listen } from './support/listen';
import { reach } from './support/reach';
import { holdStill } from './support/still';
import { expect, test } from './support/test';
import { sessionOf } from './support/viewers';

// Each task is done by keyboard alone, and what a screen reader says on the way is kept as a file that is reviewed like
// code. `npm run a11y:renew` makes them anew.

test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true });

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Runs in the page: what has the focus, and its state in the words of screen readers. */
function stateOfFocused(): { id: number; state: string } | null {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const known = ((window as unknown as { focused?: Element[] }).focused ??= []);
  if (!known.includes(element)) known.push(element);
  const is = (name: string) => element.getAttribute(`aria-${name}`);
  const checked = element instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(element.type);
  const states = [
    is('pressed') && (is('pressed') === 'true' ? 'pressed' : 'not pressed'),
    is('expanded') && (is('expanded') === 'true' ? 'expanded' : 'collapsed'),
    checked && (element.checked ? 'checked' : 'not checked'),
  ];
  return { id: known.indexOf(element), state: states.filter(Boolean).join(', ') };
}

/** Playwright's keyboard, with every step and what was said after it written down. */
class Listener implements UserActions {
  readonly lines: string[] = [];
  private alreadyRead = 0;

  constructor(
    readonly page: Page,
    private readonly settled: () => Promise<void>,
  ) {}

  tabTo = async (...[target, key = 'Tab']: Parameters<UserActions['tabTo']>) => {
    if (await hasFocus(target)) return;
    await tabTo(this.page, target, key);
    await this.write(`${key}, until there`);
  };

  press = async (key: string) => {
    const before = await this.page.evaluate(stateOfFocused);
    await this.page.keyboard.press(key);
    await this.write(key);
    const after = await this.page.evaluate(stateOfFocused);
    // The virtual reader says nothing of a state that changes under the focus; every real one does.
    if (before && after?.id === before.id && after.state !== before.state)
      this.lines.push(`  ${after.state}`);
  };

  type = async (text: string, written = text) => {
    await this.page.keyboard.type(text);
    await this.write(`“${written}”`);
  };

  happens = async (words: string, event: () => Promise<unknown>) => {
    await event();
    await this.write(`(${words})`);
  };

  hears = async (words: string) => {
    const said = async () =>
      [...this.lines, ...(await announcements(this.page)).slice(this.alreadyRead)].join('\n');
    await expect.poll(said, `“${words}” is said`).toContain(words);
    // The focus follows the words.
    await this.settled();
    await this.note();
  };

  private async write(step: string) {
    await this.settled();
    this.lines.push('', step);
    await this.note();
  }

  private async note() {
    const all = await announcements(this.page);
    for (const phrase of all.slice(this.alreadyRead)) {
      // How often progress is announced depends on the machine.
      const between = /\b\d+ of \d+ done$/.test(phrase);
      // The reader repeats what is urgent for each change around it.
      if (!between && this.lines.at(-1) !== `  ${phrase}`) this.lines.push(`  ${phrase}`);
    }
    this.alreadyRead = all.length;
  }
}

for (const { id, title, viewer, path, data = 'local', before = [], noise = /^$/, go } of journeys) {
  test.describe('by keyboard alone', () => {
    test.use({ data, storageState: sessionOf(viewer, data), expected: noise });
    test(title, async ({ page, community }) => {
      const settled = await holdStill(page, viewer, data);
      await reach(page, path, before, community);
      await settled();
      await listen(page);
      const hands = new Listener(page, settled);
      await go(hands);
      const text = [title, ...hands.lines].join('\n');
      expect(`${text}\n`).toMatchSnapshot(['transcripts', 'journeys', `${id}.txt`]);
    });
  });
}

test('every journey has its transcript, and no other is left', () => {
  expect(goldenFiles('transcripts/journeys')).toEqual(journeys.map(({ id }) => `${id}.txt`).sort());
});
