/*
 * Times what a person waits for, in the page itself and in the same way for both pages. A search is timed from the moment
 * at which the pause after the last letter is over: that pause is the same everywhere and is taken out here.
 */
const pause = 300;

/** From the start of what was done to the end of the frame in which it is seen. */
let start = 0;
let times: number[] = [];
let painted = 0;
let waiting: { until: number; resolve: () => void } | undefined;

const realTimeout = window.setTimeout;
const shortened = (handler: () => void, delay?: number) =>
  delay === pause
    ? realTimeout(() => {
        start = performance.now();
        handler();
      })
    : realTimeout(handler, delay);
Object.assign(window, { setTimeout: shortened });

addEventListener('click', () => (start = performance.now()), { capture: true });

// What has changed on the page is painted in the next frame; a message comes after it.
new MutationObserver(() => {
  if (start === 0) return;
  const began = start;
  start = 0;
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      times.push(performance.now() - began);
      painted += 1;
      if (waiting && painted >= waiting.until) waiting.resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}).observe(document, { childList: true, subtree: true, characterData: true });

Object.assign(window, {
  bench: {
    painted: () => painted,
    /** Resolves once so many changes have been painted. Asking again and again would count as script. */
    until: (count: number) =>
      new Promise<void>((resolve) => {
        waiting = { until: count, resolve };
        if (painted >= count) resolve();
      }),
    take() {
      const taken = times;
      times = [];
      return taken;
    },
  },
});
