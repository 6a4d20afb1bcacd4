import LineBreaker from 'linebreak';
import { kindOf, type Unit, type Units } from './units';

/** How wide letters are that are drawn one after the other. */
export type Measure = (units: readonly Unit[]) => number;

const isSpace = ({ text }: Unit) => text === ' ';

/** Without the spaces at its end. */
export function trimmed(units: readonly Unit[]): readonly Unit[] {
  let to = units.length;
  while (to > 0 && isSpace(units[to - 1]!)) to -= 1;
  return to === units.length ? units : units.slice(0, to);
}

/** The parts between which a line may end. */
function partsOf({ text, units }: Units): Unit[][] {
  const breaker = new LineBreaker(text);
  const parts: Unit[][] = [];
  let from = 0;
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    let to = from;
    while (to < units.length && units[to]!.at < next.position) to += 1;
    if (to > from) parts.push(units.slice(from, to));
    from = to;
  }
  return parts;
}

/** Letters with their marks. */
function clustersOf(units: readonly Unit[]): Unit[][] {
  const clusters: Unit[][] = [];
  for (const unit of units) {
    if (clusters.length > 0 && kindOf(unit.text).mark) clusters.at(-1)!.push(unit);
    else clusters.push([unit]);
  }
  return clusters;
}

/** Breaks a paragraph into lines of at most this width. What is wider than a line by itself is broken between its letters. */
export function linesOf(paragraph: Units, width: number, measure: Measure): Unit[][] {
  const lines: Unit[][] = [[]];
  let used = 0;
  const add = (part: readonly Unit[], wide: number) => {
    if (used > 0 && used + wide > width) {
      lines.push([]);
      used = 0;
    }
    lines.at(-1)!.push(...part);
    used += isSpace(part.at(-1)!) ? measure(part) : wide;
  };
  for (const part of partsOf(paragraph)) {
    const wide = measure(trimmed(part));
    if (wide <= width) add(part, wide);
    else for (const cluster of clustersOf(part)) add(cluster, measure(trimmed(cluster)));
  }
  return lines;
}
