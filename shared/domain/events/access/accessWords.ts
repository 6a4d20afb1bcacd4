import { parseDay, plainDate } from '../../text/dates';
import { accessQuestions, type AccessQuestion, type AccessText, type EventAccess } from './eventAccess';

/** The questions as they are asked. */
export const accessLabels: Record<AccessQuestion | AccessText, string> = {
  stepFree: 'Step-free way in',
  toilet: 'Accessible toilet',
  hearingLoop: 'Hearing loop',
  parking: 'Parking nearby',
  quietSpace: 'Quiet space',
  captions: 'Captions or Auslan',
  transport: 'Public transport',
  cost: 'Cost',
  contact: 'Contact',
};

/** The label of the filter. */
export const stepFreeLabel = 'Only with a step-free way in';

const inSentence = (label: string) =>
  label.startsWith('Captions') ? label.replace('C', 'c') : label.toLowerCase();

/** "Step-free way in, accessible toilet": what has this answer, in one line; null where nothing has. */
export function answeredLine(access: EventAccess, is: 'yes' | 'no'): string | null {
  const found = accessQuestions.filter((name) => access[name]?.is === is).map((name) => accessLabels[name]);
  const [first, ...others] = found;
  if (!first) return null;
  return is === 'yes'
    ? [first, ...others.map(inSentence)].join(', ')
    : `No ${found.map(inSentence).join(', no ')}`;
}

/** Returns whether the contact is an email address; otherwise it is a phone number. */
export const isEmailContact = (contact: string) => contact.includes('@');

/** The answer to one question, and the day it was checked. */
export interface AccessFact {
  name: AccessQuestion;
  label: string;
  is: 'yes' | 'no' | null;
  /** "Yes", "No", "Not known". */
  words: string;
  /** "Checked on 3 March 2027"; null where it is not known. */
  checked: string | null;
}

/** All questions with what is known of each. */
export function accessFacts(access: EventAccess): AccessFact[] {
  return accessQuestions.map((name) => {
    const answer = access[name];
    const day = answer && parseDay(answer.on);
    const words = answer ? (answer.is === 'yes' ? 'Yes' : 'No') : 'Not known';
    return {
      name,
      label: accessLabels[name],
      is: answer?.is ?? null,
      words,
      checked: day ? `Checked on ${plainDate(day)}` : null,
    };
  });
}

/** "call 03 9123 4567", "write to tea@example.org": whom to ask what is not known; null without a contact. */
export function askWords({ contact }: EventAccess): string | null {
  if (!contact) return null;
  return isEmailContact(contact) ? `write to ${contact}` : `call ${contact}`;
}

/** Everything in plain lines, for a calendar file: "Hearing loop: Not known: call 03 9123 4567". */
export function accessLines(access: EventAccess): string[] {
  const ask = askWords(access);
  return [
    ...accessFacts(access).map(({ label, is, words, checked }) => {
      if (is === null) return `${label}: ${words}${ask ? `: ${ask}` : ''}`;
      return `${label}: ${words}. ${checked ?? ''}`.trim();
    }),
    ...(['transport', 'cost', 'contact'] as const).flatMap((name) =>
      access[name] ? [`${accessLabels[name]}: ${access[name]}`] : [],
    ),
  ];
}
