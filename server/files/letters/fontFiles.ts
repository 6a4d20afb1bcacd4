import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';
import type { PdfFonts } from '../fonts';

export type Weight = 'regular' | 'bold';

/** The replacement for a letter that no font has. */
export const replacement = '�';

const require = createRequire(import.meta.url);

/** A file that has a part of the letters of a typeface. */
interface FontFile {
  name: string;
  path: string;
  /** The code points that it may have: from, to. */
  ranges: readonly (readonly [number, number])[];
}

/** The typefaces besides that of the pages, best first, and their useful parts. */
const typefaces: readonly { name: string; parts: RegExp }[] = [
  { name: 'atkinson-hyperlegible-next', parts: /^latin-ext$/ },
  { name: 'noto-sans', parts: /./ },
  { name: 'vazirmatn', parts: /^arabic$/ },
  { name: 'noto-sans-hebrew', parts: /^hebrew$/ },
  // Chinese comes in about a hundred parts, by how often a character is used.
  { name: 'noto-sans-sc', parts: /^\[/ },
];

function readFiles(): FontFile[] {
  return typefaces.flatMap(({ name, parts }) => {
    const folder = `@fontsource-variable/${name}`;
    const rangesOf = require(`${folder}/unicode.json`) as Record<string, string>;
    return Object.entries(rangesOf)
      .filter(([part]) => parts.test(part))
      .map(([part, ranges]) => {
        const file = `${name}-${part.replace(/[[\]]/g, '')}`;
        return {
          name: file,
          path: require.resolve(`${folder}/files/${file}-wght-normal.woff2`),
          ranges: ranges.split(',').map((range) => {
            const [from, to = from] = range.slice(2).split('-');
            return [parseInt(from!, 16), parseInt(to!, 16)] as const;
          }),
        };
      });
  });
}

/**
 * The features that shape letters, without `ccmp`: it splits letters into glyphs that stand for no letter, so words could not be
 * taken out of the file again. Devanagari cannot be drawn without it.
 */
const features = ['init', 'medi', 'fina', 'isol', 'rlig', 'calt', 'liga', 'kern', 'mark', 'mkmk', 'locl'];

const weightOf = { regular: 400, bold: 700 } as const;

/** The fonts that the words of one document need. */
export interface Letters {
  /** By the name that a document knows them by. */
  fonts: ReadonlyMap<string, Uint8Array>;
  /** Returns whether the typeface of the pages has all of these letters, so that pdfkit can write them as they are. */
  isPlain(text: string): boolean;
  /** Returns whether all letters of a word can be drawn in the typeface of the pages. */
  isOwn(word: string, weight: Weight): boolean;
  /** The fonts that have a letter, best first. */
  fontsOf(letter: string, weight: Weight): readonly string[];
  /** True if there is a letter that none of the fonts has: `replacement` is drawn in its place. */
  lacksSome: boolean;
  /** Returns whether a font is of a script that runs from right to left. */
  areTurned(font: string): boolean;
  /** From the top of a line to its baseline, in parts of the size. */
  ascent: number;
}

/** Texts by their weight. */
export type Texts = Readonly<Record<Weight, Iterable<string>>>;

const separators = /\s+/u;

/** Returns whether a letter has no glyph: a control, a joiner, a mark of direction, a variation selector. */
export const isUnseen = (letter: string) => /^[\p{Cc}\p{Cf}\p{Variation_Selector}]$/u.test(letter);

/** Canonical equivalents become one letter, so that a font needs no marks of its own for it. */
export const normalize = (text: string) => text.normalize('NFC');

/** Cuts a file down to some letters in one weight. @returns the font and those of the letters that it has; null without any. */
async function cutFile(file: FontFile, letters: Iterable<string>, weight: Weight) {
  const source = await convert(readFileSync(file.path), 'truetype');
  // Its ranges name more than it has.
  const known = new Set(create(source).characterSet);
  const present = [...letters].filter((letter) => known.has(letter.codePointAt(0)!));
  if (present.length === 0) return null;
  // Its own space keeps the words of a line together.
  if (known.has(32)) present.push(' ');
  const bytes = await subsetFont(source, present.join(''), {
    targetFormat: 'truetype',
    variationAxes: { wght: weightOf[weight] },
    ...(file.name !== 'noto-sans-devanagari' && { keepFeatures: features }),
  });
  return { bytes, present };
}

/** Finds the files that may have a letter. They are looked for only once there is a letter to find. */
function createFinder() {
  let files: FontFile[] | undefined;
  const found = new Map<string, FontFile[]>();
  return (letter: string): FontFile[] => {
    const known = found.get(letter);
    if (known) return known;
    files ??= readFiles();
    const code = letter.codePointAt(0)!;
    const having = files.filter(({ ranges }) => ranges.some(([from, to]) => code >= from && code <= to));
    found.set(letter, having);
    return having;
  };
}

/**
 * Subsets the fonts that a document needs besides its own: each keeps only the used letters.
 * @param own the typeface of the pages.
 */
export async function prepareLetters(own: PdfFonts, texts: Texts): Promise<Letters> {
  const page = create(own.regular);
  const ownLetters = new Set([...page.characterSet, 10]);
  const isPlain = (text: string) => {
    for (const letter of text) if (!ownLetters.has(letter.codePointAt(0)!)) return false;
    return true;
  };
  const filesFor = createFinder();
  const fonts = new Map<string, Uint8Array>();
  const having = { regular: new Map<string, string[]>(), bold: new Map<string, string[]>() };
  let lacksSome = false;
  for (const weight of ['bold', 'regular'] as const) {
    const note = (letter: string, font: string) =>
      having[weight].set(letter, [...(having[weight].get(letter) ?? []), font]);
    const wanted = new Set<string>();
    for (const text of texts[weight]) {
      const words = isPlain(text) ? [] : normalize(text).split(separators);
      for (const word of words) if (!isPlain(word)) for (const letter of word) wanted.add(letter);
    }
    if (wanted.size > 0 || lacksSome) wanted.add(replacement);
    const byFile = new Map<FontFile, string[]>();
    for (const letter of wanted)
      for (const file of filesFor(letter)) byFile.set(file, [...(byFile.get(file) ?? []), letter]);
    for (const [file, letters] of byFile) {
      const cut = await cutFile(file, letters, weight);
      if (!cut) continue;
      const name = `${file.name}-${weight}`;
      fonts.set(name, cut.bytes);
      for (const letter of cut.present) note(letter, name);
    }
    for (const code of ownLetters) note(String.fromCodePoint(code), weight);
    lacksSome ||= [...wanted].some((letter) => !having[weight].has(letter) && !isUnseen(letter));
  }
  const fontsOf = (letter: string, weight: Weight) => having[weight].get(letter) ?? [];
  return {
    fonts,
    isPlain,
    isOwn: (word, weight) =>
      isPlain(word) ||
      [...word].every(
        (letter) =>
          isUnseen(letter) ||
          fontsOf(letter, weight).some((name) => name === weight || name.startsWith(typefaces[0]!.name)),
      ),
    fontsOf,
    lacksSome,
    areTurned: (font) => /^(vazirmatn|noto-sans-hebrew)-/.test(font),
    ascent: page.ascent / page.unitsPerEm,
  };
}
