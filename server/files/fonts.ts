import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/** The fonts that are put into a PDF file, so that it looks and reads the same everywhere. */
export interface PdfFonts {
  regular: Uint8Array;
  bold: Uint8Array;
  /** For phone numbers; absent: bold. */
  digits?: Uint8Array;
}

function readFont(path: string): Uint8Array {
  return readFileSync(createRequire(import.meta.url).resolve(path));
}

/** Atkinson Hyperlegible Next, the typeface of the pages. */
export function readFonts(): PdfFonts {
  const path = (weight: number) =>
    `@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-${weight}-normal.woff`;
  return { regular: readFont(path(400)), bold: readFont(path(700)) };
}

/** The digits of Figtree in bold: Atkinson's slashed zero reads badly in phone numbers. */
export async function readDigits(): Promise<Uint8Array> {
  const figtree = readFont('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2');
  // The plus sign has to be there: the library that reads the font stumbles over an empty glyph, the space, at its end.
  return subsetFont(figtree, '0123456789 +', { targetFormat: 'truetype', variationAxes: { wght: 700 } });
}
