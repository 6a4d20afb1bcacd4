import { record, type CommunityServer, type Send } from './communityServer';
import { sessionToken } from '@/server/identity/secrets';
import { keepCookie } from './sessionCookies.mjs';
import { personsPassword, type Surroundings, type TestPerson } from './surroundings';
import { routesOf } from './routesOf';
import type { TestServer } from './testServer';
import { writingRoutes } from './writingRoutes';

/** A whole number from 0 on, below a limit. */
export type Below = (limit: number) => number;

/** Random whole numbers, the same for the same seed. */
export function randomBelow(seed: number): Below {
  let state = seed;
  return (below) => Math.floor(((state = (state * 16_807) % 2_147_483_647) / 2_147_483_647) * below);
}

/** Letters that some list, file or order of texts treats differently. */
const letters = [
  'a', 'B', 'z', 'é', 'ß', 'Ж', '中', '𝒳', '👵🏽', '\u{E000}', '\u{FFFD}', ' ', '\n', '\t', '"', "'", '\\', '{', '}', ',', '%', '_',
  'NULL', '$1', '?', '\\x00', '\u2028', 'ﬁ', 'e\u0301',
]; // prettier-ignore

const textOf = (below: Below) =>
  `x${Array.from({ length: below(12) }, () => letters[below(letters.length)]).join('')}`;

/** Those whom the routes of a test expect, with their roles. */
const named = {
  user: 'george@example.org',
  admin: 'admin@example.org',
  healthcare: 'nurse.lee@example.org',
  other: 'margaret@example.org',
};

interface Member extends TestPerson {
  role: string;
}

/** A community that random people have used. */
export interface RandomCommunity {
  people: readonly Member[];
  /** The paths of calendar feeds. */
  feeds: readonly string[];
  /** How many writes were done and how many were refused. */
  done: number;
  refused: number;
}

const sendAs =
  (server: TestServer, token: string): Send =>
  (method, path, body, headers = {}) =>
    server.send(method, `/api/${path}`, { token, body, headers });

async function addPerson(server: TestServer, uid: string, email: string, role: string, hash: string) {
  const { accounts, sessions, now } = server.parts;
  const account = { uid, email, passwordHash: hash, createdAt: now(), demonstration: false };
  await accounts.create(account);
  if (role === 'admin' || role === 'healthcare') await accounts.grantRole(account, role, now());
  const { secret } = await sessions.start(uid, now(), { shared: false, device: 'Safari on iPad' });
  const token = sessionToken(secret);
  keepCookie({ token }, [`__Host-session=${secret}`]);
  return { uid, email, token, role };
}

/** Writes texts in a user's own words. */
async function writeOwnWords({ own, n, person }: Surroundings, below: Below): Promise<void> {
  const day = 1 + below(28);
  const start = `2026-12-${String(day).padStart(2, '0')}T0${below(9)}:00:00.000Z`;
  const end = start.replace(':00:00', ':30:00');
  const booking = {
    id: `w${n}`,
    title: textOf(below),
    location: textOf(below),
    start,
    end,
    [`more${n}`]: textOf(below),
  };
  await own('PUT', `appointments/w${n}`, record(booking));
  await own('PUT', `users/${person.uid}/name`, { name: textOf(below) });
  const savedAt = new Date(Date.UTC(2026, 10, 1 + below(19))).toISOString();
  await own('PUT', `me/saved/resource/${1 + below(50)}`, {
    title: textOf(below),
    detail: textOf(below),
    savedAt,
  });
}

/** The roles that may use a route. */
const rolesFor = (needs: string | null) => (needs === 'no healthcare' || needs === null ? 'user' : needs);

