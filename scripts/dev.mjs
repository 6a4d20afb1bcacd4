// `npm run dev`: the client from its sources, reloading as they change, and the built server behind it for /api.
// A change in server/ or src/domain builds the server again and starts it anew.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { createServer as createProbe } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, createServer } from 'vite';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const port = Number(process.env.PORT ?? 3000);
const serverBuild = join(root, 'dist', 'server');

async function freePort() {
  const probe = createProbe();
  await new Promise((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port: found } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return found;
}

const apiPort = await freePort();
let child;
function startServer() {
  child = spawn(process.execPath, [join(serverBuild, 'start.js')], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: String(apiPort), HOST: '127.0.0.1' },
  });
}

async function rebuildServer() {
  try {
    await build({
      root,
      logLevel: 'warn',
      build: {
        outDir: serverBuild,
        emptyOutDir: false,
        ssr: true,
        rolldownOptions: { input: { start: join(root, 'server', 'app', 'start.ts') } },
      },
    });
  } catch (error) {
    console.error(`The server could not be built, so the last one goes on: ${error.message}`);
    return;
  }
  const last = child;
  last.once('exit', startServer);
  if (last.exitCode === null) last.kill();
  else startServer();
}

let waiting;
for (const folder of ['server', join('src', 'domain')]) {
  watch(join(root, folder), { recursive: true }, () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => void rebuildServer(), 300);
  });
}

startServer();
// The server compares the page's origin with the host that it is asked for: the name has to stay.
const behind = { target: `http://127.0.0.1:${apiPort}`, changeOrigin: false };
const vite = await createServer({
  root,
  server: { port, strictPort: true, host: 'localhost', proxy: { '/api': behind, '/leaflet.pdf': behind } },
});
try {
  await vite.listen();
} catch (error) {
  console.error(error.message);
  child.kill();
  process.exit(1);
}
console.log(`\nEdit and look: http://localhost:${port} (the address below is the server behind it)\n`);

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    child.kill();
    void vite.close().finally(() => process.exit(0));
  });
}
