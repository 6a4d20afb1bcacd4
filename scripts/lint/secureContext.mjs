import { isLocal, isReference } from './globals.mjs';
import { isForBrowsers, isIn, isTest, placeOf } from './places.mjs';

/** The module that knows a way without, and what runs in the service worker, which is in secure contexts only. */
const homes = [
  'src/adapters/system/secureContext',
  'src/adapters/serviceWorker/worker',
  'src/adapters/serviceWorker/keptFiles',
  'src/adapters/serviceWorker/keptPages',
];

/** What browsers hide or refuse over plain http, by what it belongs to. */
const members = {
  crypto: ['randomUUID', 'subtle'],
  navigator: [
    'bluetooth',
    'canShare',
    'clearAppBadge',
    'clipboard',
    'contacts',
    'credentials',
    'geolocation',
    'getBattery',
    'gpu',
    'hid',
    'locks',
    'mediaDevices',
    'serial',
    'serviceWorker',
    'setAppBadge',
    'share',
    'storage',
    'storageBuckets',
    'usb',
    'wakeLock',
    'xr',
  ],
};
const globals = [
  'Notification',
  'PaymentRequest',
  'PublicKeyCredential',
  'caches',
  'cookieStore',
  'isSecureContext',
  'showDirectoryPicker',
  'showOpenFilePicker',
  'showSaveFilePicker',
];
const owners = ['globalThis', 'self', 'window'];

/** The expression without what types and `?.` put around it. */
const bare = (node) =>
  /^(TS(As|NonNull|Satisfies)|Chain|Parenthesized)/.test(node?.type ?? '') ? bare(node.expression) : node;

const nameIn = ({ computed, property }) => (computed ? property.value : property.name);

/** "navigator" for `navigator` and for `window.navigator`, whatever types are said of it. */
function globalName(context, node) {
  const one = bare(node);
  if (one?.type === 'Identifier') return isLocal(context, one) ? undefined : one.name;
  if (one?.type !== 'MemberExpression') return undefined;
  return owners.includes(globalName(context, one.object)) ? nameIn(one) : undefined;
}

/** What needs a secure context is asked of one module: over plain http it is not there. */
export const secureContext = {
  create(context) {
    const place = placeOf(context);
    if (!isForBrowsers(place) || isTest(place) || homes.some((home) => isIn(place, home))) return {};
    const refuse = (node, name) =>
      context.report({
        node,
        message: `${name} is in secure contexts only, and not over plain http: use src/adapters/system/secureContext.ts.`,
      });
    const check = (node, owner, name) => {
      const of = globalName(context, owner);
      if (owners.includes(of) && globals.includes(name)) refuse(node, name);
      if (Object.hasOwn(members, of ?? '') && members[of].includes(name)) refuse(node, `${of}.${name}`);
    };
    const take = (pattern, owner) => {
      if (pattern.type !== 'ObjectPattern' || !owner) return;
      for (const one of pattern.properties) if (one.key) check(one, owner, one.key.name ?? one.key.value);
    };
    return {
      Identifier(node) {
        if (globals.includes(node.name) && isReference(node) && !isLocal(context, node))
          refuse(node, node.name);
      },
      MemberExpression(node) {
        check(node, node.object, nameIn(node));
      },
      BinaryExpression(node) {
        if (node.operator === 'in') check(node, node.right, node.left.value);
      },
      VariableDeclarator({ id, init }) {
        take(id, init);
      },
      AssignmentPattern({ left, right }) {
        take(left, right);
      },
    };
  },
};
