import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { NoticeDialog } from './NoticeDialog';

afterEach(() => vi.useRealTimers());

it('a notice is not closed after an hour', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const close = vi.fn();
  await render(<NoticeDialog open text="The film is not here." onOk={close} />);
  vi.advanceTimersByTime(3_600_000);
  expect(close).not.toHaveBeenCalled();
  expect(page.getByRole('alertdialog').elements()).toHaveLength(1);
});

it('a link closes a notice before the page changes', async () => {
  const happened: string[] = [];
  window.addEventListener('hashchange', () => happened.push('changed'), { once: true });
  const link = { href: '#words', text: 'Read the words' };
  await render(
    <NoticeDialog open text="The film is not here." link={link} onOk={() => happened.push('closed')} />,
  );
  await page.getByRole('link', { name: 'Read the words' }).click();
  await expect.poll(() => happened).toEqual(['closed', 'changed']);
  history.replaceState(null, '', `${location.pathname}${location.search}`);
});
