import { areaOf, difference, ink, pixelsOf, type Area } from './pixels';

/*
 * What is drawn in forced colours, looked at in pixels: the browser replaces colours, drops shadows and paints edges that were
 * transparent, so no style sheet says by itself what is left to be seen.
 */

/** What is at fault, in words; nothing when all is drawn as it should be. */
type Faults = Promise<string[]>;

const nameOf = (element: Element) =>
  element.getAttribute('aria-label') ||
  element.textContent.trim().slice(0, 40) ||
  `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;

/** One of each kind, by tag and class: what looks alike is drawn by the same rules. */
function kinds<T extends Element>(elements: Iterable<T>): T[] {
  const found = new Map<string, T>();
  for (const element of elements) {
    const { width, height } = element.getBoundingClientRect();
    const kind = `${element.tagName} ${element.getAttribute('class') ?? ''}`;
    if (width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true }) && !found.has(kind))
      found.set(kind, element);
  }
  return [...found.values()];
}

/** Where the focus can be: inside of the open dialog, if there is one. */
const inReach = () => document.querySelector('[role="dialog"], [role="alertdialog"]') ?? document.body;

/**
 * What takes the focus has a ring: a line two pixels wide around it, as WCAG 2.4.13 counts, at three of its sides. The edge of the
 * window cuts one off.
 */
export async function withoutRing(): Faults {
  const faults: string[] = [];
  const stops = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  for (const element of kinds(inReach().querySelectorAll<HTMLElement>(stops))) {
    if (element.matches(':disabled')) continue;
    element.focus();
    if (document.activeElement !== element) continue;
    const area = areaOf(element, 8);
    const focused = await pixelsOf(area);
    element.blur();
    const changed = difference(await pixelsOf(area), focused);
    const least = 3 * (area.width + area.height - 32);
    if (changed < least) faults.push(`no ring around ${nameOf(element)}: ${changed} of ${least} pixels`);
  }
  return faults;
}

/** The fewest pixels that an icon draws, and the size from which on a picture is no icon but decoration. */
const fewest = 16;
const large = 80;

/** Icons are seen: their own colours are not forced. */
export async function unseenIcons(): Faults {
  const faults: string[] = [];
  for (const icon of kinds(inReach().querySelectorAll('svg'))) {
    const area = areaOf(icon);
    if (area.width > large) continue;
    const shown = await pixelsOf(area);
    icon.style.visibility = 'hidden';
    const changed = difference(shown, await pixelsOf(area));
    icon.style.visibility = '';
    if (changed < fewest) faults.push(`an unseen icon in ${nameOf(icon.parentElement!)}: ${changed} pixels`);
  }
  return faults;
}

const get = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`Nothing is ${selector}`);
  return element;
};

/** A change of state is seen in an area, in at least so many pixels. */
async function seen(what: string, area: Area, least: number, change: () => unknown): Faults {
  const before = await pixelsOf(area);
  await change();
  const changed = difference(before, await pixelsOf(area));
  return changed < least ? [`${what} is not seen: ${changed} of ${Math.round(least)} pixels`] : [];
}

/** The middle of each side has a line that contrasts with what is around it. */
async function withoutEdge(...selectors: string[]): Faults {
  const faults: string[] = [];
  for (const selector of selectors) {
    const element = get(selector);
    const { x, y, width, height } = areaOf(element);
    const [across, down] = [x + width / 2, y + height / 2];
    const sides = {
      start: { x: x - 3, y: down, width: 9, height: 1 },
      end: { x: x + width - 6, y: down, width: 9, height: 1 },
      top: { x: across, y: y - 3, width: 1, height: 9 },
      bottom: { x: across, y: y + height - 6, width: 1, height: 9 },
    };
    for (const [side, area] of Object.entries(sides))
      if (ink(await pixelsOf(area)) === 0) faults.push(`${selector} has no edge at its ${side}`);
  }
  return faults;
}

const press = (selector: string) => () => {
  get(selector).click();
};

/** The area of an element's lowest pixels. */
const foot = (selector: string, pixels: number): Area => {
  const { x, y, width, height } = areaOf(get(selector));
  return { x, y: y + height - pixels, width, height: pixels };
};

const field = () => withoutEdge('input, select, textarea');
const dialog = () => withoutEdge('[role="dialog"], [role="alertdialog"]');

const table = async () => {
  const row = areaOf(get('tr[data-state="selected"]'));
  const faults = await seen('a selected row', row, row.width, press('tr[data-state="selected"] input'));
  const tick = areaOf(get('tr input[type="checkbox"]:not(:checked)'));
  return [...faults, ...(await seen('a tick', tick, 20, press('tr input[type="checkbox"]:not(:checked)')))];
};

/** What a person has to tell apart, by component and story. Each check ends where it changed what it looked at. */
export const drawnStates: Readonly<Record<string, () => Faults>> = {
  'AskDialog Open': dialog,
  'Button Kinds': () =>
    withoutEdge('button:nth-of-type(1)', 'button:nth-of-type(2)', 'button:nth-of-type(3)'),
  'DataTable Narrow': table,
  'DataTable Selected': table,
  'DateTimeField WithError': field,
  'Dialog WithDescription': dialog,
  'Dialogs Open': dialog,
  'Field WithError': field,
  'Header LoggedIn': () => {
    const bar = foot('[aria-current="page"]', 4);
    const unmark = () => get('[aria-current="page"]').removeAttribute('aria-current');
    return seen('the bar of the current page', bar, 3 * bar.width, unmark);
  },
  'NoticeDialog WithDetailsAndLink': dialog,
  'PasswordField WithError': field,
  'Progress Default': async () => {
    const bar = areaOf(get('progress'));
    const empty = () => get('progress').setAttribute('value', '0');
    return [
      ...(await withoutEdge('progress')),
      ...(await seen('the filled part', bar, bar.width * 4, empty)),
    ];
  },
  'SaveButton Pressed': () => seen('that it is saved', areaOf(get('button svg')), 40, press('button')),
  'SearchField Default': field,
  'SelectField WithError': field,
  'StarAverage Half': () => {
    const stars = get('span[aria-hidden] svg');
    const empty = () => get('span[aria-hidden] svg path').remove();
    return seen('a full star', areaOf(stars), 60, empty);
  },
  'StarRating Saved': async () => {
    const third = areaOf(get('input[value="3"]'));
    const last = ink(await pixelsOf(areaOf(get('input[value="5"]'))));
    return [
      ...(last < 40 ? [`an empty star is not seen: ${last} pixels`] : []),
      ...(await seen('a full star', third, 100, press('input[value="1"]'))),
    ];
  },
  'SuggestBox Listed': () => {
    const option = areaOf(get('[role="option"][data-active]'));
    const leave = () => get('[role="option"][data-active]').removeAttribute('data-active');
    return seen('the active suggestion', option, (option.width * option.height) / 2, leave);
  },
  'TextArea WithError': field,
  'TextField WithError': field,
  'ThemeToggle Pressed': async () => {
    const track = 'button > span[aria-hidden]';
    const knob = () => {
      get(`${track} > span`).style.visibility = 'hidden';
    };
    const faults = await seen('that it is on', areaOf(get(track)), 60, press('button'));
    return [
      ...faults,
      ...(await withoutEdge(track)),
      ...(await seen('the knob', areaOf(get(track)), 60, knob)),
    ];
  },
  'ToggleGroup Chosen': () => {
    const edge = foot('button[aria-pressed="false"]', 4);
    return seen('the thick edge of the chosen one', edge, edge.width, press('button[aria-pressed="false"]'));
  },
};
