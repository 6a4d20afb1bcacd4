import { wholeHoursText } from '../serviceImport/openingHoursSyntax';
import { type CheckedField, checkedFields } from './placeChecks';
import { serviceTypeLabels, type ServiceLocation } from './serviceLocation';

/** The values of the fields. `position`: "latitude, longitude"; `opening_hours`: in OpenStreetMap's syntax. */
export type PlaceFormValues = Record<CheckedField, string>;

/** The first values of the form. @param place null: a new one. */
export function placeFormOf(place: ServiceLocation | null): PlaceFormValues {
  const text = (field: CheckedField) => {
    if (!place) return '';
    if (field === 'opening_hours') return place[field] ? wholeHoursText(place[field]) : '';
    if (field === 'position') return `${place.lat}, ${place.lng}`;
    return field === 'type' ? serviceTypeLabels[place.type] : (place[field] ?? '');
  };
  return Object.fromEntries(checkedFields.map((field) => [field, text(field)])) as PlaceFormValues;
}

/**
 * The fields as an import names them.
 * @param before the earlier place: its time zone stays while its address does.
 */
export function importedFields(
  { position, ...others }: PlaceFormValues,
  before: ServiceLocation | null = null,
): Record<string, string> {
  const stays = before?.state === others.state && (before.postal_code ?? '') === others.postal_code;
  const texts = { ...others, ...(stays && before.opening_hours && { timezone: before.opening_hours.zone }) };
  const [lat = '', lng = '', ...rest] = position.trim().split(/\s*[,;]\s*|\s+/, 3);
  // More than two numbers are no position.
  return rest.length > 0 ? texts : { ...texts, lat, lng };
}

/** The errors, by field. */
export type PlaceFormErrors = { [Field in CheckedField]?: string };

/** Problems of an import as those of the form. */
export function formErrors(problems: readonly { field: string; text: string }[]): PlaceFormErrors {
  const byField = problems.map(({ field, text }) => [field === 'lat' ? 'position' : field, text] as const);
  const known = checkedFields.map((field) => [field, byField.find(([name]) => name === field)?.[1]] as const);
  return Object.fromEntries(known.filter(([, text]) => text !== undefined));
}
