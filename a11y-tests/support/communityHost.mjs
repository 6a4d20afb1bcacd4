// Runs the built server for one test after the other in one process: reading and compiling its packages is most of what a
// start costs. Each start is a whole one, on the data folder that it is told, and ends as an operator ends it, by SIGTERM;
// what two of them share are the modules, in which the product keeps nothing but what it has worked out before.
import { setClock } from './communityClock.mjs';

const [startFile] = process.argv.slice(2);
const signals = ['SIGTERM', 'SIGINT'];
let starts = 0;
let address = null;

const { log } = console;
console.log = (...words) => {
  address ??= /is running at (http:\S+)/.exec(words.join(' '))?.[1] ?? null;
  log(...words);
};

/** The server has stopped, or could not start: this process waits for the next. */
process.exit = (code) => {
  for (const signal of signals) process.removeAllListeners(signal);
  address = null;
  process.send({ ended: code });
};

async function start({ dataFolder }) {
  process.env.DATA_DIR = dataFolder;
  setClock(process.env.START_OF_CLOCK);
  starts += 1;
  // Another address of the same file: Node runs it once for each.
  await import(`${startFile}?${starts}`);
  if (address) process.send({ address });
}

process.on('message', (order) => void start(order));
