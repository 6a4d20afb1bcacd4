import ICAL from 'ical.js';
import { isoDates } from './dateValues';
import { decodeQuotedPrintable, linesOf } from './lines';

/** A component as ical.js takes it: name, properties, components. https://www.rfc-editor.org/rfc/rfc7265 */
type JCal = [name: string, properties: unknown[], components: JCal[]];

// Many calendars write a day without VALUE=DATE.
ICAL.design.strict = false;

/** All components of a file. `ICAL.parse` would reject the whole file for one invalid line. */
export function componentsIn(text: string): JCal[] {
  const open: JCal[] = [['', [], []]];
  const found: JCal[] = [];
  for (const raw of linesOf(text)) {
    const line = raw.trim();
    const [, mark, name = ''] = /^(BEGIN|END):(.*)$/i.exec(line) ?? [];
    if (mark?.toUpperCase() === 'BEGIN') {
      const component: JCal = [name.trim().toLowerCase(), [], []];
      open.at(-1)![2].push(component);
      open.push(component);
      found.push(component);
    } else if (mark) {
      if (open.length > 1) open.pop();
    } else if (line) open.at(-1)![1].push(...propertyIn(line));
  }
  return found;
}

function propertyIn(line: string): unknown[] {
  const isRule = /^RRULE[;:]/i.test(line);
  try {
    return [ICAL.parse.property(isRule ? validRule(line) : isoDates(decodeQuotedPrintable(line)))];
  } catch {
    // With an invalid rule it is still a recurring entry.
    return isRule ? [['rrule', {}, 'text', '']] : [];
  }
}

/** Some calendars write COUNT=-1 for "no count". */
const validRule = (line: string) =>
  line
    .toUpperCase()
    .replace(/(?<=[:;])COUNT=(?:-\d+|0+)(?:;|$)/, '')
    .replace(/;$/, '');

/** The valid values of a property. */
export function valuesOf(property: ICAL.Property): unknown[] {
  const [name, parameters, type, ...values] = property.toJSON() as unknown[];
  return values.flatMap((written) => {
    try {
      const value: unknown = new ICAL.Property([name, parameters, type, written]).getFirstValue();
      // ical.js turns 31 February into 3 March.
      return value instanceof ICAL.Time && !value.toString().startsWith(String(written)) ? [] : [value];
    } catch {
      return [];
    }
  });
}

/** The text of a property; empty where it has none. */
export function textOf(event: ICAL.Component, name: string): string {
  const value = event.getAllProperties(name).flatMap(valuesOf)[0];
  return typeof value === 'string' ? value : '';
}
