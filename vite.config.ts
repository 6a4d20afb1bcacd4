import { fileURLToPath } from 'node:url';
import locales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { firstViews } from './scripts/chunks.ts';
import { preloadHelper } from './scripts/preloadHelper.ts';
import { css } from './scripts/styleSheets.mjs';
import { defaultPageSettings } from './shared/domain/screens/pageSettings.ts';

/** In daily work no server fills the page's placeholders, so this does it. */
function developmentPage(): Plugin {
  return {
    name: 'development-page',
    apply: 'serve',
    transformIndexHtml: (html) =>
      html
        .replaceAll('PRODUCT_NAME_PLACEHOLDER', defaultPageSettings.productName)
        .replace(
          'PAGE_SETTINGS_PLACEHOLDER',
          JSON.stringify({ ...defaultPageSettings, demonstration: true }).replaceAll('<', '\\u003c'),
        ),
  };
}

/**
 * Lets the bundler drop the router's components that we do not use: making and naming them at the top of the file
 * (`Link = forwardRef(…)`, `Link.displayName = "Link"`) looks like a use.
 * docs/decisions/004-home-page-size-budget.md has the figures.
 */
function dropUnusedRouterParts(): Plugin {
  return {
    name: 'drop-unused-router-parts',
    apply: 'build',
    transform: {
      filter: { id: /react-router[\\/]dist/ },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
          .replaceAll(/^(var \w+ = )(?=\w+\.(?:forwardRef|memo)\()/gm, '$1/* @__PURE__ */ '),
        map: null,
      }),
    },
  };
}

/** In one file: it compresses better than in pieces, and stays in the browser's cache over updates of the product. */
const framework = {
  name: 'framework',
  // And what all code goes through, which hardly ever changes and would be a file of its own.
  test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]|[\\/]src[\\/]busy\.ts$/,
};

/** Small files that the same pages need. Together they compress better, and every page carries fewer names of files. */
const together = Object.entries({
  // The package of this name hands on a module that other primitives use as well.
  announcer: /[\\/]live-announcer[\\/]/,
  clearMyData: /(session[\\/]clearMyData|adapters[\\/]local[\\/]deviceData)\.ts$/,
  fields: /(components[\\/]((TextField|PasswordField)[\\/]|Field[\\/]useForm)|auth[\\/]authErrors)/,
  // With the forms: no page needs it before.
  drafts: /(ports[\\/]useFormDraft|local[\\/]formDrafts|drafts[\\/](storedDraft|formDraft))\.ts$/,
  // Where the data is in the browser, the search needs both.
  samples: /seeds[\\/](appointments|events)\.ts$/,
  homeSeeds: /seeds[\\/](news|homeResources)\.ts$/,
  resourceSeeds: /seeds[\\/]resource(s|Texts)\.ts$/,
}).map(([name, test]) => ({ name, test, includeDependenciesRecursively: false }));

/** Shorter marks than usual: every page carries the names of all files, and marks are the part that does not compress. */
const fileNames = {
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:5].[ext]',
};

/** The build puts the entry's style sheet into every page (`scripts/writePages.mjs`): no chunk may ask for it again. */
function forgetEntryStyles(): Plugin {
  return {
    name: 'forget-entry-styles',
    apply: 'build',
    // The page has its link by now, and Vite is about to write down what each chunk needs.
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && chunk.isEntry) chunk.viteMetadata?.importedCss.clear();
    },
  };
}

/** Says in which file each of our modules is: Vite's manifest names a file by its first module only. */
function listModules(): Plugin {
  return {
    name: 'list-modules',
    apply: 'build',
    generateBundle(_options, bundle) {
      const root = fileURLToPath(new URL('.', import.meta.url));
      const modules = Object.values(bundle).flatMap((chunk) =>
        chunk.type === 'chunk'
          ? chunk.moduleIds
              .filter((id) => ['src', 'shared'].some((folder) => id.startsWith(`${root}${folder}/`)))
              .map((id) => [id.slice(root.length), chunk.fileName] as const)
          : [],
      );
      this.emitFile({
        type: 'asset',
        fileName: '.vite/modules.json',
        source: JSON.stringify(Object.fromEntries(modules)),
      });
    },
  };
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    // Of React Aria's own words only the English ones are loaded (they have no others for Australia).
    locales.vite({ locales: ['en-US'] }),
    developmentPage(),
    dropUnusedRouterParts(),
    // First, so that the others see the files as they are in the end.
    preloadHelper(),
    forgetEntryStyles(),
    listModules(),
  ],
  css,
  // `@/` is the root of the repository.
  resolve: { tsconfigPaths: true },
  build: {
    // The budgets and the prerendering read it to know which files a page needs.
    manifest: !isSsrBuild,
    // The map's library is one piece of a megabyte, and fetched by one page only; size-budgets.json watches the rest.
    chunkSizeWarningLimit: 1500,
    // Inlined files would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    // All browsers that can run this know `modulepreload`.
    modulePreload: { polyfill: false },
    emptyOutDir: true,
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            // Radix gives each function its name, for debuggers, which looks like a use of those that we do not use.
            treeshake: { manualPureFunctions: ['__name'] },
            output: { ...fileNames, codeSplitting: { groups: [framework, firstViews(), ...together] } },
          },
        }),
  },
  ...(isSsrBuild ? { publicDir: false as const } : {}),
}));
