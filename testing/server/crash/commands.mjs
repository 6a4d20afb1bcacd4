import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The user whose role the rounds change, one after the other. */
export const boss = 'boss@example.net';
const roles = ['admin', 'user', 'healthcare'];
export const roleOf = (round) => roles[round % roles.length];

/** The user who gets a link for a new password in a round. */
export const forgetful = (round) => `forgetful.round${round}@example.net`;
/** The addresses without mail after a round. */
export const unsubscriber = (round) => `unsubscriber.round${round}@example.net`;
/** The place that a round brings in. */
export const placeOf = (round) => `Bus of round ${round}`;

/** The suburb that a round's list knows. */
export const suburbOf = (round) => `Round ${round}`;

/**
 * Every operator's command that may run beside the server, by the name of its file: `words` are what stands behind it in a
 * round, `folder` is for files that it reads.
 */
export const commands = {
  grantRole: { words: (round) => [boss, roleOf(round)] },
  resetPassword: { words: (round) => [forgetful(round)] },
  unsubscribe: { words: (round) => [unsubscriber(round)] },
  importServices: {
    words(round, folder) {
      const file = join(folder, 'places.csv');
      writeFileSync(file, `name,type,lat,lng\n${placeOf(round)},transport,-33.9,151.3\n`);
      return [file, '--import'];
    },
  },
  importSuburbs: {
    words(round, folder) {
      const file = join(folder, 'suburbs.csv');
      writeFileSync(file, `name,state,lat,lng\n${suburbOf(round)},NSW,-33.9,151.3\n`);
      return [file, '--import'];
    },
  },
  backup: { words: (round, folder) => [join(folder, `round${round}.tar.gz`)] },
  checkData: { words: () => [] },
};

/** Runs one command to its end. @returns what it printed. */
function runCommand(file, words, environment) {
  const child = spawn(process.execPath, [file, ...words], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (printed += text));
  return new Promise((resolve, reject) => {
    child.once('close', (code) =>
      code === 0 ? resolve(printed) : reject(new Error(`${file} ended with ${code}: ${printed}`)),
    );
  });
}

/** Runs all commands at once. @returns the code of the link for a new password. */
export async function runCommands({ built, dataFolder, folder, round }) {
  const printed = await Promise.all(
    Object.entries(commands).map(async ([name, { words }]) => [
      name,
      await runCommand(join(built, `${name}.js`), words(round, folder), {
        DATA_DIR: dataFolder,
      }),
    ]),
  );
  return /#code=([\w-]+)/.exec(Object.fromEntries(printed).resetPassword)[1];
}
