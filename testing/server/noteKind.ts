import type { CommunityDataOptions, Samples } from '@/server/data/communityData';
import { communityKinds, type RecordKind } from '@/server/data/kinds';

/**
 * The community's collections and one more, `notes`, which everybody may read and write: for the contract of collections.
 * @param parse reads one note.
 */
export function communityOf(
  samples: Samples,
  parse: (value: unknown) => object | null,
): Pick<CommunityDataOptions, 'kinds' | 'samples'> {
  const notes: RecordKind = {
    name: 'notes',
    idType: 'number',
    maxLength: 1000,
    parse: (value) => parse(value) as Record<string, unknown> | null,
    readBy: 'all',
    writeBy: ['user', 'healthcare', 'admin'],
    counted: [],
  };
  return { kinds: [...communityKinds, notes], samples };
}
