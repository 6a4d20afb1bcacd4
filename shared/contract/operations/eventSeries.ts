import { operation, types } from '../operation';
import type { seriesWrite, seriesWritten } from '../schemas/eventSeries';

/** Writes all dates of an event that repeats, or none. */
export const writeSeries = operation(
  'PUT',
  '/api/event-series/:id',
  types<typeof seriesWrite, typeof seriesWritten>,
);
