/** One thing on a map: a line or an area along the compass, or a point. Its corners are longitudes and latitudes. */
export interface Feature {
  layer: string;
  shape: 'point' | 'line' | 'area';
  west: number;
  south: number;
  east: number;
  north: number;
  properties: Record<string, string | number>;
}

const extent = 4096;
/** How far a thing may reach out of its tile, so that its edge is not seen. */
const beyond = 256;

/** A number in protocol buffers' variable length. */
export function varint(value: number): number[] {
  const bytes = [];
  let rest = value;
  while (rest >= 128) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return [...bytes, rest];
}

const zigzag = (value: number) => (value < 0 ? -value * 2 - 1 : value * 2);
const field = (number: number, content: readonly number[]) => [
  ...varint(number * 8 + 2),
  ...varint(content.length),
  ...content,
];
const numberField = (number: number, value: number) => [...varint(number * 8), ...varint(value)];
const text = (value: string) => [...Buffer.from(value, 'utf8')];

/** Where a place lies in the plane of web maps, from 0 to 1. */
export function project(lng: number, lat: number): { x: number; y: number } {
  const sine = Math.sin((lat * Math.PI) / 180);
  return { x: lng / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

/** The commands that draw a thing in a tile; null where it does not reach into it. */
function geometry({ shape, west, south, east, north }: Feature, z: number, column: number, row: number) {
  const place = (lng: number, lat: number) => {
    const { x, y } = project(lng, lat);
    return [Math.round((x * 2 ** z - column) * extent), Math.round((y * 2 ** z - row) * extent)] as const;
  };
  const [left, top] = place(west, north);
  const [right, bottom] = place(east, south);
  if (right < -beyond || left > extent + beyond || bottom < -beyond || top > extent + beyond) return null;
  const inside = (value: number) => Math.min(extent + beyond, Math.max(-beyond, value));
  const [x0, y0, x1, y1] = [inside(left), inside(top), inside(right), inside(bottom)];
  const start = [9, zigzag(x0), zigzag(y0)];
  if (shape === 'point') return start;
  if (shape === 'line') return [...start, 10, zigzag(x1 - x0), zigzag(y1 - y0)];
  const [width, height] = [x1 - x0, y1 - y0];
  return [...start, 26, zigzag(width), 0, 0, zigzag(height), zigzag(-width), 0, 15];
}

const shapes = { point: 1, line: 2, area: 3 } as const;

/** Writes one vector tile (MVT 2.1), unpacked. */
export function vectorTile(features: readonly Feature[], z: number, x: number, y: number): Buffer {
  const layers = new Map<string, number[][]>();
  const tables = new Map<string, { keys: string[]; values: (string | number)[] }>();
  for (const feature of features) {
    const drawn = geometry(feature, z, x, y);
    if (!drawn) continue;
    const table = tables.get(feature.layer) ?? { keys: [], values: [] };
    tables.set(feature.layer, table);
    const at = <T>(list: T[], one: T) => (list.includes(one) ? list.indexOf(one) : list.push(one) - 1);
    const tags = Object.entries(feature.properties).flatMap(([key, value]) => [
      ...varint(at(table.keys, key)),
      ...varint(at(table.values, value)),
    ]);
    const written = [
      ...field(2, tags),
      ...numberField(3, shapes[feature.shape]),
      ...field(4, drawn.flatMap(varint)),
    ];
    layers.set(feature.layer, [...(layers.get(feature.layer) ?? []), written]);
  }
  const tile = [...layers].flatMap(([name, written]) => {
    const { keys, values } = tables.get(name)!;
    return field(3, [
      ...numberField(15, 2),
      ...field(1, text(name)),
      ...written.flatMap((one) => field(2, one)),
      ...keys.flatMap((key) => field(3, text(key))),
      ...values.flatMap((value) =>
        field(4, typeof value === 'string' ? field(1, text(value)) : numberField(4, value)),
      ),
      ...numberField(5, extent),
    ]);
  });
  return Buffer.from(tile);
}
