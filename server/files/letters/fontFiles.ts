import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';
import type { PdfFonts } from '../fonts';

export type Weight = 'regular' | 'bold';

/** What is drawn in the place of a letter that no font has. */
export const replacement = '�';

const require = createRequire(import.meta.url);

/** A file that has a part of the letters of a typeface. */
interface FontFile {
  name: string;
  path: string;
  /** The code points that it may have: from, to. */
  ranges: readonly (readonly [number, number])[];
}

/** The typefaces beside that of the pages, best first, and which of their parts are of use here. */
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
 * What shapes letters, without `ccmp`: it takes letters apart into glyphs that stand for no letter, and the words could not be
 * taken out of the file again. Devanagari cannot be drawn without it.
 */
const features = ['init', 'medi', 'fina', 'isol', 'rlig', 'calt', 'liga', 'kern', 'mark', 'mkmk', 'locl'];

const weightOf = { regular: 400, bold: 700 } as const;

/** The fonts that the words of one document need. */
export interface Letters {
  /** By the name that a document knows them by. */
  fonts: ReadonlyMap<string, Uint8Array>;
  /** Whether the typeface of the pages has all of these letters, so that pdfkit can write them as they are. */
  isPlain(text: string): boolean;
  /** Whether all letters of a word can be drawn in the typeface of the pages. */
  isOwn(word: string, weight: Weight): boolean;
  /** The fonts that have a letter, best first. */
  fontsOf(letter: string, weight: Weight): readonly string[];
  /** Whether a font is of a script that runs from right to left. */
  areTurned(font: string): boolean;
  /** From the top of a line to its baseline, in parts of the size. */
  ascent: number;
}

/** What is written, by its weight. */
export type Texts = Readonly<Record<Weight, Iterable<string>>>;

const separators = /\s+/u;

/** What has no glyph: controls, joiners, marks of direction, variation selectors. */
const unseen = /[\p{Cc}\p{Cf}\p{Variation_Selector}]/gu;

/** Canonical equivalents become one letter, so that a font needs no marks of its own for it. */
export const normalize = (text: string) => text.normalize('NFC');

/**
 * Cuts those fonts to size that a document needs beside its own, so that each keeps only the letters that are written with it.
 * @param own the typeface of the pages.
 */
export async function prepareLetters(own: PdfFonts, texts: Texts): Promise<Letters> {
  const page = create(own.regular);
  const ownLetters = new Set([...page.characterSet, 10]);
  const isPlain = (text: string) => {
    for (const letter of text) if (!ownLetters.has(letter.codePointAt(0)!)) return false;
    return true;
  };
  let files: FontFile[] | undefined;
  const claimed = new Map<string, FontFile[]>();
  const filesFor = (letter: string) => {
    const code = letter.codePointAt(0)!;
    let found = claimed.get(letter);
    if (!found) {
      files ??= readFiles();
      found = files.filter(({ ranges }) => ranges.some(([from, to]) => code >= from && code <= to));
      claimed.set(letter, found);
    }
    return found;
  };

  const fonts = new Map<string, Uint8Array>();
  const having = { regular: new Map<string, string[]>(), bold: new Map<string, string[]>() };
  for (const weight of ['regular', 'bold'] as const) {
    const wanted = new Map<FontFile, Set<string>>();
    const want = (letter: string) => {
      for (const file of filesFor(letter)) {
        if (!wanted.has(file)) wanted.set(file, new Set());
        wanted.get(file)!.add(letter);
      }
    };
    for (const text of texts[weight]) {
      if (isPlain(text)) continue;
      for (const word of normalize(text).split(separators)) if (!isPlain(word)) [...word].forEach(want);
    }
    if (wanted.size > 0 || [...texts[weight]].some((text) => !isPlain(text))) want(replacement);
    for (const [file, letters] of wanted) {
      const source = await convert(readFileSync(file.path), 'truetype');
      // Its ranges name more than it has.
      const known = new Set(create(source).characterSet);
      const present = [...letters].filter((letter) => known.has(letter.codePointAt(0)!));
      if (present.length === 0) continue;
      // Its own space keeps the words of a line together.
      if (known.has(32)) present.push(' ');
      const name = `${file.name}-${weight}`;
      const bytes = await subsetFont(source, present.join(''), {
        targetFormat: 'truetype',
        variationAxes: { wght: weightOf[weight] },
        ...(file.name !== 'noto-sans-devanagari' && { keepFeatures: features }),
      });
      fonts.set(name, bytes);
      for (const letter of present)
        having[weight].set(letter, [...(having[weight].get(letter) ?? []), name]);
    }
  }
  for (const weight of ['regular', 'bold'] as const)
    for (const code of ownLetters) {
      const letter = String.fromCodePoint(code);
      having[weight].set(letter, [...(having[weight].get(letter) ?? []), weight]);
    }
  const fontsOf = (letter: string, weight: Weight) => having[weight].get(letter) ?? [];
  return {
    fonts,
    isPlain,
    isOwn: (word, weight) =>
      isPlain(word) ||
      [...word.replace(unseen, '')].every((letter) =>
        fontsOf(letter, weight).some((name) => name === weight || name.startsWith(typefaces[0]!.name)),
      ),
    fontsOf,
    areTurned: (font) => /^(vazirmatn|noto-sans-hebrew)-/.test(font),
    ascent: page.ascent / page.unitsPerEm,
  };
}
