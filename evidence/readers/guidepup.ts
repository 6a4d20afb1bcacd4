import { mkdirSync, writeFileSync } from 'node:fs';
import { release, type } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { NVDAPlaywright, VoiceOverPlaywright } from '@guidepup/playwright';
import type { Journey } from '@/a11y-tests/journeys/userActions';
import { open } from '@/a11y-tests/support/page';
import { holdStill } from '@/a11y-tests/support/still';
import { headOf } from './head';
import { Recorder, type ScreenReader } from './recorder';

/** What Guidepup drives. */
type Driven = NVDAPlaywright | VoiceOverPlaywright;

/**
 * NVDA or VoiceOver by Guidepup. It notes what is said after a key until there is silence for a moment; of what comes later it
 * knows the last phrase only.
 */
function readerOf(driven: Driven): ScreenReader {
  const said: string[] = [];
  let alreadyTaken = 0;
  async function collect() {
    const log = await driven.spokenPhraseLog();
    said.push(...log.slice(alreadyTaken).filter(Boolean));
    alreadyTaken = log.length;
    const last = await driven.lastSpokenPhrase();
    if (last && last !== said.at(-1)) said.push(last);
  }
  return {
    // All that is said, not its beginning only.
    press: (key) => driven.press(key, { capture: true }),
    // Both go to the field by themselves when Tab leads to it.
    type: (text) => driven.type(text, { capture: true }),
    settled: collect,
    async spoken() {
      await collect();
      return said;
    },
  };
}

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Does a journey with NVDA or VoiceOver, and writes its recording into a folder beside this file. */
export async function record(
  { id, title, viewer, path, go }: Journey,
  page: Page,
  driven: Driven,
  folder: 'nvda' | 'voiceover',
): Promise<void> {
  const recorder = new Recorder(page, readerOf(driven), hasFocus);
  await holdStill(page, viewer);
  await open(page, path);
  await recorder.start(() => driven.navigateToWebContent());
  await go(recorder);
  await recorder.end();
  const browser = page.context().browser()!;
  const head = headOf(title, {
    reader: `${driven.name} ${driven.version}`,
    browser: `${browser.browserType().name()} ${browser.version()}`,
    system: `${type()} ${release()}`,
    commit: process.env.GITHUB_SHA?.slice(0, 7) ?? 'unknown',
  });
  const place = join(import.meta.dirname, folder);
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, `${id}.txt`), `${[head, '', ...recorder.lines].join('\n')}\n`);
}
