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
  statSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { giveToOwnerOf, syncFolder } from '../settings/dataFolder';

/*
 * Lists beside the database: no backup holds them and no restore replaces them, so that a restored backup can be told what was
 * ended since. Nothing in them says anything about anybody.
 */

/**
 * The lines of a list; none where there is no such file. The last one may be cut off by a loss of power.
 * @param from how many bytes of the file are passed over.
 */
export function readLines(path: string, from = 0): string[] {
  return existsSync(path) ? readFileSync(path).subarray(from).toString().split(/\r?\n/) : [];
}

/** How long a list is, in bytes. */
export const sizeOfLines = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

function endsWithLine(handle: number, size: number): boolean {
  const end = Buffer.alloc(1);
  return size === 0 || (readSync(handle, end, 0, 1, size - 1) === 1 && end.toString() === '\n');
}

/** A line that was added to a list. */
export interface NotedLine {
  /** How long the list is with it, in bytes. */
  end: number;
  /** Takes it back. Only before another one is written. */
  takeBack(): void;
}

/**
 * Adds a line to a list; it is on the disk when this returns.
 * @throws an Error of the file system, such as ENOSPC; then the list is unchanged.
 */
export function noteLine(path: string, text: string): NotedLine {
  const isNew = !existsSync(path);
  const flags = constants.O_RDWR | constants.O_CREAT;
  const handle = openSync(path, flags, 0o600);
  let before = 0;
  let end = 0;
  const cut = (open: number) => {
    ftruncateSync(open, before);
    fsyncSync(open);
  };
  try {
    before = fstatSync(handle).size;
    const line = `${text}\n`;
    // A line that was cut off must not swallow this one.
    const content = Buffer.from(endsWithLine(handle, before) ? line : `\n${line}`);
    if (writeSync(handle, content, 0, content.length, before) < content.length) {
      cut(handle);
      throw Object.assign(new Error('The disk took half a line'), { code: 'ENOSPC' });
    }
    fsyncSync(handle);
    end = before + content.length;
  } finally {
    closeSync(handle);
  }
  if (isNew) {
    giveToOwnerOf(dirname(path), path);
    syncFolder(dirname(path));
  }
  return {
    end,
    takeBack() {
      const again = openSync(path, constants.O_RDWR);
      try {
        cut(again);
      } finally {
        closeSync(again);
      }
    },
  };
}
