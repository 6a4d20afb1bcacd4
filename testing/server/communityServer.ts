import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { ChangeStreamLimits } from '@/server/changes/limits';
import { startTestServer, type Reply, type TestServer } from './testServer';

/** The kinds of users who ask. */
export const roles = ['visitor', 'user', 'admin', 'healthcare'] as const;
export type Who = (typeof roles)[number];

const emails: Record<Exclude<Who, 'visitor'> | 'other', string> = {
  user: 'george@example.org',
  admin: 'admin@example.org',
  healthcare: 'nurse.lee@example.org',
  other: 'margaret@example.org',
};

/** An hour of the first of December. */
export const at = (hour: number) => `2026-12-01T${String(hour).padStart(2, '0')}:00:00.000Z`;
export const resource = (id: number) => ({
  id,
  title: 'Walking',
  type: 'text',
  category: 'Wellness',
  description: '',
});
export const event = (id: number) => ({
  id,
  title: 'Tea',
  date: '2026-12-11',
  location: 'Hall',
  description: '',
  category: 'social',
  image: '',
  capacity: 30,
});
export const appointment = (id: string, hour: number) => ({
  id,
  title: 'Podiatrist',
  start: at(hour),
  end: at(hour + 1),
  location: '',
  description: '',
  allDay: false,
  userId: 'another@example.org',
});

export type Send = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Reply>;

/** A record as it is sent, its times agreed to. */
export const record = (value: object) => ({ record: value, overlapAgreed: true });

/** A server with shared data, with one logged-in user of each role, and another user. */
export interface CommunityServer {
  server: TestServer;
  as(who: Who | 'other'): Send;
  /** Logs everybody in, once more where the clock has moved past their tokens' end. */
  login(): Promise<void>;
  /** A user's token. */
  tokenOf(who: Who | 'other'): string | undefined;
  /** A number that no other test of the file has, nor the nine after it: ids are made of them. */
  round: number;
  /** Makes a resource and an event of this round. */
  prepare(): Promise<void>;
}

/** Starts the server before the tests of a file; the other user has the appointment `others` from ten to eleven. */
export function startCommunityServer(changeStreams?: Partial<ChangeStreamLimits>): CommunityServer {
  const tokens: Partial<Record<Who | 'other', string>> = {};
  const community: CommunityServer = {
    server: undefined as never,
    round: 100,
    as:
      (who) =>
      (method, path, body, headers = {}) =>
        community.server.send(method, `/api/${path}`, { token: tokens[who], body, headers }),
    tokenOf: (who) => tokens[who],
    async login() {
      for (const [who, email] of Object.entries(emails)) {
        const body = { email, password: community.server.password };
        const answer = await community.server.send('POST', '/api/identity/session', { body });
        tokens[who as Who] = answer.body['token']!;
      }
    },
    async prepare() {
      const { as, round } = community;
      await as('admin')('PUT', `resources/${round}`, record(resource(round)));
      await as('healthcare')('PUT', `events/${round}`, record(event(round)));
    },
  };
  beforeAll(async () => {
    community.server = await startTestServer({ DATA: 'server' }, undefined, {
      ...(changeStreams && { changeStreams }),
    });
    await community.login();
    await community.as('other')('PUT', 'appointments/others', record(appointment('others', 10)));
  });
  afterAll(() => community.server.close());
  beforeEach(() => {
    community.round += 10;
  });
  return community;
}
