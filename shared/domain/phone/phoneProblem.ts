import { readPhone } from './readPhone';

const example = 'Write it like 03 9123 4567, 13 11 14 or 03 9123 4567 ext 5.';

/** Returns the problem with a phone number, as whole sentences; null where it leads to no wrong number. */
export function phoneProblem(phone: string): string | null {
  const parts = readPhone(phone);
  const unsure = parts.find((part) => part.unsure)?.text;
  if (unsure !== undefined) {
    const what = /^[2-9]\d{7}$/.test(unsure.replaceAll(/\D/g, ''))
      ? 'has no area code'
      : 'is no number in use in Australia';
    return `The phone number "${unsure}" ${what}. ${example}`;
  }
  if (parts.length === 0 || parts.some(({ href }) => href !== undefined)) return null;
  return `There is no number to call in "${phone.length > 60 ? `${phone.slice(0, 60)}…` : phone}". ${example}`;
}
