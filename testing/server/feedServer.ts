import { afterAll, beforeAll, beforeEach } from 'vitest';
import { appointment, record } from './communityServer';
import { startTestServer, type Reply, type TestServer } from './testServer';

/** The password of everybody in these tests. */
export const password = 'Correct1';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A user who may have a calendar feed. */
export interface FeedOwner {
  email: string;
  uid: string;
  send(method: Method, path: string, body?: unknown): Promise<Reply>;
  /** Makes an address. @param more what is otherwise in the request. */
  make(more?: object): Promise<Reply>;
  /** Makes an address. @returns its path. */
  makePath(more?: object): Promise<string>;
  /** Stores an appointment in December 2026, or what `more` says. */
  book(name: string, hour: number, more?: object): Promise<Reply>;
}

/** The path of a new address. */
export const pathIn = (answer: Reply) => new URL(answer.body['address']!).pathname;

/** A server with shared data whose calendar feeds are read. */
export interface FeedServer {
  server: TestServer;
  newUser(): Promise<FeedOwner>;
  /** Reads an address. @param from another internet connection than that of this test. */
  read(
    path: string,
    headers?: Record<string, string>,
    from?: string,
  ): Promise<{ statusCode: number; body: string; headers: Record<string, unknown> }>;
  /** A request of a user who makes events. */
  asNurse(method: Method, path: string, body?: unknown): Promise<Reply>;
}

/** Starts the server before the tests of a file. Each test asks from an internet connection of its own. */
export function startFeedServer(environment: Record<string, string> = {}): FeedServer {
  let people = 0;
  let tests = 0;
  const feeds: FeedServer = {
    server: undefined as never,
    async newUser() {
      people += 1;
      const email = `reader${people}@example.net`;
      const remoteAddress = `203.0.113.${people % 250}`;
      const { body, headers } = await feeds.server.send('POST', '/api/identity/accounts', {
        body: { email, password },
        remoteAddress,
      });
      const { token, uid } = body as { token: string; uid: string };
      const cookies = [headers['set-cookie']].flat().map((one) => String(one).split(';')[0]);
      const send: FeedOwner['send'] = (method, path, sent) =>
        feeds.server.send(method, `/api/${path}`, {
          token,
          body: sent,
          remoteAddress,
          cookie: cookies.join('; '),
        });
      const make = (more: object = {}) =>
        send('POST', 'identity/calendar-feed', { password, titles: false, renews: false, ...more });
      return {
        email,
        uid,
        send,
        make,
        makePath: async (more) => pathIn(await make(more)),
        book: (name, hour, more = {}) =>
          send('PUT', `appointments/${uid}-${name}`, {
            ...record({
              ...appointment(`${uid}-${name}`, hour),
              title: 'Oncologist',
              location: 'Room 4',
              ...more,
            }),
          }),
      };
    },
    read: (path, headers = {}, from = `198.51.100.${tests % 250}`) =>
      feeds.server.app.inject({
        method: 'GET',
        url: path,
        headers: { host: 'localhost:3000', ...headers },
        remoteAddress: from,
      }),
    async asNurse(method, path, body) {
      const { server } = feeds;
      const login = await server.send('POST', '/api/identity/session', {
        body: { email: 'nurse.lee@example.org', password: server.password },
        remoteAddress: '192.0.2.1',
      });
      return server.send(method, `/api/${path}`, { token: login.body['token'], body });
    },
  };
  beforeAll(async () => {
    feeds.server = await startTestServer({ DATA: 'server', ...environment });
  });
  afterAll(() => feeds.server.close());
  beforeEach(() => {
    tests += 1;
  });
  return feeds;
}
