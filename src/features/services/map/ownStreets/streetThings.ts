import type { ExpressionSpecification, FilterSpecification } from 'maplibre-gl';
import type { StreetSchema } from '@/shared/domain/services/streetSchema';

/** A kind of feature on the map: its layer in the tiles, and a filter. */
export interface StreetThing {
  layer: string;
  filter: FilterSpecification;
}

/** The features that the map shows; everything else in the tiles is omitted. */
export interface StreetThings {
  /** Land, where the tiles have it: the built-in outline is coarse. */
  land: StreetThing | null;
  green: readonly StreetThing[];
  water: StreetThing;
  rivers: StreetThing;
  motorway: StreetThing;
  main: StreetThing;
  street: StreetThing;
  path: StreetThing;
  rail: StreetThing;
  city: StreetThing;
  suburb: StreetThing;
  mainNames: StreetThing;
  streetNames: StreetThing;
  /** The larger a place, the smaller this number. */
  placeOrder: ExpressionSpecification;
}

/** The English name where there is one: map data has names in all languages. */
export const nameOf: ExpressionSpecification = ['coalesce', ['get', 'name:en'], ['get', 'name']];

/** @param kinds the values of the property with a feature's kind. */
const pick =
  (property: string, shape: 'Polygon' | 'LineString' | 'Point') =>
  (layer: string, ...kinds: string[]): StreetThing => ({
    layer,
    filter: [
      'all',
      ['==', ['geometry-type'], shape],
      ...(kinds.length > 0
        ? [['in', ['get', property], ['literal', kinds]] satisfies ExpressionSpecification]
        : []),
    ],
  });

const tools = (property: string) => ({
  area: pick(property, 'Polygon'),
  line: pick(property, 'LineString'),
  point: pick(property, 'Point'),
});

function protomaps(): StreetThings {
  const { area, line, point } = tools('kind');
  const mains = ['highway', 'major_road', 'medium_road'];
  return {
    land: area('earth'),
    green: [
      area(
        'landuse',
        'park',
        'garden',
        'wood',
        'forest',
        'grass',
        'nature_reserve',
        'national_park',
        'golf_course',
        'cemetery',
        'recreation_ground',
      ),
    ],
    water: area('water'),
    rivers: line('water', 'river', 'stream', 'canal'),
    motorway: line('roads', 'highway'),
    main: line('roads', 'major_road', 'medium_road'),
    street: line('roads', 'minor_road'),
    path: line('roads', 'path'),
    rail: line('roads', 'rail'),
    city: point('places', 'locality'),
    suburb: point('places', 'neighbourhood', 'macrohood'),
    mainNames: line('roads', ...mains),
    streetNames: line('roads', 'minor_road'),
    placeOrder: ['-', ['coalesce', ['get', 'population_rank'], 0]],
  };
}

function openMapTiles(): StreetThings {
  const { area, line, point } = tools('class');
  const [mains, minor] = [
    ['motorway', 'trunk', 'primary', 'secondary', 'tertiary'],
    ['minor', 'street', 'residential'],
  ];
  return {
    land: null,
    green: [area('landcover', 'grass', 'wood', 'farmland'), area('park'), area('landuse', 'cemetery')],
    water: area('water'),
    rivers: line('waterway'),
    motorway: line('transportation', 'motorway', 'trunk'),
    main: line('transportation', 'primary', 'secondary', 'tertiary'),
    street: line('transportation', ...minor),
    path: line('transportation', 'path', 'track'),
    rail: line('transportation', 'rail', 'transit'),
    city: point('place', 'city', 'town', 'village', 'hamlet'),
    suburb: point('place', 'suburb', 'quarter', 'neighbourhood'),
    mainNames: line('transportation_name', ...mains),
    streetNames: line('transportation_name', ...minor),
    placeOrder: ['coalesce', ['get', 'rank'], 99],
  };
}

/** The layers and filters of the shown features in a schema's tiles. */
export const thingsOf = (schema: StreetSchema): StreetThings =>
  schema === 'protomaps' ? protomaps() : openMapTiles();
