import { leaflet, type Leaflet, type LeafletBlock } from '@/shared/domain/content/leaflet';
import { checkBeforeUse, type HelpNumber, telephoneLink } from '@/shared/domain/content/helpNumber';
import { readDigits, readFonts } from './fonts';
import { createPdf, type PdfContact, type PdfWriter } from './pdf';

/** A help number as a contact. Those without a number are for the pages only. */
function toContact({ name, number, brief, about, confidence }: HelpNumber): PdfContact[] {
  if (number === null) return [];
  const check = confidence === 'medium' ? ` (${checkBeforeUse})` : '';
  return [{ name, number, link: telephoneLink(number), about: `${brief ?? about}${check}` }];
}

function writeBlock(pdf: PdfWriter, block: LeafletBlock, numbers: readonly HelpNumber[]): void {
  switch (block.kind) {
    case 'paragraph':
      pdf.paragraph(block.text);
      break;
    case 'list':
      pdf.list(block.items);
      break;
    case 'numbers':
      pdf.contacts(block.ids.flatMap((id) => numbers.filter((one) => one.id === id)).flatMap(toContact));
      break;
    case 'lines':
      block.labels.forEach((label) => pdf.writingLine(label));
      break;
    default:
      block satisfies never;
  }
}

/**
 * The leaflet as a tagged PDF of two A4 pages in large type. The same words give the same bytes.
 * @param numbers all help numbers.
 * @param content the leaflet; tests give others.
 */
export async function makeLeafletPdf(
  numbers: readonly HelpNumber[],
  content: Leaflet = leaflet,
): Promise<Uint8Array> {
  const used = content.sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'numbers' ? block.ids : []));
  const missing = used.filter((id) => !numbers.some((one) => one.id === id));
  if (missing.length > 0)
    throw new Error(`The leaflet names help numbers that do not exist: ${missing.join(', ')}`);
  const checkedOn = numbers.map((one) => one.checkedOn).toSorted()[0] ?? '2026-01-01';

  const pdf = createPdf({
    title: content.title,
    subject: content.lead,
    language: 'en-AU',
    date: new Date(`${checkedOn}T00:00:00Z`),
    fonts: { ...readFonts(), digits: await readDigits() },
  });
  pdf.title(content.title, content.lead);
  for (const { heading, blocks, startsPage } of content.sections) {
    if (startsPage) pdf.pageBreak();
    pdf.heading(2, heading);
    for (const block of blocks) writeBlock(pdf, block, numbers);
  }
  const [year, month, day] = checkedOn.split('-').map(Number);
  const date = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.UTC(year!, month! - 1, day),
  );
  pdf.paragraph(`${content.note} Phone numbers checked on ${date}.`, 14);
  return pdf.finish();
}
