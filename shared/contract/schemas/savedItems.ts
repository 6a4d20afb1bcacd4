import { z } from 'zod';
import { maxSavedDetail, maxSavedPhone, maxSavedTitle, savedKinds } from '../../domain/saved/savedItem';

/** The stored words of a saved record, which stay readable after it is deleted. */
export const savedWords = z.object({
  title: z.string().trim().min(1).max(maxSavedTitle),
  detail: z.string().max(maxSavedDetail),
  phone: z.string().trim().min(1).max(maxSavedPhone).optional(),
  /** ISO 8601 in UTC; what Undo puts back keeps its time. */
  savedAt: z.iso.datetime(),
});

/** One thing that was saved. */
export const savedItem = z.object({
  kind: z.enum(savedKinds),
  recordId: z.number().int(),
  ...savedWords.shape,
});

/** The saved record, by its kind and id. */
export const savedParams = z.object({ kind: z.enum(savedKinds), id: z.coerce.number().int().min(0) });

/** All that a person saved, the last first. */
export const savedList = z.object({ items: z.array(savedItem) });

/** null: it was not there. */
export const removedItem = z.object({ removed: savedItem.nullable() });
