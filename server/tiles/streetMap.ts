import { open, type FileHandle } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Point } from '@/shared/domain/services/distance';
import { reportOn, type TileFileReport } from './tileFileReport';

/** A tile file that is open for one response. The caller closes it. */
export interface OpenTileFile {
  handle: FileHandle;
  /** In bytes. */
  size: number;
  /** A strong tag, with its quotation marks. The same copy on two machines has the same. */
  etag: string;
  /** Milliseconds since 1970. */
  modified: number;
}

/** The installation's own street map: one PMTiles file, which may come, go and change while the server runs. */
export interface StreetMap {
  /** The file's name. */
  name: string;
  /** The attribution of the map, by the last look at it; null if the file has none. */
  attribution(): string | null;
  /** One line for the operator, by the last look. */
  line(): Promise<string>;
  /** Returns whether the map can be drawn, by the last look. */
  isFine(): boolean;
  /** Opens the file. @returns null where there is none that can be opened. */
  open(): Promise<OpenTileFile | null>;
  /**
   * Looks at the file again if it is another one than at the last look.
   * @param etag its tag; null: it is missing.
   * @returns whether it is another one.
   */
  noticeChange(etag: string | null): Promise<boolean>;
}

/** How many places the map does not reach, in words for the operator; empty where it reaches all of them. */
function outsideOf({ bounds }: TileFileReport, places: readonly Point[]): string {
  if (bounds === null) return '';
  const { west, south, east, north } = bounds;
  const out = places.filter(({ lat, lng }) => lng < west || lng > east || lat < south || lat > north).length;
  return out === 0 ? '' : ` ${out} of ${places.length} places lie outside of it.`;
}

async function openFile(path: string): Promise<OpenTileFile | null> {
  let handle: FileHandle | undefined;
  try {
    handle = await open(path, 'r');
    const found = await handle.stat();
    if (found.isFile()) {
      const modified = Math.floor(found.mtimeMs);
      const etag = `"${found.size.toString(16)}-${modified.toString(16)}"`;
      return { handle, size: found.size, etag, modified };
    }
  } catch {
    // The report names the problem.
  }
  await handle?.close();
  return null;
}

/**
 * Looks at the street map that TILE_URL names. A file that is missing or damaged stops nothing: the list and the markers
 * work without streets.
 * @param path where the file is or should be.
 * @param places those that the services page shows now.
 */
export async function openStreetMap(
  path: string,
  places: () => Promise<readonly Point[]>,
): Promise<StreetMap> {
  const name = basename(path);
  let report = await reportOn(path);
  const first = await openFile(path);
  await first?.handle.close();
  let known = first?.etag ?? null;
  return {
    name,
    attribution: () => report.attribution,
    isFine: () => report.trouble === null,
    line: async () =>
      report.trouble === null
        ? `The street map comes from ${name} (${report.about}).${outsideOf(report, await places())}`
        : `The map has no streets: ${path} ${report.trouble}. TILE_URL names this file; docs/street-map.md says how to make one.`,
    open: () => openFile(path),
    async noticeChange(etag) {
      if (etag === known) return false;
      known = etag;
      report = await reportOn(path);
      return true;
    },
  };
}
