import type { BulkEmailRun } from '@/shared/domain/bulkEmail/bulkEmailRun';
import type { KeptRun } from '../../ports/bulkEmailRuns';
import { createListeners } from '../../ports/listeners';
import type { Ports } from '../../ports/ports';

/** The state of the bulk email run. */
export interface RunState {
  run: BulkEmailRun;
  running: boolean;
  cancelled: boolean;
  /** The seconds that the server asked to wait; null: not paused. */
  waitingSeconds: number | null;
  /** The part that survives a reload. */
  kept: KeptRun;
}

/** Holds the one bulk email run, which continues across pages. */
export interface RunStore {
  get: () => RunState | null;
  subscribe: (listener: () => void) => () => void;
  set: (state: RunState | null) => void;
  /** Restores the run from before a reload, unless there is a newer one. */
  restore: (run: BulkEmailRun | null) => void;
}

function createStore(): RunStore {
  let state: RunState | null = null;
  const { notify, subscribe } = createListeners();
  const set = (next: RunState | null) => {
    state = next;
    notify();
  };
  return {
    get: () => state,
    subscribe,
    set,
    restore(run) {
      if (run && !state)
        set({
          run,
          running: false,
          cancelled: false,
          waitingSeconds: null,
          kept: run.mailing ? 'all' : 'results',
        });
    },
  };
}

const stores = new WeakMap<Ports, RunStore>();

/** Returns the store of these ports: one for the whole product, one for each story. */
export function storeOf(ports: Ports): RunStore {
  let store = stores.get(ports);
  if (!store) stores.set(ports, (store = createStore()));
  return store;
}
