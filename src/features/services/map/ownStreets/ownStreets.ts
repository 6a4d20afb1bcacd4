import type { AddProtocolAction, LayerSpecification, SourceSpecification } from 'maplibre-gl';
import { PMTiles, TileType, type Header } from 'pmtiles';
import { layersIn, streetSchemaOf, type StreetSchema } from '@/shared/domain/services/streetSchema';
import type { MapLook } from '../mapLook';
import { FileReplaced, RangeSource, StreetError, type StreetFault } from './rangeSource';
import { landSource, streetLayers, streetTiles } from './streetLayers';

/** A bounding box in degrees. */
export type Box = [west: number, south: number, east: number, north: number];

/** The installation's own street map, whose file has been opened. */
export interface OwnStreets {
  /** The tiles, and with some schemas the land below them. */
  sources: Record<string, SourceSpecification>;
  /** True for tiles that are images. */
  arePictures: boolean;
  /** The layers of vector tiles, labels last; empty for tiles that are images. */
  layers(look: MapLook): { ground: LayerSpecification[]; labels: LayerSpecification[] };
  /**
   * Tells if the map has streets for a view: `far` beyond the lowest zoom of the file, `elsewhere` for another part of
   * the world.
   */
  reaches(view: Box, zoom: number): 'here' | 'far' | 'elsewhere';
  /** The error of the file when a tile last failed. */
  fault(): StreetFault;
}

/** The URL scheme for tiles of this kind: `pmtiles:///tiles/region.pmtiles/12/3697/2513`. */
const scheme = 'pmtiles';

const pictures = [TileType.Png, TileType.Jpeg, TileType.Webp, TileType.Avif];

/** The library accepts this for a tile without an image, though its types do not say so. */
const noPicture = null as unknown as ArrayBuffer;

const faultOf = (error: unknown): StreetFault => (error instanceof StreetError ? error.fault : 'damaged');

/** Reads from the file, and once more where it has been replaced meanwhile. */
function createArchive(url: string) {
  const bytes = new RangeSource(url);
  let file = new PMTiles(bytes);
  return async function read<T>(ask: (from: PMTiles) => Promise<T>, signal?: AbortSignal): Promise<T> {
    const from = file;
    try {
      return await ask(from);
    } catch (error) {
      if (signal?.aborted) throw error;
      // The library caches failures, so a new object replaces it.
      if (file === from) file = new PMTiles(bytes);
      if (error instanceof FileReplaced) return ask(file);
      throw error;
    }
  };
}

/** The area that the file covers. */
const areaOf = ([west, south, east, north]: Box) => ({
  type: 'Polygon' as const,
  coordinates: [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  ],
});

/** @throws StreetError where the file is no map, or one that cannot be drawn. */
function schemaFor(header: Header, metadata: unknown): StreetSchema | null {
  if (pictures.includes(header.tileType)) return null;
  const schema = streetSchemaOf(layersIn(metadata));
  if (header.tileType !== TileType.Mvt || schema === null) throw new StreetError('damaged');
  return schema;
}

/**
 * Opens the street map's file: reads its header and metadata.
 * @param url the file's address.
 * @param addProtocol the map library's, for tiles that it does not fetch itself.
 * @throws StreetError
 */
export async function openOwnStreets(
  url: string,
  addProtocol: (scheme: string, action: AddProtocolAction) => void,
): Promise<OwnStreets> {
  const read = createArchive(url);
  let fault: StreetFault = 'missing';
  const { header, schema } = await read(async (file) => {
    const head = await file.getHeader();
    return { header: head, schema: schemaFor(head, await file.getMetadata()) };
  }).catch((error: unknown) => {
    throw new StreetError(faultOf(error));
  });

  addProtocol(scheme, async (request, { signal }) => {
    const [z = 0, x = 0, y = 0] = request.url.split('/').slice(-3).map(Number);
    try {
      const tile = await read((file) => file.getZxy(z, x, y, signal), signal);
      // An empty answer is a tile without content; an image cannot be empty.
      return { data: tile ? new Uint8Array(tile.data) : schema ? new Uint8Array() : noPicture };
    } catch (error) {
      if (!signal.aborted) fault = faultOf(error);
      throw error;
    }
  });

  const { minLon, minLat, maxLon, maxLat, minZoom, maxZoom } = header;
  const bounds: Box = [minLon, minLat, maxLon, maxLat];
  const tiles = {
    tiles: [`${scheme}://${url}/{z}/{x}/{y}`],
    bounds,
    minzoom: minZoom,
    maxzoom: maxZoom,
  };
  return {
    sources: schema
      ? {
          [streetTiles]: { type: 'vector', ...tiles },
          [landSource]: { type: 'geojson', data: areaOf(bounds) },
        }
      : { [streetTiles]: { type: 'raster', tileSize: 256, ...tiles } },
    arePictures: schema === null,
    layers: (look) => (schema ? streetLayers(schema, look) : { ground: [], labels: [] }),
    reaches: ([west, south, east, north], zoom) => {
      if (zoom < minZoom) return 'far';
      return west < maxLon && east > minLon && south < maxLat && north > minLat ? 'here' : 'elsewhere';
    },
    fault: () => fault,
  };
}
