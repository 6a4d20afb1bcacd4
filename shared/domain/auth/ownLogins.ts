import { ageInWords, clockTime, plainDate } from '../text/dates';

/** A login of a person, on one of their devices. Times are ISO 8601 in UTC. */
export interface OwnLogin {
  id: string;
  /** A description of the device, as in "Firefox on Windows"; empty if unknown. */
  device: string;
  beganAt: string;
  /** The last use, or up to a day before it. */
  lastUsedAt: string;
  /** True if it is on a shared computer. */
  isShared: boolean;
  /** True if it is the one in which the person looks. */
  isThisOne: boolean;
}

const deviceOf = ({ device }: OwnLogin) => device || 'Unknown device';
const lastUse = ({ lastUsedAt }: OwnLogin) => Date.parse(lastUsedAt);

/** The login in which the person looks, then the others, the one that was used last first. */
export const inOrder = (logins: readonly OwnLogin[]): OwnLogin[] =>
  logins.toSorted((a, b) => Number(b.isThisOne) - Number(a.isThisOne) || lastUse(b) - lastUse(a));

/** "3 November 2026, 9:00 am" */
function beganWords({ beganAt }: OwnLogin): string {
  const began = new Date(beganAt);
  return `${plainDate(began)}, ${clockTime(began)}`;
}

/**
 * The name of a login among all: "Firefox on Windows". Two that are alike have the time at which they began as well, and
 * where that is the same, a number.
 */
export function loginName(login: OwnLogin, all: readonly OwnLogin[]): string {
  const device = deviceOf(login);
  const alike = all.filter((one) => deviceOf(one) === device);
  if (alike.length === 1) return device;
  const since = beganWords(login);
  const twins = alike.filter((one) => beganWords(one) === since);
  const number = twins.length === 1 ? '' : ` (${twins.findIndex(({ id }) => id === login.id) + 1})`;
  return `${device}, since ${since}${number}`;
}

/** "Logged in since 3 November 2026. Last used yesterday." */
export function loginFacts({ beganAt, lastUsedAt, isShared, isThisOne }: OwnLogin, now: Date): string {
  const used = isThisOne ? '' : ` Last used ${ageInWords(new Date(lastUsedAt), now)}.`;
  return `Logged in since ${plainDate(new Date(beganAt))}.${used}${isShared ? ' A shared computer.' : ''}`;
}
