// The used parts of libraries without types.

declare module 'subset-font' {
  /** Cuts a font down to the glyphs of a text, and a variable one to one of its styles. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'truetype'; variationAxes?: Record<string, number>; keepFeatures?: string[] },
  ): Promise<Buffer>;
}

declare module 'fontverter' {
  /** Unpacks a font. */
  export function convert(font: Uint8Array, format: 'truetype'): Promise<Buffer>;
}

declare module 'fontkit' {
  interface Font {
    /** The code points that it has. */
    characterSet: number[];
    /** From the baseline to the top, in units of the font. */
    ascent: number;
    unitsPerEm: number;
  }
  export function create(font: Uint8Array): Font;
}

declare module 'linebreak' {
  /** Finds where a line may end (UAX #14). */
  export default class LineBreaker {
    constructor(text: string);
    /** @returns the next place, by its index in the text; null at the end. */
    nextBreak(): { position: number; required: boolean } | null;
  }
}

declare module 'bidi-js' {
  export interface Levels {
    levels: Uint8Array;
    paragraphs: { start: number; end: number; level: number }[];
  }
  /** The Unicode Bidirectional Algorithm (UAX #9). */
  export default function createBidi(): {
    getEmbeddingLevels(text: string, direction?: 'ltr' | 'rtl'): Levels;
    getMirroredCharacter(character: string): string | null;
  };
}
