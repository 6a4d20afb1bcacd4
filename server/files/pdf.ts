import PdfKit from 'pdfkit';
import type { PdfFonts } from './fonts';

/** The colours of the pages, dark enough for any printer. */
const ink = '#17231e';
const gum = '#10382f';
const ruleColour = '#5d6b64';

const margin = 51;

/** A stretch of text within a paragraph. */
export interface PdfRun {
  text: string;
  font?: 'regular' | 'bold' | 'digits';
  /** Where a click on it leads. */
  link?: string;
}

/** Somebody to call. */
export interface PdfContact {
  name: string;
  number: string;
  link: string;
  about: string;
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

/** Writes one tagged document from top to bottom. */
export interface PdfWriter {
  /** The document's title on a coloured band, with a lead under it. */
  title(title: string, lead: string): void;
  heading(level: 2 | 3, text: string): void;
  paragraph(content: string | readonly PdfRun[], size?: number): void;
  list(items: readonly string[]): void;
  /** A list of people to call: name, number in large digits, what to know. */
  contacts(items: readonly PdfContact[]): void;
  /** A label with a line to write on after printing. */
  writingLine(label: string): void;
  pageBreak(): void;
  /** @returns the whole file. */
  finish(): Promise<Uint8Array>;
}

const sizes = { title: 34, lead: 17, heading2: 21, heading3: 17, number: 24, body: 15 };

/**
 * Starts a tagged PDF: each heading, paragraph, list and link has its tag and decoration is an artifact, so
 * that a screen reader reads it like a page. PDF/UA conformance has not been checked with a validator.
 */
export function createPdf({ title, subject, language, date, fonts }: PdfAbout): PdfWriter {
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

  /** Drawing without a meaning: screen readers skip it. */
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

  /** Writes runs one after the other into an element, from the current position. */
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

  function block(kind: string, runs: readonly PdfRun[], size: number, after: number): void {
    writeRuns(addTo(root, kind), runs, size);
    doc.y += after;
  }

  return {
    title(text, lead) {
      const band = 132;
      decorate(() => {
        doc.rect(0, 0, doc.page.width, band).fill(gum);
        // A leaf of two arcs and its rib.
        doc.translate(doc.page.width - margin - 44, 40);
        doc.path('M0 48 C0 16 20 0 48 0 C48 30 32 50 0 48 Z').fill('#9cc9b2');
        doc.path('M0 48 L32 16').lineWidth(3).stroke(gum);
      });
      addTo(root, 'H1').add(() => {
        doc
          .font('bold')
          .fontSize(sizes.title)
          .fillColor('#ffffff')
          .text(text, margin, 44, { width: width - 70 });
      });
      doc.y = band + 22;
      block('P', [{ text: lead, font: 'bold' }], sizes.lead, 4);
    },
    heading(level, text) {
      doc.y += 12;
      const size = level === 2 ? sizes.heading2 : sizes.heading3;
      addTo(root, `H${level}`).add(() => {
        doc.font('bold').fontSize(size).fillColor(gum).text(text, margin, doc.y, { width });
      });
      doc.y += 5;
    },
    paragraph: (content, size = sizes.body) =>
      block('P', typeof content === 'string' ? [{ text: content }] : content, size, 7),
    list(items) {
      const list = addTo(root, 'L');
      for (const text of items) {
        const item = addTo(list, 'LI');
        const { y } = doc;
        addTo(item, 'Lbl').add(() => {
          doc
            .font('bold')
            .fontSize(sizes.body)
            .fillColor(gum)
            .text('•', margin + 4, y, { lineBreak: false });
        });
        doc.y = y;
        writeRuns(addTo(item, 'LBody'), [{ text }], sizes.body, margin + 22);
        doc.y += 4;
      }
      doc.x = margin;
      doc.y += 3;
    },
    contacts(items) {
      const list = addTo(root, 'L');
      for (const { name, number, link, about } of items) {
        const body = addTo(addTo(list, 'LI'), 'LBody');
        const { y } = doc;
        writeRuns(addTo(body, 'P'), [{ text: name, font: 'bold' }], sizes.heading3);
        const below = doc.y;
        // The number stands at the right of its name, where the eye looks for it in a list.
        doc.y = y - 3;
        writeRuns(
          addTo(body, 'P'),
          [{ text: number, font: 'digits', link }],
          sizes.number,
          margin + width * 0.62,
        );
        doc.y = Math.max(below, doc.y - 4);
        writeRuns(addTo(body, 'P'), [{ text: about }], sizes.body);
        doc.y += 9;
      }
      doc.x = margin;
    },
    writingLine(label) {
      doc.y += 8;
      const { y } = doc;
      const text = `${label}:`;
      addTo(root, 'P').add(() => {
        doc.font('bold').fontSize(sizes.body).fillColor(ink).text(text, margin, y, { width });
      });
      const from = margin + doc.font('bold').fontSize(sizes.body).widthOfString(text) + 10;
      decorate(() => {
        doc
          .moveTo(from, y + 17)
          .lineTo(margin + width, y + 17)
          .lineWidth(1)
          .stroke(ruleColour);
      });
      doc.y += 12;
    },
    pageBreak: () => void doc.addPage(),
    async finish() {
      root.end();
      doc.end();
      return ended;
    },
  };
}
