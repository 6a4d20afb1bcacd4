import { packingFor } from '../../server/http/packing';
import { isLocalHost } from '../../server/http/localRequest';
import { hasVersion } from '../../server/http/etag';
import { pathOf } from '../../server/http/paths';
import { nameProblem } from '../../shared/domain/users/personName';
import { isOneAddress } from '../../server/identity/emailAddress';
import { attachmentNameError } from '../../server/mail/attachmentNames';
import { mailPage } from '../../server/mail/sanitize';
import { clientOf } from '../../server/http/client';
import { linesOfCsv } from '../../server/services/readServiceFile';
import { byteRange, rangeHolds } from '../../server/tiles/byteRange';
import { plainAttribution } from '../../server/tiles/plainAttribution';
import { csvCell, withoutFormulaGuard } from '../../shared/domain/admin/csv';
import { readCopy } from '../../shared/domain/appointments/appointmentExport';
import { validateEmail, validatePassword } from '../../shared/domain/auth/validation';
import { asText } from '../../shared/domain/calendarFile/calendarFile';
import { contactProblem } from '../../shared/domain/events/access/accessProblem';
import { isTime } from '../../shared/domain/events/time/eventTime';
import { screenAt } from '../../shared/domain/screens/screens';
import { toQuery } from '../../shared/domain/search/searchQuery';
import { joinedNumbers, wordsOf } from '../../shared/domain/search/words';
import { readOpeningHours } from '../../shared/domain/serviceImport/openingHoursSyntax';
import { readDay, readWebAddress, withPoint } from '../../shared/domain/serviceImport/fieldTexts';
import { isKnownHeading } from '../../shared/domain/serviceImport/columnNames';
import { postcodeOf, typeNamed } from '../../shared/domain/serviceImport/placeFields';
import { readPhone } from '../../shared/domain/phone/readPhone';
import { scheduleWords } from '../../shared/domain/serviceImport/scheduleWords';
import { importedFields, placeFormOf } from '../../shared/domain/services/placeForm';
import { readState } from '../../shared/domain/services/readState';
import { isWebAddress } from '../../shared/domain/services/serviceLocation';
import { createServiceIndex, readServiceQuery } from '../../shared/domain/services/serviceSearch';
import { prefixOf } from '../../shared/domain/suburbs/suburb';
import { parseDay } from '../../shared/domain/text/dates';
import { splitAtNumbers } from '../../shared/domain/text/phoneNumbers';
import { partsOfPasted, readTime } from '../../shared/domain/text/typedDate';
import { isZone } from '../../shared/domain/text/zones';
import { plainEmail } from '../../shared/domain/users/user';
import { isoDates } from '../../src/features/appointmentExport/importCalendar/dateValues';
import { decodeQuotedPrintable } from '../../src/features/appointmentExport/importCalendar/lines';
import { plainText } from '../../src/features/appointmentExport/importCalendar/plainText';
import { readCalendarFile } from '../../src/features/appointmentExport/importCalendar/readCalendarFile';
import { locations } from '../../shared/seeds/locations';

/** What reads a text that somebody outside wrote. */
export interface OutsideReader {
  name: string;
  /** What a text begins with so that the reader reads on; tried with and without. */
  beginnings?: readonly string[];
  read: (text: string) => unknown;
}

const index = createServiceIndex(locations);
const emptyForm = placeFormOf(null);
const year = { from: new Date(2026, 0), to: new Date(2027, 0) };

