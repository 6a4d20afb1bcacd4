import { flushSync } from 'react-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Status } from './Status';

afterEach(() => vi.useRealTimers());

it('a message is there after an hour', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  await render(<Status kind="success">Appointment saved.</Status>);
  flushSync(() => vi.advanceTimersByTime(3_600_000));
  expect(page.getByText('Appointment saved.').elements()).toHaveLength(1);
});
