import '@/src/theme/index.css';
import { createRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { DayCalendar } from '@/src/components/DateTimeField/DayCalendar';
import { Dialog } from '@/src/components/Dialog/Dialog';
import type { BoxHandlers } from '@/src/components/SuggestBox/SuggestionList';
import { SuggestionList } from '@/src/components/SuggestBox/SuggestionList';
import { ThemeToggle } from '@/src/components/ThemeToggle/ThemeToggle';

const nothing = () => undefined;
const many = (count: number, draw: (place: number) => ReactNode) =>
  Array.from({ length: count }, (_, place) => <div key={place}>{draw(place)}</div>);
const days = Array.from({ length: 30 }, (_, place) => place + 1);
const towns = ['Ballarat', 'Bendigo', 'Brunswick', 'Carlton', 'Geelong', 'St Kilda'];

function PlainMonth() {
  return (
    <table>
      <caption>November 2026</caption>
      <tbody>
        {[0, 1, 2, 3, 4].map((week) => (
          <tr key={week}>
            {days.slice(week * 7, week * 7 + 7).map((day) => (
              <td key={day}>
                <button type="button" aria-label={`${day} November 2026`}>
                  {day}
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PlainDialog() {
  return (
    <dialog ref={(element) => element?.showModal()} aria-labelledby="plain-title">
      <h2 id="plain-title">A question</h2>
      <button type="button">Close</button>
      <p>Shall we go on?</p>
    </dialog>
  );
}

/** Each part as the product has it, and as native HTML says the same. */
const parts: Record<string, { ours: () => ReactNode; plain: () => ReactNode }> = {
  toggles: {
    ours: () => many(200, () => <ThemeToggle label="Large text" pressed onChange={nothing} />),
    plain: () =>
      many(200, () => (
        <button type="button" aria-pressed="true" onClick={nothing}>
          Large text
        </button>
      )),
  },
  months: {
    ours: () =>
      many(10, () => (
        <DayCalendar label="Start" value="" today="2026-11-24" onChoose={nothing} onEscape={nothing} />
      )),
    plain: () => many(10, () => <PlainMonth />),
  },
  dialog: {
    ours: () => (
      <Dialog open title="A question" onClose={nothing}>
        <p>Shall we go on?</p>
      </Dialog>
    ),
    plain: () => <PlainDialog />,
  },
  suggestions: {
    ours: () =>
      many(20, (place) => (
        <SuggestionList
          id={`list-${place}`}
          text="b"
          options={towns}
          startsAtFirst={false}
          box={createRef<HTMLInputElement>()}
          handlers={createRef<BoxHandlers>()}
          activeId={null}
          onActive={nothing}
          onChoose={nothing}
          onClose={nothing}
        />
      )),
    plain: () =>
      many(20, () => (
        <ul aria-label="Suggestions">
          {towns.map((town) => (
            <li key={town}>{town}</li>
          ))}
        </ul>
      )),
  },
};

let root: Root | undefined;

const bench = {
  /** Draws a part, and waits for the end of its frame. */
  async mount(name: string, side: 'ours' | 'plain') {
    const place = document.createElement('div');
    document.querySelector('main')?.append(place);
    root = createRoot(place);
    const part = parts[name]![side]();
    flushSync(() => root?.render(part));
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
  },
  unmount() {
    flushSync(() => root?.unmount());
    document.querySelector('main')?.replaceChildren();
  },
};

Object.assign(globalThis, { bench });