/** Headers, addresses and what people type: each takes less than 10 ms for 100 kB. */
export const shortTexts: readonly OutsideReader[] = [
  { name: 'Accept-Encoding', beginnings: ['br;', 'gzip'], read: packingFor },
  {
    name: 'Range',
    beginnings: ['bytes', 'bytes=', 'bytes=0-', ' bytes = 1 -'],
    read: (text) => byteRange(text, 1000),
  },
  { name: 'If-Range', read: (text) => rangeHolds(text, '"a"') },
  { name: 'If-None-Match', beginnings: ['W/"'], read: (text) => hasVersion(text, 'a') },
  { name: 'Host', beginnings: ['localhost:'], read: isLocalHost },
  { name: 'path of a request', beginnings: ['/', 'http://'], read: pathOf },
  { name: 'address of a client', beginnings: ['::ffff:', '1:'], read: clientOf },
  { name: 'email address', beginnings: ['a@', 'a@b'], read: validateEmail },
  { name: 'name of a person', beginnings: ['a ', ' '], read: nameProblem },
  { name: 'one email address', beginnings: ['a@', 'a@b'], read: isOneAddress },
  { name: 'email address to compare', beginnings: ['a@'], read: plainEmail },
  { name: 'password', read: validatePassword },
  { name: 'contact', beginnings: ['a@', '+6'], read: contactProblem },
  { name: 'phone', beginnings: ['03 ', '13 A', '03 5550 0000 ext'], read: readPhone },
  { name: 'web address', beginnings: ['https://', 'https://a'], read: isWebAddress },
  { name: 'path of a screen', beginnings: ['/', '/events'], read: screenAt },
  { name: 'search', read: toQuery },
  { name: 'search for services', beginnings: ['bus near '], read: (text) => readServiceQuery(index, text) },
  { name: 'suburb', read: prefixOf },
  { name: 'pasted date', beginnings: ['24 11 2026 ', '24/11', 'Tue, 24 '], read: partsOfPasted },
  { name: 'day', beginnings: ['2026-11-24'], read: parseDay },
  { name: 'time of day', beginnings: ['12', '2.30'], read: readTime },
  { name: 'time of an event', read: isTime },
  { name: 'time zone', beginnings: ['Australia/'], read: isZone },
  { name: 'name of an attached file', beginnings: ['a.'], read: attachmentNameError },
  {
    name: 'maker of a street map',
    beginnings: ['<a '],
    read: (attribution) => plainAttribution({ attribution }),
  },
  {
    name: 'position of a place',
    beginnings: ['-37,'],
    read: (position) => importedFields({ ...emptyForm, position }),
  },
  { name: 'type of a place', read: typeNamed },
  { name: 'postcode', read: postcodeOf },
  { name: 'state', read: readState },
  { name: 'heading of a column', beginnings: ['@'], read: isKnownHeading },
  { name: 'day in a table', beginnings: ['1 October ', '46296.'], read: readDay },
  { name: 'web address in a table', beginnings: ['www.'], read: readWebAddress },
  { name: 'position in a table', beginnings: ['-37.8, '], read: (position) => withPoint({ position }) },
];

/** Long texts and files: ten times as much takes about ten times as long. */
export const longTexts: readonly OutsideReader[] = [
  { name: 'words of a text', read: wordsOf },
  { name: 'numbers in a text', read: joinedNumbers },
  { name: 'phone numbers in a text', read: splitAtNumbers },
  { name: 'opening hours', beginnings: ['mo', 'mo-fr 10:00-12:00'], read: readOpeningHours },
  {
    name: 'schedule in HSDS',
    beginnings: ['09:00', '2026-01-01', 'MO,1TU'],
    read: (text) =>
      scheduleWords({ byday: text, bymonthday: text, opens_at: text, dtstart: text, until: text }, '', true),
  },
  { name: 'cell of a CSV file', read: csvCell },
  { name: 'cell of a CSV file, read', beginnings: ["'"], read: withoutFormulaGuard },
  {
    name: 'CSV file',
    beginnings: ['name,address\r\n', '"', 'sep=;\n'],
    read: (text) => linesOfCsv(text, isKnownHeading),
  },
  { name: 'text in a calendar', read: asText },
  {
    name: 'calendar file',
    beginnings: ['BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:', 'BEGIN:VEVENT\r\nRRULE:'],
    read: (text) => readCalendarFile(text, year as never),
  },
  { name: 'HTML in a calendar', beginnings: ['<p>', '<a href="', '<p>&#', '<!--'], read: plainText },
  {
    name: 'quoted text in a calendar',
    beginnings: ['A;ENCODING=QUOTED-PRINTABLE:'],
    read: decodeQuotedPrintable,
  },
  { name: 'date in a calendar', beginnings: ['DTSTART:', 'DTSTART;A="'], read: isoDates },
  { name: 'copy of appointments', beginnings: ['['], read: readCopy },
  { name: 'email in HTML', beginnings: ['<a href="'], read: (html) => mailPage('', html) },
];

const repeated = [
  ...' \t\n\r\0aA0.,;:-_/@<>"\'`([{%=&!?#*+|\\é😀',
  '\r\n',
  '\r\n ',
  '; ',
  ', ',
  'a ',
  'a,',
  'a.',
  'a@',
  'a=',
  '0 ',
  '0-',
  '::',
  '000 ',
  '13 11 14 ',
  '00:00-01:00,',
  'mo,',
  'mo;',
  'near ',
  'the ',
  'closed,mo',
  '<a ',
  '<a>',
  '<!--',
  '&amp',
  '<p style="',
  'BEGIN:VEVENT\r\n',
  'DTSTART:20261124\r\n',
  '"",',
  '"\n',
];

/** What a pattern that can be made to search back and forth is slow with: few characters again and again, then another. */
export function* worstTexts(length: number, { beginnings = [] }: OutsideReader): Generator<string> {
  for (const beginning of ['', ...beginnings])
    for (const piece of repeated)
      for (const end of ['', '!\n'])
        yield beginning + piece.repeat(Math.ceil((length - beginning.length) / piece.length)) + end;
}
