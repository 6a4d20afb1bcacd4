import { chromium } from 'playwright';
import { launch } from '../scripts/browser.mjs';
import { startApp } from './server.mjs';
import { median, spread } from './statistics.mjs';
import { row } from './table.mjs';
import { logIn } from './views/logIn.mjs';

const runs = 11;
const slowdown = 4;
const from = '/accessibility';

/** Where the links lead, and what stands first in the new page. */
const pages = [
  { path: '/resources', content: 'main article' },
  { path: '/events', content: 'main article' },
  { path: '/services', content: 'main li h3' },
  { path: '/community', content: 'main article' },
];

/** Notes when the frame in which the new page is whole has been painted, counted from the release of the button. */
function watch(content) {
  window.seen = { pressed: 0, painted: 0 };
  const { seen } = window;
  const before = document.querySelector('h1').textContent;
  addEventListener('click', ({ timeStamp }) => (seen.pressed = timeStamp), { capture: true, once: true });
  const observer = new MutationObserver(() => {
    const heading = document.querySelector('h1')?.textContent;
    if (!heading || heading === before || !document.querySelector(content)) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => (seen.painted = performance.now()));
      port1.start();
      port2.postMessage(null);
    });
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
}

const linkTo = (page, path) => page.locator(`header a[href="${path}"]:visible`).first();

/** Waits until the page, brought to the front, has fetched what it fetches by itself and has nothing left to do. */
const rest = async (page) => {
  // A page behind another one is not drawn, and so never idle; headless, even the one in front may not say so.
  await page.bringToFront();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })));
};

/** Goes to a page by a link, as somebody does whose pointer rests on the link for a moment. */
async function press(page, { path, content }) {
  await linkTo(page, path).hover();
  // Longer than it takes until the product counts it as meant; what it fetches ahead is then there.
  await page.waitForTimeout(300);
  await rest(page);
  await page.evaluate(watch, content);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForFunction(() => window.seen.painted > 0, undefined, { polling: 100 });
  return page.evaluate(() => window.seen.painted - window.seen.pressed);
}

/** What the product shows on both pages: the page before with its style sheets, and the markup of the next main region. */
async function copyOf(page, address, { path, content }) {
  await page.goto(`${address}${from}`);
  await page.waitForLoadState('networkidle');
  const before = await page.evaluate(() => document.querySelector('#root').outerHTML);
  await linkTo(page, path).click();
  await page.locator(content).first().waitFor();
  await page.waitForLoadState('networkidle');
  return page.evaluate((root) => {
    const styles = [...document.querySelectorAll('link[rel=stylesheet], style')].map(
      ({ outerHTML }) => outerHTML,
    );
    const attributes = [...document.documentElement.attributes].map(
      ({ name, value }) => `${name}="${value}"`,
    );
    return {
      html: `<!doctype html><html ${attributes.join(' ')}><head><meta charset="utf-8">${styles.join('')}</head>
        <body>${root}</body></html>`,
      next: document.querySelector('main').innerHTML,
    };
  }, before);
}

/** Makes the copy change as the product does, by nothing but an assignment. */
function swapOnPress([path, next]) {
  document.querySelector(`header a[href="${path}"]`).addEventListener('click', (event) => {
    event.preventDefault();
    document.querySelector('main').innerHTML = next;
    scrollTo(0, 0);
  });
}

async function slowPage(context) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

/** From the press on a link to the painted page, with everything there, beside a page that only swaps the markup. */
export async function pageChange(root) {
  const app = await startApp(root);
  const browser = await chromium.launch(launch);
  const rows = [];
  try {
    const storageState = await logIn(browser, app, 'user', 'local');
    for (const target of pages) {
      const open = () => browser.newContext({ viewport: { width: 1280, height: 900 }, storageState });
      const [ours, theirs] = [await open(), await open()];
      const copy = await theirs.newPage().then(async (page) => {
        const found = await copyOf(page, app.address, target);
        await page.close();
        return found;
      });
      await theirs.route(`${app.address}/copy`, (route) =>
        route.fulfill({ contentType: 'text/html', body: copy.html }),
      );
      const product = await slowPage(ours);
      const watching = product.waitForResponse(/\/assets\/prefetch-/);
      await product.goto(`${app.address}${from}`);
      await watching;
      const plain = await slowPage(theirs);
      await plain.goto(`${app.address}/copy`);
      const tries = {
        async ours() {
          await rest(product);
          const time = await press(product, target);
          await product.locator(`footer a[href="${from}"]`).click();
          await product.getByRole('heading', { level: 1, name: 'Accessibility' }).waitFor();
          return time;
        },
        async floor() {
          await plain.reload();
          await plain.evaluate(swapOnPress, [target.path, copy.next]);
          return press(plain, target);
        },
      };
      // The same again, to see how much of a difference is the machine's.
      tries.again = tries.floor;
      const seen = { ours: [], floor: [], again: [] };
      // The first change of each warms up the browser, and is not counted.
      for (const attempt of Object.values(tries)) await attempt();
      for (let run = 0; run < runs; run += 1) {
        const names = Object.keys(tries);
        for (const name of run % 2 === 0 ? names : names.toReversed()) seen[name].push(await tries[name]());
      }
      const show = (value) => `${Math.round(value)}`;
      const itself = median(seen.again) / median(seen.floor);
      console.log(`${target.path}: the swap against itself ${itself.toFixed(2)}x`);
      rows.push(
        row({
          figure: `${target.path} by a link: press to paint, against a swap`,
          value: median(seen.ours),
          floor: median(seen.floor),
          limit: 1.5,
          unit: ' ms',
          spread: `${spread(seen.ours, show)} against ${spread(seen.floor, show)}`,
        }),
      );
      await ours.close();
      await theirs.close();
    }
  } finally {
    await browser.close();
    await app.stop();
  }
  return rows;
}
