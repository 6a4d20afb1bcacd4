// How soon each page with a list shows its first card or row, beside a static page with the same words, styles and font. In one
// run, in turn; the static page is loaded twice each time, so that its own spread says whether the machine was quiet enough.
// `BENCH_VIEWS=/resources,/events`, `BENCH_DATA=server` and `BENCH_NETWORK=label` (phone.mjs) choose less of it or other figures.
import { join } from 'node:path';
import { chromium } from 'playwright';
import { launch } from '../scripts/browser.mjs';
import { phone, phoneWords } from './phone.mjs';
import { startApp } from './server.mjs';
import { median, spread } from './statistics.mjs';
import { row } from './table.mjs';
import { startFloor } from './views/floor.mjs';
import { logIn } from './views/logIn.mjs';
import { pages } from './views/pages.mjs';
import { visit } from './views/visit.mjs';

const runs = Number(process.env.BENCH_RUNS ?? 11);
const chosen = (name, all) => all.filter((one) => process.env[name]?.split(',').includes(one) ?? true);
const whole = (value) => value.toFixed(0);

/** By how much the same page may differ from itself for a figure to count. */
const steadyWithin = 1.05;

/** Loads our page and its floor, in turn. @returns what was seen of each, and of the floor once more. */
async function compare(browser, app, { path, content }, storageState) {
  const context = await browser.newContext({ ...phone, storageState });
  const page = await context.newPage();
  await page.goto(`${app.address}${path}`);
  await page.locator(content).first().waitFor();
  // What comes after the first card: pictures, and lists below.
  await page.waitForTimeout(2000);
  const floor = await startFloor(page, app.client);
  await context.close();
  const openTwice = async (address, options) => {
    const one = await browser.newContext({ ...phone, ...options });
    try {
      const cold = await visit(one, address, content);
      return { cold, warm: await visit(one, address, content) };
    } finally {
      await one.close();
    }
  };
  const visits = {
    ours: () => openTwice(`${app.address}${path}`, { storageState }),
    floor: () => openTwice(`${floor.address}/`),
    again: () => openTwice(`${floor.address}/`),
  };
  const seen = { ours: [], floor: [], again: [] };
  try {
    // The first round warms up the browser and the servers, and is not counted.
    for (let run = 0; run <= runs; run += 1) {
      const names = Object.keys(visits);
      for (const name of run % 2 === 0 ? names : names.toReversed()) {
        const one = await visits[name]();
        if (run > 0) seen[name].push(one);
      }
    }
  } finally {
    await floor.stop();
  }
  return seen;
}

/** The rows of one page. */
function rowsOf(name, seen) {
  const timed = (state, words, limit) => {
    const [ours, floor, again] = ['ours', 'floor', 'again'].map((which) =>
      seen[which].map((one) => one[state].time),
    );
    const [least, most] = [median(floor), median(again)].toSorted((one, other) => one - other);
    const itself = most / least;
    return row({
      figure: `${name}: ${words}`,
      value: median(ours),
      floor: median([...floor, ...again]),
      limit,
      unit: ' ms',
      steady: itself <= steadyWithin,
      spread: `${spread(ours, whole)} against ${spread([...floor, ...again], whole)}; itself ${itself.toFixed(3)}x`,
    });
  };
  return [
    timed('cold', 'first card or row', 1.35),
    timed('warm', 'the same, warm', 1.25),
    row({
      figure: `${name}: requests of the first view`,
      value: Math.max(...seen.ours.map(({ cold }) => cold.requests)),
      limit: 20,
    }),
  ];
}

/** The first card or row of each page with a list, in both data modes. @param root the folder of the product. */
export async function firstViews(root) {
  console.log(phoneWords);
  const browser = await chromium.launch(launch);
  const rows = [];
  try {
    for (const data of chosen('BENCH_DATA', ['local', 'server'])) {
      const app = { ...(await startApp(root, { DATA: data })), client: join(root, 'dist', 'client') };
      try {
        const logins = {
          user: await logIn(browser, app, 'user', data),
          admin: await logIn(browser, app, 'admin', data),
        };
        const paths = chosen(
          'BENCH_VIEWS',
          pages.map(({ path }) => path),
        );
        for (const page of pages.filter(({ path }) => paths.includes(path))) {
          const seen = await compare(browser, app, page, logins[page.who]);
          const made = rowsOf(`${page.path}, ${data}`, seen);
          for (const { figure, value, floor, ratio, ok } of made)
            console.log(figure, value, floor, ratio, ok);
          rows.push(...made);
        }
      } finally {
        await app.stop();
      }
    }
  } finally {
    await browser.close();
  }
  return rows;
}
