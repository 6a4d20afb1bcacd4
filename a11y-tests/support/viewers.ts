import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screens } from '@/shared/domain/screens/screens';
import type { DataMode, Viewer } from '../states/screenState';
import { sampleUsers } from '@/shared/seeds/users';

/** The folder of this run. */
export const auditFolder = () => process.env.AUDIT_FOLDER!;

/** Where the login of each role is kept between the tests of one run. */
export function loginFile(viewer: Viewer, data: DataMode = 'local'): string {
  return join(auditFolder(), 'logins', data, `${viewer}.json`);
}

/** Where the session cookie of each role is kept, without what the login left in the browser's storage. */
export function sessionFile(viewer: Viewer, data: DataMode = 'local'): string {
  return join(auditFolder(), 'logins', data, `${viewer}-session.json`);
}

/**
 * The initial state of a browser context for this viewer if `holdStill` writes the rest: to fill a browser's storage,
 * Playwright opens a page of its own, which costs a fifth of a second.
 */
export function sessionOf(viewer: Viewer, data?: DataMode): string | { cookies: []; origins: [] } {
  return viewer === 'visitor' ? { cookies: [], origins: [] } : sessionFile(viewer, data);
}

/** The initial state of a browser context for this viewer: empty for a visitor. */
export function storageOf(viewer: Viewer, data?: DataMode): string | { cookies: []; origins: [] } {
  return viewer === 'visitor' ? { cookies: [], origins: [] } : loginFile(viewer, data);
}

interface StorageState {
  cookies: [];
  origins: { origin: string; localStorage: { name: string; value: string }[] }[];
}

/** The initial state of a browser context for a viewer of a server at another address than the one that was logged in to. */
export function storageAt(address: string, file: string): StorageState {
  const { cookies, origins } = JSON.parse(readFileSync(file, 'utf8')) as StorageState;
  return { cookies, origins: origins.map((one) => ({ ...one, origin: address })) };
}

/** The address of the sample person who has this role. */
export function emailOf(viewer: Exclude<Viewer, 'visitor'>): string {
  return sampleUsers.find(({ role }) => role === viewer)!.email;
}

/** The screens that have their own address, with it. */
export const addressed = screens.flatMap((screen) =>
  screen.path === null ? [] : [{ screen, path: screen.path }],
);

/** The pages that come whole for everybody; the others come as shells to whom no page is drawn for. */
const wholeForAll: readonly string[] = ['home', 'help', 'leaflet', 'accessibility', 'privacy'];

/** Whether a page comes whole for everybody. */
export const isWholeForAll = ({ id }: { id: string }): boolean => wholeForAll.includes(id);

/** The password of the sample people in a data folder. Its server has created it at startup, before any test runs. */
export function samplePassword(dataFolder = join(auditFolder(), 'data')): string {
  return readFileSync(join(dataFolder, 'demonstration', 'demonstration-password.txt'), 'utf8').trim();
}
