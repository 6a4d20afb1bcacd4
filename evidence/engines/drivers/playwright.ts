import { chromium, firefox, webkit, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { launch } from '@/scripts/browser.mjs';
import type { Browser, Driver, Engine, InPage } from './driver';

const types = { chromium, firefox, webkit };

interface Node {
  role?: { value: string };
  name?: { value: string };
}

class Window implements Driver {
  constructor(
    readonly engine: Engine,
    readonly version: string,
    private readonly context: BrowserContext,
    private readonly page: Page,
    /** Chromium's own protocol tells what its accessibility tree has; Playwright's other builds do not. */
    private readonly devTools: CDPSession | null,
  ) {}

  get hasTree() {
    return this.devTools !== null;
  }

  async load(address: string) {
    await this.page.goto(address);
  }

  async evaluate<Args extends unknown[], Answer>(script: InPage<Args, Answer>, ...args: Args) {
    // As the other drivers send it: as text.
    const text = await this.page.evaluate<string | undefined>(
      `(async () => JSON.stringify(await (${script.toString()})(...${JSON.stringify(args)})))()`,
    );
    return (text === undefined ? undefined : JSON.parse(text)) as Answer;
  }

  async inject(source: string) {
    await this.page.evaluate(`(() => { ${source}\n })()`);
  }

  press = (key: string) => this.page.keyboard.press(key);
  clickAt = (x: number, y: number) => this.page.mouse.click(x, y);

  async computed() {
    if (!this.devTools) return null;
    const { result } = await this.devTools.send('Runtime.evaluate', { expression: 'window.engineTarget' });
    const { nodes } = await this.devTools.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId!,
      fetchRelatives: false,
    });
    const { role, name } = (nodes[0] ?? {}) as Node;
    return `${role?.value} "${name?.value}"`;
  }

  async resize(width: number, height: number) {
    await this.page.setViewportSize({ width, height });
    return width;
  }

  close = () => this.context.close();
}

const names = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKit' };

const surroundings = {
  locale: 'en-AU',
  timezoneId: 'Australia/Melbourne',
  viewport: { width: 1280, height: 900 },
};

async function windowIn(engine: Engine, version: string, context: BrowserContext) {
  const page = await context.newPage();
  const devTools = engine === 'chromium' ? await context.newCDPSession(page) : null;
  return new Window(engine, version, context, page, devTools);
}

/** Starts the Chromium of all tests, or Playwright's own build of another engine. */
export async function startPlaywright(engine: Engine): Promise<Browser> {
  const browser = await types[engine].launch(engine === 'chromium' ? launch : {});
  const version = `${names[engine]} ${browser.version()}`;
  return {
    version,
    open: async () => windowIn(engine, version, await browser.newContext(surroundings)),
    close: () => browser.close(),
  };
}

/** The same on a profile that stays, which all windows share. @param profile its folder */
export async function startPlaywrightOn(engine: Engine, profile: string): Promise<Browser> {
  const context = await types[engine].launchPersistentContext(profile, {
    ...(engine === 'chromium' && launch),
    ...surroundings,
  });
  const version = `${names[engine]} ${context.browser()?.version() ?? ''}`;
  return { version, open: () => windowIn(engine, version, context), close: () => context.close() };
}
