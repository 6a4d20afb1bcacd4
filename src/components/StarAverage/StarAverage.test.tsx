import '../../theme/index.css';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
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
