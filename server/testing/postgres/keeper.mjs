// Makes a cluster in the folder that it is given, runs it, and prints "ready". It ends when its standard input does, also where
// what started it was killed, and nothing of it stays behind. Arguments: the folder of the programs, an empty folder, and further
// settings of the server.
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const [programs, folder, ...settings] = process.argv.slice(2);

/** PostgreSQL refuses to run as root. */
function otherUser() {
  if (process.getuid() !== 0) return {};
  const idOf = (option) => Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

const user = otherUser();
if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
const data = join(folder, 'data');

let server;
let isEnding = false;
function end() {
  if (isEnding) return;
  isEnding = true;
  const tidy = () => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    process.exit();
  };
  if (!server || server.exitCode !== null) return tidy();
  server.once('exit', tidy);
  // At once, without writing anything: nobody needs it any more.
  server.kill('SIGQUIT');
}
process.stdin.on('end', end).on('error', end).resume();
process.on('SIGTERM', end);

execFileSync(
  join(programs, 'initdb'),
  ['-D', data, '--no-sync', '-E', 'UTF8', '--locale=C.UTF-8', '-A', 'trust', '-U', 'age_better'],
  { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
);
const words = ['listen_addresses=', 'max_connections=400', 'shared_buffers=64MB', ...settings];
server = spawn(
  join(programs, 'postgres'),
  ['-D', data, '-k', folder, ...words.flatMap((setting) => ['-c', setting])],
  { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
);
let log = '';
server.stderr.setEncoding('utf8').on('data', (text) => {
  log = (log + text).slice(-10_000);
  // It says so each time that it has started.
  if (/ready to accept connections/.test(text)) console.log('ready');
});
server.once('exit', () => {
  if (isEnding) return;
  console.error(log);
  end();
});
