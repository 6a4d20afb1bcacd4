// Makes a cluster in the folder that it is given, runs it, and prints "ready". It ends when its standard input does, also where
// what started it was killed, and nothing of it stays behind. On its input "kill" ends the server as a crash does, which prints
// "killed", and "start" starts it again. Its argument is JSON: the folder of the programs, an empty folder, further settings of
// the server, files of its data folder, and the address of a database of which it is a replica, if any.
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';

const { programs, folder, settings, files, copyOf } = JSON.parse(process.argv[2]);

/** PostgreSQL refuses to run as root. */
function otherUser() {
  if (process.getuid() !== 0) return {};
  const idOf = (option) => Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

const user = otherUser();
const give = (path) => user.uid !== undefined && chownSync(path, user.uid, user.gid);
give(folder);
const data = join(folder, 'data');

let server;
let isEnding = false;
let isKilled = false;
function end() {
  if (isEnding) return;
  isEnding = true;
  const tidy = () => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    process.exit();
  };
  if (!server || server.exitCode !== null || server.signalCode !== null) return tidy();
  server.once('exit', tidy);
  // At once, without writing anything: nobody needs it any more.
  server.kill('SIGQUIT');
}

const make = (program, words) =>
  execFileSync(join(programs, program), words, {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });

const words = ['listen_addresses=', 'max_connections=400', 'shared_buffers=64MB', ...settings];

/** How often a start is tried: what the killed server had begun may still be ending. */
const starts = 100;

function start(tries = 1) {
  isKilled = false;
  let log = '';
  let isReady = false;
  server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-k', folder, ...words.flatMap((setting) => ['-c', setting])],
    { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  server.stderr.setEncoding('utf8').on('data', (text) => {
    log = (log + text).slice(-10_000);
    // It says so each time that it has started, also by itself after one of its processes has crashed.
    if (isReady || !/ready to accept (read-only )?connections/.test(log)) return;
    isReady = true;
    console.log('ready');
  });
  server.once('exit', () => {
    if (isEnding) return;
    if (isKilled) return console.log('killed');
    if (!isReady && tries < starts && /still in use|lock file/.test(log))
      return void wait(50).then(() => isEnding || start(tries + 1));
    console.error(log);
    end();
  });
}

const commands = {
  kill() {
    isKilled = true;
    server.kill('SIGKILL');
  },
  start: () => start(),
};
createInterface(process.stdin)
  .on('line', (line) => commands[line]())
  .on('close', end);
process.stdin.on('error', end);
process.on('SIGTERM', end);

if (copyOf !== null) make('pg_basebackup', ['-D', data, '-R', '-X', 'stream', '-c', 'fast', '-d', copyOf]);
else
  make('initdb', [
    '-D',
    data,
    '--no-sync',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '-A',
    'trust',
    '-U',
    'age_better',
  ]);
for (const [name, text] of Object.entries(files)) {
  const path = join(data, name);
  writeFileSync(path, text, { mode: 0o600 });
  give(path);
}
start();
