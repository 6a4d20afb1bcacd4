import '../../theme/index.css';
import { clearAnnouncer } from '@react-aria/live-announcer';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ratio, required } from '../../theme/contrast';
import type { Outcome } from '../OutcomeMessage/useOutcome';
import { StarRating } from './StarRating';

const onSave = vi.fn<(value: number, sameVisit: boolean) => void>();

/** A page that saves the choice and responds each time with a message of the same text. */
function Kept({ note, label = 'Rate: Soup' }: { note: Outcome; label?: string }) {
  const [value, setValue] = useState<number | null>(null);
  const [message, setMessage] = useState<Outcome | null>(null);
  const save = (star: number) => {
    setValue(star);
    setMessage({ ...note });
  };
  return <StarRating label={label} value={value} message={message} onSave={save} />;
}

const star = (count: number) =>
  page.getByRole('radio', { name: count === 1 ? '1 star' : `${count} stars`, exact: true });
const spoken = () =>
  [...document.querySelectorAll('[data-live-announcer] [aria-live] > *')]
    .map((node) => node.textContent)
    .filter(Boolean);

afterEach(() => {
  clearAnnouncer('polite');
  clearAnnouncer('assertive');
  document.documentElement.removeAttribute('dir');
  delete document.documentElement.dataset['text'];
  delete document.documentElement.dataset['contrast'];
});

describe('the message', () => {
  const note: Outcome = { kind: 'success', text: 'Thank you!' };

  it('is announced once for each rating, also with the same text', async () => {
    const view = await render(<Kept note={note} />);
    await userEvent.click(star(4));
    await expect.poll(spoken).toEqual(['Thank you!']);
    await view.rerender(<Kept note={note} label="Rate: Hot soup" />);
    expect(spoken()).toEqual(['Thank you!']);
    clearAnnouncer('polite');
    await userEvent.click(star(5));
    await expect.poll(spoken).toEqual(['Thank you!']);
    await expect.element(page.getByRole('group').getByText('Thank you!')).toBeVisible();
  });

  it('is not announced when it was there from the start', async () => {
    const words = 'Your rating: 4 stars, already saved';
    await render(<StarRating label="Rate: Soup" value={4} message={null} onSave={onSave} />);
    await userEvent.click(star(4));
    await expect.poll(spoken).toEqual([words]);
    await render(<StarRating label="Rate: Bread" value={4} message={note} onSave={onSave} />);
    expect(spoken()).toEqual([words]);
  });

  it('gives the focus to the group after Undo', async () => {
    const undo = vi.fn<() => void>();
    await render(<StarRating label="Rate: Soup" value={4} message={{ ...note, undo }} onSave={onSave} />);
    const button = page.getByRole('button', { name: 'Undo' });
    await expect.element(button).toHaveAccessibleDescription('Thank you!');
    await userEvent.click(button);
    expect(undo).toHaveBeenCalledOnce();
    const group = page.getByRole('group', { name: 'Rate: Soup' });
    await expect.element(group).toHaveFocus();
    await expect.element(group).toHaveAccessibleDescription('Your rating: 4 stars');
  });
});

describe('a value out of range', () => {
  it.each([Number.NaN, 0, 6, -1, 2.5, Infinity])(
    '(%d) is shown as not rated, with a warning to developers',
    async (value) => {
      const error = vi.spyOn(console, 'error').mockReturnValue();
      await render(<StarRating label="Rate: Soup" value={value} onSave={onSave} />);
      await expect.element(page.getByText('Not rated by you yet')).toBeVisible();
      expect(page.getByRole('radio', { checked: true }).elements()).toEqual([]);
      expect(error).toHaveBeenCalledWith(expect.stringContaining('shown as not rated'));
      error.mockRestore();
    },
  );
});

it.each([
  ['ltr', null, 'to right', '0%'],
  ['ltr', 4, 'to right', '80%'],
  ['rtl', 1, 'to left', '20%'],
])('the star rating draws as many full stars as are chosen: %s, %s', async (dir, start, side, share) => {
  document.documentElement.dir = dir;
  await render(<StarRating label="Rate: Soup" value={start} onSave={onSave} />);
  const drawing = star(1).element().parentElement as Element;
  for (const layer of ['::before', '::after']) {
    const { backgroundImage } = getComputedStyle(drawing, layer);
    expect(backgroundImage).toContain(`linear-gradient(${side}, `);
    expect(backgroundImage).toContain(` ${share}, `);
  }
});

/** The colours in a style, as `#rrggbb`. */
const coloursIn = (style: string) =>
  [...style.matchAll(/rgb\((\d+), (\d+), (\d+)\)/g)].map(
    (match) =>
      `#${match
        .slice(1)
        .map((value) => Number(value).toString(16).padStart(2, '0'))
        .join('')}`,
  );

it.each(['standard', 'high'] as const)(
  'the star rating draws an edge around full and empty stars that stands out: %s contrast',
  async (contrast) => {
    document.documentElement.dataset['contrast'] = contrast;
    await render(<StarRating label="Rate: Soup" value={3} onSave={onSave} />);
    const drawing = star(1).element().parentElement as Element;
    const edges = coloursIn(getComputedStyle(drawing, '::before').backgroundImage);
    const [, paper = ''] = coloursIn(getComputedStyle(drawing, '::after').backgroundImage);
    expect(edges).toHaveLength(2);
    for (const edge of edges) expect(ratio(edge, paper)).toBeGreaterThanOrEqual(required[contrast].boundary);
  },
);

it.each([
  ['standard', 238],
  ['large', 216],
])(
  'the star rating fits five targets of 44 pixels into one row: %s text, a card %i pixels wide',
  async (text, width) => {
    document.documentElement.dataset['text'] = text;
    await render(
      <div ref={(box) => box?.style.setProperty('inline-size', `${width}px`)}>
        <StarRating label="Rate: Soup" value={null} onSave={onSave} />
      </div>,
    );
    const boxes = [1, 2, 3, 4, 5].map((count) => star(count).element().getBoundingClientRect());
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
    for (const box of boxes) expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  },
);
