import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import type { UserActions } from '@/a11y-tests/journeys/userActions';

/** A real screen reader: keys that it and the browser get as from a keyboard, and what it says. */
export interface ScreenReader {
  /** @param key in Playwright's words, such as `Shift+Tab` */
  press(key: string): Promise<void>;
  /**
   * Types where the focus is, once letters go to the page and are no commands of the reader.
   * @param press presses a key for that, and writes it down
   */
  type(text: string, press: (key: string) => Promise<void>): Promise<void>;
  /** All that it has said since it was started. */
  spoken(): Promise<string[]>;
  /** Waits until it has said what it has to say. */
  settled(): Promise<void>;
}

/** Does a journey with a real screen reader, and writes down each key and what is said after it. */
export class Recorder implements UserActions {
  readonly lines: string[] = [];
  private alreadyRead = 0;

  constructor(
    readonly page: Page,
    private readonly reader: ScreenReader,
    private readonly hasFocus: (target: Locator) => Promise<boolean>,
  ) {}

  /** Writes down what is said from now on, first while the page opens. */
  start = async (open: () => Promise<unknown>) => {
    await this.reader.settled();
    this.alreadyRead = (await this.reader.spoken()).length;
    await this.happens('the page has opened', open);
  };

  tabTo = async (...[target, key = 'Tab']: Parameters<UserActions['tabTo']>) => {
    await target.waitFor();
    for (let presses = 0; presses < 80; presses += 1) {
      if (await this.hasFocus(target)) return;
      await this.press(key);
    }
    throw new Error(`80 presses of ${key} did not reach ${target.toString()}`);
  };

  press = async (key: string) => {
    await this.reader.press(key);
    await this.write(key);
  };

  type = async (text: string, written = text) => {
    await this.reader.type(text, this.press);
    await this.write(`“${written}”`);
  };

  happens = async (words: string, event: () => Promise<unknown>) => {
    await event();
    await this.write(`(${words})`);
  };

  /** Nothing that a reader leaves out stops the recording: it is what the recording is for. */
  hears = async (words: string) => {
    for (let tries = 0; tries < 20; tries += 1) {
      await this.note();
      if (this.lines.join('\n').includes(words)) return;
      await wait(500);
    }
    this.lines.push(`  (not said within ten seconds: ${words})`);
  };

  /** Writes down what is still being said: what comes last is the point of some journeys. */
  end = async () => {
    await this.reader.settled();
    await this.note();
  };

  private async write(step: string) {
    this.lines.push(step);
    await this.end();
  }

  private async note() {
    const all = await this.reader.spoken();
    this.lines.push(...all.slice(this.alreadyRead).map((phrase) => `  ${phrase}`));
    this.alreadyRead = all.length;
  }
}
