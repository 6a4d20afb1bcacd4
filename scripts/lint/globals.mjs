import { isForBrowsers, isIn, isTest, placeOf } from './places.mjs';

const adapters = ['src/adapters'];

/** Names that reach outside the program, the only folders where they may stand, and what to use elsewhere. */
const names = {
  localStorage: { homes: adapters, instead: 'a port' },
  sessionStorage: { homes: adapters, instead: 'a port' },
  indexedDB: { homes: adapters, instead: 'a port' },
  fetch: { homes: adapters, instead: 'a port' },
  XMLHttpRequest: { homes: adapters, instead: 'a port' },
  alert: { homes: [], instead: 'the notice dialog' },
  confirm: { homes: [], instead: 'the ask dialog' },
  prompt: { homes: [], instead: 'a dialog with a field' },
};

const owners = new Set(['window', 'globalThis', 'self']);

/** Clock and chance come in through the Clock port, so that every test can set them. */
const hidden = new Set(['Date.now', 'Math.random']);

/** True where the name is a variable, parameter or import of this file and not the browser's own. */
export function isLocal(context, node) {
  let scope = context.sourceCode.getScope(node);
  while (scope) {
    const variable = scope.set.get(node.name);
    if (variable) return variable.defs.length > 0;
    scope = scope.upper;
  }
  return false;
}

export function isReference(node) {
  const { parent } = node;
  if (!parent) return true;
  if (parent.type === 'MemberExpression' || parent.type === 'Property') {
    return parent.object === node || parent.computed || (parent.type === 'Property' && parent.value === node);
  }
  return !/^(TS|Import|Export|JSX|MethodDefinition|PropertyDefinition|Labeled)/.test(parent.type);
}

export const globals = {
  create(context) {
    const place = placeOf(context);
    if (!isForBrowsers(place) || isTest(place)) return {};
    const refuse = (node, name) => {
      const rule = names[name];
      if (rule.homes.some((folder) => isIn(place, folder))) return;
      context.report({ node, message: `${name} may not be used here: use ${rule.instead}.` });
    };
    const refuseClock = (node, name) => {
      if (isIn(place, 'src/adapters')) return;
      context.report({ node, message: `${name} may not be used here: take the Clock port or an argument.` });
    };
    return {
      Identifier(node) {
        if (Object.hasOwn(names, node.name) && isReference(node) && !isLocal(context, node))
          refuse(node, node.name);
      },
      MemberExpression(node) {
        if (node.object.type !== 'Identifier') return;
        const name = node.computed ? node.property.value : node.property.name;
        if (owners.has(node.object.name) && Object.hasOwn(names, name)) refuse(node, name);
        // One file tries whether there are cookies at all (decision 005).
        const tries = place === 'src/adapters/server/keepsCookies.ts';
        if (node.object.name === 'document' && name === 'cookie' && !tries) {
          context.report({ node, message: 'document.cookie may not be used here: the server sets cookies.' });
        }
        if (hidden.has(`${node.object.name}.${name}`)) refuseClock(node, `${node.object.name}.${name}`);
      },
      NewExpression(node) {
        if (node.callee.name === 'Date' && node.arguments.length === 0) refuseClock(node, 'new Date()');
      },
    };
  },
};
