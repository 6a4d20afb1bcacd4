import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type Bidi } from './bidi';
import type { Browser, Driver, InPage } from './driver';
import { keyActions, pointerActions } from './keys';
import { readFrom, start, startScreen } from './processes';

/** Nothing is asked of Mozilla, no first page is shown, and keys go to all controls. */
const preferences = {
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'datareporting.healthreport.uploadEnabled': false,
  'toolkit.telemetry.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'extensions.getAddons.cache.enabled': false,
  'intl.accept_languages': 'en-AU',
  'signon.rememberSignons': false,
  'webgl.force-enabled': true,
};

type Evaluated =
  | { type: 'success'; result: { type: string; value?: unknown; sharedId?: string } }
  | { type: 'exception'; exceptionDetails: { text: string } };

/** One window of Firefox, or one tab of it. */
export class FirefoxWindow implements Driver {
  readonly engine = 'firefox';
  readonly hasTree = true;

  constructor(
    readonly version: string,
    private readonly bidi: Bidi,
    private readonly context: string,
    private readonly userContext: string | null,
  ) {}

  async load(url: string) {
    await this.bidi.send('browsingContext.navigate', { context: this.context, url, wait: 'complete' });
  }

  /** Runs a script whose answer is text. */
  private async run(functionDeclaration: string) {
    const answer = await this.bidi.send<Evaluated>('script.callFunction', {
      functionDeclaration,
      awaitPromise: true,
      target: { context: this.context },
      // As after a press: what only a person may start is allowed.
      userActivation: false,
    });
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
    return answer.result;
  }

  async evaluate<Args extends unknown[], Answer>(script: InPage<Args, Answer>, ...args: Args) {
    const { value } = await this.run(
      `async () => JSON.stringify(await (${script.toString()})(...${JSON.stringify(args)}))`,
    );
    return (value === undefined ? undefined : JSON.parse(value as string)) as Answer;
  }

  async inject(source: string) {
    await this.run(`() => { ${source}\n }`);
  }

  private async perform(actions: object[]) {
    await this.bidi.send('input.performActions', { context: this.context, actions });
  }

  press = (key: string) => this.perform(keyActions(key));
  clickAt = (x: number, y: number) => this.perform(pointerActions(x, y));

  async computed(role: string, name: string) {
    const { sharedId } = await this.run('() => window.engineTarget');
    const { nodes } = await this.bidi.send<{ nodes: { sharedId: string }[] }>('browsingContext.locateNodes', {
      context: this.context,
      // ARIA has no role for a field for a password.
      locator: { type: 'accessibility', value: { name, ...(role !== 'password' && { role }) } },
      startNodes: [{ sharedId }],
    });
    return nodes.some((node) => node.sharedId === sharedId) || 'another role or name';
  }

  async resize(width: number, height: number) {
    await this.bidi.send('browsingContext.setViewport', {
      context: this.context,
      viewport: { width, height },
    });
    return this.evaluate(() => window.innerWidth);
  }

  async close() {
    if (this.userContext)
      await this.bidi.send('browser.removeUserContext', { userContext: this.userContext });
  }
}

/** A Firefox that is running, and the connection to it. */
export interface RunningFirefox {
  bidi: Bidi;
  /** Its name and version, as it says itself. */
  version: string;
  close(): Promise<void>;
}

/**
 * Starts an installed Firefox.
 * @param display the X server on which it shows its window
 * @param kept the folder of a profile that stays; else it gets a fresh one
 */
export async function launchFirefox(
  executable: string,
  display: string,
  args: readonly string[] = [],
  kept?: string,
): Promise<RunningFirefox> {
  const profile = kept ?? mkdtempSync(join(tmpdir(), 'age-better-firefox-'));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const running = start(
    executable,
    ['--no-remote', '--profile', profile, '--remote-debugging-port=0', ...args],
    { DISPLAY: display, MOZ_WEBRENDER_SOFTWARE: '1' },
  );
  const bidi = await connect(`${await readFrom(running, /listening on (ws:\S+)/)}/session`);
  const { capabilities } = await bidi.send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: { alwaysMatch: { unhandledPromptBehavior: { default: 'ignore' } } },
  });
  return {
    bidi,
    version: `Firefox ${capabilities.browserVersion}`,
    async close() {
      await bidi.send('browser.close').catch(() => {});
      bidi.close();
      // What a profile keeps is written as it ends.
      if (kept) await running.gone();
      await running.end();
      if (!kept) rmSync(profile, { recursive: true, force: true });
    },
  };
}

/**
 * Starts an installed Firefox, in a window on a screen that nobody sees: without one it draws no map.
 * @param kept the folder of a profile that stays, and that all windows share
 */
export async function startFirefox(executable: string, kept?: string): Promise<Browser> {
  const screen = await startScreen();
  const { bidi, version, close } = await launchFirefox(executable, screen.display, [], kept);
  return {
    version,
    async open() {
      const userContext = kept
        ? null
        : (await bidi.send<{ userContext: string }>('browser.createUserContext')).userContext;
      const { context } = await bidi.send<{ context: string }>('browsingContext.create', {
        type: 'window',
        ...(userContext && { userContext }),
      });
      return new FirefoxWindow(version, bidi, context, userContext);
    },
    async close() {
      await close();
      await screen.end();
    },
  };
}
