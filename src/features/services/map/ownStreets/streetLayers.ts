import type {
  ExpressionSpecification,
  LayerSpecification,
  LineLayerSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';
import type { StreetSchema } from '@/shared/domain/services/streetSchema';
import type { MapLook } from '../mapLook';
import type { streets as mapStreets } from '../streetSource';
import { nameOf, thingsOf, type StreetThing } from './streetThings';

/**
 * The source of the tiles. streetSource.ts has the same name, but is not imported: this code would then load the map's.
 */
export const streetTiles = 'streets' satisfies typeof mapStreets;

/** The source of the area that the file covers. */
export const landSource = 'street-land';

/** A width that grows with the zoom, through pairs of zoom and pixels. */
const grow = (...stops: number[]): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.5],
  ['zoom'],
  ...stops,
];

const from = ({ layer, filter }: StreetThing) => ({ source: streetTiles, 'source-layer': layer, filter });

function roads(look: MapLook, schema: StreetSchema): LayerSpecification[] {
  const things = thingsOf(schema);
  const round = { 'line-cap': 'round', 'line-join': 'round' } as const;
  const kinds = [
    { id: 'street', thing: things.street, minzoom: 13, widths: [13, 1.5, 14, 3, 17, 14] },
    { id: 'main', thing: things.main, minzoom: 8, widths: [8, 0.75, 12, 3, 14, 6, 17, 20] },
    { id: 'motorway', thing: things.motorway, minzoom: 5, widths: [5, 0.75, 12, 4.5, 14, 8, 17, 24] },
  ];
  const line = (
    { id, thing, minzoom, widths }: (typeof kinds)[number],
    part: string,
    colour: string,
    wider: number,
  ): LineLayerSpecification => ({
    id: `streets-${id}${part}`,
    type: 'line',
    ...from(thing),
    minzoom,
    layout: round,
    paint: {
      'line-color': colour,
      'line-width': grow(...widths.map((value, at) => (at % 2 === 0 ? value : value + wider))),
    },
  });
  return [
    // All edges lie below all roads, so that crossings are open.
    ...kinds.map((kind) => line(kind, '-edge', look.roadEdge, 2)),
    ...kinds.map((kind) => line(kind, '', look.road, 0)),
  ];
}

/** Where tiles contain only water, the rest of their area is land. At low zooms the outline of the states is better. */
const wholeLand = (look: MapLook): LayerSpecification => ({
  id: 'streets-land',
  type: 'fill',
  source: landSource,
  minzoom: 7,
  paint: { 'fill-color': look.land },
});

function ground(look: MapLook, schema: StreetSchema): LayerSpecification[] {
  const things = thingsOf(schema);
  const fill = (id: string, thing: StreetThing, colour: string): LayerSpecification => ({
    id: `streets-${id}`,
    type: 'fill',
    ...from(thing),
    paint: { 'fill-color': colour },
  });
  const thin = (id: string, thing: StreetThing, colour: string, minzoom: number, dash?: number[]) =>
    ({
      id: `streets-${id}`,
      type: 'line',
      ...from(thing),
      minzoom,
      paint: {
        'line-color': colour,
        'line-width': grow(minzoom, 1, 17, 3),
        ...(dash && { 'line-dasharray': dash }),
      },
    }) satisfies LineLayerSpecification;
  return [
    things.land ? fill('land', things.land, look.land) : wholeLand(look),
    ...things.green.map((thing, at) => fill(`green-${at}`, thing, look.park)),
    fill('water', things.water, look.water),
    thin('rivers', things.rivers, look.water, 10),
    thin('path', things.path, look.roadEdge, 15, [2, 2]),
    thin('rail', things.rail, look.roadEdge, 11, [4, 1.5]),
    ...roads(look, schema),
  ];
}

function labels(look: MapLook, schema: StreetSchema): LayerSpecification[] {
  const things = thingsOf(schema);
  const paint = { 'text-color': look.names, 'text-halo-color': look.land, 'text-halo-width': 3 };
  /** @param size in rem: labels grow with the chosen text size. */
  const label = (
    id: string,
    thing: StreetThing,
    minzoom: number,
    size: number,
    layout: SymbolLayerSpecification['layout'],
  ): SymbolLayerSpecification => ({
    id: `streets-${id}`,
    type: 'symbol',
    ...from(thing),
    minzoom,
    layout: {
      'text-field': nameOf,
      // Without glyphs from a server the letters are drawn here, in the page's own font.
      'text-font': [look.font],
      'text-size': size * look.rem,
      'text-padding': 4,
      ...layout,
    },
    paint,
  });
  const along = { 'symbol-placement': 'line', 'symbol-spacing': 400, 'text-max-angle': 30 } as const;
  const place = { 'text-max-width': 8, 'symbol-sort-key': things.placeOrder };
  // Where two labels collide, the one of the later layer is drawn.
  return [
    label('street-names', things.streetNames, 14, 1.0625, along),
    label('main-names', things.mainNames, 13, 1.125, along),
    label('suburbs', things.suburb, 11, 1.25, place),
    label('cities', things.city, 4, 1.5, place),
  ];
}

/**
 * The style of the streets: few features, wide roads with edges, large labels.
 * @returns the ground layers, and the labels above all ground layers.
 */
export function streetLayers(
  schema: StreetSchema,
  look: MapLook,
): { ground: LayerSpecification[]; labels: LayerSpecification[] } {
  return { ground: ground(look, schema), labels: labels(look, schema) };
}
