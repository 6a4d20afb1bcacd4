import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk that is soon full. */
export interface TinyDisk {
  folder: string;
  /** Takes all the room that is left. */
  fill(): void;
  /** Gives it back. */
  free(): void;
  remove(): void;
}

/**
 * @param size how much room it has, and @param mode who may use it, as `mount` takes them.
 * @returns why there can be none where this system, or the rights of this process, do not allow it.
 */
export function makeTinyDisk({ size = '1m', mode = '700' } = {}): TinyDisk | string {
  const folder = mkdtempSync(join(tmpdir(), 'age-better-tiny-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=${mode}`, 'none', folder], {
      stdio: 'pipe',
    });
  } catch {
    rmSync(folder, { recursive: true });
    return 'This process may not mount a small disk.';
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    fill() {
      const file = openSync(filler, 'a');
      try {
        for (;;) writeSync(file, Buffer.alloc(512, 1));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(filler, { force: true }),
    remove() {
      // Lazily: the database's files may still be open.
      execFileSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true });
    },
  };
}
