// `npm run test:network`: what the product does while the operating system has no network, in Chromium and Firefox. The browsers run
// in one network namespace and the server in another, with one link between them that is cut. Needs Linux, root and iproute2; says
// so where it cannot run. Arguments go to Playwright, such as `-- --project=firefox`.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startBuilt } from '../../testing/server/startBuilt.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [home, site, link] = ['home', 'site', 'link'].map((name) => `ab-${name}-${process.pid}`.slice(0, 15));
const [homeAddress, siteAddress] = ['10.201.1.1', '10.201.1.2'];
/** Browsers trust it as they trust https, so that a service worker may run; and a demonstration answers at no other. */
const host = '127.0.0.1';
const port = '3000';
const table = '100';

const run = (...args) => spawnSync('ip', args, { encoding: 'utf8' });
function ip(...args) {
  const { status, stderr, error } = run(...args);
  if (status !== 0) throw new Error(`ip ${args.join(' ')}: ${error?.message ?? stderr.trim()}`);
}
const inside = (name, command) => ip('netns', 'exec', name, 'sh', '-c', command);

/**
 * Two namespaces with a link between them. What is meant for the server's port goes over it, to the other's 127.0.0.1; all else at that
 * address, such as what drives a browser, stays here.
 */
function connect() {
  for (const name of [home, site]) ip('netns', 'add', name);
  ip('link', 'add', link, 'netns', home, 'type', 'veth', 'peer', 'name', link, 'netns', site);
  for (const [name, address] of [
    [home, homeAddress],
    [site, siteAddress],
  ]) {
    ip('-n', name, 'addr', 'add', `${address}/30`, 'dev', link);
    for (const device of ['lo', link]) ip('-n', name, 'link', 'set', device, 'up');
    inside(name, `echo 1 > /proc/sys/net/ipv4/conf/${link}/route_localnet`);
  }
  const way = ['default', 'via', siteAddress, 'src', homeAddress];
  ip('-n', home, 'route', 'add', ...way);
  ip('-n', home, 'route', 'add', ...way, 'table', table);
  // Where the link is cut, it is not looked for here.
  ip('-n', home, 'route', 'add', 'unreachable', 'default', 'metric', '9999', 'table', table);
  ip('-n', home, 'rule', 'add', 'pref', '10', 'ipproto', 'tcp', 'dport', port, 'lookup', table);
  ip('-n', home, 'rule', 'add', 'pref', '20', 'lookup', 'local');
  ip('-n', home, 'rule', 'del', 'pref', '0');
}

const folder = mkdtempSync(join(tmpdir(), 'age-better-network-'));
let server = null;
process.once('exit', () => {
  server?.process.kill('SIGKILL');
  for (const name of [home, site]) run('netns', 'del', name);
  rmSync(folder, { recursive: true, force: true });
});
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
])
  process.once(signal, () => process.exit(code));

function whyNot() {
  if (process.platform !== 'linux') return 'it needs Linux';
  if (process.getuid() !== 0) return 'it needs root';
  if (run('-V').status !== 0) return 'it needs iproute2 (Debian: apt-get install iproute2)';
  try {
    connect();
    return null;
  } catch (error) {
    return `no network namespaces can be made here (${error.message})`;
  }
}

const reason = whyNot();
if (reason) {
  console.log(`Not run: ${reason}.`);
} else {
  server = startBuilt(
    join(root, 'dist', 'server', 'start.js'),
    {
      ...process.env,
      PUBLIC_URL: '',
      SMTP_URL: '',
      HOST: host,
      PORT: port,
      DATA: 'server',
      DATA_DIR: join(folder, 'data'),
      TILE_URL: `http://${host}:${port}/tiles/{z}/{x}/{y}`,
      LOG_LEVEL: 'silent',
      LOGIN_FAILURES_PER_ADDRESS: '1000',
    },
    { cwd: root, folder, through: ['ip', 'netns', 'exec', site], echo: ['stderr'] },
  );
  const playwright = 'node_modules/@playwright/test/cli.js';
  const config = '--config=evidence/playwright.network.config.ts';
  // Node 20 has a WebSocket only where it is asked for.
  const asksForSocket = typeof WebSocket === 'undefined' ? ' --experimental-websocket' : '';
  const tests = spawn(
    'ip',
    ['netns', 'exec', home, process.execPath, playwright, 'test', config, ...process.argv.slice(2)],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''}${asksForSocket}`,
        NETWORK_CUT: JSON.stringify({
          address: `http://${host}:${port}`,
          dataFolder: join(folder, 'data'),
          link,
          table,
          site,
          homeAddress,
          siteAddress,
        }),
      },
    },
  );
  process.exitCode = await new Promise((resolve) => tests.once('exit', (code) => resolve(code ?? 1)));
  await server.end('SIGTERM');
}
