import { operation } from '../operation';
import type { seriesWrite, seriesWritten } from '../schemas/eventSeries';

/** Writes all dates of an event that repeats, or none. */
export const writeSeries = operation<typeof seriesWrite, typeof seriesWritten>()(
  'PUT',
  '/api/event-series/:id',
);
