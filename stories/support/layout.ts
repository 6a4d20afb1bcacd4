import { expect } from 'storybook/test';
import { ratio } from '@/src/theme/contrast';

const root = document.documentElement;

/** Nothing needs to be scrolled sideways. */
export async function expectNothingSideways(): Promise<void> {
  await expect(root.scrollWidth - root.clientWidth).toBe(0);
}

/** Each element is at least as large as WCAG 2.5.5 asks of a target. */
export async function expectTargets(...elements: readonly Element[]): Promise<void> {
  for (const element of elements) {
    const { width, height } = element.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
}

/** What is to be pressed, or typed into, and is seen with less than 44 pixels of height. */
export function lowTargets(parent: Element): string[] {
  const targets = parent.querySelectorAll('button, [type="search"], label:has([type="checkbox"])');
  return [...targets]
    .filter((target) => target.checkVisibility() && target.getBoundingClientRect().height < 44)
    .map(({ outerHTML }) => outerHTML);
}

/** One element ends before the other begins, from top to bottom. */
export async function expectAbove(upper: Element, lower: Element): Promise<void> {
  await expect(upper.getBoundingClientRect().bottom).toBeLessThanOrEqual(lower.getBoundingClientRect().top);
}

const hex = (rgb: string) =>
  `#${(rgb.match(/\d+/g) ?? [])
    .slice(0, 3)
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('')}`;

/** The edge of an element stands out from its ground, with high contrast and without. Large text changes no colour. */
export async function expectEdge(element: Element): Promise<void> {
  const before = root.dataset['contrast'] ?? 'standard';
  for (const contrast of ['high', 'standard']) {
    root.dataset['contrast'] = contrast;
    const { borderTopColor, backgroundColor } = getComputedStyle(element);
    await expect(ratio(hex(borderTopColor), hex(backgroundColor))).toBeGreaterThanOrEqual(3);
  }
  root.dataset['contrast'] = before;
}
