import type { LayerSpecification, SourceSpecification, StyleSpecification } from 'maplibre-gl';
import { capitals } from '@/shared/domain/services/serviceSearch';
import type { PageSettings } from '@/shared/domain/screens/pageSettings';
import { lineOf, type RouteEstimate } from '@/shared/domain/services/routeEstimate';
import australia from './australia.geojson?url';
import type { MapLook } from './mapLook';
import type { OwnStreets } from './ownStreets/ownStreets';
import { streets } from './streetSource';

/** Some servers distribute their tiles over several hosts, written as `{s}`. */
const hostsOf = (url: string) =>
  url.includes('{s}') ? ['a', 'b', 'c'].map((host) => url.replace('{s}', host)) : [url];

const capitalLabels = {
  type: 'FeatureCollection' as const,
  features: capitals.map(({ label, lat, lng }) => ({
    type: 'Feature' as const,
    properties: { label },
    geometry: { type: 'Point' as const, coordinates: [lng, lat] },
  })),
};

/** The layer of street tiles that are images. */
function pictures(look: MapLook): LayerSpecification {
  return {
    id: streets,
    type: 'raster',
    source: streets,
    // A white street map would dazzle in a dark theme: its brightness is inverted, and its colours are removed.
    paint: look.dark
      ? { 'raster-brightness-min': 1, 'raster-brightness-max': 0, 'raster-saturation': -1 }
      : {},
  };
}

/** The source of the street tiles and their layers; nothing until the own street map's file is open. */
function streetsOf(look: MapLook, tiles: PageSettings['tiles'], own: OwnStreets | null) {
  if (tiles.kind !== 'pmtiles') {
    const source: SourceSpecification = {
      type: 'raster',
      tiles: hostsOf(tiles.url),
      tileSize: 256,
      maxzoom: 19,
    };
    return { sources: { [streets]: source }, ground: [], above: [pictures(look)] };
  }
  if (!own) return { sources: {}, ground: [], above: [] };
  const { ground, labels } = own.layers(look);
  return { sources: own.sources, ground, above: own.arePictures ? [pictures(look)] : labels };
}

/**
 * The layers of the map, from below: sea, states and capitals, which are always there; the street tiles as they load;
 * the route on top. Vector streets lie below the capitals' names, and have labels of their own.
 * @param own the installation's own street map, once its file is open.
 */
export function mapStyle(
  look: MapLook,
  tiles: PageSettings['tiles'],
  route: RouteEstimate | null,
  own: OwnStreets | null,
): StyleSpecification {
  const { sources, ground, above } = streetsOf(look, tiles, own);
  const line = { type: 'LineString' as const, coordinates: route ? lineOf(route) : [] };
  return {
    version: 8,
    sources: {
      states: { type: 'geojson', data: australia },
      capitals: { type: 'geojson', data: capitalLabels },
      ...sources,
      route: { type: 'geojson', data: { type: 'Feature', properties: {}, geometry: line } },
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': look.water } },
      { id: 'land', type: 'fill', source: 'states', paint: { 'fill-color': look.land } },
      { id: 'borders', type: 'line', source: 'states', paint: { 'line-color': look.edge, 'line-width': 1 } },
      ...ground,
      {
        id: 'capitals',
        type: 'symbol',
        source: 'capitals',
        // Without glyphs from a server the letters are drawn here: labels work without a network.
        layout: {
          'text-field': ['get', 'label'],
          'text-font': ['sans-serif'],
          'text-size': 1.0625 * look.rem,
        },
        paint: { 'text-color': look.words, 'text-halo-color': look.land, 'text-halo-width': 2 },
      },
      ...above,
      {
        id: 'route-edge',
        type: 'line',
        source: 'route',
        paint: { 'line-color': look.land, 'line-width': 8 },
      },
      {
        id: 'route',
        type: 'line',
        source: 'route',
        paint: { 'line-color': look.route, 'line-width': 4, 'line-dasharray': [2, 1.5] },
      },
    ],
  };
}
