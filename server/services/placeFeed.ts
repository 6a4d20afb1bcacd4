import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type ExportFormat, exportFormats } from '@/shared/domain/services/exportFormats';
import { zoneOffset } from '@/shared/domain/services/zoneOffset';
import type { PackedAnswer } from '../http/packedAnswer';
import type { StoredServices } from './storedServices';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

async function pack(text: string): Promise<PackedAnswer> {
  const plain = Buffer.from(text);
  // Off the main thread: in these formats thousands of places are many times as long as in the list of the page.
  const [br, gzipped] = await Promise.all([
    brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    zip(plain),
  ]);
  return {
    etag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
    plain,
    br,
    gzip: gzipped,
  };
}

/** Gives the places that people see in one of the formats; nothing while the samples are in use. */
export type PlaceFeed = (as: ExportFormat) => Promise<PackedAnswer>;

/** Makes each format once for each change of the list, or of a clock that its times follow, when it is first asked for. */
export function createPlaceFeed(
  places: Pick<StoredServices, 'answer' | 'current'>,
  now: () => number,
): PlaceFeed {
  const kept = new Map<ExportFormat, { list: string; clocks: Clocks; answer: Promise<PackedAnswer> }>();
  return async (as) => {
    const list = (await places.answer()).etag;
    const before = kept.get(as);
    const moment = new Date(now());
    if (before?.list === list && before.clocks.offsets === offsetsAt(before.clocks.zones, moment))
      return before.answer;
    const current = await places.current();
    const zones = [...new Set(current.flatMap(({ opening_hours: hours }) => hours?.zone ?? []))];
    const answer = pack(exportFormats[as].make(current, moment));
    kept.set(as, { list, clocks: { zones, offsets: offsetsAt(zones, moment) }, answer });
    return answer;
  };
}

/** The time zones of a list, and their offsets from Greenwich when it was packed: those change with daylight saving. */
interface Clocks {
  zones: readonly string[];
  offsets: string;
}

const offsetsAt = (zones: readonly string[], moment: Date) =>
  zones.map((zone) => zoneOffset(zone, moment)).join();
