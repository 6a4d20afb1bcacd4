import type { Locator, Page } from '@playwright/test';

const boxes = { day: 'Day', month: 'Month', year: 'Year', time: 'Time' } as const;
const names = ['day', 'month', 'year', 'time'] as const;

const box = (scope: Page | Locator, label: string, part: (typeof names)[number]) =>
  scope.getByRole('group', { name: label, exact: true }).getByLabel(boxes[part], { exact: true });

/** Fills in the boxes of a field for a day with a time. @param value YYYY-MM-DDTHH:mm. */
export async function typeTime(scope: Page | Locator, label: string, value: string): Promise<void> {
  const [year, month, day, time] = value.split(/[-T]/);
  const texts = { day: day!, month: month!, year: year!, time: time! };
  for (const name of names) await box(scope, label, name).fill(texts[name]);
}

/** What the boxes of such a field hold together, YYYY-MM-DDTHH:mm, where the time is one like "2:30 pm". */
export async function timeIn(scope: Page | Locator, label: string): Promise<string> {
  const [day, month, year, time] = await Promise.all(
    names.map((name) => box(scope, label, name).inputValue()),
  );
  const [, hours, minutes, half] = /^(\d+):(\d\d) (am|pm|noon|midnight)$/.exec(time!) ?? [];
  const hour = (Number(hours) % 12) + (half === 'pm' || half === 'noon' ? 12 : 0);
  const pad = (part: string | number) => String(part).padStart(2, '0');
  return `${year}-${pad(month!)}-${pad(day!)}T${pad(hour)}:${minutes}`;
}
