import { open, type FileHandle } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { bytesToHeader, Compression, TileType, type Header } from 'pmtiles';
import { layersIn, streetSchemaOf } from '@/shared/domain/services/streetSchema';
import { reasonOf } from '../settings/dataFolder';
import { plainAttribution } from './plainAttribution';

/** The part of the world that a tile file covers, in degrees. */
export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** The facts about a tile file. */
export interface TileFileReport {
  /** The reason why it cannot be drawn, as the end of a sentence that begins with its name; null: it is fine. */
  trouble: string | null;
  /** Its contents, for the operator; empty where it cannot be read. */
  about: string;
  /** The attribution, as plain text; null if unknown. */
  attribution: string | null;
  bounds: Bounds | null;
}

/** A file that cannot be drawn. Its message is the end of a sentence. */
class BadTileFile extends Error {
  override readonly name = 'BadTileFile';
}

const unpack = promisify(gunzip);

/** A header that names larger parts than this is damaged, in bytes. */
const maxMetadata = 8 * 1024 * 1024;

const headerSize = 127;

async function readPart(file: FileHandle, offset: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await file.read(buffer, 0, length, offset);
  return buffer.subarray(0, bytesRead);
}

function readHeader(bytes: Buffer): Header {
  if (bytes.length < headerSize || bytes.toString('latin1', 0, 7) !== 'PMTiles') {
    throw new BadTileFile('is not a PMTiles file');
  }
  if (bytes[7] !== 3) throw new BadTileFile(`is of version ${bytes[7]} of PMTiles; version 3 is needed`);
  return bytesToHeader(new Uint8Array(bytes).buffer);
}

/** Each part must lie in the file: a copy that was cut short has all its directories. */
function checkParts(header: Header, size: number): void {
  const ends = [
    header.rootDirectoryOffset + header.rootDirectoryLength,
    header.jsonMetadataOffset + header.jsonMetadataLength,
    header.leafDirectoryOffset + (header.leafDirectoryLength ?? 0),
    header.tileDataOffset + (header.tileDataLength ?? 0),
  ];
  const end = Math.max(...ends);
  if (end > size) {
    throw new BadTileFile(`ends too early: it has ${size} bytes of at least ${end}. Copy it again`);
  }
  const packings = [Compression.None, Compression.Gzip];
  if (!packings.includes(header.internalCompression) || !packings.includes(header.tileCompression)) {
    throw new BadTileFile('is compressed in a way that browsers cannot read; use gzip');
  }
}

async function readMetadata(file: FileHandle, header: Header): Promise<unknown> {
  const { jsonMetadataOffset, jsonMetadataLength, internalCompression } = header;
  try {
    if (jsonMetadataLength > maxMetadata) throw new Error('too large');
    const packed = await readPart(file, jsonMetadataOffset, jsonMetadataLength);
    const bytes =
      internalCompression === Compression.Gzip
        ? await unpack(packed, { maxOutputLength: maxMetadata })
        : packed;
    return JSON.parse(bytes.toString('utf8')) as unknown;
  } catch {
    throw new BadTileFile('is damaged: what it says about itself cannot be read');
  }
}

/** Describes the kind of tiles. @throws BadTileFile where the map cannot draw them. */
function kindOf({ tileType }: Header, metadata: unknown): string {
  if ([TileType.Png, TileType.Jpeg, TileType.Webp, TileType.Avif].includes(tileType)) return 'pictures';
  if (tileType !== TileType.Mvt) throw new BadTileFile('holds tiles of a kind that the map cannot draw');
  const schema = streetSchemaOf(layersIn(metadata));
  if (schema === null) {
    throw new BadTileFile('has vector tiles of an unknown schema; Protomaps and OpenMapTiles can be drawn');
  }
  return schema === 'protomaps' ? 'Protomaps schema' : 'OpenMapTiles schema';
}

async function read(file: FileHandle): Promise<TileFileReport> {
  const found = await file.stat();
  if (!found.isFile()) throw new BadTileFile('is not a file');
  if (found.size === 0) throw new BadTileFile('is empty');
  const header = readHeader(await readPart(file, 0, headerSize));
  checkParts(header, found.size);
  const metadata = await readMetadata(file, header);
  const { minLon: west, minLat: south, maxLon: east, maxLat: north, minZoom, maxZoom } = header;
  const kind = kindOf(header, metadata);
  return {
    trouble: null,
    about: `${kind}, zoom ${minZoom} to ${maxZoom}, longitude ${west} to ${east}, latitude ${south} to ${north}`,
    attribution: plainAttribution(metadata),
    bounds: { west, south, east, north },
  };
}

/** Looks into a tile file: at its header and at what it says about itself, never at all of it. */
export async function reportOn(path: string): Promise<TileFileReport> {
  const bad = (trouble: string) => ({ trouble, about: '', attribution: null, bounds: null });
  let file: FileHandle | undefined;
  try {
    file = await open(path, 'r');
    return await read(file);
  } catch (error) {
    if (error instanceof BadTileFile) return bad(error.message);
    const { code } = error as NodeJS.ErrnoException;
    return bad(code === 'ENOENT' ? 'is missing' : `cannot be read (${reasonOf(error)})`);
  } finally {
    await file?.close();
  }
}
