import { join } from 'node:path';
import { build } from 'vite';
import { firstData } from './firstViews.mjs';

/**
 * Makes the script with which a page's head asks for its first data.
 * @param root the folder of the product.
 * @returns what gives the script of a screen, by its id, where data is kept and who may open it: an empty text where it asks for
 * nothing.
 */
export async function firstDataScripts(root) {
  const { output } = (
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      build: {
        write: false,
        lib: { entry: join(root, 'src/adapters/server/askFirst.ts'), formats: ['iife'], name: 'askFirst' },
      },
    })
  )[0];
  const code = output[0].code.trim();
  return (id, data, access) => {
    const { [data]: own = [], open = [] } = firstData[id] ?? {};
    if (own.length + open.length === 0) return '';
    const asked = JSON.stringify({ access, own, open });
    // Where the browser stores nothing, nobody is logged in and the page asks by itself.
    return `<script>try{${code}askFirst.askFirst(${asked})}catch{}</script>`;
  };
}
