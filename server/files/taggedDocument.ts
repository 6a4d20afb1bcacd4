import PdfKit from 'pdfkit';
import type { PdfFonts } from './fonts';
import type { Letters } from './letters/fontFiles';
import { createTypesetter, type SetLetters } from './letters/typesetter';

/** The colours of the text, dark enough for any printer. */
export const ink = '#17231e';
export const gum = '#10382f';

export const margin = 51;

/** A stretch of text within a paragraph. */
export interface PdfRun {
  text: string;
  font?: 'regular' | 'bold' | 'digits';
  /** The target of a click. */
  link?: string;
}

/** The metadata of a document. */
export interface PdfAbout {
  title: string;
  subject: string;
  /** The language of the text, for screen readers. */
  language: string;
  /** The file's date. Passed in, so that the same content gives the same bytes. */
  date: Date;
  fonts: PdfFonts;
  /** The fonts of texts that users have written, in any script; absent: there are no such texts. */
  letters?: Letters;
  /** How the A4 pages lie; absent: upright. */
  layout?: 'portrait' | 'landscape';
  /** The margin on all sides; absent: `margin`. */
  edge?: number;
}

/** A PDF whose parts have their tags. All positions and sizes are in points. */
export interface TaggedDocument {
  doc: PDFKit.PDFDocument;
  /** The element that everything lies in. */
  root: PDFKit.PDFStructureElement;
  /** Between the margins. */
  width: number;
  /** The margin on all sides. */
  edge: number;
  /** Drawing without a meaning: screen readers skip it. */
  decorate(draw: () => void): void;
  addTo(parent: PDFKit.PDFStructureElement, kind: string): PDFKit.PDFStructureElement;
  /** Writes runs one after the other into an element, from the current position. */
  writeRuns(parent: PDFKit.PDFStructureElement, runs: readonly PdfRun[], size: number, left?: number): void;
  /** Sets a text that may have letters of any script. */
  set: SetLetters;
  /** @returns the whole file. */
  finish(): Promise<Uint8Array>;
}

/** Opens an empty document with one page. */
export function openTaggedDocument(about: PdfAbout): TaggedDocument {
  const { title, subject, language, date, fonts, letters, layout = 'portrait', edge = margin } = about;
  const doc = new PdfKit({
    size: 'A4',
    layout,
    margins: { top: edge, bottom: edge, left: edge, right: edge },
    pdfVersion: '1.7',
    // Its types do not know this one yet.
    subset: 'PDF/UA' as 'PDF/A-1',
    tagged: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, Subject: subject, CreationDate: date, ModDate: date },
    font: '',
    autoFirstPage: false,
  });
  // For the number 1 pdfkit lists the glyphs of each font, as PDF/A-1 wants, but without the parts of composed ones; PDF/UA-1
  // needs no list and allows no incomplete one (7.21.4.2). As a text the metadata are the same, and there is no list.
  Object.assign(doc, { subset: '1' });
  doc.registerFont('regular', fonts.regular);
  doc.registerFont('bold', fonts.bold);
  doc.registerFont('digits', fonts.digits ?? fonts.bold);
  doc.addPage();
  const chunks: Buffer[] = [];
  const ended = new Promise<Uint8Array>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  const width = doc.page.width - 2 * edge;

  // PDF/UA-1 wants a description in each link, besides the words of its element (7.18.5), and pdfkit leaves it empty.
  let said = '';
  const linkTo = doc.link.bind(doc) as (...values: unknown[]) => PDFKit.PDFDocument;
  doc.link = (x: number, y: number, w: number, h: number, url: string, options?: object) =>
    linkTo(x, y, w, h, url, { ...options, Contents: new String(said) });

  function decorate(draw: () => void): void {
    doc.save();
    doc.markContent('Artifact', { type: 'Layout' });
    draw();
    doc.endMarkedContent();
    doc.restore();
  }

  function addTo(parent: PDFKit.PDFStructureElement, kind: string): PDFKit.PDFStructureElement {
    const element = doc.struct(kind);
    parent.add(element);
    return element;
  }

  function writeRuns(
    parent: PDFKit.PDFStructureElement,
    runs: readonly PdfRun[],
    size: number,
    left = edge,
  ): void {
    const { y } = doc;
    runs.forEach(({ text, font = 'regular', link }, index) => {
      const write = () => {
        said = text;
        doc
          .font(font)
          .fontSize(size)
          .fillColor(link === undefined ? ink : gum);
        const options = {
          width: width - (left - edge),
          lineGap: size * 0.22,
          continued: index < runs.length - 1,
          link: link ?? null,
          underline: link !== undefined,
        };
        if (index === 0) doc.text(text, left, y, options);
        else doc.text(text, options);
      };
      parent.add(link === undefined ? write : doc.struct('Link', { alt: text }, write));
    });
  }

  const typesetter = letters && createTypesetter(doc, letters);

  const set: SetLetters = (text, style) => {
    if (typesetter && !letters.isPlain(text)) return typesetter.set(text, style);
    const ready = () => doc.font(style.weight).fontSize(style.size);
    const within = style.width === undefined ? {} : { width: style.width };
    return {
      height: ready().heightOfString(text || ' ', within),
      width: ready().widthOfString(text),
      draw: (x, y, most) => void ready().text(text, x, y, { ...within, height: most, ellipsis: true }),
    };
  };

  async function finish(): Promise<Uint8Array> {
    root.end();
    typesetter?.finish();
    doc.end();
    return ended;
  }
  return { doc, root, width, edge, decorate, addTo, writeRuns, set, finish };
}
