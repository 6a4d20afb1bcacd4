import { useEffect, useMemo, useState } from 'react';
import { createLiveQuery, loading, type LiveActions, type LiveSource, type LiveState } from './liveQuery';
import { usePorts, type Ports } from './ports';

/**
 * Reads something through the ports, and again after each change, while the component is mounted.
 * @param open must keep its identity, or the source is opened again.
 * @returns the same object until the state changes.
 */
export function useLiveQuery<Value>(
  open: (ports: Ports) => Promise<LiveSource<Value>>,
): LiveState<Value> & LiveActions {
  const ports = usePorts();
  const [state, setState] = useState<LiveState<Value>>(loading);
  const [query] = useState(() => createLiveQuery(setState));
  useEffect(() => query.start(() => open(ports)), [open, ports, query]);
  return useMemo(() => ({ ...query, ...state }), [query, state]);
}
