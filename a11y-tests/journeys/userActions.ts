import type { Locator, Page } from '@playwright/test';
import type { DataMode, Step, Viewer } from '../states/screenState';

/**
 * Somebody who neither sees the screen nor uses a mouse: keys, and what is said. Once it is Playwright with a virtual screen
 * reader, once an X server with Orca.
 */
export interface UserActions {
  /** The page, for saying what is looked for and for looking at the outcome; nothing is pressed through it. */
  page: Page;
  /** Presses Tab, or Shift and Tab, until this has the focus. */
  tabTo(target: Locator, key?: 'Tab' | 'Shift+Tab'): Promise<void>;
  press(key: string): Promise<void>;
  /** @param written what is written down in its place, where the text is another each time. */
  type(text: string, written?: string): Promise<void>;
  /** Something happens meanwhile that is not the person's doing. @param words what, for the transcript. */
  happens(words: string, event: () => Promise<unknown>): Promise<void>;
  /** Waits until these words are said. */
  hears(words: string): Promise<void>;
}

/** A whole task, done by keyboard alone; everything that is looked for has a role and a name. */
export interface Journey {
  /** In kebab-case: the name of its transcript. */
  id: string;
  title: string;
  viewer: Viewer;
  /** Where it starts. */
  path: string;
  /** Where the records are; default: in the browser. */
  data?: DataMode;
  /** What has happened before. */
  before?: readonly Step[];
  /** What the browser itself notes on the way. */
  noise?: RegExp;
  go(hands: UserActions): Promise<void>;
}
