import { isIn, isTest, placeOf } from './places.mjs';

/** What is called by others to help tests, and waits as they do. */
const helpers = [
  'a11y-tests/support',
  'a11y-tests/audits/matrix',
  'a11y-tests/journeys',
  'evidence/seededFaults',
];

const words = {
  poll: 'vi.waitFor and vi.waitUntil give up after a second, which a busy machine needs: use expect.poll.',
  sleep: 'Wait for what must happen, never for a time: poll it, or move a clock.',
  clock: 'How long something takes depends on the machine: move a clock, or count the work.',
};

const nameOf = ({ type, name, property, computed }) => {
  if (type === 'Identifier') return name;
  return type === 'MemberExpression' && !computed ? property.name : undefined;
};

/** The time of the machine, as it is or after a sum. */
function readsTime(node) {
  if (node.type === 'BinaryExpression') return readsTime(node.left) || readsTime(node.right);
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false;
  return /^(performance|Date)$/.test(node.callee.object.name) && nameOf(node.callee) === 'now';
}

/** Whether a function is what a promise is made of. */
const makesPromise = ({ type, parent }) =>
  /Function/.test(type) && parent?.type === 'NewExpression' && parent.callee.name === 'Promise';

/** Tests neither sleep, nor give up after a second, nor say how long something may take. */
export const noWaiting = {
  create(context) {
    const place = placeOf(context);
    if (!isTest(place) && !helpers.some((folder) => isIn(place, folder))) return {};
    const refuse = (node, message) => context.report({ node, message });
    return {
      ImportDeclaration(node) {
        if (!/^(node:)?timers\/promises$/.test(node.source.value)) return;
        const slept = node.specifiers.find(({ imported }) => imported?.name === 'setTimeout');
        if (slept) refuse(slept, words.sleep);
      },
      CallExpression(node) {
        const { callee } = node;
        const name = nameOf(callee);
        if (name === 'waitForTimeout') refuse(node, words.sleep);
        const ofVitest = callee.type === 'MemberExpression' && callee.object.name === 'vi';
        if (ofVitest && (name === 'waitFor' || name === 'waitUntil')) refuse(node, words.poll);
        if (name === 'setTimeout') {
          let around = node.parent;
          while (around && !/Function/.test(around.type)) around = around.parent;
          // Without a time it is a turn of the event loop.
          if (node.arguments.length > 1 && around && makesPromise(around)) refuse(node, words.sleep);
        }
        if (name === 'expect' && node.arguments.some(readsTime)) refuse(node, words.clock);
      },
    };
  },
};
