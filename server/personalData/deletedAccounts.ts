import {
  closeSync,
  constants,
  existsSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  readSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { giveToOwnerOf, syncFolder } from '../settings/dataFolder';

/**
 * The name of the list of deleted accounts in the data folder. No backup holds it and no restore replaces it, so that a
 * restored backup can be told who has left since. One line for each: the account's id, which says nothing about
 * anybody, and when it was deleted.
 */
export const deletedAccountsName = 'deleted-accounts.txt';

/** A deleted account. */
export interface DeletedAccount {
  uid: string;
  /** Milliseconds since 1970. An account with this id that is younger is another one. */
  at: number;
}

const lineShape = /^(\S{1,128}) (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z)$/;

/** The deleted accounts of a data folder. A line that was cut off by a loss of power is left out. */
export function readDeletedAccounts(folder: string): DeletedAccount[] {
  const path = join(folder, deletedAccountsName);
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split(/\r?\n/)
    .flatMap((line) => {
      const [, uid, at] = lineShape.exec(line) ?? [];
      return uid === undefined ? [] : [{ uid, at: Date.parse(at!) }];
    });
}

function endsWithLine(handle: number, size: number): boolean {
  const end = Buffer.alloc(1);
  return size === 0 || (readSync(handle, end, 0, 1, size - 1) === 1 && end.toString() === '\n');
}

/**
 * Writes a deleted account down; it is on the disk when this returns.
 * @returns how to take the line back. Only before another one is written.
 */
export function noteDeletedAccount(folder: string, { uid, at }: DeletedAccount): () => void {
  const path = join(folder, deletedAccountsName);
  const isNew = !existsSync(path);
  const flags = constants.O_RDWR | constants.O_CREAT;
  const handle = openSync(path, flags, 0o600);
  let before = 0;
  const cut = (open: number) => {
    ftruncateSync(open, before);
    fsyncSync(open);
  };
  try {
    before = fstatSync(handle).size;
    const line = `${uid} ${new Date(at).toISOString()}\n`;
    // A line that was cut off must not swallow this one.
    const content = Buffer.from(endsWithLine(handle, before) ? line : `\n${line}`);
    if (writeSync(handle, content, 0, content.length, before) < content.length) {
      cut(handle);
      throw Object.assign(new Error('The disk took half a line'), { code: 'ENOSPC' });
    }
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  if (isNew) {
    giveToOwnerOf(folder, path);
    syncFolder(folder);
  }
  return () => {
    const again = openSync(path, constants.O_RDWR);
    try {
      cut(again);
    } finally {
      closeSync(again);
    }
  };
}
