// `npm run dev`: the client from its sources, reloading as they change, and the built server behind it for /api.
// A change in server/ or shared/domain builds the server again and starts it anew.
import { watch } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, createServer } from 'vite';
import { freePort } from '../testing/server/freePort.mjs';
import { startBuilt } from '../testing/server/startBuilt.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const port = Number(process.env.PORT ?? 3000);
const serverBuild = join(root, 'dist', 'server');

// The same for each start of the server, which the pages' server has to find again.
const apiPort = await freePort();
let server;
function startServer() {
  server = startBuilt(
    join(serverBuild, 'start.js'),
    { ...process.env, PORT: String(apiPort), HOST: '127.0.0.1' },
    { cwd: root, echo: ['stdout', 'stderr'] },
  );
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
  await server.end('SIGTERM');
  startServer();
}

let waiting;
for (const folder of ['server', join('shared', 'domain')]) {
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
  await server.end('SIGTERM');
  process.exit(1);
}
console.log(`\nEdit and look: http://localhost:${port} (the address below is the server behind it)\n`);

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    void Promise.allSettled([server.end('SIGTERM'), vite.close()]).then(() => process.exit(0));
  });
}
