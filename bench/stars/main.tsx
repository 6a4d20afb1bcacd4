import '@/src/theme/index.css';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { StarRating } from '@/src/components/StarRating/StarRating';
import { PlainRating } from './PlainRating';

const ratings = Array.from({ length: 200 }, (_, place) => ({
  label: `Rate: thing number ${place + 1}`,
  value: place % 6 === 0 ? null : place % 6,
}));

function Stars({ label, value }: { label: string; value: number | null }) {
  const [kept, setKept] = useState(value);
  return <StarRating label={label} value={kept} onSave={setKept} />;
}

const lists = { stars: Stars, plain: PlainRating };

/** The end of the frame in which what was just done is seen. */
const painted = () =>
  new Promise<number>((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(performance.now()));
      port1.start();
      port2.postMessage(null);
    });
  });

let root: Root | undefined;
let keys: Promise<number>[] = [];

/* Key presses come from outside; each is timed from the moment the page hears of it to the end of its frame. */
addEventListener(
  'keydown',
  () => {
    const start = performance.now();
    keys.push(painted().then((end) => end - start));
  },
  { capture: true },
);

const bench = {
  /** Draws 200 groups. Gives the milliseconds up to their paint. */
  async mount(kind: keyof typeof lists) {
    const Rating = lists[kind];
    const place = document.createElement('div');
    document.querySelector('main')?.append(place);
    root = createRoot(place);
    await painted();
    const start = performance.now();
    flushSync(() => root?.render(ratings.map((rating) => <Rating key={rating.label} {...rating} />)));
    return { paint: (await painted()) - start };
  },
  /** Puts the focus into the middle of the list. */
  focus() {
    const group = [...document.querySelectorAll('fieldset')][100];
    group?.querySelector('input')?.focus();
  },
  /** What was measured since it was last asked for. */
  async keyTimes() {
    const times = await Promise.all(keys);
    keys = [];
    return times;
  },
  unmount() {
    root?.unmount();
    document.querySelector('main')?.replaceChildren();
  },
};

Object.assign(globalThis, { bench });
