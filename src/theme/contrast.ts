/** A theme's colours by token name without the dashes, each `#rrggbb`. */
export type Colours = Readonly<Record<string, string>>;

/** The kind of contrast that a pair needs: text, or an edge, a mark or a focus tone. */
export type Need = 'text' | 'boundary';

/** Two tokens that are seen against each other. */
export interface Pair {
  front: string;
  back: string;
  need: Need;
}

/** The minimum ratios: WCAG 2.2 AA in the standard theme, AAA (and 4.5 for edges) in high contrast. */
export const required = {
  standard: { text: 4.5, boundary: 3 },
  high: { text: 7, boundary: 4.5 },
} as const;

/** Every `--name: value` of the first block that follows `selector`. */
export function declarations(css: string, selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`No block for ${selector}`);
  const block = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start)).replace(/\/\*[^]*?\*\//g, '');
  const found: Record<string, string> = {};
  for (const [, name, value] of block.matchAll(/--([\w-]+):\s*([^;]+);/g)) {
    if (name && value) found[name] = value.trim().replace(/\s+/g, ' ');
  }
  return found;
}

/** Follows `var(--x)` and mixes with transparency (laid over `under`) down to plain colours; other values drop out. */
export function resolveColours(declared: Readonly<Record<string, string>>, under = '#ffffff'): Colours {
  const colours: Record<string, string> = {};
  const resolve = (value: string): string | undefined => {
    if (/^#[\da-f]{6}$/i.test(value)) return value;
    const name = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
    if (name) return resolve(declared[name] ?? '');
    const mix = /^color-mix\(in srgb, (.+) (\d+)%, transparent\)$/.exec(value);
    const solid = mix?.[1] && resolve(mix[1]);
    return solid ? over(solid, under, Number(mix?.[2]) / 100) : undefined;
  };
  for (const [name, value] of Object.entries(declared)) {
    const colour = resolve(value);
    if (colour) colours[name] = colour;
  }
  return colours;
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

function over(front: string, back: string, alpha: number): string {
  const below = channels(back);
  const mixed = channels(front).map((value, i) => Math.round(value * alpha + (below[i] ?? 0) * (1 - alpha)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two `#rrggbb` colours, 1 to 21. Source: WCAG 2.2, "contrast ratio". */
export function ratio(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const papers = ['surface-page', 'surface-card', 'surface-field', 'surface-soft', 'surface-warm'];
const strong = ['surface-strong', 'surface-strong-2'];
const tones = ['danger', 'success', 'info', 'warning'];
const kinds = ['home-help', 'exercise', 'transport', 'community', 'health'];
const maps = ['map-land', 'map-water', 'map-park'];

const pairs = (need: Need, fronts: string[], backs: string[]): Pair[] =>
  fronts.flatMap((front) => backs.map((back) => ({ front, back, need })));

/** Every pair of words or edges that the product shows. */
export const shown: readonly Pair[] = [
  ...pairs('text', ['text', 'text-soft', 'link', 'link-visited', 'action'], papers),
  ...pairs(
    'text',
    tones.map((tone) => `${tone}-text`),
    papers,
  ),
  ...tones.flatMap((tone) => pairs('text', ['text', 'link', `${tone}-text`], [`${tone}-surface`])),
  ...pairs('text', ['on-action'], ['action', 'action-hover']),
  ...pairs('text', ['on-selected'], ['selected']),
  ...pairs('text', ['on-danger'], ['danger']),
  ...pairs('text', ['text-on-strong'], strong),
  ...pairs('text', ['own-text'], ['own']),
  ...pairs('text', ['other-text'], ['other']),
  ...pairs('text', ['text'], [...maps, 'map-road']),

  ...pairs('boundary', ['border', 'selected-border', 'action', ...tones], papers),
  ...tones.flatMap((tone) => pairs('boundary', [tone], [`${tone}-surface`])),
  ...pairs('boundary', ['accent', 'text-on-strong'], strong),
  ...pairs('boundary', ['surface-strong'], ['accent']),
  ...pairs('boundary', ['star-edge'], papers),
  ...pairs('boundary', ['own-border'], [...papers, 'own']),
  ...pairs('boundary', ['other-border'], [...papers, 'other']),
  ...kinds.flatMap((kind) => pairs('boundary', [`on-${kind}`], [kind])),
  ...pairs('boundary', ['map-route', 'map-road-edge'], maps),
];

/** A marker on the map: its edge or its fill must stand out on each of the map's colours. */
export const markers: readonly { fill: string; edge: string; backs: readonly string[] }[] = kinds.map(
  (kind) => ({
    fill: kind,
    edge: 'marker-edge',
    backs: maps,
  }),
);

/** The two tones of the focus ring against each other. */
export const ringTones: Pair = { front: 'focus-inner', back: 'focus-outer', need: 'boundary' };

/** The possible neighbours of the focus ring: on each of these at least one of its two tones must stand out. */
export const ringNeighbours: readonly string[] = [
  ...papers,
  ...strong,
  ...tones.flatMap((tone) => [tone, `${tone}-surface`]),
  ...kinds,
  ...maps,
  'action',
  'action-hover',
  'selected',
  'own',
  'other',
  'accent',
  'border',
  'scrim',
];
