import { fieldsOf, type Fields } from '../records/parse';
import { textOf } from './rowTexts';

function listOf(value: unknown): Fields[] {
  const list: unknown[] = Array.isArray(value) ? value : [];
  return list.map(fieldsOf).filter((one) => one !== null);
}

const textsOf = (value: unknown, name: string) =>
  listOf(value)
    .map((one) => textOf(one[name]))
    .filter(Boolean);

/** One text of several sentences, each with its full stop. */
const sentences = (...texts: (string | false)[]) =>
  texts
    .filter((text) => text !== false && text !== '')
    .map((text) => (/[.!?]$/.test(String(text)) ? text : `${text}.`))
    .join(' ');

/** "From 65 to 80 years"; nothing where anybody may come. */
function agesOf({ minimum_age, maximum_age }: Fields): string {
  const from = Number(textOf(minimum_age)) > 0 ? textOf(minimum_age) : '';
  const to = textOf(maximum_age);
  if (from) return to ? `From ${from} to ${to} years` : `From ${from} years`;
  return to && `Up to ${to} years`;
}

/** Reads the limits of a service in HSDS, as the fields of a row: whether it runs, what is new, who may come, and how. */
export function limitsOf(service: Fields): Fields {
  const { status, alert, eligibility_description, service_areas } = service;
  const { application_process, required_documents, wait_time } = service;
  const areas = textsOf(service_areas, 'name');
  const documents = textsOf(required_documents, 'document');
  const ages = agesOf(service);
  const waits = textOf(wait_time);
  const who = textOf(eligibility_description);
  const how = textOf(application_process);
  const more = ages || areas.length > 0;
  return {
    status,
    alert,
    eligibility_description: more
      ? sentences(who, ages, areas.length > 0 && `For people in ${areas.join(', ')}`)
      : who,
    application_process:
      documents.length > 0 || waits
        ? sentences(
            how,
            documents.length > 0 && `Bring: ${documents.join(', ')}`,
            waits && `Waiting time: ${waits}`,
          )
        : how,
  };
}

/** The types of telephone for calls, the best first; the empty one: not given. */
const spokenTypes = ['voice', '', 'cell'];

/**
 * The number to call in a list of phones, with its extension, whatever stands first there.
 * @returns undefined where nobody can be spoken to: a fax, a pager or a textphone is no number to call.
 */
export function voicePhone(phones: unknown): string | undefined {
  const known = listOf(phones).map((phone) => ({ phone, type: textOf(phone['type']).toLowerCase() }));
  const [first] = spokenTypes.flatMap((type) => known.filter((one) => one.type === type));
  if (!first) return undefined;
  const { number, extension } = first.phone;
  return [textOf(number), textOf(extension) && `ext ${textOf(extension)}`].filter(Boolean).join(' ');
}

/** The address of a location where people go, or else that of its letters, without the street. */
export function doorAddress(addresses: unknown): Fields {
  const known = listOf(addresses);
  const typed = (type: string) => known.find((one) => textOf(one['address_type']).toLowerCase() === type);
  const door = typed('physical') ?? typed('');
  if (door) return door;
  const { address_1: _, ...area } = typed('postal') ?? {};
  return area;
}
