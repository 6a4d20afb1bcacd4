import '@/src/theme/index.css';
import '@/.storybook/preview.css';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { pictures } from './guides/allPictures';

afterEach(() => vi.restoreAllMocks());

describe('the pictures of the guide', () => {
  it.each(Object.entries(pictures))(
    'of %s are seen, and neither take the focus nor say anything',
    async (...row) => {
      const complaints = vi.spyOn(console, 'error');
      for (const picture of row[1]) {
        const { container, unmount } = await render(<div inert>{picture}</div>);
        const box = container.firstElementChild;
        expect(box?.textContent || box?.querySelector('svg, input')).toBeTruthy();
        expect(box?.getBoundingClientRect().height).toBeGreaterThan(10);
        expect(document.activeElement).toBe(document.body);
        await unmount();
      }
      const said = [...document.querySelectorAll('[aria-live]')]
        .map(({ textContent }) => textContent)
        .join('');
      expect(said).toBe('');
      expect(complaints).not.toHaveBeenCalled();
    },
  );
});
