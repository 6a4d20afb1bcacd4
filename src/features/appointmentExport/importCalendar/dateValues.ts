/** Properties with dates as values; parameters may precede the colon. */
const dated = /^(?:DTSTART|DTEND|DTSTAMP|RECURRENCE-ID|EXDATE|RDATE)(?=[;:])/i;

const isoDate =
  /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ](\d\d):?(\d\d)(?::?(\d\d))?(?:\.\d{1,9})?(Z|[+-]\d\d:?\d\d)?)?$/i;

/** Returns the start of a line's value: after the first colon outside quotes. */
function valueAt(line: string): number {
  let quoted = false;
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === '"') quoted = !quoted;
    else if (line[at] === ':' && !quoted) return at + 1;
  }
  return line.length;
}

/**
 * Rewrites the dates of a line from other forms of ISO 8601 to that of RFC 5545: "2026-12-10T09:30:00+11:00" becomes
 * "20261209T223000Z". Other lines and values stay.
 */
export function isoDates(line: string): string {
  if (!dated.test(line)) return line;
  const at = valueAt(line);
  return line.slice(0, at) + line.slice(at).split(',').map(compact).join(',');
}

function compact(value: string): string {
  const [, year, month, day, hour, minute, second = '00', zone] = isoDate.exec(value.trim()) ?? [];
  if (!year) return value;
  if (!hour) return `${year}${month}${day}`;
  const local = `${year}${month}${day}T${hour}${minute}${second}`;
  if (!zone) return local;
  const sign = zone.startsWith('-') ? 1 : -1;
  const minutes = zone.toUpperCase() === 'Z' ? 0 : Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  if (minutes === 0) return `${local}Z`;
  const wall = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  // 31 February, which engines take for 3 March, stays unchanged and is refused later.
  if (Number.isNaN(wall) || new Date(wall).getUTCDate() !== Number(day)) return local;
  return new Date(wall + sign * minutes * 60_000).toISOString().replaceAll(/[-:]|\.\d+/g, '');
}
