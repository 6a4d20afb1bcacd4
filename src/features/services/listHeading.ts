/** The id of the heading over the list. */
export const listHeadingId = 'places';

/** Scrolls the list's heading into view on a phone, at most so far that the pressed element stays visible. */
export function bringAnswerIntoSight() {
  document.getElementById(listHeadingId)?.scrollIntoView({ block: 'nearest' });
  if (document.activeElement !== document.body) document.activeElement?.scrollIntoView({ block: 'nearest' });
}
