import { join } from 'node:path';
import { chromium } from 'playwright';
import { launch } from '../scripts/browser.mjs';
import { startApp, startStatic } from './server.mjs';
import { median, spread } from './statistics.mjs';
import { row } from './table.mjs';

const count = 10_000;
const runs = 9;
const clicks = [
  'Fitness',
  'All Events',
  'Educational',
  'Social Gatherings',
  'All Events',
  'Health & Wellness',
];
const categories = ['health', 'social', 'education', 'fitness'];

/** Puts so many events into a page's storage before its code runs. */
function fill({ total, kinds }) {
  const day = new Date();
  const all = Array.from({ length: total }, (_, index) => {
    const date = new Date(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate() + 2 + (index % 700)));
    return {
      id: index + 1,
      title: `Event ${index + 1}`,
      date: date.toISOString().slice(0, 10),
      location: 'Footscray riverside',
      description: 'An easy walk of about 40 minutes on flat paths, with a rest half way.',
      category: kinds[index % kinds.length],
      image: '',
      capacity: 40,
      attendees: 18,
      sample: true,
    };
  });
  localStorage.setItem('events', JSON.stringify(all));
}

/** Presses a filter. Gives milliseconds from the press to the end of the frame in which the new list is seen. */
function pressFilter(name) {
  const buttons = [...document.querySelectorAll('[role=group] button')];
  const button = buttons.find(({ textContent }) => textContent.startsWith(name));
  return new Promise((resolve) => {
    const start = performance.now();
    button.click();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(performance.now() - start));
      port1.start();
      port2.postMessage(null);
    });
  });
}

/** Goes over the filters: once to warm up, once to count. Gives the middle time, and how many cards are drawn at most. */
async function tryOut(page, address) {
  await page.goto(address);
  await page.waitForFunction(() => document.querySelectorAll('article').length > 0);
  const times = [];
  let cards = 0;
  for (const round of ['warm up', 'count']) {
    for (const name of clicks) {
      const time = await page.evaluate(pressFilter, name);
      if (round === 'count') times.push(time);
      cards = Math.max(cards, await page.locator('article').count());
    }
  }
  return { time: median(times), cards };
}

/** The events page with ten thousand events beside the same list made by hand. */
export async function events(root) {
  const app = await startApp(root);
  const plain = await startStatic(new Map([['/', join(root, 'bench', 'events', 'plain.html')]]));
  const browser = await chromium.launch(launch);
  const seen = { app: [], plain: [] };
  let last = 0;
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(`${app.address}/?auth=login`);
    await page.getByLabel('Email', { exact: true }).fill('margaret@example.org');
    await page.getByLabel('Password', { exact: true }).fill(app.password);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Logout' }).waitFor();
    await page.addInitScript(fill, { total: count, kinds: categories });
    const pages = { app: `${app.address}/events`, plain: plain.address };
    for (let run = 0; run < runs; run += 1) {
      // In turn, and each first as often as second, so that a busy moment meets both.
      for (const name of run % 2 === 0 ? ['app', 'plain'] : ['plain', 'app']) {
        seen[name].push(await tryOut(page, pages[name]));
      }
    }
    await page.goto(`${app.address}/events?item=9999`);
    await page.getByRole('heading', { name: 'Event 9999' }).waitFor();
    last = await page.locator('article').count();
  } finally {
    await browser.close();
    await app.stop();
    await plain.stop();
  }
  const times = (name) => seen[name].map(({ time }) => time);
  const show = (value) => value.toFixed(1);
  return [
    row({
      figure: '10,000 events: filter click to paint',
      value: median(times('app')),
      floor: median(times('plain')),
      limit: 1.5,
      unit: ' ms',
      digits: 1,
      spread: `${spread(times('app'), show)} against ${spread(times('plain'), show)}`,
    }),
    row({
      figure: '10,000 events: cards drawn at once',
      value: Math.max(last, ...seen.app.map(({ cards }) => cards)),
      limit: 10,
    }),
  ];
}
