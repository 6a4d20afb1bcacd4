import { chromium } from 'playwright';
import { launch } from '../scripts/browser.mjs';
import { startApp } from './server.mjs';
import { median, spread } from './statistics.mjs';
import { row } from './table.mjs';

const few = 20;
const many = 2000;
const runs = 9;
const owner = 'margaret@example.org';

/** Puts so many appointments of one's own into a page's storage before its code runs, and notes when the list is painted. */
function fill({ total, userId }) {
  const day = new Date();
  const perDay = 24;
  const all = Array.from({ length: total }, (_, index) => {
    const days = 1 + Math.floor(index / perDay);
    const start = new Date(day.getFullYear(), day.getMonth(), day.getDate() + days, 8, (index % perDay) * 30);
    return {
      id: String(index + 1),
      title: `Appointment ${index + 1}`,
      start: start.toISOString(),
      end: new Date(start.getTime() + 1_800_000).toISOString(),
      location: 'Footscray clinic',
      description: 'Bring the letter from the doctor.',
      allDay: false,
      userId,
    };
  });
  localStorage.setItem('appointments', JSON.stringify(all));
  window.listPainted = 0;
  let waits = false;
  new MutationObserver(() => {
    if (waits || !document.querySelector('main li article')) return;
    waits = true;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => (window.listPainted = performance.now()));
      port1.start();
      port2.postMessage(null);
    });
  }).observe(document, { childList: true, subtree: true });
}

/** The list of one's own appointments: how soon 2,000 of them are seen beside 20. */
export async function appointments(root) {
  const app = await startApp(root);
  const browser = await chromium.launch(launch);
  const seen = { [few]: [], [many]: [] };
  let cards = 0;
  try {
    const login = await browser.newContext();
    const first = await login.newPage();
    await first.goto(`${app.address}/?auth=login`);
    await first.getByLabel('Email', { exact: true }).fill(owner);
    await first.getByLabel('Password', { exact: true }).fill(app.password);
    await first.keyboard.press('Enter');
    await first.getByRole('button', { name: 'Logout' }).waitFor();
    const storageState = await login.storageState();
    const pages = {};
    for (const total of [few, many]) {
      const context = await browser.newContext({ storageState, viewport: { width: 1280, height: 900 } });
      pages[total] = await context.newPage();
      await pages[total].addInitScript(fill, { total, userId: owner });
      await pages[total].goto(`${app.address}/profile`);
    }
    for (let run = 0; run < runs; run += 1) {
      // In turn, and each first as often as second, so that a busy moment meets both.
      for (const total of run % 2 === 0 ? [few, many] : [many, few]) {
        await pages[total].goto(`${app.address}/profile`);
        const painted = await pages[total].waitForFunction(() => window.listPainted);
        seen[total].push(await painted.jsonValue());
        await pages[total].getByRole('button', { name: 'Reset View' }).waitFor();
      }
    }
    cards = await pages[many].locator('main li article').count();
  } finally {
    await browser.close();
    await app.stop();
  }
  const show = (value) => value.toFixed(0);
  return [
    row({
      figure: '2,000 own appointments: list painted (floor: 20)',
      value: median(seen[many]),
      floor: median(seen[few]),
      limit: 1.5,
      unit: ' ms',
      spread: `${spread(seen[many], show)} against ${spread(seen[few], show)}`,
    }),
    // Ten of this week and ten of later.
    row({ figure: '2,000 own appointments: cards drawn at once', value: cards, limit: 20 }),
  ];
}
