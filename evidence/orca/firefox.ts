import { readFileSync } from 'node:fs';
import { test } from '@playwright/test';
import { FirefoxWindow, launchFirefox } from '../engines/drivers/firefox';
import { findProgram } from '../engines/drivers/processes';
import { isHydrated } from '@/a11y-tests/journeys/inPage';
import { until } from '../engines/until';
import { orcaJourneys } from '../readers/recorded';
import { moment } from '@/a11y-tests/support/moment';
import { keepOnlyLogin, storedUser } from '@/a11y-tests/support/still';
import { storageOf } from '@/a11y-tests/support/viewers';
import type { Viewer } from '@/a11y-tests/states/screenState';
import type { Bidi } from '../engines/drivers/bidi';
import { firefoxPage, partHasFocus } from './firefoxPage';
import { record } from './orca';
import { radios } from './radios';

// Run by record.mjs. Each journey gets a Firefox of its own: of a page that was seen before, Orca says "visited link".

/** Runs in a page before its scripts: its clock stands still. */
function stopClock(now: number) {
  const Actual = Date;
  globalThis.Date = new Proxy(Actual, {
    construct: (_, parts: []) => (parts.length === 0 ? new Actual(now) : new Actual(...parts)),
    get: (_, key) => (key === 'now' ? () => now : (Reflect.get(Actual, key) as unknown)),
  });
}

/** The same start as `holdStill` gives to Chromium: a clock that stands still, and nothing stored but the login. */
async function hold(bidi: Bidi, viewer: Viewer): Promise<void> {
  const before = (script: (argument: never) => void, argument: unknown) =>
    bidi.send('script.addPreloadScript', {
      functionDeclaration: `() => (${script.toString()})(${JSON.stringify(argument)})`,
    });
  await before(stopClock, moment.getTime());
  await before(keepOnlyLogin, storedUser(viewer));
  const file = storageOf(viewer);
  if (typeof file !== 'string') return;
  const { cookies } = JSON.parse(readFileSync(file, 'utf8')) as {
    cookies: { name: string; value: string; domain: string; path: string; httpOnly: boolean }[];
  };
  for (const { value, ...cookie } of cookies)
    await bidi.send('storage.setCookie', {
      cookie: {
        name: cookie.name,
        domain: cookie.domain,
        path: cookie.path,
        httpOnly: cookie.httpOnly,
        value: { type: 'string', value },
      },
    });
}

test.setTimeout(600_000);

for (const journey of [...orcaJourneys, ...radios]) {
  test(`Orca in Firefox: ${journey.title}`, async ({ baseURL }) => {
    const longSupport = findProgram('firefox-esr');
    const executable = longSupport ?? findProgram('firefox');
    const { bidi, version, close } = await launchFirefox(executable!, process.env.DISPLAY!, ['--kiosk']);
    try {
      const { contexts } = await bidi.send<{ contexts: { context: string }[] }>('browsingContext.getTree');
      const window = new FirefoxWindow(version, bidi, contexts[0]!.context, 'default');
      await hold(bidi, journey.viewer);
      await record(
        journey,
        {
          page: firefoxPage(bidi, window, baseURL!),
          browser: longSupport ? `${version} ESR` : version,
          hasFocus: partHasFocus,
          // When a dialog opens, Orca 43.1 is told for a moment that the focus is outside of the page, and goes to browse mode.
          isSilent: true,
          async open() {
            await window.load(baseURL! + journey.path);
            await until('the page is hydrated', () => window.evaluate(isHydrated));
            await until('its heading is there', () =>
              window.evaluate(() => document.querySelector('h1')?.checkVisibility() ?? false),
            );
          },
        },
        '-firefox',
      );
    } finally {
      await close();
    }
  });
}
