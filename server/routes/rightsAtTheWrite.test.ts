import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startCommunityServer, type Send } from '@/testing/server/communityServer';
import { sessionToken } from '../identity/secrets';
import { keepCookie } from '../../testing/server/sessionCookies.mjs';
import { allRows } from '@/testing/server/ownedRows';
import { sendSlowly } from '@/testing/server/slowRequest';
import { standingRight } from '@/testing/server/standingRight';
import { personsPassword, type Surroundings, type TestPerson } from '@/testing/server/surroundings';
import { startTestServer } from '@/testing/server/testServer';
import { otherRoutes, writingRoutes } from '@/testing/server/writingRoutes';

const community = startCommunityServer();
let passwordHash: string;
beforeAll(async () => {
  await community.server.app.listen({ port: 0, host: '127.0.0.1' });
  passwordHash = await community.server.parts.passwords.hash(personsPassword);
});

let count = 1000;

/** Makes a user who has just logged in. */
async function newPerson(role: string | null): Promise<Surroundings> {
  const { accounts, sessions, now } = community.server.parts;
  const n = (count += 1);
  const [uid, email] = [`person-${n}`, `person-${n}@example.net`];
  const account = { uid, email, passwordHash, createdAt: now(), demonstration: false };
  await accounts.create(account);
  if (role === 'admin' || role === 'healthcare') await accounts.grantRole(account, role, now());
  const { secret } = await sessions.start(uid, now(), { shared: false, device: '' });
  const token = sessionToken(secret);
  keepCookie({ token }, [`session=${secret}`]);
  const person: TestPerson = { uid, email, token };
  const own: Send = (method, path, body, headers = {}) =>
    community.server.send(method, `/api/${path}`, { token, body, headers });
  // The server has read the right before it waits for a body.
  expect((await own('GET', 'me/deletion')).status).toBe(200);
  return { community, person, n, own };
}

/** All that is stored, and what was mailed. */
async function everything(): Promise<string> {
  const { database, places } = community.server.parts;
  return JSON.stringify([await allRows(database.read), await places.kept(), community.server.mails]);
}

const losses = {
  'the login has ended': async ({ own }: Surroundings) => {
    expect((await own('DELETE', 'identity/session')).status).toBe(204);
  },
  'the account is deleted': ({ person: { uid } }: Surroundings) =>
    community.server.parts.deletion!.run(uid, standingRight(uid)),
};

/** Sends a write whose body comes after something else has happened. @returns the answer, and whether anything was written. */
async function writeSlowly(
  route: string,
  around: Surroundings,
  meanwhile: (around: Surroundings) => Promise<void>,
) {
  const [method] = route.split(' ');
  const { path, body = {} } = await writingRoutes[route]![1](around);
  let before = '';
  const { token } = around.person;
  const answer = await sendSlowly(
    community.server,
    { method: method!, path: `/api/${path}`, body, token },
    async () => {
      await meanwhile(around);
      before = await everything();
    },
  );
  return { status: answer.status, wrote: (await everything()) !== before };
}

describe.each(Object.keys(writingRoutes))('%s with a body that comes late', (route) => {
  const [needs] = writingRoutes[route]!;

  test('is done where nothing has changed meanwhile', async () => {
    const { status, wrote } = await writeSlowly(route, await newPerson(needs), async () => {});
    expect([Math.floor(status / 100), wrote]).toEqual([2, true]);
  });

  test.each(Object.entries(losses))(
    'is refused where %s meanwhile, and nothing is written',
    async (_, lose) => {
      expect(await writeSlowly(route, await newPerson(needs), lose)).toEqual({ status: 401, wrote: false });
    },
  );

  if (needs === null) return;
  test('is refused where the role is taken away meanwhile, and nothing is written', async () => {
    const { accounts, now } = community.server.parts;
    const demote = async ({ person }: Surroundings) => {
      const role = needs === 'no healthcare' ? 'healthcare' : 'user';
      await accounts.grantRole((await accounts.byUid(person.uid))!, role, now());
    };
    expect(await writeSlowly(route, await newPerson(needs), demote)).toEqual({ status: 403, wrote: false });
  });
});

test('every route that writes is among those that are refused without a right, or says by what else it writes', () => {
  const routes: string[] = [];
  const above: string[] = [];
  // A tree: each line goes on from the last one that is less far in.
  for (const line of community.server.app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent, part, methods] = /^([│├└─\s]*)(\S+) \((.+)\)$/.exec(line) ?? [];
    if (indent === undefined) continue;
    const depth = indent.length / 4;
    above.length = depth - 1;
    above.push(part!);
    const path = above.join('').replace(/(?<=.)\/$/, '');
    for (const method of methods!.split(', '))
      if (!['GET', 'HEAD'].includes(method)) routes.push(`${method} ${path}`);
  }
  const known = [...Object.keys(writingRoutes), ...Object.keys(otherRoutes)];
  expect([...new Set(routes)].toSorted()).toEqual(known.toSorted());
});

test('the stored response to a request is not sent to a user who has lost the role since', async () => {
  const { accounts, now } = community.server.parts;
  const key = { 'idempotency-key': 'the-same-request' };
  for (const route of ['PUT /api/events/:id', 'PUT /api/resources/:id/rating', 'POST /api/send-email']) {
    const [needs, make] = writingRoutes[route]!;
    const around = await newPerson(needs);
    const { path, body } = await make(around);
    const send = () => around.own(route.startsWith('PUT') ? 'PUT' : 'POST', path, body, key);
    const first = await send();
    expect(Math.floor(first.status / 100)).toBe(2);
    expect((await send()).text).toBe(first.text);
    const role = needs === 'no healthcare' ? 'healthcare' : 'user';
    await accounts.grantRole((await accounts.byUid(around.person.uid))!, role, now());
    expect((await send()).status).toBe(403);
  }
});

test('a mail whose file is being made when its administrator loses the role is not sent', async () => {
  let demote: () => Promise<void> = async () => {};
  const server = await startTestServer({}, undefined, {
    async makeReport() {
      await demote();
      return Buffer.from('%PDF');
    },
  });
  onTestFinished(() => server.close());
  const token = await server.makeAdministrator();
  const { accounts, now } = server.parts;
  const body = {
    to: 'ann@example.net',
    data: [{ id: 1 }],
    columns: [{ field: 'id', label: 'ID' }],
    filename: 'users.pdf',
    type: 'pdf',
    reportTitle: 'Users',
  };
  const send = () => server.send('POST', '/api/send-export', { token, body });
  expect((await send()).status).toBe(200);
  demote = async () =>
    accounts.grantRole((await accounts.byEmail('operator@agebetter.example'))!, 'user', now());
  expect((await send()).status).toBe(403);
  expect(server.mails).toHaveLength(1);
});
