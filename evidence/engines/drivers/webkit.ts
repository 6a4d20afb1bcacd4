import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Driver, InPage } from './driver';
import { keyActions, pointerActions } from './keys';
import { start, startScreen } from './processes';
import { until } from '../until';

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** Sends a command by WebDriver (https://www.w3.org/TR/webdriver2/). @throws Error where it is refused */
async function send<Value>(base: string, method: string, path: string, body?: object): Promise<Value> {
  const answer = await fetch(`${base}${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
  return value;
}

class Window implements Driver {
  readonly engine = 'webkit';
  readonly hasTree = true;

  constructor(
    readonly version: string,
    private readonly session: string,
  ) {}

  private ask<Value>(method: string, path: string, body?: object) {
    return send<Value>(this.session, method, path, body);
  }

  load = (url: string) => this.ask<void>('POST', '/url', { url });

  async evaluate<Args extends unknown[], Answer>(script: InPage<Args, Answer>, ...args: Args) {
    const answer = await this.ask<{ value?: string; error?: string }>('POST', '/execute/async', {
      script: `const done = arguments[arguments.length - 1];
        (async () => JSON.stringify(await (${script.toString()})(...${JSON.stringify(args)})))().then(
          (value) => done({ value }), (error) => done({ error: String(error) }));`,
      args: [],
    });
    if (answer.error !== undefined) throw new Error(answer.error);
    return (answer.value === undefined ? undefined : JSON.parse(answer.value)) as Answer;
  }

  inject = (source: string) => this.ask<void>('POST', '/execute/sync', { script: source, args: [] });
  press = (key: string) => this.ask<void>('POST', '/actions', { actions: keyActions(key) });
  clickAt = (x: number, y: number) => this.ask<void>('POST', '/actions', { actions: pointerActions(x, y) });

  async computed() {
    const element = await this.ask<Record<string, string>>('POST', '/execute/sync', {
      script: 'return window.engineTarget',
      args: [],
    });
    const path = `/element/${element[elementKey]}`;
    const [role, label] = await Promise.all(
      ['role', 'label'].map((what) => this.ask<string>('GET', `${path}/computed${what}`)),
    );
    return `${role} "${label}"`;
  }

  async resize(width: number, height: number) {
    const inside = await this.evaluate(() => [window.innerWidth, window.innerHeight]);
    const outside = await this.ask<{ width: number; height: number }>('GET', '/window/rect');
    await this.ask('POST', '/window/rect', {
      width: width + outside.width - inside[0]!,
      height: height + outside.height - inside[1]!,
    });
    return this.evaluate(() => window.innerWidth);
  }

  close = () => this.ask<void>('DELETE', '');
}

/** The bars of MiniBrowser's window as small as can be: at their own size they keep it 447 px wide at least. */
const smallBars = `* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }
image, entry { -gtk-icon-size: 1px; }
`;

/** Starts WebKitGTK's own small browser. @param programs the driver and the browser */
export async function startWebKit(
  programs: { driver: string; browser: string },
  port: number,
): Promise<Browser> {
  const screen = await startScreen();
  const home = mkdtempSync(join(tmpdir(), 'age-better-webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0', 'gtk.css'), smallBars);
  const base = `http://127.0.0.1:${port}`;
  const running = start(programs.driver, [`--port=${port}`], {
    DISPLAY: screen.display,
    XDG_CONFIG_HOME: home,
    // What it cannot find out about the machine, it does not wait for.
    GTK_A11Y: 'none',
  });
  const isReady = () =>
    fetch(`${base}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until('WebKitWebDriver answers', isReady);
  const begin = () =>
    send<{ sessionId: string; capabilities: { browserVersion: string } }>(base, 'POST', '/session', {
      capabilities: {
        alwaysMatch: {
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
        },
      },
    });
  const first = await begin();
  const version = `WebKitGTK ${first.capabilities.browserVersion}`;
  await send(base, 'DELETE', `/session/${first.sessionId}`);
  return {
    version,
    async open() {
      const { sessionId } = await begin();
      return new Window(version, `${base}/session/${sessionId}`);
    },
    async close() {
      await running.end();
      await screen.end();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
