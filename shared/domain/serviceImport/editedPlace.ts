import { phoneProblem } from '../phone/phoneProblem';
import type { Fields } from '../records/parse';
import { readOpeningHours } from './openingHoursSyntax';
import { checkPlaceFields, type FieldProblem, textOf } from './placeFields';

const hoursUnread =
  'We cannot read these hours. Write them like Mo-Fr 09:00-17:00; Sa 10:00-12:00, or in words in the next field.';
const zoneUnknown = 'Choose a state, so that we know what time it is there.';

/**
 * Reads the fields of a form for one location: as those of a file, but unreadable hours and uncertain phone numbers are errors,
 * which the user can correct.
 */
export function checkEditedPlace(fields: Fields): ReturnType<typeof checkPlaceFields> {
  const { place, problems } = checkPlaceFields(fields);
  const phone = phoneProblem(place.phone ?? '');
  if (phone !== null) problems.push({ field: 'phone', text: phone });
  const hours = textOf(fields['opening_hours']);
  if (hours === '' || place.opening_hours) return { place, problems };
  const problem: FieldProblem = readOpeningHours(hours)
    ? { field: 'state', text: zoneUnknown }
    : { field: 'opening_hours', text: hoursUnread };
  return { place, problems: [...problems, problem] };
}
