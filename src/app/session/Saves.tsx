import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { usePorts } from '../../ports/ports';
import { SavesContext, type Saves } from '../../ports/saves';
import { loadAgain, usePageMessage } from '../notices/pageMessage';
import type { Pressed, SavesWatchProps } from './SavesWatch';

/** The delay before the rest is fetched, in milliseconds: the first view comes before it. */
const loadAfter = 1000;

/** Provides "save for later" to the page inside. Its code is fetched after the first view, or by the first press. */
export function SavesProvider({ children }: { children: ReactNode }) {
  const { clock } = usePorts();
  const { show } = usePageMessage();
  const [Watch, setWatch] = useState<ComponentType<SavesWatchProps>>();
  const [saves, setSaves] = useState<Saves>();
  const [pressed, setPressed] = useState<readonly Pressed[]>([]);

  const load = useCallback(
    (one?: Pressed) => {
      if (one) setPressed((before) => [...before, one]);
      import('./SavesWatch')
        .then((code) => code.SavesWatch)
        .then(
          (found) => setWatch(() => found),
          () => one && show(loadAgain),
        );
    },
    [show],
  );
  useEffect(() => clock.after(loadAfter, () => load()), [clock, load]);
  return (
    <SavesContext value={saves ?? ((kind, record) => ({ onChange: () => load({ kind, record }) }))}>
      {children}
      {Watch && <Watch pressed={pressed} onChange={setSaves} />}
    </SavesContext>
  );
}
