import { z } from 'zod';

/** A person's rating of a resource. */
export const ratingWrite = z.object({
  /** null takes the rating away. */
  rating: z.number().int().min(1).max(5).nullable(),
  /** ISO 8601; what Undo puts back keeps its time. */
  timestamp: z.iso.datetime().optional(),
});

/** The person's earlier rating; null: none. */
export const rated = z.object({
  before: z.object({ rating: z.number(), timestamp: z.string() }).nullable(),
});
