import { syllable } from 'syllable';

/** Words that stay although they are long, and why. */
export interface Excused {
  words: string | RegExp;
  why: string;
}

const sign = 'signs, which are not read as words';
const calendar = 'the name of a day or a month';
const illness = 'people know it by this word only';
const name = 'a name';
const exact = 'laid down word for word';

/** What is not counted against a text. Everything else that is hard to read is said in another way. */
export const excused: readonly Excused[] = [
  // Before the signs, or its number would be gone.
  { words: 'More than 1200 local services across Australia.', why: exact },
  { words: /\S+@\S+/g, why: sign },
  { words: /\b(?:https?:\/\/\S+|[\w-]+(?:\.[\w-]+)*\.(?:gov|org|com|net)(?:\.au)?)\b/g, why: sign },
  { words: /\d[\d.,:/-]*(?: \d[\d.,:/-]*)*/g, why: sign },
  { words: /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b/g, why: calendar },
  {
    words: /\b(?:January|February|March|April|June|July|August|September|October|November|December)\b/g,
    why: calendar,
  },
  { words: /\b(?:arthritis|dementia|diabetes|pneumococcal|pneumonia)\b/gi, why: illness },
  { words: /\bAustralians?\b/g, why: name },
  { words: 'Web Content Accessibility Guidelines', why: name },
  { words: 'Aboriginal and Torres Strait Islander', why: name },
  { words: 'General information, not medical advice', why: 'the usual words of this warning' },
  { words: 'general information, not medical advice', why: 'the usual words of this warning' },
  { words: 'Chronic Conditions', why: exact },
  { words: 'Authentication failed. Please try again later.', why: exact },
  { words: /We could not find those places, so this is an example from .+? to .+?\./g, why: exact },
  { words: 'Password must contain at least one uppercase letter.', why: exact },
];

/** The highest grade that a text of the product may have: the year of school in which children are about twelve. */
export const highestGrade = 7;

/** In a shorter text one long word says more about the measure than about the text. */
const fewestWords = 8;

const wordsIn = (text: string) => text.match(/\p{L}[\p{L}’'-]*/gu) ?? [];

/** A text in which each excused word or phrase is one short word. @param used collects what was found. */
function withoutExcused(text: string, used?: Map<string, string>): string {
  return excused.reduce(
    (rest, { words, why }) =>
      rest.replaceAll(words, (found) => {
        if (why !== sign) used?.set(found, why);
        return found.endsWith('.') ? ' it. ' : ' it ';
      }),
    text,
  );
}

/**
 * The Flesch-Kincaid grade of a text: the year of school in which it is easy to read. A line is a sentence, as an item of a
 * list is. Without words it is 0.
 * @param used collects the excused words that were found, with the reason.
 */
export function gradeOf(text: string, used?: Map<string, string>): number {
  const plain = withoutExcused(text, used);
  const words = wordsIn(plain);
  if (words.length === 0) return 0;
  const sentences = plain.split(/[.!?…]+(?=[\s”"]|$)|\n+/u).filter((one) => wordsIn(one).length > 0);
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

/** Those of the texts that are too hard to read, each once, with its grade. */
export function hardTexts(texts: Iterable<string>, used?: Map<string, string>): string[] {
  return [...new Set(texts)]
    .filter((text) => wordsIn(withoutExcused(text)).length >= fewestWords)
    .map((text) => ({ text, grade: gradeOf(text, used) }))
    .filter(({ grade }) => grade > highestGrade)
    .map(({ text, grade }) => `${grade.toFixed(1)}: ${text}`);
}
