/** How the layers of a street map's vector tiles are named and filled. */
export type StreetSchema = 'protomaps' | 'openmaptiles';

/**
 * Tells the schema of vector tiles.
 * @param layers the names of their layers.
 * @returns null for tiles of another schema, which nobody here knows how to draw.
 */
export function streetSchemaOf(layers: readonly string[]): StreetSchema | null {
  if (layers.includes('roads') && layers.includes('earth')) return 'protomaps';
  return layers.includes('transportation') ? 'openmaptiles' : null;
}

/** The layers that the metadata of a tile file names; empty where it names none. */
export function layersIn(metadata: unknown): string[] {
  const { vector_layers: layers } = (metadata ?? {}) as { vector_layers?: unknown };
  if (!Array.isArray(layers)) return [];
  return layers.flatMap((layer: unknown) => {
    const { id } = (layer ?? {}) as { id?: unknown };
    return typeof id === 'string' ? [id] : [];
  });
}
