/** The engines that are tried. */
export type Engine = 'chromium' | 'firefox' | 'webkit';

/** What a page's own script is asked to do: it is sent as text, so it sees nothing but its arguments. */
export type InPage<Args extends unknown[], Answer> = (...args: Args) => Answer | Promise<Answer>;

/** Names of keys as Playwright has them, with modifiers before a plus: `Enter`, `Shift+Tab`, `a`. */
export type Key = string;

/**
 * The least that a browser has to do for a journey. Everything else (finding by role and name, waiting, axe) is built on this
 * once, in `hands.ts`, so that all engines are asked the same. One driver is one fresh profile with one window.
 */
export interface Driver {
  readonly engine: Engine;
  /** Its name and version, as it says itself. */
  readonly version: string;
  /** Whether the engine's own accessibility tree can be asked. */
  readonly hasTree: boolean;
  /** Loads an address, until the browser calls it loaded. @throws Error where it cannot be loaded */
  load(address: string): Promise<void>;
  /** Runs a function in the page. Arguments and answer are JSON. */
  evaluate<Args extends unknown[], Answer>(script: InPage<Args, Answer>, ...args: Args): Promise<Answer>;
  /** Runs text as a script of the page. */
  inject(source: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** A press of the mouse. @param x, y CSS pixels in the window */
  clickAt(x: number, y: number): Promise<void>;
  /**
   * Whether the engine's own accessibility tree gives the element in `window.engineTarget` this role and name; where it tells
   * both, what it says; null where this driver cannot ask.
   */
  computed(role: string, name: string): Promise<string | true | null>;
  /** Makes the window so wide, in CSS pixels. @returns the width that it has then */
  resize(width: number, height: number): Promise<number>;
  close(): Promise<void>;
}

/** A browser that is running; each journey gets a driver of its own from it. */
export interface Browser {
  readonly version: string;
  open(): Promise<Driver>;
  close(): Promise<void>;
}
