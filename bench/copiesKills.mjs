// `node bench/copiesKills.mjs 3 SEED`: kills two copies of the built server and their database that often, while people book, by a
// balancer. Fails where something is lost, done twice or given to the wrong one.
import { fileURLToPath } from 'node:url';
import { crashCopies } from '../testing/server/crash/copiesCrash.mjs';
import { whyNoPostgres } from '../testing/server/postgres/findPostgres.mjs';

const startFile = fileURLToPath(new URL('../dist/server/start.js', import.meta.url));

if (whyNoPostgres === null) {
  const said = new Set();
  const seed = Number(process.argv[3] ?? 1);
  const { kills, killed, confirmed, repeated, lostAnswers, troubles, pauses, mails, changes, found } =
    await crashCopies({
      startFile,
      kills: Number(process.argv[2] ?? 100),
      seed,
      say(round, report, faults) {
        const all = Object.entries(faults).flatMap(([name, what]) => what.map((one) => `${name}: ${one}`));
        console.log(`Round ${round}: ${report.confirmed} confirmed, ${all.length} faults`);
        for (const one of all.filter((fault) => !said.has(fault))) {
          said.add(one);
          console.log(one);
        }
      },
    });
  const seconds = (name) => `${(pauses[name] / 1000).toFixed(1)} s`;
  console.log(
    `${kills} kills (copy A ${killed.a}, copy B ${killed.b}, the database ${killed.database}; seed ${seed}): ${confirmed} writes confirmed, ${repeated} of them by a repeat; ${lostAnswers} kills came between what was done and its answer`,
  );
  console.log(`Tries that failed: ${JSON.stringify(troubles)}`);
  console.log(
    `Longest until 25 more writes were confirmed: ${seconds('a')} and ${seconds('b')} after a copy, ${seconds('database')} after the database`,
  );
  console.log(
    `Mails: ${mails.sent} sent, ${mails.uncertain} uncertain, ${mails.dropped} dropped since the place was given up, ${mails.others} others; changes in the stream: ${changes.changes}, opened ${changes.opened} times`,
  );
  console.log(
    Object.entries(found)
      .map(([name, what]) => `${name}: ${what.length}`)
      .join(', '),
  );
  if (Object.values(found).flat().length > 0) process.exitCode = 1;
} else {
  console.log(whyNoPostgres);
}
