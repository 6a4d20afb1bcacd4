import { z } from 'zod';

export const ratingWrite = z.object({
  /** null takes the rating away. */
  rating: z.number().int().min(1).max(5).nullable(),
  /** ISO 8601; what Undo puts back keeps its time. */
  timestamp: z.iso.datetime().optional(),
});

export const rated = z.object({
  before: z.object({ rating: z.number(), timestamp: z.string() }).nullable(),
});
