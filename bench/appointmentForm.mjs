// From the press on the button that opens the form of an appointment to the focus in its first field, on a slow network with a
// slowed processor. The button has had the pointer for a moment then, as a person's has. Beside it: the same page without any code
// of ours, in which the button shows a hand-written dialog with native fields; and, where `BENCH_BEFORE` names the folder of an
// earlier build, that build, in the same run. `BENCH_RUNS` says how many openings of each count.
import { join } from 'node:path';
import { chromium } from 'playwright';
import { launch } from '../scripts/browser.mjs';
import { phone, phoneWords, slowDown } from './phone.mjs';
import { startApp } from './server.mjs';
import { median, spread } from './statistics.mjs';
import { row } from './table.mjs';
import { startFloor } from './views/floor.mjs';
import { logIn } from './views/logIn.mjs';
import { watchRequests } from './views/visit.mjs';

const runs = Number(process.env.BENCH_RUNS ?? 11);
const words = (value) => value.toFixed(0);

/** How long the pointer rests on the button before it is pressed, in milliseconds. */
const pause = 300;

/** By how much the plain dialog may differ from itself for a figure to count. */
const steadyWithin = 1.1;

/** Makes the button of a page without code show what somebody would write by hand: every field that ours has, native. */
function addPlainForm() {
  const field = (label, control) => `<p><label>${label}<br>${control}</label></p>`;
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-labelledby', 'plain-form');
  dialog.innerHTML = `<form method="dialog"><h2 id="plain-form">Create New Appointment</h2>
    <p>Title, start and end are needed. The rest can stay empty.</p>
    ${field('Title', '<input name="title" autofocus>')}
    ${field('Start Time', '<input type="datetime-local" name="start" value="2026-11-24T10:00">')}
    ${field('End Time', '<input type="datetime-local" name="end" value="2026-11-24T11:00">')}
    ${field('Free times', `<select>${'<option>10:00 to 11:00 am</option>'.repeat(20)}</select>`)}
    ${field('Repeat', `<select>${'<option>Every week</option>'.repeat(12)}</select>`)}
    ${field('Location', '<input name="location">')}
    ${field('Description', '<textarea name="description" rows="3"></textarea>')}
    <button>Save</button> <button>Cancel</button></form>`;
  document.body.append(dialog);
  const isOpener = ({ textContent }) => textContent.includes('Add an appointment');
  const opener = [...document.querySelectorAll('button')].find(isOpener);
  opener.addEventListener('click', () => dialog.showModal());
}

/** Notes when the button was pressed and when the first field has the focus. */
function watch() {
  window.seen = { pressed: 0, focused: 0 };
  const { seen } = window;
  addEventListener('click', ({ timeStamp }) => (seen.pressed = timeStamp), { capture: true, once: true });
  addEventListener('focusin', ({ target }) => {
    if (target.matches(':is(dialog, [role=dialog]) input')) seen.focused ||= performance.now();
  });
}

/** Opens the form once, on a page that was just loaded in a browser that has kept nothing. */
async function openForm(browser, { address, options, prepare }, isReady) {
  const context = await browser.newContext({ ...phone, ...options });
  try {
    const page = await context.newPage();
    const requests = watchRequests(await slowDown(page));
    const rest = async () => {
      await requests.quiet();
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    };
    await page.goto(address, { timeout: 90_000 });
    const button = page.getByRole('button', { name: 'Add an appointment' });
    await button.waitFor({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Previous week' }).waitFor({ timeout: 60_000 });
    await rest();
    if (prepare) await page.evaluate(prepare);
    await page.evaluate(watch);
    await button.scrollIntoViewIfNeeded();
    const { x, y, width, height } = await button.boundingBox();
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.waitForTimeout(pause);
    if (isReady) await rest();
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForFunction(() => window.seen.focused > 0, undefined, { polling: 50, timeout: 60_000 });
    return await page.evaluate(() => window.seen.focused - window.seen.pressed);
  } finally {
    await context.close();
  }
}

/** The page as it stands, without code. */
async function floorOf(browser, { address, options }, client) {
  const context = await browser.newContext({ ...phone, ...options });
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole('button', { name: 'Previous week' }).waitFor();
  const floor = await startFloor(page, client);
  await context.close();
  return floor;
}

/** A build that is served, and a person who is logged in there. */
async function start(browser, root) {
  const app = await startApp(root, { DATA: 'local' });
  const storageState = await logIn(browser, app, 'user', 'local');
  return { app, address: `${app.address}/profile`, options: { storageState } };
}

const states = [
  { name: 'its code there', isReady: true, limit: 8 },
  { name: `after ${pause} ms of rest`, isReady: false },
];

/** The figures of one state: against the plain dialog, and against the earlier build. */
function rowsOf({ name, limit }, seen) {
  const itself =
    Math.max(median(seen.floor), median(seen.again)) / Math.min(median(seen.floor), median(seen.again));
  const beside = (against, floor, most) =>
    row({
      figure: `Appointment form, ${name}: press to focus, against ${against}`,
      value: median(seen.ours),
      floor: median(floor),
      limit: most,
      unit: ' ms',
      steady: itself <= steadyWithin,
      spread: `${spread(seen.ours, words)} against ${spread(floor, words)}; itself ${itself.toFixed(2)}x`,
    });
  return [
    beside('a plain dialog', [...seen.floor, ...seen.again], limit),
    ...(seen.before ? [beside('the build before', seen.before, 1.3)] : []),
  ];
}

/** How soon the form of an appointment can be typed into. @param root the folder of the product. */
export async function appointmentForm(root) {
  console.log(phoneWords);
  const browser = await chromium.launch(launch);
  const apps = [];
  const rows = [];
  let floor;
  try {
    const ours = await start(browser, root);
    apps.push(ours.app);
    const sides = { ours };
    if (process.env.BENCH_BEFORE) {
      sides.before = await start(browser, process.env.BENCH_BEFORE);
      apps.push(sides.before.app);
    }
    floor = await floorOf(browser, ours, join(root, 'dist', 'client'));
    sides.floor = sides.again = { address: `${floor.address}/`, options: {}, prepare: addPlainForm };
    for (const state of states) {
      const seen = Object.fromEntries(Object.keys(sides).map((name) => [name, []]));
      // The first round warms up the browser and the servers, and is not counted.
      for (let run = 0; run <= runs; run += 1) {
        // In turn, and each first as often as last, so that a busy moment meets all.
        const names = Object.keys(sides);
        for (const name of run % 2 === 0 ? names : names.toReversed()) {
          const time = await openForm(browser, sides[name], state.isReady);
          if (run > 0) seen[name].push(time);
        }
      }
      rows.push(...rowsOf(state, seen));
    }
  } finally {
    await browser.close();
    await floor?.stop();
    for (const app of apps) await app.stop();
  }
  return rows;
}
