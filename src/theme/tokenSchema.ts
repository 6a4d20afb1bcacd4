/*
 * The two file formats as JSON Schemas, written after those of the Community Group, which are in no package, and excerpts of the
 * Format, Color and Resolver Modules 2025.10 (https://www.designtokens.org/TR/2025.10/). They are narrower than the text: only the kinds of
 * tokens that the theme has, every token with its own type and purpose, sRGB colours with the hex value that older tools read.
 */

const name = '^[^${}.][^{}.]*$';
const reference = { type: 'string', pattern: '^\\{[^${}.][^{}.]*(\\.[^${}.][^{}.]*)+\\}$' };
const object = (properties: Record<string, unknown>, required = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

const measure = (...units: string[]) => object({ value: { type: 'number' }, unit: { enum: units } });
const length = measure('px', 'rem');
const component = { type: 'number', minimum: 0, maximum: 1 };
const color = object({
  colorSpace: { const: 'srgb' },
  components: { type: 'array', items: component, minItems: 3, maxItems: 3 },
  alpha: component,
  hex: { type: 'string', pattern: '^#[0-9a-fA-F]{6}$' },
});

/** The schemas of `$value`, by `$type`. */
const values = {
  color,
  dimension: length,
  duration: measure('ms', 's'),
  fontFamily: { type: 'array', items: { type: 'string', minLength: 1 }, minItems: 1 },
  fontWeight: { type: 'number', minimum: 1, maximum: 1000 },
  number: { type: 'number' },
  shadow: object({ color, offsetX: length, offsetY: length, blur: length, spread: length }),
};

const words = { type: 'string', minLength: 1 };
const token = {
  oneOf: Object.entries(values).map(([type, value]) =>
    object(
      {
        $type: { const: type },
        $value: { oneOf: [value, reference] },
        $description: words,
        $extensions: { type: 'object' },
      },
      ['$type', '$value', '$description'],
    ),
  ),
};
const groups = {
  type: 'object',
  patternProperties: {
    [name]: {
      type: 'object',
      properties: { $description: words },
      required: ['$description'],
      patternProperties: { [name]: token },
      additionalProperties: false,
    },
  },
};

/** A file of tokens: groups of tokens, one level deep. */
export const formatSchema = {
  ...groups,
  properties: {
    $schema: { const: 'https://www.designtokens.org/schemas/2025.10/format.json' },
    $description: words,
  },
  required: ['$schema', '$description'],
  additionalProperties: false,
};

const sources = { type: 'array', items: { ...groups, additionalProperties: false } };

/** A file that maps switches to the tokens that they change. */
export const resolverSchema = object({
  $schema: { const: 'https://www.designtokens.org/schemas/2025.10/resolver.json' },
  name: words,
  version: { const: '2025.10' },
  description: words,
  sets: { type: 'object', additionalProperties: object({ description: words, sources }) },
  modifiers: {
    type: 'object',
    additionalProperties: object({
      description: words,
      contexts: { type: 'object', minProperties: 2, additionalProperties: sources },
      default: words,
    }),
  },
  resolutionOrder: {
    type: 'array',
    minItems: 1,
    items: object({ $ref: { type: 'string', pattern: '^#/(sets|modifiers)/.+$' } }),
  },
});
