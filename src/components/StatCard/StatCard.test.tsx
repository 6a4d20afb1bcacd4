import '../../theme/index.css';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { StatCard } from './StatCard';

it.each([Number.NaN, Number.POSITIVE_INFINITY])(
  'a card shows %d as not known, and warns the developer',
  async (value) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const screen = await render(<StatCard label="Users" value={value} />);
    await expect.element(screen.getByText('Not known')).toBeVisible();
    expect(warn.mock.calls).toEqual([[`StatCard: ${value} is not a figure.`]]);
    warn.mockRestore();
  },
);

it('a card does not look like a button: it has no shadow, and the mouse changes nothing', async () => {
  const screen = await render(
    <>
      <p>Elsewhere</p>
      <StatCard label="Users" value={7} />
    </>,
  );
  const card = screen.getByRole('group', { name: 'Users' });
  const look = () => {
    const { backgroundColor, borderColor, boxShadow, color, cursor, transform } = getComputedStyle(
      card.element(),
    );
    return { backgroundColor, borderColor, boxShadow, color, cursor, transform };
  };
  await userEvent.hover(screen.getByText('Elsewhere'));
  expect(card.element().matches(':hover')).toBe(false);
  const before = look();
  expect(before).toMatchObject({ boxShadow: 'none', cursor: 'auto' });
  await userEvent.hover(card);
  expect(card.element().matches(':hover')).toBe(true);
  expect(look()).toEqual(before);
});
