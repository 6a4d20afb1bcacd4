import { isIn, isTest, onEveryImport, placeOf, targetOf } from './places.mjs';

/** The line above a list that others change is on several pages, in the same words. */
const forFeatures = ['shared/domain', 'src/ports', 'src/components', 'src/theme', 'src/features/listUpdates'];

/** What says that something is under way. It imports nothing, and whoever waits for anything says so through it. */
const busy = 'src/busy';

/** The part of the contract that pages load; the rest is for types, and for the server. */
const asking = ['shared/contract/operation', 'shared/contract/operations', 'shared/contract/errorCodes'];

/**
 * The folders of the server from the ground up: what all of it stands on, the subjects, what is asked for from outside, and what puts
 * it together. Each may import those before it, and types count: so there are no circles.
 */
const serverRooms = `
  settings http threads database
  audit files identity data calendarFeed changes demonstration firebase services
  backup mail reminders messages personalData tiles
  pages routes
  app cli
`.match(/\w+/g);

/** The rooms of the browser's app, in the same way: adapters and ports are chosen, messages shown, people log in, pages come and go. */
const appRooms = ['wiring', 'notices', 'session', 'routing', 'shell'];

/** Every folder of the server may also use these. */
const forServer = ['shared'];

/**
 * Which folder may import from which, one direction only. The first row that fits a file counts; `never` beats `may`.
 * `own` stands for the second-level folder that the file itself lies in, such as src/features/home.
 */
const house = [
  { from: 'shared/domain', may: ['shared/domain'] },
  { from: 'shared/contract/schemas', may: ['shared/contract/schemas', 'shared/domain'] },
  // What pages ask with holds no schema: they do not load what the server checks with.
  { from: 'shared/contract', may: asking, types: ['shared/contract/schemas'] },
  { from: 'src/ports', may: ['src/ports', 'shared/domain', busy] },
  // The adapters of the server are tested against the server itself.
  {
    from: 'src/adapters',
    may: ['src/adapters', 'src/ports', 'shared/domain', ...asking, busy],
    types: ['shared/contract/schemas'],
  },
  { from: 'shared/seeds', may: ['shared/seeds'], types: ['shared/domain'] },
  { from: 'src/theme', may: ['src/theme'] },
  { from: 'src/components', may: ['src/components', 'src/theme', busy] },
  // A page that is too large for one folder: its parts, and the page that puts them together.
  ...['calendar', 'appointmentExport'].map((part) => ({
    from: `src/features/${part}`,
    may: ['own', 'src/features/appointments', ...forFeatures],
  })),
  {
    from: 'src/features/profile',
    may: [
      'own',
      'src/features/appointments',
      'src/features/calendar',
      'src/features/appointmentExport',
      ...forFeatures,
    ],
  },
  // Organisers write to those who come in the window in which administrators write to users.
  { from: 'src/features/events', may: ['own', 'src/features/admin', ...forFeatures] },
  { from: 'src/features', may: ['own', ...forFeatures] },
  ...appRooms.map((room, at) => ({
    from: `src/app/${room}`,
    may: [
      ...appRooms.slice(0, at + 1).map((before) => `src/app/${before}`),
      'src/features',
      'src/components',
      'src/adapters',
      'src/ports',
      'shared/seeds',
      'shared/domain',
      'src/theme',
      busy,
    ],
  })),
  // Prerendering has no browser to keep anything in, so it runs on the memory adapters.
  {
    from: 'src/entry-server',
    may: ['src/app', 'src/theme', 'src/adapters/memory', 'src/ports', 'shared/domain'],
  },
  { from: 'src', may: ['src/app', 'src/theme', 'src/ports', busy] },
  ...['stories', '.storybook'].map((from) => ({
    from,
    may: [
      'stories',
      '.storybook',
      'src/components',
      'src/features',
      'shared/seeds',
      'src/adapters/memory',
      'src/ports',
      'shared/domain',
      'src/theme',
      'scripts',
      // The page on the status of the components.
      'evidence',
    ],
  })),
  // The way to a state is given in the words that are on the screen, and those stand in the domain.
  { from: 'a11y-tests/states', may: ['a11y-tests/states', 'shared/domain'] },
  {
    from: 'a11y-tests',
    may: ['a11y-tests', 'shared/domain/screens', 'shared/seeds', 'testing/server', 'scripts'],
  },
  // The auditors' toolkit uses the product by its address, in the states and journeys of the audits. Its reports become PDF files as
  // the product's own do.
  {
    from: 'evidence',
    may: [
      'evidence',
      'a11y-tests',
      'playwright.config',
      'shared/domain/screens',
      'testing',
      'scripts',
      'server/files',
    ],
  },
  // Each folder of the server may import those that stand before it.
  ...serverRooms.map((room, at) => ({
    from: `server/${room}`,
    may: [...serverRooms.slice(0, at + 1).map((before) => `server/${before}`), ...forServer],
  })),
  { from: 'server', may: forServer },
  // The one place that starts servers, databases and emulators for tests; benches and audits use it as well.
  {
    from: 'testing',
    may: ['testing', 'server', 'src/adapters', 'src/ports', 'shared', 'scripts', 'a11y-tests/support'],
  },
  // Parts are measured alone, beside the least that could stand in their place.
  {
    from: 'bench',
    may: [
      'bench',
      'scripts',
      'server',
      'testing',
      'src/adapters/memory',
      'src/components',
      'shared/domain',
      'src/features',
      'src/ports',
      'shared/seeds',
      'src/theme',
    ],
  },
];

/** What a test may use on top of what its folder may use: examples and stand-ins, never another layer. */
const forTests = ['shared/seeds', 'src/adapters/memory', 'src/theme', 'scripts', 'testing'];

/** The tests of the server may use all of it: they start it. */
const forServerTests = ['server'];

/** From here up, a path from the root says more than the way there. */
const deep = '../../../';

export const imports = {
  create(context) {
    const place = placeOf(context);
    const row = house.find(({ from }) => isIn(place, from));
    if (!row) return {};
    const own = place.split('/').slice(0, 3).join('/');
    const may = [
      ...row.may.map((folder) => (folder === 'own' ? own : folder)),
      ...(isTest(place) ? forTests : []),
      ...(isTest(place) && isIn(place, 'server') ? forServerTests : []),
    ];
    return onEveryImport((node, specifier, typeOnly) => {
      // Node runs `.mjs` itself, and knows no `@/`.
      if (specifier.startsWith(deep) && !specifier.endsWith('.mjs'))
        context.report({ node, message: `Begin at the root: '@/…' in place of '${deep}…'.` });
      const target = targetOf(context, specifier);
      if (target === null || target === 'package.json') return;
      const refused = row.never?.some((folder) => isIn(target, folder));
      if (!refused && may.some((folder) => isIn(target, folder))) return;
      if (typeOnly && row.types?.some((folder) => isIn(target, folder))) return;
      const onlyTypes = row.types?.some((folder) => isIn(target, folder)) ? ' (only its types)' : '';
      context.report({
        node,
        message: `${row.from} may not import from ${target}${onlyTypes}. Imports go one way: see CONTRIBUTING.md.`,
      });
    });
  },
};
