import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { injectAxe } from '../../support/audit';
import type { InPage } from './inPage/index';
import type { Pictured } from './inPage/pictured';
import type { RuleAnswer } from './inPage/seen';

/** The answers of some rules, by name. */
type Answers<Ask extends keyof InPage> = Awaited<ReturnType<InPage[Ask]>>;

let bundle: Promise<string> | undefined;

/** The rules as one script for a page. */
async function bundled(): Promise<string> {
  const result = await build({
    configFile: false,
    resolve: { tsconfigPaths: true },
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: {
        entry: fileURLToPath(new URL('inPage/index.ts', import.meta.url)),
        formats: ['iife'],
        name: 'pageRulesBundle',
      },
    },
  });
  const [output] = [result].flat() as Rolldown.RolldownOutput[];
  return output!.output[0].code;
}

/** Puts the rules into a page that does not have them yet. */
export async function injectRules(page: Page): Promise<void> {
  await injectAxe(page);
  if (await page.evaluate(() => 'pageRules' in window)) return;
  await page.evaluate(await (bundle ??= bundled()));
}

type Injected = { pageRules: InPage };

/** What the rules say that only look at the page: nothing is different afterwards, not even the focus. */
export async function askLooking(page: Page): Promise<Answers<'looking'>> {
  await injectRules(page);
  return page.evaluate(() => (window as unknown as Injected).pageRules.looking());
}

/** What the rules say that need nothing but the page as it stands. */
export async function askStanding(page: Page): Promise<Answers<'standing'>> {
  await injectRules(page);
  return page.evaluate(() => (window as unknown as Injected).pageRules.standing());
}

/** Whether one gets past what is repeated on other pages by a heading, a landmark and a link. */
export async function askWaysPast(page: Page): Promise<Answers<'waysPast'>> {
  await injectRules(page);
  return page.evaluate(() => (window as unknown as Injected).pageRules.waysPast());
}

/** Text that is cut off in the window as it is. */
export async function askClipped(page: Page): Promise<RuleAnswer> {
  await injectRules(page);
  return page.evaluate(() => (window as unknown as Injected).pageRules.clippedText());
}

/** How far each element is turned in the window as it is. */
export async function askRotations(page: Page): Promise<number[]> {
  await injectRules(page);
  return page.evaluate(() => (window as unknown as Injected).pageRules.rotations());
}

/** The texts whose contrast only their pixels can tell. */
export async function askPictured(page: Page): Promise<Pictured[]> {
  await injectRules(page);
  return page.evaluate(() => (window as unknown as Injected).pageRules.picturedTexts());
}
