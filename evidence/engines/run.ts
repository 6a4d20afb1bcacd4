import { test as base, expect, type TestInfo } from '@playwright/test';
import { samplePassword } from '@/a11y-tests/support/viewers';
import type { Browser, Engine } from './drivers/driver';
import { wayOf } from './engines';
import { Hands } from './hands';
import { journeys } from './journeys/journeys';
import { NotRun, type EngineJourney } from './journeys/journey';
import { translatedJourneys } from './journeys/translated';
import { kindsInEngines, seedFaults, type Seeded } from './seededFaults';
import { TranslatedHands } from './translatedHands';

// The same journeys in each engine: `npm run test:engines`. A project of evidence/playwright.engines.config.ts is an engine.

const test = base.extend<
  { hands: Hands; translated: boolean },
  { engine: Engine; browserOfEngine: Browser | null }
>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  browserOfEngine: [
    async ({ engine }, provide) => {
      const way = wayOf(engine);
      const started = 'start' in way ? await way.start() : null;
      await provide(started);
      await started?.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  translated: [false, { option: true }],
  async hands({ engine, browserOfEngine, baseURL, translated }, provide, info: TestInfo) {
    const way = wayOf(engine);
    test.skip('missing' in way, 'missing' in way ? way.missing : '');
    const driver = await browserOfEngine!.open();
    await driver.resize(1280, 900);
    const hands = new (translated ? TranslatedHands : Hands)(driver, baseURL!);
    await provide(hands);
    await info.attach('engine record', {
      body: JSON.stringify({ version: driver.version, steps: hands.steps, audited: hands.audited }),
      contentType: 'application/json',
    });
    await driver.close();
  },
});

const take = ({ id, title, go }: EngineJourney) =>
  test(`${id}: ${title}`, async ({ hands }) => {
    try {
      await go(hands, { password: samplePassword() });
      if (hands instanceof TranslatedHands) await hands.isWhole();
    } catch (error) {
      if (!(error instanceof NotRun)) throw await hands.explain(error as Error);
      test.skip(true, error.message);
    }
  });

for (const journey of journeys) take(journey);

test.describe('translated', () => {
  test.use({ translated: true });
  for (const journey of translatedJourneys) take(journey);
});

test(`seeded-faults: Find ${kindsInEngines.length} kinds of faults that are put into a good page`, async ({
  hands,
}, info) => {
  const seeded: Seeded = await seedFaults(hands);
  await info.attach('seeded faults', { body: JSON.stringify(seeded), contentType: 'application/json' });
  expect(seeded.wrong).toEqual([]);
});
