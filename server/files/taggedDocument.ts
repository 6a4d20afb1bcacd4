import PdfKit from 'pdfkit';
import type { PdfFonts } from './fonts';

/** The colours of the text, dark enough for any printer. */
export const ink = '#17231e';
export const gum = '#10382f';

export const margin = 51;

/** A stretch of text within a paragraph. */
export interface PdfRun {
  text: string;
  font?: 'regular' | 'bold' | 'digits';
  /** Where a click on it leads. */
  link?: string;
}

/** What a document says about itself. */
export interface PdfAbout {
  title: string;
  subject: string;
  /** The language of the text, for screen readers. */
  language: string;
  /** The file's date. Passed in, so that the same content gives the same bytes. */
  date: Date;
  fonts: PdfFonts;
}

/** A PDF whose parts have their tags. All positions and sizes are in points. */
export interface TaggedDocument {
  doc: PDFKit.PDFDocument;
  /** The element that everything lies in. */
  root: PDFKit.PDFStructureElement;
  /** Between the margins. */
  width: number;
  /** Drawing without a meaning: screen readers skip it. */
  decorate(draw: () => void): void;
  addTo(parent: PDFKit.PDFStructureElement, kind: string): PDFKit.PDFStructureElement;
  /** Writes runs one after the other into an element, from the current position. */
  writeRuns(parent: PDFKit.PDFStructureElement, runs: readonly PdfRun[], size: number, left?: number): void;
  /** @returns the whole file. */
  finish(): Promise<Uint8Array>;
}

/** Opens an empty document with one page. */
export function openTaggedDocument({ title, subject, language, date, fonts }: PdfAbout): TaggedDocument {
  const doc = new PdfKit({
    size: 'A4',
    margins: { top: margin, bottom: margin, left: margin, right: margin },
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
  const width = doc.page.width - 2 * margin;

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
    left = margin,
  ): void {
    const { y } = doc;
    runs.forEach(({ text, font = 'regular', link }, index) => {
      const write = () => {
        doc
          .font(font)
          .fontSize(size)
          .fillColor(link === undefined ? ink : gum);
        const options = {
          width: width - (left - margin),
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

  async function finish(): Promise<Uint8Array> {
    root.end();
    doc.end();
    return ended;
  }
  return { doc, root, width, decorate, addTo, writeRuns, finish };
}
