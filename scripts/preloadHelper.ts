import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const busy = fileURLToPath(new URL('../src/busy.ts', import.meta.url));

/**
 * What every `import()` in the built code goes through: the files that it needs are asked for at once, and it waits for its
 * style sheets. One that could not be fetched is asked for again by the next call. Until then the page says that it is busy.
 */
const code = `
import { whileBusy } from ${JSON.stringify(busy)};
const asked = {};
const fetchFile = (path) => {
  const isStyle = path.endsWith('.css');
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = isStyle ? 'stylesheet' : 'modulepreload';
    link.crossOrigin = '';
    link.href = path;
    link.onload = resolve;
    link.onerror = () => {
      delete asked[path];
      link.remove();
      reject(Error('Unable to preload CSS for ' + path));
    };
    document.head.append(link);
    if (!isStyle) resolve();
  });
};
export const __vitePreload = (load, files = []) =>
  whileBusy(
    Promise.all(
      files.map((file) => {
        const path = '/' + file;
        return (asked[path] ??= document.querySelector('link[href="' + path + '"],[data-href="' + path + '"]') ? 1 : fetchFile(path));
      }),
    ).then(load),
  );
`;

/**
 * Puts a smaller helper in the place of Vite's, which every page carries. Vite's takes a style sheet that could not be fetched for
 * loaded, so that a page would be drawn without it. A build for any address, such as Storybook's, keeps Vite's: its files are
 * named from where they are asked for.
 */
export function preloadHelper(): Plugin {
  let base = '';
  return {
    name: 'preload-helper',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(own) {
        if (base !== '/') return null;
        if (!own.includes('export const __vitePreload')) throw new Error('Vite has another helper now');
        return { code, map: null };
      },
    },
  };
}
