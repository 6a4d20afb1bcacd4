import '@/src/theme/index.css';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Progress } from '@/src/components/Progress/Progress';
import { StarAverage } from '@/src/components/StarAverage/StarAverage';
import { areaOf, difference, ink, pixelsOf } from './support/pixels';

/* What is drawn without forced colours, looked at in pixels. */

it('an empty star is an outline that is seen, and a full one is filled', async () => {
  await page.viewport(360, 640);
  await render(<StarAverage average={1} />);
  const [full, empty] = document.querySelectorAll('svg');
  expect(ink(await pixelsOf(areaOf(empty!)))).toBeGreaterThanOrEqual(40);
  const shapes = (star: Element) => [...star.children].map((shape) => getComputedStyle(shape).fill);
  expect(shapes(empty!)).toEqual(['none']);
  expect(shapes(full!)).toEqual([expect.stringMatching(/^rgb/), 'none']);
});

it.each(['standard', 'high'])(
  'a progress bar’s edge and its filled part are seen with %s contrast',
  async (contrast) => {
    await page.viewport(360, 640);
    document.documentElement.dataset['contrast'] = contrast;
    const { rerender } = await render(<Progress label="Sending emails" value={8} max={8} />);
    const { x, y, width, height } = areaOf(document.querySelector('progress')!);
    const middle = { x: x + width / 2, y: y - 3, width: 1, height: height + 6 };
    const full = await pixelsOf(middle);
    await rerender(<Progress label="Sending emails" value={0} max={8} />);
    const empty = await pixelsOf(middle);
    delete document.documentElement.dataset['contrast'];
    expect(difference(full, empty)).toBeGreaterThanOrEqual(height - 4);
    expect(ink(empty)).toBe(4);
  },
);
