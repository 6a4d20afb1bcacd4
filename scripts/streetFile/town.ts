import type { Feature } from './vectorTile.ts';

type Schema = 'protomaps' | 'openmaptiles' | 'other';
type What = 'land' | 'water' | 'park' | 'motorway' | 'main' | 'street' | 'path' | 'rail' | 'suburb' | 'city';

/** The names of one schema: each thing's layer, and the property and value that say what it is. */
const names: Record<Schema, Record<What, readonly [layer: string, key: string, value: string] | null>> = {
  protomaps: {
    land: ['earth', 'kind', 'earth'],
    water: ['water', 'kind', 'water'],
    park: ['landuse', 'kind', 'park'],
    motorway: ['roads', 'kind', 'highway'],
    main: ['roads', 'kind', 'major_road'],
    street: ['roads', 'kind', 'minor_road'],
    path: ['roads', 'kind', 'path'],
    rail: ['roads', 'kind', 'rail'],
    suburb: ['places', 'kind', 'neighbourhood'],
    city: ['places', 'kind', 'locality'],
  },
  openmaptiles: {
    land: null,
    water: ['water', 'class', 'river'],
    park: ['landcover', 'class', 'grass'],
    motorway: ['transportation', 'class', 'motorway'],
    main: ['transportation', 'class', 'primary'],
    street: ['transportation', 'class', 'minor'],
    path: ['transportation', 'class', 'path'],
    rail: ['transportation', 'class', 'rail'],
    suburb: ['place', 'class', 'suburb'],
    city: ['place', 'class', 'city'],
  },
  other: {
    land: ['ground', 'what', 'land'],
    water: ['wet', 'what', 'water'],
    park: ['green', 'what', 'park'],
    motorway: ['ways', 'what', 'motorway'],
    main: ['ways', 'what', 'main'],
    street: ['ways', 'what', 'street'],
    path: ['ways', 'what', 'path'],
    rail: ['ways', 'what', 'rail'],
    suburb: ['spots', 'what', 'suburb'],
    city: ['spots', 'what', 'city'],
  },
};

/** The layers of a file, as its metadata names them. */
export function layersOf(schema: Schema): string[] {
  const layers = Object.values(names[schema]).flatMap((one) => (one ? [one[0]] : []));
  return [...new Set(schema === 'openmaptiles' ? [...layers, 'transportation_name'] : layers)];
}

const streetNames = [
  'Wattle Street',
  'Banksia Street',
  'Elm Grove',
  'Station Street',
  'Grevillea Lane',
  'High Street',
];
const suburbs = ['Wattlevale', 'Gumleaf Hill', 'Riverbend', 'Eastgarden'];

/**
 * A made-up town: a grid of streets with names, a river, a park, a motorway, a railway and four suburbs.
 * @param reach how far it goes from its middle, in degrees.
 */
export function town(schema: Schema, middle: { lng: number; lat: number }, reach: number): Feature[] {
  const features: Feature[] = [];
  /** The sides are parts of the reach, from -1 to 1. */
  const add = (
    what: What,
    shape: Feature['shape'],
    [west, south, east, north]: readonly number[],
    name?: string,
  ) => {
    const found = names[schema][what];
    if (!found) return;
    const sides = {
      west: middle.lng + west! * reach,
      south: middle.lat + south! * reach,
      east: middle.lng + east! * reach,
      north: middle.lat + north! * reach,
    };
    const [layer, key, value] = found;
    const properties = { [key]: value, ...(name && { name }) };
    features.push({ layer, shape, ...sides, properties });
    if (layer !== 'transportation' || !name) return;
    features.push({ layer: 'transportation_name', shape, ...sides, properties });
  };
  add('land', 'area', [-1, -1, 1, 1]);
  add('park', 'area', [-0.5, 0.1, -0.1, 0.45]);
  add('water', 'area', [-1, -0.32, 1, -0.2]);
  for (let at = -19; at < 20; at += 1) {
    const side = at / 20;
    const name = streetNames[(at + 19) % streetNames.length];
    const what = at % 5 === 0 ? 'main' : 'street';
    add(what, 'line', [-1, side, 1, side], name);
    add(what, 'line', [side, -1, side, 1], name?.replace(/ .*/, ' Road'));
  }
  add('motorway', 'line', [-1, -0.62, 1, -0.62], 'River Freeway');
  add('rail', 'line', [-1, 0.58, 1, 0.58], 'Town Line');
  add('path', 'line', [-0.5, 0.28, -0.1, 0.28], 'Park Walk');
  for (const [at, name] of suburbs.entries()) {
    const [lng, lat] = [at % 2 === 0 ? -0.4 : 0.4, at < 2 ? -0.42 : 0.3];
    add('suburb', 'point', [lng, lat, lng, lat], name);
  }
  add('city', 'point', [0, 0.02, 0, 0.02], 'Newtown');
  return features;
}
