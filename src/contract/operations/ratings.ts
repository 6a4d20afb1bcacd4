import { operation } from '../operation';
import type { rated, ratingWrite } from '../schemas/ratings';

/** Gives a resource stars, or takes them away. */
export const rate = operation<typeof ratingWrite, typeof rated>()('PUT', '/api/resources/:id/rating');
