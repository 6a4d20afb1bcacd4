/** Properties that can begin a line; anything else after spaces continues the line before. */
const begins =
  /^(?:BEGIN|END|VERSION|PRODID|METHOD|CALSCALE|UID|DTSTAMP|DTSTART|DTEND|DURATION|SUMMARY|DESCRIPTION|LOCATION|RRULE|RDATE|EXDATE|EXRULE|RECURRENCE-ID|SEQUENCE|STATUS|TRANSP|CLASS|CREATED|LAST-MODIFIED|ORGANIZER|ATTENDEE|CATEGORIES|URL|GEO|PRIORITY|TRIGGER|ACTION|TZID|TZNAME|TZOFFSETFROM|TZOFFSETTO|X-[A-Z-]+)[;:]/;

/** Splits a file into lines, with any line ends, and unfolds them. */
export function linesOf(text: string): string[] {
  const raw = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  // Where components are indented, leading spaces do not only mark a continuation.
  const isIndented = raw.some((line) => /^[ \t]+BEGIN:V[A-Z]+\s*$/.test(line));
  const lines: string[][] = [];
  let goesOn = false;
  for (const line of raw) {
    const isFolded = /^[ \t]/.test(line) && !(isIndented && begins.test(line.trimStart()));
    if (lines.length > 0 && (isFolded || goesOn)) lines.at(-1)!.push(isFolded ? line.slice(1) : line);
    else lines.push([line]);
    // vCalendar 1.0 ends a continued line with "=".
    goesOn = isQuoted(lines.at(-1)![0]!) && line.endsWith('=');
    if (goesOn) lines.at(-1)!.push(lines.at(-1)!.pop()!.slice(0, -1));
  }
  return lines.map((parts) => parts.join(''));
}

/** True for a value written as "Caf=C3=A9". */
const isQuoted = (line: string) => /^[^:]*;ENCODING=QUOTED-PRINTABLE[;:]/i.test(line);

/**
 * Decodes a value written as "Caf=C3=A9" (vCalendar 1.0). Other lines stay.
 * @throws RangeError for an unknown encoding.
 */
export function decodeQuotedPrintable(line: string): string {
  if (!isQuoted(line)) return line;
  const at = line.indexOf(':') + 1;
  const [name] = line.split(/[;:]/, 1);
  const charset = /;CHARSET=([\w-]+)/i.exec(line.slice(0, at))?.[1] ?? 'utf-8';
  const bytes = new TextEncoder().encode(line.slice(at));
  const found: number[] = [];
  for (let i = 0; i < bytes.length; i += 1) {
    const hex =
      bytes[i] === 0x3d ? /^[0-9A-F]{2}/i.exec(String.fromCharCode(...bytes.slice(i + 1, i + 3))) : null;
    found.push(hex ? parseInt(hex[0], 16) : bytes[i]!);
    if (hex) i += 2;
  }
  const value = new TextDecoder(charset).decode(Uint8Array.from(found));
  return `${name}:${value.replaceAll('\\', '\\\\').replaceAll(/\r\n|\r|\n/g, '\\n')}`;
}
