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

/**
 * A change of state is seen on an element or on a part of it, in at least so many pixels. It is looked at where it is afterwards:
 * what moves because of the change must not count.
 */
async function seen(
  what: string,
  element: Element,
  least: number | ((area: Area) => number),
  change: () => unknown,
  part = (area: Area): Area => area,
): Faults {
  const area = part(areaOf(element));
  const before = await pixelsOf(area);
  await change();
  const { x, y } = part(areaOf(element));
  const changed = difference(before, await pixelsOf({ ...area, x, y }));
  const needed = typeof least === 'number' ? least : Math.round(least(area));
  return changed < needed ? [`${what} is not seen: ${changed} of ${needed} pixels`] : [];
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

/** The lowest four pixels of an area. */
const foot = ({ x, y, width, height }: Area): Area => ({ x, y: y + height - 4, width, height: 4 });

const field = () => withoutEdge('input, select, textarea');
const dialog = () => withoutEdge('[role="dialog"], [role="alertdialog"]');

const table = async () => {
  const row = get('tr[data-state="selected"] [role="rowheader"]');
  const tick = get('tr[data-state="selected"] input');
  return [
    ...(await seen(
      'a selected row',
      row,
      ({ width }) => 2 * width,
      press('tr[data-state="selected"] input'),
    )),
    ...(await seen('a tick', tick, 20, () => tick.click())),
  ];
};

/** What a person has to tell apart, by component and story. Each check ends where it changed what it looked at. */
export const drawnStates: Readonly<Record<string, () => Faults>> = {
  'AskDialog Open': dialog,
  'Button Kinds': () =>
    withoutEdge('button:nth-of-type(1)', 'button:nth-of-type(2)', 'button:nth-of-type(3)'),
  'ChoiceGroup Default': () =>
    seen('a chosen answer', get('input:checked'), 20, press('input:not(:checked)')),
  'ChoiceGroup CheckBoxes': () => seen('a tick', get('input:checked'), 20, press('input:checked')),
  'DataTable Narrow': table,
  'DataTable Selected': table,
  'DateTimeField WithError': field,
  'Dialog WithDescription': dialog,
  'Dialogs Open': dialog,
  'Field WithError': field,
  'Header LoggedIn': () => {
    const page = get('[aria-current="page"]');
    const unmark = () => page.removeAttribute('aria-current');
    return seen('the bar of the current page', page, ({ width }) => 3 * width, unmark, foot);
  },
  'NoticeDialog WithDetailsAndLink': dialog,
  'PasswordField WithError': field,
  'Progress Default': async () => {
    const bar = get('progress');
    const empty = () => bar.setAttribute('value', '0');
    return [
      ...(await withoutEdge('progress')),
      ...(await seen('the filled part', bar, ({ width }) => 4 * width, empty)),
    ];
  },
  'SaveButton Pressed': () => seen('that it is saved', get('button svg'), 40, press('button')),
  'SearchField Default': field,
  'SelectField WithError': field,
  'StarAverage Half': async () => {
    const star = get('span[aria-hidden] svg');
    const last = ink(await pixelsOf(areaOf(get('span[aria-hidden] svg:last-child'))));
    return [
      ...(last < 40 ? [`an empty star is not seen: ${last} pixels`] : []),
      ...(await seen('a full star', star, 60, () => star.querySelector('path')?.remove())),
    ];
  },
  'StarRating Saved': async () => {
    // The ring of the star beside it would be taken for it.
    (document.activeElement as HTMLElement).blur();
    const last = ink(await pixelsOf(areaOf(get('input[value="5"]'))));
    return [
      ...(last < 40 ? [`an empty star is not seen: ${last} pixels`] : []),
      ...(await seen('a full star', get('input[value="3"]'), 100, press('input[value="1"]'))),
    ];
  },
  'SuggestBox Listed': () => {
    const option = get('[role="option"][data-active]');
    const leave = () => option.removeAttribute('data-active');
    return seen('the active suggestion', option, ({ width, height }) => (width * height) / 2, leave);
  },
  'TextArea WithError': field,
  'TextField WithError': field,
  'ThemeToggle Pressed': async () => {
    const track = 'button > span[aria-hidden]';
    const knob = async (words: string) => {
      const { style } = get(`${track} > span`);
      const faults = await seen(words, get(track), 60, () => {
        style.visibility = 'hidden';
      });
      style.visibility = '';
      return faults;
    };
    return [
      ...(await knob('the knob of what is on')),
      ...(await seen('that it is on', get(track), 60, press('button'))),
      ...(await withoutEdge(track)),
      ...(await knob('the knob of what is off')),
    ];
  },
  'ToggleGroup Chosen': () => {
    const other = get('button[aria-pressed="false"]');
    return seen(
      'the thick edge of the chosen one',
      other,
      ({ width }) => width,
      () => other.click(),
      foot,
    );
  },
};
