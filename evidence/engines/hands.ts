import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { tags } from '@/a11y-tests/support/audit';
import { placeNamed } from '../report/engineAssertions';
import type { Driver, Key } from './drivers/driver';
import {
  collect,
  isAtRest,
  isHeard,
  isHydrated,
  look,
  type Found,
  type SentTarget,
  type Target,
} from '@/a11y-tests/journeys/inPage';
import { until } from './until';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A target in the form in which it can be sent. */
export const send = ({ role, name, within = 'body', called }: Target): SentTarget => ({
  role,
  within,
  called: called ?? null,
  name: typeof name === 'string' ? name : name.source,
  flags: typeof name === 'string' ? null : name.flags,
});

const inWords = ({ role, name, within, called }: Target) =>
  `${role} “${String(name)}”${within ? ` in ${called ?? within}` : ''}`;

/** Names are compared without spaces: engines put them at the edges of parts in different places. */
const bare = (text: string) => text.replaceAll(/\s+/g, '').toLowerCase();

/** The role as engines call it, where that differs from ARIA's word. */
const synonyms: Readonly<Record<string, RegExp>> = {
  textbox: /^(?:textbox|searchbox|textfield)/i,
  searchbox: /^(?:searchbox|textbox)/i,
  radio: /^radio/i,
  password: /./,
};

/**
 * Whether what the engine says of an element is its role and one of the names.
 * @param computed as the driver gives it: null where it cannot be asked
 */
export function agrees(computed: string | true | null, role: string, names: readonly string[]): boolean {
  if (computed === null || computed === true) return true;
  const [itsRole = '', ...rest] = computed.split(' ');
  const isRole = (synonyms[role] ?? new RegExp(`^${role}$`, 'i')).test(itsRole);
  const said = bare(rest.join(' '));
  return isRole && names.some((name) => said === bare(`"${name}"`));
}

/** What a person does and notices, in any engine; and what was done, in words. */
export class Hands {
  readonly steps: string[] = [];
  /** The screens that axe has looked at. */
  readonly audited: string[] = [];

  constructor(
    readonly driver: Driver,
    readonly address: string,
  ) {}

  private note(step: string) {
    this.steps.push(step);
  }

  /** Loads an address of the site and waits until it can be used. */
  async open(path: string) {
    await this.driver.load(this.address + path);
    await this.settled();
    this.note(`open ${path}`);
  }

  /** Waits until the page that is being loaded can be used. */
  async settled() {
    await until('the page is hydrated', () => this.driver.evaluate(isHydrated));
    await this.driver.evaluate(collect);
  }

  private look(target: Target, scroll = false): Promise<Found> {
    return this.driver.evaluate(look, send(target), scroll);
  }

  /**
   * Waits for an element, and asks the engine's own accessibility tree whether it calls it so.
   * @throws Error where it is not there, or has another role or name there
   */
  async sees(target: Target): Promise<void> {
    const found = await until(`${inWords(target)} is shown`, async () => {
      const one = await this.look(target);
      return one.count > 0 && one;
    });
    await until(`the engine calls it ${inWords(target)}`, async () => {
      // It may have been drawn anew since. And WebKit names nothing that `content-visibility: auto` keeps from being drawn.
      await this.look(target, true);
      const computed = await this.driver.computed(target.role, found.name);
      // WebKit counts what is in a field to the words of the label around it.
      const names = [found.name, `${found.name} ${found.value}`];
      if (agrees(computed, target.role, names)) return true;
      throw new Error(`it says ${computed} of ${target.role} “${found.name}”`);
    });
    this.note(`see ${inWords(target)}`);
  }

  async gone(target: Target): Promise<void> {
    await until(`${inWords(target)} is gone`, async () => (await this.look(target)).count === 0);
    this.note(`see no ${inWords(target)} any more`);
  }

  /** Presses it with the mouse. */
  async click(target: Target): Promise<void> {
    await this.sees(target);
    const [x, y] = await until(`${inWords(target)} can be pressed`, async () => {
      const first = await this.look(target, true);
      const again = await this.look(target);
      // What moves is not pressed.
      return first.at && String(first.at) === String(again.at) && again.at;
    });
    await this.driver.clickAt(x, y);
    this.note(`click ${inWords(target)}`);
  }

