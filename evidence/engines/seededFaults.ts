import { focusLook } from '@/a11y-tests/support/keyboard';
import { sidewaysScroll, smallTargets } from '@/a11y-tests/support/layout';
import { looseStructure } from '@/a11y-tests/support/structure';
import { seedIn, takeOut } from '../seededFaults/fault';
import { faults } from '../seededFaults/faults';
import { agrees, type Hands } from './hands';
import { asPage } from './page';
import { until } from './until';

// Faults that evidence/seededFaults has for Chromium, put into a good page of each engine: the engine's checks have to find
// nothing before, and each of these after.

/** What the engine's own accessibility tree has to say of a few parts of the page. */
const reviewed = [
  { selector: 'main h1', role: 'heading', name: 'Help by phone' },
  { selector: 'footer a[href="/privacy"]', role: 'link', name: 'Privacy' },
  { selector: 'header button[aria-pressed]', role: 'button', name: 'Large text' },
] as const;

/** The parts of the page to which the engine gives another role or name. */
async function otherNames(hands: Hands): Promise<string[]> {
  const found: string[] = [];
  for (const { selector, role, name } of reviewed) {
    // React may draw it anew in between; then it is asked again.
    const said = await until(`${selector} can be asked`, async () => {
      await hands.driver.evaluate(async (one) => {
        const element = document.querySelector(one)!;
        // WebKit names nothing that `content-visibility: auto` keeps from being drawn.
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
        Object.assign(window, { engineTarget: element });
      }, selector);
      return { answer: await hands.driver.computed(role, name) };
    });
    if (!agrees(said.answer, role, [name]))
      found.push(`${selector} is ${said.answer}, and not ${role} "${name}"`);
  }
  return found;
}

/** As many stops as are enough to get past what is put at the top of the main part. */
const maxStops = 8;

/** Stops of Tab from the top of the main part that have no ring, and whether Tab comes back to one of them. */
async function focusFaults(hands: Hands): Promise<string[]> {
  const { driver } = hands;
  const found: string[] = [];
  await driver.evaluate(() => {
    Object.assign(window, { stops: new Set() });
    document.querySelector('main')!.focus();
  });
  for (let stop = 0; stop < maxStops; stop += 1) {
    await driver.press('Tab');
    const again = await driver.evaluate(async () => {
      // A script that pulls the focus back does so within this time.
      await new Promise((done) => setTimeout(done, 30));
      const { stops } = window as unknown as { stops: Set<Element | null> };
      const isAgain = stops.has(document.activeElement);
      stops.add(document.activeElement);
      return isAgain;
    });
    const look = await focusLook(asPage(driver));
    if (again) return [...found, `caught: Tab comes back to ${look?.name}`];
    if (!look?.ring) found.push(`no ring: ${look?.name}`);
  }
  return found;
}

/** A switch that Enter does not press. */
async function deadKeys({ driver }: Hands): Promise<string[]> {
  const pressed = () =>
    driver.evaluate(() =>
      document.querySelector('header button[aria-pressed]')!.getAttribute('aria-pressed'),
    );
  const before = await pressed();
  await driver.evaluate(() => document.querySelector<HTMLElement>('header button[aria-pressed]')!.focus());
  await driver.press('Enter');
  return (await pressed()) === before ? ['Enter does nothing'] : [];
}

type Check = (hands: Hands) => Promise<string[]>;

/** The checks of an engine, each with the kinds of fault that it claims to find, by their names in evidence/seededFaults. */
const claims: readonly (readonly [check: Check, kinds: readonly string[]])[] = [
  [
    (hands) => hands.runAxe(),
    [
      'a field without a label',
      'a role that does not exist',
      'pale words',
      'a picture without words',
      'a hidden part that takes the focus',
      'a button without a name',
    ],
  ],
  [otherNames, ['a name that says something else', 'a link that says it is a picture']],
  [({ driver }) => smallTargets(asPage(driver)), ['a tiny target']],
  [({ driver }) => looseStructure(asPage(driver)), ['a level of heading left out', 'two main headings']],
  [focusFaults, ['no ring around the focus', 'a trap for the keyboard']],
  [({ driver }) => sidewaysScroll(asPage(driver)), ['something too wide for a phone']],
  // It changes the page for all that come after.
  [deadKeys, ['a button that keys do not press']],
];

/** The kinds of fault that are seeded in each engine. */
export const kindsInEngines: readonly string[] = claims.flatMap(([, kinds]) => kinds);

/** What came of seeding in one engine. */
export interface Seeded {
  /** The kinds that were found. */
  found: string[];
  /** What went wrong, one line each: a finding in the clean page, or a fault that was not found. */
  wrong: string[];
  /** Kinds that this engine cannot be asked for, each with the reason. */
  notRun: string[];
}

/** Opens a good page. React has it all: what is put in before that would be lost. */
async function openHelp(hands: Hands) {
  await hands.open('/help');
  await hands.holds('the page is whole', () =>
    Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
}

/** Puts each fault into a good page, and looks whether the check that claims it finds it. */
export async function seedFaults(hands: Hands): Promise<Seeded> {
  const { driver } = hands;
  const seeded: Seeded = { found: [], wrong: [], notRun: [] };
  for (const [check, kinds] of claims) {
    const those = kinds.map((kind) => faults.find(({ fault }) => fault === kind)!);
    if (those.some(({ width }) => width)) {
      const width = await driver.resize(320, 640);
      if (width > 320) {
        seeded.notRun.push(...kinds.map((kind) => `${kind}: the window cannot be narrower than ${width} px`));
        continue;
      }
    }
    if (check === otherNames && !driver.hasTree) {
      seeded.notRun.push(...kinds.map((kind) => `${kind}: this build does not show its accessibility tree`));
      continue;
    }
    await openHelp(hands);
    seeded.wrong.push(...(await check(hands)).map((one) => `in the clean page: ${one}`));
    let spoilt = check === deadKeys;
    for (const { fault, html = '', css = '', act, says } of those) {
      if (act || spoilt) await openHelp(hands);
      spoilt = act !== undefined;
      await driver.evaluate(seedIn, { html, css });
      if (act) await driver.evaluate(act);
      const found = await check(hands);
      if (says.test(found.join('\n'))) seeded.found.push(fault);
      else seeded.wrong.push(`${fault} was not found, but: ${found.join('; ') || 'nothing'}`);
      await driver.evaluate(takeOut);
    }
  }
  return seeded;
}
