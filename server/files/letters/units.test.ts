import { beforeAll, expect, test } from 'vitest';
import { readFonts } from '../fonts';
import { prepareLetters, type Letters } from './fontFiles';
import { linesOf } from './lines';
import { piecesOf, unitsOf, type Unit } from './units';

const texts = ['שלום (קצת) 0412 345 678', 'ساعت ۱۲', 'Ms Nguyễn', 'cafe\u0301', '陳大文。', 'a\u200bb Łu'];

let letters: Letters;
beforeAll(async () => {
  letters = await prepareLetters(readFonts(), { regular: texts, bold: [] });
});

const unitsFor = (text: string) => unitsOf(text, letters, 'regular');
/** The drawn letters, from the left. */
const drawn = (text: string) => piecesOf(unitsFor(text).units).map((piece) => piece.text);

test('words from right to left are laid from the right, and brackets still open towards their words', () => {
  expect(drawn('שלום (קצת)')).toEqual(['(', 'קצת', ')', ' ', 'שלום']);
});

test('a telephone number among words from right to left keeps the order of its groups', () => {
  expect(drawn('שלום 0412 345 678')).toEqual(['0412 345 678', ' ', 'שלום']);
});

test('digits of a script from right to left run from the left', () => {
  expect(drawn('ساعت ۱۲')).toEqual(['۱', '۲', ' ', 'ساعت']);
});

test('a letter that stands for others names them: a turned bracket does', () => {
  const turned = piecesOf(unitsFor('שלום (קצת)').units).filter(({ actual }) => actual !== undefined);
  expect(turned.map(({ text, actual }) => [text, actual])).toEqual([
    ['(', ')'],
    [')', '('],
  ]);
});

test('a word is drawn in one typeface, and its neighbour in that of the pages', () => {
  const fonts = new Set(unitsFor('Ms Nguyễn').units.map(({ text, font }) => `${text} ${font}`));
  expect(fonts).toContain('M regular');
  expect(fonts).toContain('N noto-sans-latin-regular');
  expect(fonts).toContain('ễ noto-sans-vietnamese-regular');
});

test('a letter and the mark on it are one letter', () => {
  expect(unitsFor('cafe\u0301').units.map(({ text }) => text)).toEqual(['c', 'a', 'f', 'é']);
});

test('a letter without a glyph is not drawn and keeps its neighbours apart', () => {
  expect(drawn('a\u200bb Łu')).toEqual(['a', 'b ', 'Ł', 'u']);
});

const one = (units: readonly Unit[]) => units.length;
const wordsOf = (lines: readonly (readonly Unit[])[]) =>
  lines.map((line) => line.map(({ text }) => text).join(''));

test('a line of Chinese ends after any letter, and no line begins with its full stop', () => {
  expect(wordsOf(linesOf(unitsFor('陳大文陳大文。陳大'), 3, one))).toEqual([
    '陳大文',
    '陳大',
    '文。陳',
    '大',
  ]);
});

test('a word that is wider than a line is broken between its letters, and others between words', () => {
  expect(wordsOf(linesOf(unitsFor('ab abcdefg ab'), 4, one))).toEqual(['ab a', 'bcde', 'fg ', 'ab']);
});
