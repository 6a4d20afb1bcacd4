import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, openSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { PackedAnswer } from '../http/packedAnswer';
import { syncFolder } from '../settings/dataFolder';

/** A list that is one file in the data folder, replaced at once or not at all. */
export interface ListFile {
  path: string;
  /** Changes whenever the file does, also by a command beside the running server; `none` without a file. */
  version(): string;
  /** Writes a draft that nobody reads. A failure leaves none behind. */
  draft(text: string): void;
  /** Makes the draft the list. */
  useDraft(): void;
  dropDraft(): void;
  /** Makes this text the list, without a draft of somebody else: at once or not at all. */
  write(text: string): void;
  /** @returns false where there was no file. */
  remove(): boolean;
}

/** Writes a file to the disk. A failure leaves none behind. */
function writeFile(path: string, text: string): void {
  const handle = openSync(path, 'w', 0o600);
  try {
    writeFileSync(handle, text);
    fsyncSync(handle);
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  } finally {
    closeSync(handle);
  }
}

/** @param folder the data folder. @param name of the file in it. */
export function openListFile(folder: string, name: string): ListFile {
  const path = join(folder, name);
  const draft = `${path}.new`;

  function version(): string {
    const stat = statSync(path, { throwIfNoEntry: false });
    return stat ? `${stat.ino} ${stat.size} ${stat.mtimeMs}` : 'none';
  }

  return {
    path,
    version,
    draft: (text) => writeFile(draft, text),
    write(text) {
      writeFile(`${path}.tmp`, text);
      renameSync(`${path}.tmp`, path);
      syncFolder(folder);
    },
    useDraft() {
      renameSync(draft, path);
      syncFolder(folder);
    },
    dropDraft: () => rmSync(draft, { force: true }),
    remove() {
      const was = version() !== 'none';
      rmSync(path, { force: true });
      return was;
    },
  };
}

/** Compresses a part of a list into a response. @param body becomes JSON. */
export function packList(body: unknown): PackedAnswer {
  const plain = Buffer.from(JSON.stringify(body));
  return {
    etag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
    plain,
    br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    gzip: gzipSync(plain),
  };
}
