import { lazy, useState, type ComponentType, type ReactNode } from 'react';

/** A component whose code is fetched when it is first drawn, or before. */
export interface Preloadable<Props, Code> {
  (props: Props): ReactNode;
  /** Fetches the code. Where that fails, the next call and the first drawing try again. */
  preload: () => Promise<Code>;
}

/**
 * React's `lazy`, for code that may be there before it is drawn: it is then drawn at once. React's own waits for a promise,
 * and so shows something else for a frame, and often for 300 ms more.
 * @param pick finds the component in the code.
 * @param missing is drawn where the code cannot be fetched; absent: drawing it throws then.
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
    // The same for as long as it is shown.
    const [Drawn] = useState(() => loaded ?? Later);
    return <Drawn {...props} />;
  }
  return Object.assign(Part, { preload });
}
