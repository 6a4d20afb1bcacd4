/** How far an element is from the root of the page. */
function depthOf(element: Element): number {
  let depth = 0;
  for (let at = element.parentElement; at; at = at.parentElement) depth += 1;
  return depth;
}

const sizeOf = ({ borderBoxSize: [box] }: ResizeObserverEntry) => `${box?.inlineSize} ${box?.blockSize}`;

/**
 * Like the browser's own, but its callback may change the size of what it observes without a "ResizeObserver loop" error.
 * The browser says that error when a callback changes an element that is not deeper in the page than those it was called
 * for, and calls back in the next frame. Those elements are let go here, and taken up again in that next frame.
 */
function createCalm(Native: typeof ResizeObserver): typeof ResizeObserver {
  return class extends Native {
    readonly #observed = new Map<
      Element,
      { options: ResizeObserverOptions | undefined; size: string | null }
    >();

    constructor(callback: ResizeObserverCallback) {
      super((entries) => {
        const changed = entries.filter((entry) => {
          const known = this.#observed.get(entry.target);
          const size = sizeOf(entry);
          if (!known || known.size === size) return false;
          known.size = size;
          return true;
        });
        // Taking up again always calls back: without this there would be no end.
        if (changed.length === 0) return;
        callback(changed, this);
        const reached = Math.min(...entries.map(({ target }) => depthOf(target)));
        const waiting = [...this.#observed.keys()].filter((element) => depthOf(element) <= reached);
        for (const element of waiting) super.unobserve(element);
        requestAnimationFrame(() => {
          for (const element of waiting) {
            const known = this.#observed.get(element);
            if (known) super.observe(element, known.options);
          }
        });
      });
    }

    override observe(target: Element, options?: ResizeObserverOptions) {
      this.#observed.set(target, { options, size: null });
      super.observe(target, options);
    }

    override unobserve(target: Element) {
      this.#observed.delete(target);
      super.unobserve(target);
    }

    override disconnect() {
      this.#observed.clear();
      super.disconnect();
    }
  };
}

/**
 * Loads code that makes its ResizeObserver while it loads, and gives it a calm one. FullCalendar 7 has one for all
 * calendars and draws within its callback; a page that comes in that moment has "ResizeObserver loop" errors.
 */
export async function withCalmResize<T>(load: () => Promise<T>): Promise<T> {
  const native = globalThis.ResizeObserver;
  globalThis.ResizeObserver = createCalm(native);
  try {
    return await load();
  } finally {
    globalThis.ResizeObserver = native;
  }
}
