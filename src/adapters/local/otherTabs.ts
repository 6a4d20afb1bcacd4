/** For tests: stand-ins for other tabs and for browsers that do not let a page store things. */

/** An iframe, which receives and causes storage events like another tab. */
export interface OtherTab {
  localStorage: Storage;
  sessionStorage: Storage;
  addEventListener: typeof window.addEventListener;
}

/** Runs work in another tab, and waits for its storage event here. */
export async function inAnotherTab(work: (tab: OtherTab) => unknown): Promise<void> {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  try {
    const tab = frame.contentWindow as unknown as OtherTab;
    await work(tab);
    await toldOf(tab);
  } finally {
    frame.remove();
  }
}

/** Events arrive in the order of the changes: after this mark's event, all earlier ones have arrived. */
function toldOf({ localStorage: theirs }: OtherTab): Promise<void> {
  const mark = 'ageBetter.test.mark';
  return new Promise((resolve) => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key !== mark || newValue === null) return;
      window.removeEventListener('storage', onStorage);
      theirs.removeItem(mark);
      resolve();
    };
    window.addEventListener('storage', onStorage);
    theirs.setItem(mark, 'here');
  });
}

/**
 * A storage that refuses writes, and without a backing one reads as well.
 * @param name of the error: `QuotaExceededError` when it is full, `SecurityError` when the browser refuses.
 */
export function throwingStorage(name: string, behind: Storage | null): Storage {
  const refuse = () => {
    throw new DOMException('A refusal made by a test', name);
  };
  return {
    length: behind?.length ?? 0,
    clear: refuse,
    key: (index) => behind?.key(index) ?? null,
    getItem: (key) => (behind ? behind.getItem(key) : refuse()),
    removeItem: (key) => (behind ? behind.removeItem(key) : refuse()),
    setItem: refuse,
  };
}
