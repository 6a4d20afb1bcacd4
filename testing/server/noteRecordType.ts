import type { CommunityDataOptions, Samples } from '@/server/data/communityData';
import { communityRecordTypes, type RecordType } from '@/server/data/recordTypes';

/**
 * The community's collections and one more, `notes`, which everybody may read and write: for the contract of collections.
 * @param parse reads one note.
 */
export function communityOf(
  samples: Samples,
  parse: (value: unknown) => object | null,
): Pick<CommunityDataOptions, 'recordTypes' | 'samples'> {
  const notes: RecordType = {
    name: 'notes',
    idType: 'number',
    maxLength: 1000,
    parse: (value) => parse(value) as Record<string, unknown> | null,
    readBy: 'all',
    writeBy: ['user', 'healthcare', 'admin'],
    derivedFields: [],
  };
  return { recordTypes: [...communityRecordTypes, notes], samples };
}
