import { createHash } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { ServiceLocation } from '../../src/domain/location';
import { locations } from '../../src/seeds/locations';
import { syncFolder } from '../dataFolder';

/** The list of places as it is sent: `{ sample, places }` as JSON. */
export interface PlacesAnswer {
  etag: string;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

/** The places that an operator brought in, kept as one file in the data folder. */
export interface PlacesFile {
  /** What to send: the places of the file, or the samples while there is none. The file is read when it has changed. */
  answer(): PlacesAnswer;
  /** The places that were brought in; none while the samples stand in. */
  current(): readonly ServiceLocation[];
  /** Puts these places in the place of all others, at once or not at all. */
  replace(places: readonly ServiceLocation[]): void;
  /** The first half of it, which takes long for many places: writes them beside the list, where nobody reads them. */
  draft(places: readonly ServiceLocation[]): void;
  /** The second half. @param answer what to send from now on; without it, the file is read again when somebody asks. */
  useDraft(answer?: PlacesAnswer): void;
  /** Forgets what was written beside the list. */
  dropDraft(): void;
  /** Goes back to the samples. @returns false where there was no file. */
  remove(): boolean;
}

export const placesFileName = 'services.json';

/** Packs a list of places for sending. */
export function answerOf(sample: boolean, places: unknown): PlacesAnswer {
  const plain = Buffer.from(JSON.stringify({ sample, places }));
  return {
    etag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
    plain,
    br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    gzip: gzipSync(plain),
  };
}

/** @param folder the data folder. */
export function openPlacesFile(folder: string): PlacesFile {
  const path = join(folder, placesFileName);
  const draft = `${path}.new`;
  let kept: { version: string; answer: PlacesAnswer } | null = null;

  /** Changes whenever the file does, also by the command beside the running server. */
  function version(): string {
    const stat = statSync(path, { throwIfNoEntry: false });
    return stat ? `${stat.ino} ${stat.size} ${stat.mtimeMs}` : 'none';
  }

  const read = (): ServiceLocation[] => JSON.parse(readFileSync(path, 'utf8')).places;

  const file: PlacesFile = {
    answer() {
      const now = version();
      if (kept?.version !== now) {
        const answer = now === 'none' ? answerOf(true, locations) : answerOf(false, read());
        kept = { version: now, answer };
      }
      return kept.answer;
    },

    current: () => (version() === 'none' ? [] : read()),

    draft(places) {
      const handle = openSync(draft, 'w', 0o600);
      try {
        writeFileSync(handle, `${JSON.stringify({ places }, null, 1)}\n`);
        fsyncSync(handle);
      } catch (error) {
        rmSync(draft, { force: true });
        throw error;
      } finally {
        closeSync(handle);
      }
    },

    useDraft(answer) {
      renameSync(draft, path);
      syncFolder(folder);
      kept = answer ? { version: version(), answer } : null;
    },

    dropDraft: () => rmSync(draft, { force: true }),

    replace(places) {
      file.draft(places);
      file.useDraft();
    },

    remove() {
      const was = version() !== 'none';
      rmSync(path, { force: true });
      return was;
    },
  };
  return file;
}
