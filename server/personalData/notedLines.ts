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

/*
 * Lists beside the database: no backup holds them and no restore replaces them, so that a restored backup can be told what was
 * ended since. Nothing in them says anything about anybody.
 */

/** The lines of a list in the data folder; none where there is no such file. The last one may be cut off by a loss of power. */
export function readLines(folder: string, name: string): string[] {
  const path = join(folder, name);
  return existsSync(path) ? readFileSync(path, 'utf8').split(/\r?\n/) : [];
}

function endsWithLine(handle: number, size: number): boolean {
  const end = Buffer.alloc(1);
  return size === 0 || (readSync(handle, end, 0, 1, size - 1) === 1 && end.toString() === '\n');
}

/**
 * Adds a line to a list; it is on the disk when this returns.
 * @returns how to take the line back. Only before another one is written.
 * @throws an Error of the file system, such as ENOSPC; the list is as it was then.
 */
export function noteLine(folder: string, name: string, text: string): () => void {
  const path = join(folder, name);
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
    const line = `${text}\n`;
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
