import type { Letters, Weight } from './fontFiles';
import { linesOf, trimmed, type Measure } from './lines';
import { needsWords, piecesOf, unitsOf, type Unit } from './units';

/** How a text is set; sizes and widths are in points. */
export interface TextStyle {
  weight: Weight;
  size: number;
  /** Absent: one line, as wide as it is. */
  width?: number;
}

/** A text that is ready to be drawn. */
export interface SetText {
  height: number;
  /** Of its widest line. */
  width: number;
  /** The words, where a program that reads them glyph by glyph would not get them in order. */
  actual?: string;
  /** Draws it from its upper left corner on. @param most its greatest height: a longer text ends in dots. */
  draw(x: number, y: number, most: number): void;
}

/** Sets a text in the fonts that have its letters, each line in the order in which it is read. */
export type SetLetters = (text: string, style: TextStyle) => SetText;

/** Of those whose width is remembered, in characters. */
const longestWord = 24;

/** The pdfkit fields of a font that its types lack: the letters of each glyph. */
interface WrittenFont {
  unicode: number[][];
}

/** Sets the texts of a document whose fonts `letters` has. */
export function createTypesetter(doc: PDFKit.PDFDocument, letters: Letters) {
  for (const [name, bytes] of letters.fonts) doc.registerFont(name, bytes);
  // The words that the next letters stand for. Their mark lies directly around the letters, within the state in which these are
  // drawn: programs that take the words out of the file look there for their place.
  let actual: string | undefined;
  const addContent = doc.addContent.bind(doc);
  doc.addContent = (content: string) => {
    if (actual !== undefined && content === 'BT') doc.markContent('Span', { actual });
    addContent(content);
    if (actual !== undefined && content === 'ET') doc.endMarkedContent();
    return doc;
  };
  const widths = new Map<string, number>();

  /** In thousandths of the size. Words come again, lines do not. */
  function widthOf(font: string, text: string): number {
    const key = `${font} ${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    const width = doc.font(font).fontSize(1000).widthOfString(text);
    if (text.length <= longestWord) widths.set(key, width);
    return width;
  }

  const measureAt =
    (size: number): Measure =>
    (units) => {
      let sum = 0;
      for (let at = 0; at < units.length;) {
        const { font } = units[at]!;
        let text = '';
        for (; units[at]?.font === font; at += 1) text += units[at]!.text;
        sum += widthOf(font, text);
      }
      return (sum * size) / 1000;
    };

  const set: SetLetters = (text, { weight, size, width = Infinity }) => {
    const measure = measureAt(size);
    const lines = text.split(/\r\n|[\n\r\u2028\u2029]/u).flatMap((paragraph) => {
      const units = unitsOf(paragraph, letters, weight);
      return linesOf(units, width, measure).map((line) => ({ line: trimmed(line), level: units.level }));
    });
    const lineHeight = doc.font(weight).fontSize(size).currentLineHeight(true);

    /** The line with dots at its end, and without the letters that leave no room for them. */
    function cut(line: readonly Unit[], level: number): readonly Unit[] {
      const dots: Unit = { text: '…', font: weight, level, at: 0, apart: false, missing: undefined };
      let rest = line;
      while (rest.length > 0 && measure([...rest, dots]) > width) rest = rest.slice(0, -1);
      return [...trimmed(rest), dots];
    }

    function drawLine(line: readonly Unit[], level: number, x: number, baseline: number): void {
      const pieces = piecesOf(line).map((piece) => ({
        ...piece,
        width: (widthOf(piece.font, piece.text) * size) / 1000,
      }));
      const whole = pieces.reduce((sum, piece) => sum + piece.width, 0);
      let left = level % 2 === 1 && width < Infinity ? x + width - whole : x;
      for (const piece of pieces) {
        actual = piece.actual;
        doc
          .font(piece.font)
          .fontSize(size)
          .text(piece.text, left, baseline, { lineBreak: false, baseline: 'alphabetic' });
        left += piece.width;
      }
      actual = undefined;
    }

    return {
      height: lines.length * lineHeight,
      width: Math.max(0, ...lines.map(({ line }) => measure(line))),
      ...(lines.some(({ line }) => needsWords(line)) && { actual: text }),
      draw(x, y, most) {
        const room = Math.max(1, Math.floor(most / lineHeight + 0.001));
        lines.slice(0, room).forEach(({ line, level }, at) => {
          const isCut = at === room - 1 && lines.length > room;
          drawLine(isCut ? cut(line, level) : line, level, x, y + (at * lineHeight + letters.ascent * size));
        });
        doc.x = x;
        doc.y = y + Math.min(lines.length, room) * lineHeight;
      },
    };
  };

  /** To be called once when everything is drawn. */
  function finish(): void {
    const { _fontFamilies: written } = doc as unknown as { _fontFamilies: Record<string, WrittenFont> };
    for (const name of letters.fonts.keys()) {
      const font = written[name];
      // Glyphs of these scripts lie from the left, and readers turn their letters round one by one, also those of a ligature.
      if (font && letters.areTurned(name)) font.unicode = font.unicode.map((codes) => codes.toReversed());
    }
  }
  return { set, finish };
}
