import { clearAnnouncer } from '@react-aria/live-announcer';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LiveRegion } from '../LiveRegion/LiveRegion';
import { PasswordField } from './PasswordField';

/** A password that must have a capital letter and a number. */
function Demo() {
  const [value, setValue] = useState('');
  const rules = [
    { id: 'capital', label: 'One capital letter', met: /[A-Z]/.test(value) },
    { id: 'number', label: 'One number', met: /[0-9]/.test(value) },
  ];
  return (
    <PasswordField
      label="Password"
      autoComplete="new-password"
      rules={rules}
      value={value}
      onChange={(event) => setValue(event.target.value)}
    />
  );
}

const box = page.getByLabelText('Password');
const said = () =>
  [...document.querySelectorAll('[data-live-announcer] [aria-live=polite] > *')]
    .map((node) => node.textContent)
    .filter(Boolean);

/** In the box, where everything can be announced. */
async function ready() {
  await render(
    <>
      <LiveRegion />
      <Demo />
    </>,
  );
  await expect.poll(() => document.querySelector('[data-live-announcer]')).not.toBeNull();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await userEvent.click(box);
}

afterEach(() => {
  vi.useRealTimers();
  clearAnnouncer('polite');
});

test('a password’s rules are announced once the typing has rested for a second', async () => {
  await ready();
  for (const key of ['W', 'a', 't']) {
    await userEvent.keyboard(key);
    vi.advanceTimersByTime(999);
    expect(said()).toEqual([]);
  }
  vi.advanceTimersByTime(1);
  expect(said()).toEqual(['Still needed: One number.']);
});

test('a password’s rules are not announced again while they are as they were last announced', async () => {
  await ready();
  await userEvent.keyboard('W');
  vi.advanceTimersByTime(1000);
  await userEvent.keyboard('a');
  vi.advanceTimersByTime(1000);
  await userEvent.keyboard('1{Backspace}');
  vi.advanceTimersByTime(999);
  expect(said()).toEqual(['Still needed: One number.']);
});

test('a password stays in its box while it is shown and hidden again', async () => {
  await render(<PasswordField label="Password" autoComplete="current-password" />);
  await userEvent.fill(box, 'Wattletree1');
  for (const [name, type] of [
    ['Show password', 'text'],
    ['Hide password', 'password'],
  ] as const) {
    await userEvent.click(page.getByRole('button', { name }));
    await expect.element(box).toHaveAttribute('type', type);
    await expect.element(box).toHaveValue('Wattletree1');
  }
});
