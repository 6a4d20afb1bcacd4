import { afterAll, beforeAll, expect, test } from 'vitest';
import { appointment, record } from '@/testing/server/communityServer';
import { sessionHeaders } from '../../testing/server/sessionCookies.mjs';
import { startTestServer, type TestServer } from '@/testing/server/testServer';

const sequences = 1000;
const steps = 12;
/** Each pair of people takes part in so many sequences, so that no limit of bookings is met. */
const perPair = 10;
const password = 'Correct1';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ DATA: 'server', REGISTRATIONS_PER_HOUR: '100000' });
});
afterAll(() => server.close());

/** Random whole numbers, the same for the same seed. */
function randomBelow(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** The expected state: the owner of each login, the one in the browser's cookie, and each person's logins. */
class Model {
  readonly owners = new Map<string, string>();
  readonly booked = new Map<string, string[]>();
  current: string | null = null;

  /** The login of a page; null: it has ended, or is not that of the cookie. */
  owner(token: string | null): string | null {
    return token !== null && token === this.current ? (this.owners.get(token) ?? null) : null;
  }
  end(token: string | null): void {
    if (token === null) return;
    this.owners.delete(token);
    if (this.current === token) this.current = null;
  }
}

/** The actual and the expected result of an action. */
type Outcome = readonly [got: unknown, wanted: unknown];

/** One browser of a library or a family: pages stay open while others log in and out. */
class Browser {
  /** The token that each page has kept; null: nobody was logged in when it was opened. */
  readonly pages: (string | null)[] = [null];

  constructor(
    readonly model: Model,
    readonly random: (limit: number) => number,
  ) {}

  private get cookie() {
    const { current } = this.model;
    return current === null ? '' : sessionHeaders(current)['cookie']!;
  }
  private send(
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    path: string,
    token: string | null,
    body?: unknown,
  ) {
    return server.send(method, `/api/${path}`, { body, token: token ?? undefined, cookie: this.cookie });
  }
  private page() {
    return this.random(this.pages.length);
  }

  async logIn(person: string): Promise<Outcome> {
    const at = this.page();
    const { body, status } = await this.send('POST', 'identity/session', null, { email: person, password });
    this.model.end(this.model.current);
    const token = body['token']!;
    this.model.owners.set(token, person);
    this.model.current = token;
    this.pages[at] = token;
    return [status, 200];
  }

  /** A page of another user that was left open logs nobody out. */
  async logOut(): Promise<Outcome> {
    const token = this.pages[this.page()]!;
    const { status } = await this.send('DELETE', 'identity/session', token);
    // A page that knows of no login ends the current one.
    if (token === null || token === this.model.current) this.model.end(this.model.current);
    return [status, 204];
  }

  async openPage(): Promise<Outcome> {
    const { status, body } = await this.send('GET', 'identity/me', null);
    const { current, owners } = this.model;
    this.pages.push(status === 200 ? body['token']! : null);
    return [status === 200 ? body['email'] : null, owners.get(current ?? '') ?? null];
  }

  /** A form that was opened some time ago is saved. */
  async save(id: string): Promise<Outcome> {
    const token = this.pages[this.page()]!;
    const owner = this.model.owner(token);
    const slot = appointment(id, this.random(12) + 8);
    const { status } = await this.send('PUT', `appointments/${id}`, token, record(slot));
    if (owner !== null) this.model.booked.get(owner)!.push(id);
    return [status, owner === null ? 401 : 201];
  }

  async read(): Promise<Outcome> {
    const token = this.pages[this.page()]!;
    if (token === null) return [null, null];
    const owner = this.model.owner(token);
    const { status, text } = await this.send('GET', 'appointments', token);
    const seen =
      status === 200 ? (JSON.parse(text) as { records: { record: { id: string } }[] }).records : [];
    const ids = seen.map((one) => one.record.id);
    return [[status, ids], owner === null ? [401, []] : [200, this.model.booked.get(owner)]];
  }

  async share(): Promise<Outcome> {
    const token = this.pages[this.page()]!;
    const use = this.random(2) === 0 ? 'shared' : 'own';
    const { status } = await this.send('PUT', 'identity/session/device', token, { use });
    return [status, this.model.owner(token) === null ? 401 : 204];
  }

  /** On another device, a person logs out everywhere else. */
  async endElsewhere(person: string): Promise<Outcome> {
    const { body } = await server.send('POST', '/api/identity/session', {
      body: { email: person, password },
    });
    const token = body['token'];
    const { status } = await server.send('POST', '/api/identity/logins/end-others', { token });
    const { current, owners } = this.model;
    for (const [one, owner] of owners) if (owner === person && one !== current) this.model.end(one);
    if (current !== null && owners.get(current) === person) owners.delete(current);
    await server.send('DELETE', '/api/identity/session', { token });
    return [status, 204];
  }
}

async function registerPair(number: number): Promise<[string, string]> {
  const emails = [`margaret${number}@example.net`, `george${number}@example.net`] as const;
  for (const email of emails) {
    const { body } = await server.send('POST', '/api/identity/accounts', { body: { email, password } });
    await server.send('DELETE', '/api/identity/session', { token: body['token'] });
  }
  return [...emails];
}

test('in a thousand random sequences of logins, pages and forms nothing is written in another name, and nobody sees what is another’s', async () => {
  let saved = 0;
  let pair: [string, string] = ['', ''];
  let model = new Model();
  for (let sequence = 0; sequence < sequences; sequence += 1) {
    if (sequence % perPair === 0) {
      pair = await registerPair(sequence);
      model = new Model();
      for (const person of pair) model.booked.set(person, []);
    }
    const random = randomBelow(sequence + 1);
    const browser = new Browser(model, random);
    for (let step = 0; step < steps; step += 1) {
      const person = pair[random(2)]!;
      const actions = [
        () => browser.logIn(person),
        () => browser.logOut(),
        () => browser.openPage(),
        () => browser.openPage(),
        () => browser.save(`s${sequence}-${step}`),
        () => browser.save(`s${sequence}-${step}`),
        () => browser.read(),
        () => browser.read(),
        () => browser.share(),
        () => browser.endElsewhere(person),
      ];
      const [got, wanted] = await actions[random(actions.length)]!();
      expect(got, `sequence ${sequence}, step ${step}`).toEqual(wanted);
    }
    saved += [...model.booked.values()].flat().length;
  }
  // The test would prove nothing if nearly everything were refused.
  expect(saved).toBeGreaterThan(sequences);
}, 240_000);
