import { noReminders } from '@/shared/domain/reminders/reminderChoices';
import { appointment, event, record, resource } from './communityServer';
import { guestRoutes } from './writingGuestRoutes';
import {
  bus,
  done,
  newEvent,
  newFailure,
  newFeed,
  newLogin,
  newPlace,
  newResource,
  newTarget,
  personsPassword,
  type WritingRoute,
} from './surroundings';

const added = (path: string, one: object) => ({ path, body: { records: [one] } });
const saved = { title: 'Tea', detail: '', savedAt: '2026-11-20T09:00:00.000Z' };
const reminders = { ...noReminders, appointmentDay: true, eventDay: true };
const deletion = { password: personsPassword };
const passwordChange = { oldPassword: personsPassword, newPassword: 'Changed1' };
const mail = { to: 'ann@example.net', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
const table = {
  to: 'ann@example.net',
  data: [{ id: 1 }],
  columns: [{ field: 'id', label: 'ID' }],
  filename: 'users.csv',
  type: 'csv',
  reportTitle: 'Users',
};

/** Every route that writes with the right of a login. */
export const writingRoutes: Record<string, WritingRoute> = {
  'PUT /api/users/:uid': [
    null,
    ({ person: { uid, email } }) => ({ path: `users/${uid}`, body: { email, role: 'user', createdAt: '' } }),
  ],
  'PUT /api/users/:uid/name': [
    null,
    ({ person: { uid } }) => ({ path: `users/${uid}/name`, body: { name: 'Joan' } }),
  ],
  'PUT /api/identity/session/device': [
    null,
    () => ({ path: 'identity/session/device', body: { use: 'shared' } }),
  ],
  'DELETE /api/identity/logins/:id': [
    null,
    async (around) => ({ path: `identity/logins/${await newLogin(around)}` }),
  ],
  'POST /api/identity/logins/end-others': [
    null,
    async (around) => (await newLogin(around), { path: 'identity/logins/end-others' }),
  ],
  'PUT /api/identity/password': [null, () => ({ path: 'identity/password', body: passwordChange })],
  'POST /api/identity/deletion': [null, () => ({ path: 'identity/deletion', body: deletion })],
  'POST /api/identity/calendar-feed': [
    null,
    () => ({
      path: 'identity/calendar-feed',
      body: { password: personsPassword, titles: false, renews: false },
    }),
  ],
  'PUT /api/me/calendar-feed': [
    null,
    async (around) => (await newFeed(around), { path: 'me/calendar-feed', body: { titles: true } }),
  ],
  'DELETE /api/me/calendar-feed': [
    null,
    async (around) => (await newFeed(around), { path: 'me/calendar-feed' }),
  ],
  'PUT /api/me/reminders': [null, () => ({ path: 'me/reminders', body: reminders })],
  'PUT /api/me/saved/:kind/:id': [null, () => ({ path: 'me/saved/event/1', body: saved })],
  'DELETE /api/me/saved/:kind/:id': [
    null,
    async ({ own }) => (await done(own('PUT', 'me/saved/event/1', saved)), { path: 'me/saved/event/1' }),
  ],
  'DELETE /api/me/saved': [
    null,
    async ({ own }) => (await done(own('PUT', 'me/saved/event/1', saved)), { path: 'me/saved' }),
  ],
  'POST /api/appointments': [null, ({ n }) => added('appointments', appointment(String(n), 13))],
  'PUT /api/appointments/:id': [
    null,
    ({ n }) => ({ path: `appointments/${n}`, body: record(appointment(String(n), 12)) }),
  ],
  'DELETE /api/appointments/:id': [
    null,
    async ({ own, n }) => {
      await done(own('PUT', `appointments/${n}`, record(appointment(String(n), 12))));
      return { path: `appointments/${n}` };
    },
  ],
  'PUT /api/events/:id/registration': [
    null,
    async (around) => ({ path: `${await newEvent(around)}/registration` }),
  ],
  'DELETE /api/events/:id/registration': [
    null,
    async (around) => {
      const path = `${await newEvent(around)}/registration`;
      await done(around.own('PUT', path));
      return { path };
    },
  ],
  'PUT /api/events/:id/undo-give-up': [
    null,
    async (around) => {
      const path = await newEvent(around);
      await done(around.own('PUT', `${path}/registration`));
      await done(around.own('DELETE', `${path}/registration`));
      return { path: `${path}/undo-give-up` };
    },
  ],
  'DELETE /api/registrations': [
    null,
    async (around) => {
      await done(around.own('PUT', `${await newEvent(around)}/registration`));
      return { path: 'registrations' };
    },
  ],
  'PUT /api/events/:id/waiting': [
    null,
    async (around) => {
      const path = await newEvent(around, { capacity: 1 });
      await done(around.community.as('user')('PUT', `${path}/registration`));
      return { path: `${path}/waiting` };
    },
  ],
  'DELETE /api/events/:id/waiting': [
    null,
    async (around) => {
      const path = await newEvent(around, { capacity: 1 });
      await done(around.community.as('user')('PUT', `${path}/registration`));
      await done(around.own('PUT', `${path}/waiting`));
      return { path: `${path}/waiting` };
    },
  ],
  'PUT /api/resources/:id/rating': [
    'no healthcare',
    async (around) => ({ path: `${await newResource(around)}/rating`, body: { rating: 4 } }),
  ],
  'POST /api/events': ['healthcare', ({ n }) => added('events', event(n))],
  'PUT /api/events/:id': ['healthcare', ({ n }) => ({ path: `events/${n}`, body: record(event(n)) })],
  'DELETE /api/events/:id': ['healthcare', async (around) => ({ path: await newEvent(around) })],
  'PUT /api/event-series/:id': [
    'healthcare',
    ({ n }) => ({
      path: `event-series/s${n}`,
      body: { writes: [{ id: n, expected: null, record: { ...event(n), series: `s${n}` } }] },
    }),
  ],
  'POST /api/events/:id/emails': [
    'healthcare',
    async (around) => {
      const path = await newEvent(around);
      await done(around.community.as('user')('PUT', `${path}/registration`));
      const body = { to: 'george@example.org', subject: 'Bring a hat', text: 'It is sunny.' };
      return { path: `${path}/emails`, body };
    },
  ],
  ...guestRoutes,
  'POST /api/resources': ['admin', ({ n }) => added('resources', resource(n))],
  'PUT /api/resources/:id': ['admin', ({ n }) => ({ path: `resources/${n}`, body: record(resource(n)) })],
  'DELETE /api/resources/:id': ['admin', async (around) => ({ path: await newResource(around) })],
  'PUT /api/accounts/:uid/role': [
    'admin',
    async (around) => ({ path: `${await newTarget(around)}/role`, body: { role: 'admin' } }),
  ],
  'DELETE /api/accounts/:uid': ['admin', async (around) => ({ path: await newTarget(around) })],
  'POST /api/send-email': ['admin', () => ({ path: 'send-email', body: mail })],
  'POST /api/send-export': ['admin', () => ({ path: 'send-export', body: table })],
  'POST /api/audit': ['admin', () => ({ path: 'audit', body: { what: 'export-downloaded', count: 1 } })],
  'POST /api/services': [
    'admin',
    ({ n }) => {
      const content = `name,type,lat,lng\nImported ${n},transport,-33.9,151.3`;
      return { path: 'services', body: { format: 'csv', content, dryRun: false } };
    },
  ],
  'POST /api/services/places': [
    'admin',
    ({ n }) => ({ path: 'services/places', body: { fields: { ...bus, name: `Bus ${n}` }, checked: [] } }),
  ],
  'PUT /api/services/places/:id': [
    'admin',
    async (around) => {
      const { id, version } = await newPlace(around);
      const fields = { ...bus, name: `New bus ${around.n}` };
      return { path: `services/places/${id}`, body: { fields, checked: [], version } };
    },
  ],
  'DELETE /api/services/places/:id': [
    'admin',
    async (around) => {
      const { id, version } = await newPlace(around);
      return { path: `services/places/${id}?version=${version}` };
    },
  ],
  'POST /api/services/places/:id/restore': [
    'admin',
    async (around) => {
      const { id, version } = await newPlace(around);
      const retire = around.community.as('admin')('DELETE', `services/places/${id}?version=${version}`);
      return {
        path: `services/places/${id}/restore`,
        body: { version: (await done(retire))['version'] },
      };
    },
  ],
  'POST /api/due-messages/:id/send': [
    'admin',
    async (around) => ({ path: `${await newFailure(around)}/send` }),
  ],
  'DELETE /api/due-messages/:id': ['admin', async (around) => ({ path: await newFailure(around) })],
  'POST /api/stopped-addresses/allow': [
    'admin',
    async ({ community: { server }, n }) => {
      const email = `returned-${n}@example.net`;
      await server.parts.bulkMail!.bounces.add(email, 'No such mailbox.', server.parts.now());
      return { path: 'stopped-addresses/allow', body: { email } };
    },
  ],
};

/** The headers of a form. @param route of the API. */
const inForm = (route: string) =>
  `the right of ${route}, read in the transaction; the form names its login in its body (plainPlaces.test.ts)`;

/** The routes that write without that right, and their means. */
export const otherRoutes: Record<string, string> = {
  'POST /api/identity/accounts': 'a visitor registers',
  'POST /api/identity/session': 'the password, which is read again after it was checked',
  'DELETE /api/identity/session': 'takes rights away only',
  'POST /api/identity/password': 'the code of a mailed link, used up in the transaction',
  'POST /api/identity/password-reset': 'everybody may ask',
  'POST /api/identity/address/code':
    'the login, read once the request is there; nothing is waited for after it',
  'PUT /api/identity/address': 'the mailed code, and the login, read in the same step as the code',
  'POST /login': 'the password, as `POST /api/identity/session`',
  'POST /logout': 'takes rights away only',
  'POST /events/:id/registration': inForm('PUT /api/events/:id/registration'),
  'POST /events/:id/give-up': inForm('DELETE /api/events/:id/registration'),
  'POST /events/:id/waiting': inForm('PUT /api/events/:id/waiting'),
  'POST /events/:id/leave-line': inForm('DELETE /api/events/:id/waiting'),
  'POST /reminder': 'the mailed link, looked at in the transaction',
  'POST /unsubscribe': 'the mailed link, which is for its own address only',
};
