import { placesAsCsv, placesAsGeoJson, placesAsHsds } from './placeExports';
import type { ServiceLocation } from './serviceLocation';

/** How places leave the site: as a table, as GeoJSON, or in the Human Services Data Specification 3.0. */
export const exportFormatNames = ['csv', 'geojson', 'hsds'] as const;

/** The name of one of them. */
export type ExportFormat = (typeof exportFormatNames)[number];

/** The details of each: the media type with its charset, and how its text is made. `now`: whose offsets from Greenwich its times have. */
export const exportFormats: Record<
  ExportFormat,
  { type: string; make: (places: readonly ServiceLocation[], now: Date) => string }
> = {
  csv: { type: 'text/csv; charset=utf-8', make: placesAsCsv },
  geojson: {
    type: 'application/geo+json; charset=utf-8',
    make: (places) => JSON.stringify(placesAsGeoJson(places)),
  },
  hsds: {
    type: 'application/json; charset=utf-8',
    make: (places, now) => JSON.stringify(placesAsHsds(places, now)),
  },
};

const endings: Record<ExportFormat, string> = { csv: 'csv', geojson: 'geojson', hsds: 'json' };

/**
 * The name of an export file, with its format: two of them end in `json`.
 * @param day `YYYY-MM-DD`.
 */
export const exportFileName = (as: ExportFormat, day: string): string =>
  `services-${as}-${day}.${endings[as]}`;
