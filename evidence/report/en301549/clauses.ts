import { readFileSync } from 'node:fs';
import { criteria } from '../criteria';

/** A clause of the standard. */
export interface Clause {
  /** Its number, such as 9.1.4.3. */
  id: string;
  title: string;
}

/** A chapter of the standard, by the id that OpenACR's catalogue gives it. */
export interface Chapter {
  id: string;
  number: number;
  title: string;
  clauses: Clause[];
}

const newIn22: readonly string[] = ['2.4.11', '2.5.7', '2.5.8', '3.2.6', '3.3.7', '3.3.8'];

/** The criteria of WCAG 2.1, levels A and AA. 4.1.1 is gone from WCAG 2.2 only. */
const wcag21: readonly Clause[] = criteria
  .filter(({ id, level }) => level !== 'AAA' && !newIn22.includes(id))
  .flatMap(({ id, title }) => [
    ...(id === '4.1.2' ? [{ id: '4.1.1', title: 'Parsing' }] : []),
    { id, title },
  ]);

/** For documents the standard leaves out what is about sets of pages. */
const notForDocuments: readonly string[] = ['2.4.1', '2.4.5', '3.2.3', '3.2.4'];

const repeated = (chapter: number): Clause[] =>
  wcag21
    .filter(({ id }) => chapter === 9 || !notForDocuments.includes(id))
    .map(({ id, title }) => ({ id: `${chapter}.${id}`, title }));

/** Reads the list of clauses; what stands before the first chapter is for people. */
function read(text: string): Chapter[] {
  const all: Chapter[] = [];
  for (const line of text.split('\n')) {
    const heading = /^## (\d+) (.+) \((.+)\)$/.exec(line);
    if (heading) {
      all.push({ id: heading[3]!, number: Number(heading[1]), title: heading[2]!, clauses: [] });
      continue;
    }
    const current = all.at(-1);
    if (!current || line === '') continue;
    const clause = /^([\d.]+) (.+)$/.exec(line);
    if (line === 'wcag') current.clauses.push(...repeated(current.number));
    else if (clause) current.clauses.push({ id: clause[1]!, title: clause[2]! });
    else throw new Error(`clauses.txt: this line cannot be read: ${line}`);
  }
  return all;
}

/** EN 301 549 V3.2.1, chapter by chapter. */
export const chapters: readonly Chapter[] = read(
  readFileSync(new URL('clauses.txt', import.meta.url), 'utf8'),
);
