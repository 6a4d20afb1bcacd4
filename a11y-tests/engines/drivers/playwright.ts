import { chromium, firefox, webkit, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { launch } from '../../../scripts/browser.mjs';
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

/** Starts the Chromium of all tests, or Playwright's own build of another engine. */
export async function startPlaywright(engine: Engine): Promise<Browser> {
  const browser = await types[engine].launch(engine === 'chromium' ? launch : {});
  const version = `${{ chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKit' }[engine]} ${browser.version()}`;
  return {
    version,
    async open() {
      const context = await browser.newContext({
        locale: 'en-AU',
        timezoneId: 'Australia/Melbourne',
        viewport: { width: 1280, height: 900 },
      });
      const page = await context.newPage();
      const devTools = engine === 'chromium' ? await context.newCDPSession(page) : null;
      return new Window(engine, version, context, page, devTools);
    },
    close: () => browser.close(),
  };
}
