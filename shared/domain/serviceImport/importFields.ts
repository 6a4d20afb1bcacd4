import { fieldLabels } from '../services/fieldLabels';

/** The possible uses of a column: the fields of a location, and those that only an import reads. */
export const importFields = [
  'name',
  'type',
  'lat',
  'lng',
  'position',
  'address_1',
  'suburb',
  'state',
  'postal_code',
  'phone',
  'url',
  'opening_hours',
  'schedule',
  'fees_description',
  'languages',
  'accessibility',
  'description',
  'eligibility_description',
  'application_process',
  'alert',
  'status',
  'location_type',
  'assured_date',
  'timezone',
  'id',
] as const;
export type ImportField = (typeof importFields)[number];

/** The label of each. */
export const importFieldLabels: Record<ImportField, string> = {
  ...fieldLabels,
  lat: 'Latitude',
  lng: 'Longitude',
  location_type: 'Whether people can go there',
  assured_date: 'Day of the last check',
  timezone: 'Time zone',
  id: 'Number in your directory',
};
