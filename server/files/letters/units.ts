import createBidi from 'bidi-js';
import { isUnseen, normalize, replacement, type Letters, type Weight } from './fontFiles';

const bidi = createBidi();

/** One letter of a text, or a mark on it, with the font that draws it. */
export interface Unit {
  /** As it is drawn; a space for all kinds of them. */
  text: string;
  /** The letter that no font has and that stands in the text. */
  missing: string | undefined;
  font: string;
  /** Its level by the Unicode Bidirectional Algorithm: odd from right to left. */
  level: number;
  /** Its index in the text. */
  at: number;
  /** Something that is not seen keeps it apart from the letter before it. */
  apart: boolean;
}

/** A paragraph, letter by letter. */
export interface Units {
  text: string;
  units: readonly Unit[];
  /** Its level; odd from right to left. */
  level: number;
}

interface Kind {
  space: boolean;
  unseen: boolean;
  mark: boolean;
  /** Of a script that runs from right to left: what shapes its letters takes a word at once and turns it round. */
  turned: boolean;
  /** The glyphs of its script stand in another order than the letters, and several letters share one. */
  reordered: boolean;
  /** Of a script that is written without spaces, in which no words come again. */
  alone: boolean;
}

/** Letters that may be set in another direction than from the left: of right-to-left scripts, and marks of direction. */
const mayTurn =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

const kinds = new Map<string, Kind>();

/** Classifies a letter for setting. */
export function kindOf(letter: string): Kind {
  let kind = kinds.get(letter);
  if (!kind) {
    kind = {
      space: /^\s$/u.test(letter),
      unseen: isUnseen(letter),
      mark: /^\p{M}$/u.test(letter),
      turned: /^[\p{Script_Extensions=Arabic}\p{Script_Extensions=Hebrew}]$/u.test(letter),
      reordered: /^\p{Script=Devanagari}$/u.test(letter),
      alone:
        /^[\p{Script_Extensions=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}]$/u.test(
          letter,
        ),
    };
    kinds.set(letter, kind);
  }
  return kind;
}

/**
 * Takes a paragraph apart. A word whose letters are not all in the typeface of the pages is drawn in the other one as a whole, so
 * that it does not mix two looks; a mark with the font of its letter.
 * @param paragraph without line breaks.
 */
export function unitsOf(paragraph: string, letters: Letters, weight: Weight): Units {
  const text = normalize(paragraph);
  // The groups of a telephone number stay in their order: a space would part them, one that does not break joins them.
  const order = mayTurn.test(text)
    ? bidi.getEmbeddingLevels(text.replace(/(?<=\d) (?=\d)/gu, '\u00a0'))
    : undefined;
  const levels = order?.levels;
  const units: Unit[] = [];
  let at = 0;
  let apart = false;
  for (const word of text.split(/(\s+)/u)) {
    const own = letters.isOwn(word, weight);
    for (const letter of word) {
      const { space, unseen, mark } = kindOf(letter);
      const start = at;
      at += letter.length;
      if (unseen && !space) {
        apart = true;
        continue;
      }
      const level = levels ? levels[start]! : 0;
      const drawn = space ? ' ' : letter;
      const found = letters.fontsOf(drawn, weight);
      const before = units.at(-1)?.font;
      const goesOn = (mark || space) && before !== undefined && found.includes(before);
      const font = goesOn ? before : own && found.includes(weight) ? weight : found[0];
      if (font === undefined) {
        const [stand] = letters.fontsOf(replacement, weight);
        units.push({ text: replacement, missing: letter, font: stand!, level, at: start, apart });
      } else units.push({ text: drawn, missing: undefined, font, level, at: start, apart });
      apart = false;
    }
  }
  return { text, units, level: order?.paragraphs[0]?.level ?? 0 };
}

/** Letters that are drawn at once, from left to right. */
export interface Piece {
  text: string;
  font: string;
  /** The words that the glyphs stand for, where the glyphs alone do not say them in order. */
  actual?: string;
}

/** Returns whether the glyphs of these letters, read from the left, would not say them in order. */
export const needsWords = (units: readonly Unit[]) =>
  units.some(
    ({ level, missing, text }) => level % 2 === 1 || missing !== undefined || kindOf(text).reordered,
  );

/** Returns whether two letters are drawn together. Turned signs are drawn alone, and so are digits that are not turned. */
function areJoined(before: Unit, unit: Unit): boolean {
  if (before.font !== unit.font || before.level !== unit.level || unit.apart) return false;
  if (before.missing !== undefined || unit.missing !== undefined) return false;
  const [first, second] = [kindOf(before.text), kindOf(unit.text)];
  const isTurned = unit.level % 2 === 1;
  return first.turned === isTurned && second.turned === isTurned && !first.alone && !second.alone;
}

/** Rule L2 of the algorithm: what is on a level or above it is turned round, from the highest to the lowest. */
function inVisualOrder<Part>(parts: readonly Part[], levelOf: (part: Part) => number): Part[] {
  const order = [...parts];
  for (let level = Math.max(0, ...order.map(levelOf)); level > 0; level -= 1) {
    for (let from = 0; from < order.length; from += 1) {
      let to = from;
      while (to < order.length && levelOf(order[to]!) >= level) to += 1;
      order.splice(from, to - from, ...order.slice(from, to).toReversed());
      from = Math.max(from, to);
    }
  }
  return order;
}

/** The pieces of a line in the order in which the eye meets them, from the left. */
export function piecesOf(line: readonly Unit[]): Piece[] {
  const groups: Unit[][] = [];
  for (const unit of line) {
    const last = groups.at(-1);
    if (last && areJoined(last.at(-1)!, unit)) last.push(unit);
    else groups.push([unit]);
  }
  return inVisualOrder(groups, (group) => group[0]!.level).map((units) => {
    const { font, level } = units[0]!;
    const said = units.map(({ text, missing }) => missing ?? text).join('');
    const text = units
      .map((unit) => (level % 2 === 1 && bidi.getMirroredCharacter(unit.text)) || unit.text)
      .join('');
    const isReordered = units.some((unit) => kindOf(unit.text).reordered);
    return { text, font, ...((said !== text || isReordered) && { actual: said }) };
  });
}
