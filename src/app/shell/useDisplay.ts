import { useEffect, useSyncExternalStore } from 'react';
import type { DisplayPreference } from '../../ports/preferences';
import { usePorts } from '../../ports/ports';

/**
 * The attributes of the root element for a choice; the style sheets of the theme read them. The page's first script
 * sets them, too.
 */
const attributes = {
  highContrast: { name: 'contrast', on: 'high', system: '(prefers-contrast: more), (forced-colors: active)' },
  largeText: { name: 'text', on: 'large', system: null },
} as const;

function subscribeToSystem(query: string | null, listener: () => void): () => void {
  if (query === null) return () => undefined;
  const media = window.matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/**
 * One display switch: the person's choice, or the system's setting without one.
 * @returns its state, and a function that changes it.
 */
export function useDisplay(name: DisplayPreference): [on: boolean, choose: (on: boolean) => void] {
  const { preferences } = usePorts();
  const { name: attribute, on, system } = attributes[name];
  const choice = useSyncExternalStore(
    preferences.subscribe,
    () => preferences.get(name),
    () => null,
  );
  const bySystem = useSyncExternalStore(
    (listener) => subscribeToSystem(system, listener),
    () => system !== null && window.matchMedia(system).matches,
    () => false,
  );

  useEffect(() => {
    const root = document.documentElement;
    if (choice === null) delete root.dataset[attribute];
    else root.dataset[attribute] = choice ? on : 'standard';
  }, [attribute, choice, on]);

  return [choice ?? bySystem, (next) => preferences.set(name, next)];
}