/** Lets random people do random things. @param steps how many. */
export async function useRandomly(server: TestServer, below: Below, steps: number): Promise<RandomCommunity> {
  const hash = await server.parts.passwords.hash(personsPassword);
  const tokens = new Map<string, string>();
  const people: Member[] = [];
  for (const [who, email] of Object.entries(named)) {
    const one = await addPerson(server, who, email, who === 'other' ? 'user' : who, hash);
    tokens.set(who, one.token);
    people.push(one);
  }
  const community = {
    server,
    as: (who: string) => sendAs(server, tokens.get(who) ?? ''),
  } as unknown as CommunityServer;
  const feeds: string[] = [];
  const result = { people, feeds, done: 0, refused: 0 };
  const routes = Object.entries(writingRoutes);
  for (let n = 1000; n < 1000 + steps; n += 1) {
    const [route, [needs, make]] = routes[below(routes.length)]!;
    const role = rolesFor(needs);
    const known = people.slice(4).filter((one) => one.role === role);
    const isNew = known.length === 0 || below(3) === 0;
    const person = isNew
      ? await addPerson(server, `person-${n}`, `${'abC'[below(3)]}${n}@example.net`, role, hash)
      : known[below(known.length)]!;
    if (isNew) people.push(person);
    const around: Surroundings = { community, person, n, own: sendAs(server, person.token) };
    if (below(3) === 0) await writeOwnWords(around, below);
    server.elapse(1 + below(60_000));
    try {
      const { path, body } = await make(around);
      const answer = await around.own(route.split(' ')[0] as 'PUT', path, body, {
        'idempotency-key': `key-of-request-${n}`,
      });
      result[answer.status < 300 ? 'done' : 'refused'] += 1;
      const address = answer.body?.['address'] ?? answer.body?.['path'];
      if (typeof address === 'string' && address.includes('/calendar/')) feeds.push(address);
    } catch {
      // A user who has left, or has lost the right, cannot prepare it.
      result.refused += 1;
    }
  }
  return result;
}

/** Paths without stored data: a stream, the server's own state, and what lies in files. */
const leftOut = /^\/api\/(changes|health|openapi\.json|backups|outbox|suburbs|services|places)/;

/** The ids of records in paths. */
async function idsIn({ parts: { database } }: TestServer, collection: string): Promise<string[]> {
  const rows = await database.read
    .selectFrom('records')
    .select('id')
    .where('collection', '=', collection)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The paths of lists, of one's own data, and of single records. */
async function pathsOf(server: TestServer): Promise<{ lists: string[]; records: string[] }> {
  const paths = routesOf(server)
    .filter((route) => route.startsWith('GET /api/'))
    .map((route) => route.slice('GET '.length))
    .filter((path) => !leftOut.test(path));
  const records: string[] = [];
  for (const path of paths) {
    const collection = /^\/api\/(appointments|events|resources)\/\{id\}/.exec(path)?.[1];
    if (collection) for (const id of await idsIn(server, collection)) records.push(path.replace('{id}', id));
  }
  return { lists: paths.filter((path) => !path.includes('{')), records };
}

/** How many of the people are asked, besides those with a role from the beginning. */
const asked = 6;

/** Everything public, with the names of its versions. */
export async function allAnswers(server: TestServer, { people, feeds }: RandomCommunity): Promise<string[]> {
  const { lists, records } = await pathsOf(server);
  const answers: string[] = [];
  const ask = async (path: string, who: string, token?: string) => {
    const { status, text, headers } = await server.send('GET', path, { token });
    answers.push(`${status} ${who} ${path} ${String(headers['etag'])} ${text}`);
  };
  for (const path of [...lists, ...records]) await ask(path, 'a visitor');
  for (const { uid, token } of people.slice(0, asked + Object.keys(named).length))
    for (const path of [`/api/users/${uid}`, ...lists]) await ask(path, uid, token);
  const nurse = people.find(({ uid }) => uid === 'healthcare')!;
  for (const path of records) await ask(path, nurse.uid, nurse.token);
  for (const feed of feeds) await ask(new URL(feed, 'https://agebetter.example').pathname, 'a calendar');
  return answers;
}
