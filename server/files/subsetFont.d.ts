declare module 'subset-font' {
  /** Cuts a font down to the glyphs of a text, and a variable one to one of its styles. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'truetype'; variationAxes?: Record<string, number> },
  ): Promise<Buffer>;
}
