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
import type { ServiceLocation } from '../../src/domain/services/serviceLocation';
import {
  emptyList,
  type KeptList,
  type KeptServiceLocation,
  nextList,
} from '../../src/domain/services/serviceLocationIds';
import { locations } from '../../src/seeds/locations';
import { syncFolder } from '../settings/dataFolder';

/** The list of places as it is sent: `{ sample, places }` as JSON. */
export interface StoredServicesAnswer {
  etag: string;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

/** The service locations that an operator imported, stored as one file in the data folder. */
export interface StoredServices {
  /**
   * The response: the locations of the file, or the samples while there is none. The file is read again when
   * it has changed.
   */
  answer(): StoredServicesAnswer;
  /** The imported locations; empty while the samples are in use. */
  current(): readonly ServiceLocation[];
  /** The imported locations with their source ids and the last id, as an import needs them. */
  kept(): KeptList;
  /** Replaces the list with these locations, at once or not at all. */
  replace(places: readonly KeptServiceLocation[]): void;
  /**
   * The first half of `replace`, which takes long for many locations: writes them to a draft that nobody
   * reads.
   */
  draft(places: readonly KeptServiceLocation[]): void;
  /**
   * The second half: makes the draft the list.
   * @param answer the response from now on; without it, the file is read again at the next request.
   */
  useDraft(answer?: StoredServicesAnswer): void;
  /** Deletes the draft. */
  dropDraft(): void;
  /** Goes back to the samples. @returns false where there was no file. */
  remove(): boolean;
}

export const servicesFileName = 'services.json';

/** Compresses a list of locations into a response. */
export function answerOf(sample: boolean, places: readonly KeptServiceLocation[]): StoredServicesAnswer {
  // Nobody who looks for a place needs to know what another register calls it.
  const sent = places.map((place) => ({ ...place, source_id: undefined }));
  const plain = Buffer.from(JSON.stringify({ sample, places: sent }));
  return {
    etag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
    plain,
    br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    gzip: gzipSync(plain),
  };
}

/** @param folder the data folder. */
export function openStoredServices(folder: string): StoredServices {
  const path = join(folder, servicesFileName);
  const draft = `${path}.new`;
  let kept: { version: string; answer: StoredServicesAnswer } | null = null;

  /** Changes whenever the file does, also by the command beside the running server. */
  function version(): string {
    const stat = statSync(path, { throwIfNoEntry: false });
    return stat ? `${stat.ino} ${stat.size} ${stat.mtimeMs}` : 'none';
  }

  /** A file of an earlier version has no `lastId`: the highest id in it is used. */
  function read(): KeptList {
    const { lastId, places } = JSON.parse(readFileSync(path, 'utf8')) as Partial<KeptList>;
    return nextList({ lastId: lastId ?? 0, places: [] }, places ?? []);
  }

  const file: StoredServices = {
    answer() {
      const now = version();
      if (kept?.version !== now) {
        const answer = now === 'none' ? answerOf(true, locations) : answerOf(false, read().places);
        kept = { version: now, answer };
      }
      return kept.answer;
    },

    current: () => file.kept().places,

    kept: () => (version() === 'none' ? emptyList : read()),

    draft(places) {
      const list = nextList(file.kept(), places);
      const handle = openSync(draft, 'w', 0o600);
      try {
        writeFileSync(handle, `${JSON.stringify(list, null, 1)}\n`);
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
