import { builtinModules } from 'node:module';
import { isForBrowsers, isIn, isPackage, isTest, onEveryImport, placeOf } from './places.mjs';

/**
 * Each outside thing has one home: a package, the only folders that may know it, and those whose tests may. With `names` that is
 * so for these exports of it alone, and for all of them at once.
 */
const homes = [
  {
    match: /^(@radix-ui\/|react-aria-components|@react-aria\/|react-aria|react-stately)/,
    homes: ['src/components'],
  },
  { match: /^react-router/, homes: ['src/app', 'src/features', 'src/main', 'src/entry-server'] },
  { match: /^firebase(\/|$)/, homes: ['src/adapters/firebase'] },
  { match: /^(maplibre-gl|react-map-gl|supercluster)(\/|$)/, homes: ['src/features/services'] },
  { match: /^pmtiles$/, homes: ['src/features/services', 'server/tiles'] },
  {
    match: /^(@fullcalendar\/|temporal-polyfill)/,
    homes: ['src/features/calendar'],
    tests: ['src/features/appointmentExport', 'shared/domain'],
  },
  // The tests of what the domain writes read it back.
  { match: /^ical\.js$/, homes: ['src/features/appointmentExport'], tests: ['shared/domain', 'server'] },
  { match: /^workbox-/, homes: ['src/adapters/serviceWorker'] },
  { match: /^zod(\/|$)/, homes: ['shared/contract', 'server'] },
  { match: /^(libsql|better-sqlite3)$/, homes: ['server/database', 'testing/server'], tests: ['server'] },
  { match: /^pg$/, homes: ['server/database/postgres', 'testing/server'] },
  // Its types and its builders may be used everywhere; SQL as text stands in one folder.
  {
    match: /^kysely$/,
    names: ['sql', 'CompiledQuery'],
    homes: ['server/database', 'testing/server'],
    tests: ['server'],
  },
];

/** Folders that use no package at all, but for their tests. */
const pure = ['shared/domain', 'shared/seeds'];

/** Whether an import takes exports that have a home, or all at once. Their types may be used everywhere. */
function concerns({ names }, { specifiers = [] }, typeOnly) {
  if (!names) return true;
  if (typeOnly) return false;
  if (specifiers.length === 0) return true;
  return specifiers.some((one) => {
    const name = one.type === 'ExportSpecifier' ? one.local : one.imported;
    return !name || names.includes(name.name ?? name.value);
  });
}

const isNode = (name) => name.startsWith('node:') || builtinModules.includes(name.split('/')[0]);

export const packages = {
  create(context) {
    const place = placeOf(context);
    const inProduct = isForBrowsers(place) || isIn(place, 'server');
    return onEveryImport((node, name, typeOnly) => {
      if (!isPackage(name)) return;
      const home = homes.find((one) => one.match.test(name) && concerns(one, node, typeOnly));
      const folders = [...(home?.homes ?? []), ...(isTest(place) ? (home?.tests ?? []) : [])];
      if (home && inProduct && !folders.some((folder) => isIn(place, folder))) {
        const what = home.names ? `${home.names.join(', ')} of ${name}` : name;
        context.report({ node, message: `${what} may only be imported in ${home.homes.join(' and ')}.` });
      } else if (isTest(place)) {
        return;
      } else if (pure.some((folder) => isIn(place, folder))) {
        context.report({ node, message: `${place} is plain TypeScript: it may not import ${name}.` });
      } else if (isForBrowsers(place) && isNode(name)) {
        context.report({ node, message: `${name} does not exist in a browser.` });
      }
    });
  },
};
