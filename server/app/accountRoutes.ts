import type { FastifyInstance } from 'fastify';
import type { NoteAccountEvent } from '../audit/accountEvents';
import { createExchange } from '../firebase/exchange';
import type { FindActor } from '../identity/actor';
import type { Identity } from '../identity/identity';
import { exchangeRoutes } from '../routes/exchange';
import { identityRoutes } from '../routes/identity';
import { ownLoginsRoutes } from '../routes/ownLogins';
import { sessionRoutes } from '../routes/session';
import { usersRoutes } from '../routes/users';
import { loginElsewhere, plainLogin } from '../routes/plainLogin';
import type { ClientFiles } from '../pages/clientFiles';
import type { Settings } from '../settings/settings';
import type { Parts } from './parts';

/** The options of the routes of accounts and logins. */
interface AccountRoutesOptions {
  settings: Settings;
  parts: Parts;
  identity: Identity;
  findActor: FindActor;
  note: NoteAccountEvent;
  client: ClientFiles | null;
}

/**
 * Adds the routes for login and logout. With Firebase accounts, a token of the project is exchanged for a login, and the routes
 * that need a password are left out.
 */
export async function addAccountRoutes(
  app: FastifyInstance,
  { settings, parts, identity, findActor, note, client }: AccountRoutesOptions,
): Promise<void> {
  const { accounts, devices, firebaseProject: project, monotonic, now, sessions, storage, tries } = parts;
  const { write } = parts.database;
  const logins = { settings, identity, sessions, storage, now };
  await app.register(sessionRoutes, logins);
  await app.register(ownLoginsRoutes, { ...logins, findActor, note, write });
  if (project) {
    const given = { project, settings, accounts, sessions, devices, write, note, now, monotonic, tries };
    await app.register(exchangeRoutes, { ...logins, exchange: createExchange(given) });
  } else {
    await app.register(identityRoutes, logins);
    await app.register(usersRoutes, { findActor, identity, accounts });
  }
  // With records in the browser no page comes with its content, so a login without scripts would show nothing.
  if (!project && settings.data === 'server') await app.register(plainLogin, { ...logins, client });
  else await app.register(loginElsewhere);
  await sessions.endOfOtherAccounts(project !== null);
}
