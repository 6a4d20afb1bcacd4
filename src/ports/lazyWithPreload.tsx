import { lazy, useState, type ComponentType, type ReactNode } from 'react';

/** A component whose code is fetched when it is first rendered, or before. */
export interface Preloadable<Props, Code> {
  (props: Props): ReactNode;
  /** Fetches the code. On failure the next call and the first rendering try again. */
  preload: () => Promise<Code>;
}

/**
 * React's `lazy`, for code that may have loaded before: it is then rendered at once. React's own waits for a promise,
 * and so shows a fallback for a frame, and often for 300 ms more.
 * @param pick selects the component from the code.
 * @param missing is rendered where the code cannot be fetched; absent: rendering it throws then.
 */
export function lazyWithPreload<Props extends object, Code>(
  load: () => Promise<Code>,
  pick: (code: Code) => ComponentType<Props>,
  missing?: ComponentType<Props>,
): Preloadable<Props, Code> {
  let loading: Promise<Code> | null = null;
  let loaded: ComponentType<Props> | null = null;
  const preload = () =>
    (loading ??= load()
      .then((code) => {
        loaded = pick(code);
        return code;
      })
      .catch((error: unknown) => {
        loading = null;
        throw error;
      }));
  const Later = lazy((): Promise<{ default: ComponentType<Props> }> => {
    const drawn = preload().then(() => ({ default: loaded! }));
    return missing ? drawn.catch(() => ({ default: missing })) : drawn;
  }) as unknown as ComponentType<Props>;
  function Part(props: Props) {
    // The same component for as long as it is mounted.
    const [Drawn] = useState(() => loaded ?? Later);
    return <Drawn {...props} />;
  }
  return Object.assign(Part, { preload });
}
