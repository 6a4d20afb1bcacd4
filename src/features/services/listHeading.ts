/** The id of the heading over the list. */
export const listHeadingId = 'places';

/**
 * On a phone the list begins below the choices: its heading comes into sight, at most so far that what was pressed stays there,
 * too.
 */
export function bringAnswerIntoSight() {
  document.getElementById(listHeadingId)?.scrollIntoView({ block: 'nearest' });
  if (document.activeElement !== document.body) document.activeElement?.scrollIntoView({ block: 'nearest' });
}
