import '../../theme/index.css';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { areaOf, ink, pixelsOf } from '../../../stories/support/pixels';
import { StarAverage } from './StarAverage';

it.each([
  [17, 'Average 5.0 out of 5'],
  [-2, 'Average 1.0 out of 5'],
  [Number.NaN, 'No ratings yet'],
])('an average of %d is shown as "%s", and the developer is warned', async (average, words) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const screen = await render(<StarAverage average={average} />);
  await expect.element(screen.getByText(words)).toBeVisible();
  expect(warn.mock.calls).toEqual([[`StarAverage: ${average} is not between 1 and 5.`]]);
  warn.mockRestore();
});

it('an empty star is an outline that is seen, and a full one is filled', async () => {
  await page.viewport(360, 640);
  await render(<StarAverage average={1} />);
  const [full, empty] = document.querySelectorAll('svg');
  expect(ink(await pixelsOf(areaOf(empty!)))).toBeGreaterThanOrEqual(40);
  const shapes = (star: Element) => [...star.children].map((shape) => getComputedStyle(shape).fill);
  expect(shapes(empty!)).toEqual(['none']);
  expect(shapes(full!)).toEqual([expect.stringMatching(/^rgb/), 'none']);
});
