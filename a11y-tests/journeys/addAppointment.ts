import type { Page } from '@playwright/test';
import type { Target } from './inPage';
import type { UserActions } from './userActions';

/** The keyboard and the ears of a person, whichever browser, driver or screen reader is between. */
export interface KeyboardActions {
  /** Presses Tab until this has the focus. */
  tabTo(target: Target): Promise<void>;
  press(key: 'Enter' | 'Tab'): Promise<void>;
  type(text: string): Promise<void>;
  /** Waits until these words are said. */
  hears(words: string): Promise<void>;
}

/** The text for the form of a new appointment. */
export interface TypedAppointment {
  title: string;
  /** The start, part by part; without it the one that the form suggests. */
  start?: { day: string; month: string; year: string; time: string };
  /** The announcement after saving. */
  said: string;
}

const dialog = '[role=dialog]';
const groups = `${dialog} fieldset, ${dialog} [role=group]`;

/** Adds an appointment by keyboard alone, from the page on which the button for it is. */
export async function addAppointment(
  person: KeyboardActions,
  { title, start, said }: TypedAppointment,
): Promise<void> {
  await person.tabTo({ role: 'button', name: 'Add an appointment' });
  await person.press('Enter');
  await person.tabTo({ role: 'textbox', name: 'Title', within: dialog });
  await person.type(title);
  if (start) {
    await person.tabTo({ role: 'textbox', name: 'Day', within: groups, called: 'Start Time' });
    // A part is selected when the focus comes to it: what is typed takes its place.
    await person.type(start.day);
    await person.press('Tab');
    await person.type(start.month);
    await person.press('Tab');
    await person.type(start.year);
    await person.press('Tab');
    await person.type(start.time);
  }
  await person.press('Enter');
  await person.hears(said);
}

type Role = Parameters<Page['getByRole']>[0];

/** Finds the elements of a Playwright page by their roles and names. */
export function byNames({ page, tabTo, press, type, hears }: UserActions): KeyboardActions {
  return {
    async tabTo({ role, name, within = 'body', called }) {
      const part = page.locator(within);
      const scope = called ? part.and(page.getByRole('group', { name: called, exact: true })) : part;
      await tabTo(scope.getByRole(role as Role, { name, exact: true }));
    },
    press,
    type,
    hears,
  };
}