  /** Presses Tab, or another key, until it has the focus. */
  async tabTo(target: Target, key: Key = 'Tab'): Promise<void> {
    await this.sees(target);
    for (let presses = 0; presses < 90; presses += 1) {
      if ((await this.look(target)).hasFocus) {
        this.note(`${key} to ${inWords(target)}`);
        return;
      }
      await this.driver.press(key);
    }
    throw new Error(`90 presses of ${key} did not reach ${inWords(target)}`);
  }

  async press(...keys: Key[]): Promise<void> {
    for (const key of keys) await this.driver.press(key);
    this.note(`press ${keys.join(' ')}`);
  }

  /** Types where the focus is. @param written what stands in the results in the place of a secret */
  async type(text: string, written = text): Promise<void> {
    for (const letter of text) await this.driver.press(letter);
    this.note(`type “${written}”`);
  }

  async hasFocus(target: Target): Promise<void> {
    await until(`${inWords(target)} has the focus`, async () => (await this.look(target)).hasFocus);
    this.note(`the focus is on ${inWords(target)}`);
  }

  /** Waits until something was announced, or is what the focus was moved to. */
  async hears(words: string): Promise<void> {
    await until(`“${words}” is announced`, () => this.driver.evaluate(isHeard, words));
    this.note(`hear “${words}”`);
  }

  /** Waits until a function that runs in the page says yes. @param what that it is true, in words */
  async holds<Args extends unknown[]>(what: string, script: (...args: Args) => boolean, ...args: Args) {
    await until(what, () => this.driver.evaluate(script, ...args));
    this.note(what);
  }

  /** axe looks at the page as it is, and the page has not complained. @throws Error with what it found */
  async audit(screen: string): Promise<void> {
    // The report has to find the screen again.
    placeNamed(screen);
    await until('the page is at rest', () => this.driver.evaluate(isAtRest));
    const findings = await this.runAxe();
    const wrong = await this.driver.evaluate(() => (window as unknown as { wrong: string[] }).wrong);
    if (findings.length + wrong.length > 0)
      throw new Error(`${screen}: ${[...findings, ...wrong].join('\n')}`);
    this.audited.push(screen);
    this.note(`axe finds nothing: ${screen}`);
  }

  /** @returns a line for each element at fault. */
  async runAxe(): Promise<string[]> {
    if (!(await this.driver.evaluate(() => 'axe' in window))) await this.driver.inject(axeSource);
    return this.driver.evaluate(async (values: string[]) => {
      // What is out of sight has its size only once it is laid out.
      const still = new CSSStyleSheet();
      still.replaceSync('* { content-visibility: visible !important; transition: none !important }');
      document.adoptedStyleSheets.push(still);
      // Colours and places on their way belong to no state. A spinner never ends.
      for (const animation of document.getAnimations())
        if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
        runOnly: { type: 'tag', values },
        resultTypes: ['violations'],
        rules: { 'color-contrast-enhanced': { enabled: false } },
      });
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== still);
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(
          ({ target, failureSummary }) => `${id}: ${help}: ${target.join(' ')} ${failureSummary ?? ''}`,
        ),
      );
    }, tags);
  }

  /** Adds to an error what the page was like, for those who read the results. */
  async explain(failure: Error): Promise<Error> {
    const seen = await this.driver
      .evaluate(() => {
        const { activeElement, title } = document;
        const part =
          document.querySelector('[role=alertdialog], [role=dialog]') ?? document.querySelector('main');
        const main = part?.textContent.slice(0, 600);
        const { wrong = [] } = window as unknown as { wrong?: string[] };
        const unstyled = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
          .filter(({ sheet }) => !sheet)
          .map(({ href }) => `no style sheet: ${href}`);
        const failed = performance
          .getEntriesByType('resource')
          .filter(
            (one) =>
              (one as PerformanceResourceTiming).responseEnd === 0 ||
              (one as PerformanceResourceTiming).responseStatus >= 400,
          )
          .map(({ name }) => `not fetched: ${name}`);
        return `${location.href} “${title}”, focus on ${activeElement?.outerHTML.slice(0, 200)}, kept: ${Object.keys(localStorage).join(' ')}; ${[...wrong, ...unstyled, ...failed].join('; ')}; ${main}`;
      })
      .catch((reason: unknown) => String(reason));
    failure.message += `\n${seen}\nAfter: ${this.steps.slice(-6).join('; ')}`;
    return failure;
  }
}
