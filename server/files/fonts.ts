import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The fonts that are put into a PDF file, so that it looks and reads the same everywhere. */
export interface PdfFonts {
  regular: Uint8Array;
  bold: Uint8Array;
}

/** Atkinson Hyperlegible Next, the typeface of the pages. */
export function readFonts(): PdfFonts {
  const require = createRequire(import.meta.url);
  const read = (weight: number) =>
    readFileSync(
      require.resolve(
        `@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-${weight}-normal.woff`,
      ),
    );
  return { regular: read(400), bold: read(700) };
}
