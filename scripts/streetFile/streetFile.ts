import { gzipSync } from 'node:zlib';
import { zxyToTileId } from 'pmtiles';
import { project, varint, vectorTile } from './vectorTile.ts';
import { layersOf, town } from './town.ts';

/** What a small PMTiles file for tests is made of. */
export interface StreetFileOptions {
  /** How its layers are named; `pictures` for raster tiles, `other` for a schema that nobody knows. */
  kind?: 'protomaps' | 'openmaptiles' | 'pictures' | 'other';
  /** Its middle in degrees; default: the middle of Melbourne. It reaches 0.06 degrees from there. */
  middle?: { lng: number; lat: number };
  attribution?: string;
  /** Whether the town has its park; default: it has. */
  park?: boolean;
}

const reach = 0.06;
const maxZoom = 14;

/** A grey square: every picture of a raster file. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAIAAAD8GO2jAAAALklEQVR42u3NMREAQAgEMfyrw8AXKDlMPF12tk/luEoyr+8GAAAAAAAAAAAAv155IVPokxwaAAAAAABJRU5ErkJggg==',
  'base64',
);

interface Tile {
  id: number;
  data: Buffer;
}

/** The directory of tiles that follow each other without gaps. */
function directory(tiles: readonly Tile[]): Buffer {
  let last = 0;
  const ids = tiles.flatMap(({ id }) => {
    const step = varint(id - last);
    last = id;
    return step;
  });
  return Buffer.from([
    ...varint(tiles.length),
    ...ids,
    ...tiles.flatMap(() => varint(1)),
    ...tiles.flatMap(({ data }) => varint(data.length)),
    // Zero: right after the one before.
    ...tiles.flatMap((_, at) => varint(at === 0 ? 1 : 0)),
  ]);
}

/** Writes a small PMTiles file (version 3): a made-up town, from the whole world down to its streets. */
export function makeStreetFile(options: StreetFileOptions = {}): Buffer {
  const { kind = 'protomaps', middle = { lng: 144.9631, lat: -37.8136 }, attribution, park = true } = options;
  const box = [middle.lng - reach, middle.lat - reach, middle.lng + reach, middle.lat + reach] as const;
  const features = town(kind === 'pictures' ? 'other' : kind, middle, reach).filter(
    ({ properties }) => park || !Object.values(properties).includes('park'),
  );
  const [corner, opposite] = [project(box[0], box[3]), project(box[2], box[1])];
  const tiles: Tile[] = [];
  for (let z = 0; z <= maxZoom; z += 1) {
    for (let x = Math.floor(corner.x * 2 ** z); x <= Math.floor(opposite.x * 2 ** z); x += 1) {
      for (let y = Math.floor(corner.y * 2 ** z); y <= Math.floor(opposite.y * 2 ** z); y += 1) {
        const data = kind === 'pictures' ? picture : gzipSync(vectorTile(features, z, x, y));
        tiles.push({ id: zxyToTileId(z, x, y), data });
      }
    }
  }
  tiles.sort((a, b) => a.id - b.id);
  const layers =
    kind === 'pictures' ? {} : { vector_layers: layersOf(kind).map((id) => ({ id, fields: {} })) };
  const root = gzipSync(directory(tiles));
  const metadata = gzipSync(JSON.stringify({ name: 'Town', ...(attribution && { attribution }), ...layers }));
  const content = Buffer.concat(tiles.map(({ data }) => data));

  const header = Buffer.alloc(127);
  header.write('PMTiles', 'latin1');
  header[7] = 3;
  const starts = [127, 127 + root.length, 0, 127 + root.length + metadata.length];
  const lengths = [root.length, metadata.length, 0, content.length];
  for (let part = 0; part < 4; part += 1) {
    header.writeBigUInt64LE(BigInt(starts[part]!), 8 + 16 * part);
    header.writeBigUInt64LE(BigInt(lengths[part]!), 16 + 16 * part);
  }
  for (const at of [72, 80, 88]) header.writeBigUInt64LE(BigInt(tiles.length), at);
  header.set([1, 2, kind === 'pictures' ? 1 : 2, kind === 'pictures' ? 2 : 1, 0, maxZoom], 96);
  box.forEach((degrees, at) => header.writeInt32LE(Math.round(degrees * 1e7), 102 + 4 * at));
  header[118] = 12;
  header.writeInt32LE(Math.round(middle.lng * 1e7), 119);
  header.writeInt32LE(Math.round(middle.lat * 1e7), 123);
  return Buffer.concat([header, root, metadata, content]);
}
