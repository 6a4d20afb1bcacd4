import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screens } from '../../src/domain/screens/screens';
import type { Viewer } from '../states/screenState';
import { sampleUsers } from '../../src/seeds/users';

/** Where the login of each role is kept between the tests of one run. */
export function loginFile(viewer: Viewer): string {
  return join(process.env.AUDIT_FOLDER!, 'logins', `${viewer}.json`);
}

/** Where the session cookie of each role is kept, without what the login left in the browser's storage. */
export function sessionFile(viewer: Viewer): string {
  return join(process.env.AUDIT_FOLDER!, 'logins', `${viewer}-session.json`);
}

/**
 * The initial state of a browser context for this viewer if `holdStill` writes the rest: to fill a browser's storage,
 * Playwright opens a page of its own, which costs a fifth of a second.
 */
export function sessionOf(viewer: Viewer): string | { cookies: []; origins: [] } {
  return viewer === 'visitor' ? { cookies: [], origins: [] } : sessionFile(viewer);
}

/** The initial state of a browser context for this viewer: empty for a visitor. */
export function storageOf(viewer: Viewer): string | { cookies: []; origins: [] } {
  return viewer === 'visitor' ? { cookies: [], origins: [] } : loginFile(viewer);
}

/** The address of the sample person who has this role. */
export function emailOf(viewer: Exclude<Viewer, 'visitor'>): string {
  return sampleUsers.find(({ role }) => role === viewer)!.email;
}

/** The screens that have their own address, with it. */
export const addressed = screens.flatMap((screen) =>
  screen.path === null ? [] : [{ screen, path: screen.path }],
);

/** The password of the sample people. The server has created it at startup, before any test runs. */
export function samplePassword(): string {
  const file = join(process.env.AUDIT_FOLDER!, 'data', 'demonstration', 'demonstration-password.txt');
  return readFileSync(file, 'utf8').trim();
}
