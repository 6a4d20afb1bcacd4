import type { Fields } from '../records/parse';
import type { PlaceStatus } from '../services/serviceLocation';
import { parseDay, plainDate } from '../text/dates';
import { shown, textOf } from './rowTexts';

/** The words for each status of HSDS; tables of councils use some of the others. */
const statuses = {
  active: ['', 'active', 'open', 'current', 'operating', 'operational'],
  paused: ['temporarily closed', 'paused', 'suspended'],
  inactive: ['inactive'],
  defunct: ['defunct', 'closed', 'permanently closed'],
};

const statusIn = ({ status }: Fields) =>
  textOf(status)
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ');

/** The status of a row that is brought in. @returns undefined where it runs as usual. */
export const readStatus = (fields: Fields): PlaceStatus | undefined =>
  statuses.paused.includes(statusIn(fields)) ? 'temporarily closed' : undefined;

function statusProblem(fields: Fields): string | false {
  const status = statusIn(fields);
  const said = `"${shown(textOf(fields['status']))}"`;
  if (statuses.defunct.includes(status))
    return `It is closed for good (its status is ${said}), so it stays out.`;
  if (statuses.inactive.includes(status))
    return `It is not offered (its status is ${said}), so it stays out.`;
  const isKnown = [...statuses.active, ...statuses.paused].includes(status);
  return (
    !isKnown && `We do not know the status ${said}. Use active, inactive, defunct or temporarily closed.`
  );
}

function locationProblem({ location_type }: Fields): string | false {
  const type = textOf(location_type).toLowerCase();
  if (type === 'virtual') return 'It is offered online or by phone, not at a place, so it stays out.';
  return type === 'postal' && 'It has an address for letters only, not a place to go to, so it stays out.';
}

function endProblem({ schedule_ended }: Fields): string | false {
  const day = parseDay(textOf(schedule_ended));
  return day !== null && `Its times ended on ${plainDate(day)}, so it stays out.`;
}

/** Why people cannot go to the place of a row, as a whole sentence: nobody may be sent there. @returns null where they can. */
export function whyOut(fields: Fields): { field: 'status' | 'lat' | 'schedule'; text: string } | null {
  const found = [
    ['status', statusProblem(fields)],
    ['lat', locationProblem(fields)],
    ['schedule', endProblem(fields)],
  ] as const;
  return found.flatMap(([field, text]) => (text === false ? [] : [{ field, text }]))[0] ?? null;
}
