import { searchableText } from '../search/everydayWords';
import { placeTexts, serviceTypeLabels, type ServiceLocation, type ServiceType } from './serviceLocation';

/** Other common words for a type, besides its label. */
const typeWords: Partial<Record<ServiceType, string>> = {
  exercise: 'classes',
};

/** All that people may search for of a place, folded: what it is, where, for whom, at what cost, in which languages. */
export function placeSearchText(place: ServiceLocation): string {
  const { name, type, suburb, state, postal_code = '' } = place;
  const parts = [name, serviceTypeLabels[type], typeWords[type], suburb, state, postal_code];
  // Each by itself: what one of them denies ends with it.
  const texts = [parts.filter(Boolean).join(' '), ...placeTexts.map((text) => place[text] ?? '')];
  const digits = (place.phone ?? '').replaceAll(/\D/g, '');
  return [...texts.filter(Boolean).map(searchableText), digits].join(' ').trim();
}
