import { clearAnnouncer } from '@react-aria/live-announcer';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { announce } from '../LiveRegion/useAnnounce';
import { OutcomeMessage } from './OutcomeMessage';
import { useOutcome } from './useOutcome';
import type { Outcome } from './useOutcome';

const sent: Outcome = { kind: 'success', text: 'Letter sent: To Nina.' };
const back: Outcome = { kind: 'success', text: 'The letter is here again.' };

/** An Undo ends with an outcome, too. */
function Demo({ next, canUndo = false }: { next: Outcome; canUndo?: boolean }) {
  const [outcome, show] = useOutcome();
  return (
    <>
      <button type="button" onClick={() => show(null)}>
        Begin
      </button>
      <button type="button" onClick={() => show(canUndo ? { ...next, undo: () => show(back) } : next)}>
        End
      </button>
      <section aria-label="Outcome">
        <OutcomeMessage outcome={outcome} />
      </section>
    </>
  );
}

const press = (name: string) => userEvent.click(page.getByRole('button', { name }));
const outcome = page.getByRole('region', { name: 'Outcome' });

/** The result of an action is on the screen two frames later. */
const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

const announced: string[] = [];
const observer = new MutationObserver((changes) => {
  for (const { target, addedNodes } of changes)
    if ((target as Element).matches('[aria-live]'))
      announced.push(...[...addedNodes].map(({ textContent }) => textContent ?? ''));
});

/** The first announcement waits until the announcer has loaded, and would come after the next one. */
async function listen() {
  observer.observe(document.body, { childList: true, subtree: true });
  announce('Ready.');
  await expect.poll(() => announced).toEqual(['Ready.']);
  announced.length = 0;
}

beforeEach(listen);

afterEach(() => {
  observer.disconnect();
  announced.length = 0;
  clearAnnouncer('polite');
  vi.useRealTimers();
});

it('an outcome stays until the next action begins, however long that takes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await render(<Demo next={sent} />);
  await press('End');
  await vi.advanceTimersByTimeAsync(3_600_000);
  await drawn();
  await expect.element(outcome).toHaveTextContent(sent.text);
  await press('Begin');
  await expect.element(outcome).toBeEmptyDOMElement();
});

it('an outcome in the words of the last one is said again', async () => {
  await render(<Demo next={sent} />);
  await press('End');
  await press('Begin');
  await press('End');
  await expect.poll(() => announced).toEqual([sent.text, sent.text]);
});

it.each([
  ['takes the focus', true, [back.text]],
  ['leaves the focus alone', false, [`${sent.text} You can undo this.`, back.text]],
])('an outcome with Undo that %s is said once', async (_name, takeFocus, all) => {
  await render(<Demo next={{ ...sent, takeFocus }} canUndo />);
  await press('End');
  await press('Undo');
  await expect.poll(() => announced).toEqual(all);
});
