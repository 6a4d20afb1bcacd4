import { dayOf } from '@/shared/domain/text/dates';
import { HttpError } from '../http/httpError';
import type { Right } from '../identity/rights';
import { createQueue, type Queue } from '../threads/queue';
import { runThread, type ThreadLimits, ThreadLimitError } from '../threads/thread';
import type { ImportFindings, ImportOrder, ImportOutcome, ImportSurroundings } from './readImport';
import type { StoredServices } from './storedServices';

/**
 * Checks a service file, and makes it the list if asked to and allowed. The right is read when its turn has come, and once
 * more when the file has been read, which can take a minute.
 * @throws HttpError with a text for the person.
 */
export type ImportServiceLocations = (
  right: Right,
  order: ImportOrder,
) => Promise<ImportFindings & { stored: boolean; /** The version of the list compared. */ list: string }>;

/** Does the work of an import; it stores nothing. @param before the list in use as it is stored; null where there is none. */
export type ReadImport = (order: ImportOrder, before: string | null) => Promise<ImportOutcome>;

const usualLimits: ThreadLimits = { milliseconds: 60_000, megabytes: 512 };

/**
 * The work in its own worker.
 * @param script the built `importWorker.js`.
 * @param folder the data folder.
 * @param now milliseconds since 1970: what a file says has ended by then is left out.
 */
export function createImportReader(
  script: string,
  folder: string,
  limits = usualLimits,
  now: () => number = Date.now,
): ReadImport {
  return (order, before) => {
    const surroundings: ImportSurroundings = { folder, before, today: dayOf(new Date(now())) };
    return runThread<ImportOutcome>(script, { order, ...surroundings }, limits);
  };
}

/** A worker's answer arrives as plain bytes. */
const asBuffer = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const listChanged =
  'Somebody else has changed the list since you checked this file. Nothing was imported. Check the file again to see what it would change now.';

/** In which everything waits its turn that changes the list. */
export const createListQueue = (): Queue =>
  createQueue({
    most: 2,
    full: 'Other files of places are being read just now. Please try again in a minute.',
  });

/** Imports, one after the other. @param queue that of all who change the list. */
export function createServiceImports(
  read: ReadImport,
  places: StoredServices,
  queue = createListQueue(),
): ImportServiceLocations {
  async function bringIn(right: Right, order: ImportOrder) {
    await right.read();
    const before = await places.stored();
    const list = before.answer.etag;
    const { dryRun, checkedAgainst = list } = order;
    if (!dryRun && checkedAgainst !== list) throw new HttpError('list-changed', listChanged);
    const outcome = await read(order, before.text);
    if (outcome.kind === 'unreadable') {
      await right.read();
      throw new HttpError('invalid-request', outcome.text);
    }
    if (outcome.kind === 'drafted') {
      const { etag, plain, br, gzip } = outcome.answer;
      const answer = { etag, plain: asBuffer(plain), br: asBuffer(br), gzip: asBuffer(gzip) };
      const text = asBuffer(outcome.text).toString();
      const isStored = await places.storeText(text, answer, {
        after: before.version,
        check: (queries) => right.read(queries),
      });
      // Another copy of the server, a command or the deletion of a person named in the list may have come between.
      if (!isStored) throw new HttpError('list-changed', listChanged);
    } else await right.read();
    return { stored: outcome.kind === 'drafted', list, ...outcome.findings };
  }

  return (right, order) =>
    queue.add(async () => {
      try {
        return await bringIn(right, order);
      } catch (error) {
        if (!(error instanceof ThreadLimitError)) throw error;
        throw new HttpError(
          'invalid-request',
          'This file takes too much work to read. Please leave rows or columns out.',
        );
      }
    });
}
