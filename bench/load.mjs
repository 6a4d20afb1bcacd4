// What the server bears: how many packed first pages a second beside unpacked ones, and whether it keeps answering while it
// reads a bad file of services.
import { execFileSync } from 'node:child_process';
import { Agent, get } from 'node:http';
import { performance } from 'node:perf_hooks';
import { keepCookie, sessionHeaders } from '../testing/server/sessionCookies.mjs';
import { startApp } from './server.mjs';
import { median, spread } from './statistics.mjs';
import { row } from './table.mjs';

const rounds = 5;
const roundMilliseconds = 1500;
const connections = 16;
const whole = (number) => number.toFixed(0);

function ask(agent, address, packing) {
  return new Promise((resolve, reject) => {
    get(
      `${address}/`,
      { agent, headers: { accept: 'text/html', 'accept-encoding': packing } },
      (response) => {
        let bytes = 0;
        response.on('data', (chunk) => (bytes += chunk.length));
        response.on('end', () => resolve(bytes));
      },
    ).on('error', reject);
  });
}

/** @returns how many first pages a second, and how large one is. */
async function pagesPerSecond(agent, address, packing) {
  const end = performance.now() + roundMilliseconds;
  let count = 0;
  let size = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) {
        size = await ask(agent, address, packing);
        count += 1;
      }
    }),
  );
  return { rate: (count * 1000) / roundMilliseconds, size };
}

async function pageRows({ address }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const rates = { identity: [], gzip: [], br: [] };
  const sizes = {};
  // By turns, so that whatever else the machine does is shared. The first round shows how fast code is compiled.
  for (let round = 0; round <= rounds; round += 1) {
    for (const packing of Object.keys(rates)) {
      const { rate, size } = await pagesPerSecond(agent, address, packing);
      sizes[packing] = size;
      if (round > 0) rates[packing].push(rate);
    }
  }
  agent.destroy();
  return ['br', 'gzip'].map((packing) =>
    row({
      figure: `unpacked first pages a second beside ${packing} (${sizes[packing]} bytes)`,
      value: median(rates.identity),
      floor: median(rates[packing]),
      limit: 1.5,
      spread: `${spread(rates.identity, whole)} against ${spread(rates[packing], whole)}`,
    }),
  );
}

const memoryOf = (pid) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;

/** Asks for the server's health, one after the other. @returns the longest time without an answer, in milliseconds. */
async function longestGap(address, isOver) {
  let longest = 0;
  while (!isOver()) {
    const start = performance.now();
    await (await fetch(`${address}/api/health`)).text();
    longest = Math.max(longest, performance.now() - start);
  }
  return longest;
}

async function importRows({ address, pid, password }) {
  const post = (path, body, headers = {}) =>
    fetch(`${address}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: address, ...headers },
      body: JSON.stringify(body),
    });
  const entered = await post('identity/session', { email: 'admin@example.org', password });
  const { token } = await entered.json();
  keepCookie({ token }, entered.headers.getSetCookie());
  const content = `name,type,lat,lng\n${'a,very,bad,row,it,is\n'.repeat(49_000)}`;
  const before = memoryOf(pid);
  let highest = before;
  let over = false;
  const watch = setInterval(() => (highest = Math.max(highest, memoryOf(pid))), 250);
  const start = performance.now();
  const reading = post('services', { format: 'csv', content }, sessionHeaders(token))
    .then((answer) => answer.json())
    .finally(() => (over = true));
  const gap = await longestGap(address, () => over);
  const { refused, moreRefused } = await reading;
  const time = performance.now() - start;
  clearInterval(watch);
  return [
    row({
      figure: '1 MB of bad rows: rows that are missing in the answer',
      value: 49_000 - refused.length - moreRefused,
      limit: 0,
    }),
    row({ figure: 'to read them', value: time, unit: ' ms' }),
    row({ figure: 'longest wait for /api/health meanwhile', value: gap, limit: 1000, unit: ' ms' }),
    row({ figure: 'memory that it adds to the server', value: highest - before, limit: 600, unit: ' MB' }),
  ];
}

/** Pages and heavy work. @param root the folder of the product. */
export async function load(root) {
  const app = await startApp(root);
  try {
    return [...(await pageRows(app)), ...(await importRows(app))];
  } finally {
    await app.stop();
  }
}
