import { describe, expect, test } from 'vitest';
import type { Reply } from '@/testing/server/testServer';
import {
  appointment,
  at,
  event,
  record,
  resource,
  roles,
  startCommunityServer,
  type Send,
  type Who,
} from '@/testing/server/communityServer';

// Every capability for a visitor and each role, on one's own records and on others': the server itself allows or refuses.

const community = startCommunityServer();

const no = { visitor: 401, user: 403, admin: 403, healthcare: 403 };

/** Actions, and the status for a visitor, a user, an administrator and a healthcare worker. */
const rows: readonly (readonly [
  what: string,
  expected: Record<Who, number>,
  run: (send: Send) => Promise<Reply>,
])[] = [
  [
    'reading resources',
    { visitor: 200, user: 200, admin: 200, healthcare: 200 },
    (send) => send('GET', 'resources'),
  ],
  [
    'reading one resource',
    { visitor: 200, user: 200, admin: 200, healthcare: 200 },
    (send) => send('GET', `resources/${community.round}`),
  ],
  [
    'reading events',
    { visitor: 200, user: 200, admin: 200, healthcare: 200 },
    (send) => send('GET', 'events'),
  ],
  [
    'adding a resource',
    { ...no, admin: 201 },
    (send) => send('PUT', `resources/${community.round + 1}`, record(resource(community.round + 1))),
  ],
  [
    'changing a resource',
    { ...no, admin: 200 },
    (send) =>
      send(
        'PUT',
        `resources/${community.round}`,
        record({ ...resource(community.round), title: 'Swimming' }),
      ),
  ],
  ['deleting a resource', { ...no, admin: 200 }, (send) => send('DELETE', `resources/${community.round}`)],
  [
    'rating',
    { visitor: 401, user: 200, admin: 200, healthcare: 403 },
    (send) => send('PUT', `resources/${community.round}/rating`, { rating: 4 }),
  ],
  [
    'taking a rating back',
    { visitor: 401, user: 200, admin: 200, healthcare: 403 },
    (send) => send('PUT', `resources/${community.round}/rating`, { rating: null }),
  ],
  [
    'adding an event',
    { ...no, healthcare: 201 },
    (send) => send('PUT', `events/${community.round + 1}`, record(event(community.round + 1))),
  ],
  [
    'changing an event',
    { ...no, healthcare: 200 },
    (send) =>
      send('PUT', `events/${community.round}`, record({ ...event(community.round), title: 'Coffee' })),
  ],
  ['deleting an event', { ...no, healthcare: 200 }, (send) => send('DELETE', `events/${community.round}`)],
  [
    'registering for an event',
    { visitor: 401, user: 200, admin: 200, healthcare: 200 },
    (send) => send('PUT', `events/${community.round}/registration`),
  ],
  [
    'giving a place up',
    { visitor: 401, user: 200, admin: 200, healthcare: 200 },
    (send) => send('DELETE', `events/${community.round}/registration`),
  ],
  [
    'joining a waiting list',
    { visitor: 401, user: 200, admin: 200, healthcare: 200 },
    (send) => send('PUT', `events/${community.round}/waiting`),
  ],
  [
    'leaving a waiting list',
    { visitor: 401, user: 200, admin: 200, healthcare: 200 },
    (send) => send('DELETE', `events/${community.round}/waiting`),
  ],
  [
    'reading one’s registrations',
    { visitor: 401, user: 200, admin: 200, healthcare: 200 },
    (send) => send('GET', 'registrations'),
  ],
  [
    'reading who is coming',
    { ...no, admin: 200, healthcare: 200 },
    (send) => send('GET', `events/${community.round}/registrations`),
  ],
  [
    'downloading who is coming',
    { ...no, admin: 200, healthcare: 200 },
    (send) => send('GET', `events/${community.round}/registrations?for=file`),
  ],
  ['reading which emails may not have arrived', { ...no, admin: 200 }, (send) => send('GET', 'due-messages')],
  ['sending one of them again', { ...no, admin: 404 }, (send) => send('POST', 'due-messages/999999/send')],
  ['leaving one of them', { ...no, admin: 404 }, (send) => send('DELETE', 'due-messages/999999')],
  [
    'booking for oneself',
    { visitor: 401, user: 201, admin: 201, healthcare: 201 },
    (send) =>
      send('PUT', `appointments/own-${community.round}`, record(appointment(`own-${community.round}`, 12))),
  ],
  [
    'reading another user’s appointment',
    { visitor: 404, user: 404, admin: 404, healthcare: 404 },
    (send) => send('GET', `appointments/others`),
  ],
  [
    'changing another user’s appointment',
    no,
    (send) => send('PUT', `appointments/others`, record(appointment(`others`, 12))),
  ],
  [
    'deleting another user’s appointment',
    { visitor: 401, user: 404, admin: 404, healthcare: 404 },
    (send) => send('DELETE', `appointments/others`),
  ],
  [
    'reading when others are busy',
    { visitor: 401, user: 200, admin: 200, healthcare: 200 },
    (send) => send('GET', `busy-times?from=${at(0)}&until=${at(23)}`),
  ],
  ['reading the list of accounts', { ...no, admin: 200 }, (send) => send('GET', 'accounts')],
  [
    'giving a user a role',
    { ...no, admin: 404 },
    (send) => send('PUT', 'accounts/nobody/role', { role: 'admin' }),
  ],
  [
    'downloading what is kept about oneself',
    { visitor: 401, user: 200, admin: 200, healthcare: 200 },
    (send) => send('GET', 'me/data'),
  ],
  [
    'asking what the deletion of one’s own account means',
    { visitor: 401, user: 200, admin: 200, healthcare: 200 },
    (send) => send('GET', 'me/deletion'),
  ],
  [
    'deleting one’s own account without its password',
    { visitor: 401, user: 401, admin: 401, healthcare: 401 },
    (send) => send('POST', 'identity/deletion', { password: 'Guessed1' }),
  ],
  ['deleting an account', { ...no, admin: 404 }, (send) => send('DELETE', 'accounts/nobody')],
];

describe('The community’s data', () => {
  for (const [what, expected, run] of rows) {
    test.each(roles)(`answers ${what} by a %s`, async (who) => {
      await community.prepare();
      expect((await run(community.as(who))).status).toBe(expected[who]);
    });
  }
});
