import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStatic } from '../server.mjs';

/**
 * Takes what a page shows as one static page: its words, its markup, and those of its styles that apply to anything in it. This is
 * what somebody who wrote the page by hand would send at best: one file without a script, its font asked for at once.
 */
function staticPageOf() {
  const matches = (selector) => {
    // What depends on a pointer or a key is kept with its element, as are parts that are drawn before or after it.
    const still = selector.replaceAll(/::?(before|after|marker|placeholder|backdrop|selection|-[\w-]+)/g, '');
    const plain = still.replaceAll(/:(hover|active|focus|focus-visible|focus-within|visited|link)\b/g, '');
    try {
      return document.querySelector(plain) !== null;
    } catch {
      return true;
    }
  };
  const used = (rule) => {
    if (rule instanceof CSSStyleRule)
      return rule.cssRules.length > 0 || matches(rule.selectorText) ? rule.cssText : '';
    if (!(rule instanceof CSSGroupingRule)) return rule.cssText;
    const inner = [...rule.cssRules].map(used).join('');
    return inner && `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${inner}}`;
  };
  const styles = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(used)).join('');
  const body = document.body.cloneNode(true);
  for (const element of body.querySelectorAll('script, noscript, template')) element.remove();
  const links = document.querySelectorAll('link[rel=icon], link[rel=preload][as=font]');
  const root = document.documentElement.cloneNode(false);
  root.innerHTML = `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"></head>`;
  root
    .querySelector('head')
    .append(...[document.querySelector('title'), ...links].map((one) => one.cloneNode(true)));
  root.querySelector('head').append(Object.assign(document.createElement('style'), { textContent: styles }));
  root.querySelector('body').replaceWith(body);
  return `<!doctype html>${root.outerHTML}`;
}

/**
 * Serves a page that is open as a static page, with the files of the built client that it names.
 * @param client the folder of the built client.
 */
export async function startFloor(page, client) {
  const html = await page.evaluate(staticPageOf);
  const folder = await mkdtemp(join(tmpdir(), 'age-better-floor-'));
  const file = join(folder, 'index.html');
  await writeFile(file, html);
  const paths = new Set([...html.matchAll(/["'(](\/[\w./-]+\.\w+)/g)].map(([, path]) => path));
  const named = [...paths].filter((path) => existsSync(join(client, path)));
  const server = await startStatic(
    new Map([['/', file], ...named.map((path) => [path, join(client, path)])]),
    {
      // As ours: the page is asked for each time, and its files are kept.
      cacheControl: (path) => (path === '/' ? 'private, no-cache' : 'public, max-age=31536000, immutable'),
    },
  );
  return {
    address: server.address,
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
