import { noteLine, readLines } from './notedLines';

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
  return readLines(folder, deletedAccountsName).flatMap((line) => {
    const [, uid, at] = lineShape.exec(line) ?? [];
    return uid === undefined ? [] : [{ uid, at: Date.parse(at!) }];
  });
}

/**
 * Writes a deleted account down; it is on the disk when this returns.
 * @returns how to take the line back. Only before another one is written.
 */
export const noteDeletedAccount = (folder: string, { uid, at }: DeletedAccount): (() => void) =>
  noteLine(folder, deletedAccountsName, `${uid} ${new Date(at).toISOString()}`);
