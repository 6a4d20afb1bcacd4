import { operation, types } from '../operation';
import type { rated, ratingWrite } from '../schemas/ratings';

/** Gives a resource stars, or takes them away. */
export const rate = operation('PUT', '/api/resources/:id/rating', types<typeof ratingWrite, typeof rated>);
