import { useEffect, useMemo, useState } from 'react';
import { createLiveQuery, loading, type LiveActions, type LiveState } from './liveQuery';
import { usePorts } from './ports';
import { preparedQuery, type OpenSource } from './preparedQueries';

/**
 * Reads data through the ports, and again after each change, while the component is mounted. Prefetched data is there
 * from the start.
 * @param open must keep its identity, or the source is opened again.
 * @returns the same object until the state changes.
 */
export function useLiveQuery<Value>(open: OpenSource<Value>): LiveState<Value> & LiveActions {
  const ports = usePorts();
  const [state, setState] = useState<LiveState<Value>>(() => {
    const ahead = preparedQuery(open, ports)?.read;
    return ahead ? { state: 'ready', value: ahead.value } : loading;
  });
  const [query] = useState(() => createLiveQuery(setState));
  useEffect(() => query.start(() => open(ports), preparedQuery(open, ports)), [open, ports, query]);
  return useMemo(() => ({ ...query, ...state }), [query, state]);
}
