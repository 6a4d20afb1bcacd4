import type { Locator, Page, Route } from '@playwright/test';
import type { Bidi } from '../engines/drivers/bidi';
import type { FirefoxWindow } from '../engines/drivers/firefox';
import { send } from '../engines/hands';
import { look, type Target } from '@/a11y-tests/journeys/inPage';
import { until } from '../engines/until';

type Name = string | RegExp;

/** As Playwright compares names: without `exact`, a part is enough, and capitals are as good as small letters. */
function pattern(name: Name | undefined, exact = false): Name {
  if (name === undefined) return /(?:)/;
  if (name instanceof RegExp || exact) return name;
  return new RegExp(name.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`), 'i');
}

/** Where parts of a page are found, in the words of `look`. */
const areas: Readonly<Record<string, string>> = {
  dialog: 'dialog, [role=dialog]',
  group: 'fieldset, [role=group]',
  main: 'main',
  table: 'table, [role=grid]',
};

/** As much of Playwright's Locator as the journeys need. */
export class Part {
  constructor(
    private readonly window: FirefoxWindow,
    private readonly target: Target,
    /** Its whole name, where it is known. */
    private readonly name?: string,
  ) {}

  private inside(role: string, name: Name | undefined, exact?: boolean): Part {
    const area = areas[this.target.role] ?? this.target.role;
    const target = {
      role,
      name: pattern(name, exact),
      within: `:is(${this.target.within ?? 'body'}) :is(${area})`,
      ...(this.name !== undefined && { called: this.name }),
    };
    return new Part(this.window, target, typeof name === 'string' ? name : undefined);
  }

  getByRole = (role: string, { name, exact }: { name?: Name; exact?: boolean } = {}) =>
    this.inside(role, name, exact);

  getByLabel = (name: Name, { exact }: { exact?: boolean } = {}) => this.inside('field', name, exact);

  private look = () => this.window.evaluate(look, send(this.target), false);

  async waitFor(): Promise<void> {
    await until(this.toString(), async () => (await this.look()).count > 0);
  }

  async hasFocus(): Promise<boolean> {
    return (await this.look()).hasFocus;
  }

  toString = () => `${this.target.role} “${String(this.target.name)}” in ${this.target.within ?? 'the page'}`;
}

interface SentRequest {
  isBlocked: boolean;
  request: { request: string; url: string };
}

/** Answers in the server's place, as Playwright's `page.route` does. */
async function route(bidi: Bidi, address: string, answer: (route: Route) => unknown): Promise<void> {
  // What was sent is kept for us until we ask.
  const collector = { dataTypes: ['request'], maxEncodedDataSize: 1_000_000 };
  await bidi.send('network.addDataCollector', collector);
  await bidi.send('session.subscribe', { events: ['network.beforeRequestSent'] });
  const pathname = address.replace('**', '');
  bidi.on('network.beforeRequestSent', (params) => {
    const { isBlocked, request: sent } = params as SentRequest;
    const { request, url } = sent;
    if (!isBlocked) return;
    void (async () => {
      const { bytes } = await bidi
        .send<{ bytes: { value: string } }>('network.getData', { dataType: 'request', request })
        .catch(() => ({ bytes: { value: 'null' } }));
      await answer({
        request: () => ({ url: () => url, postDataJSON: () => JSON.parse(bytes.value) as unknown }),
        fulfill: ({ status = 200, json, body, contentType = 'application/json' }: Answer) =>
          bidi.send('network.provideResponse', {
            request,
            statusCode: status,
            headers: [{ name: 'content-type', value: { type: 'string', value: contentType } }],
            body: { type: 'string', value: body ?? JSON.stringify(json) },
          }),
      } as unknown as Route);
    })();
  });
  await bidi.send('network.addIntercept', {
    phases: ['beforeRequestSent'],
    urlPatterns: [{ type: 'pattern', pathname }],
  });
}

interface Answer {
  status?: number;
  json?: unknown;
  body?: string;
  contentType?: string;
}

/** As much of Playwright's page as the journeys need, which know no other: in an installed Firefox, by WebDriver BiDi. */
export function firefoxPage(bidi: Bidi, window: FirefoxWindow, address: string): Page {
  const page = {
    getByRole: (role: string, { name, exact }: { name?: Name; exact?: boolean } = {}) =>
      new Part(window, { role, name: pattern(name, exact) }, typeof name === 'string' ? name : undefined),
    // Only to wait until it is there.
    locator: (selector: string) => ({
      waitFor: () =>
        until(selector, () => window.evaluate((one) => document.querySelector(one) !== null, selector)),
    }),
    route: (pathname: string, answer: (route: Route) => unknown) => route(bidi, pathname, answer),
    goto: (path: string) => window.load(address + path),
  };
  return page as unknown as Page;
}

/** Whether what `firefoxPage` found has the focus. */
export const partHasFocus = (target: Locator): Promise<boolean> => (target as unknown as Part).hasFocus();
