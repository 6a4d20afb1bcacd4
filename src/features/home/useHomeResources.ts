import { useEffect, useState } from 'react';
import { homeResourcesDelay, type HomeResource } from '@/shared/domain/content/homeResource';
import { usePorts } from '../../ports/ports';

/** The state of the home page's resources, which arrive after a delay that simulates a slow service. */
export function useHomeResources(items: readonly HomeResource[]): 'loading' | 'filled' | 'empty' {
  const { clock } = usePorts();
  const [loaded, setLoaded] = useState(false);
  useEffect(() => clock.after(homeResourcesDelay, () => setLoaded(true)), [clock]);

  if (!loaded) return 'loading';
  return items.length > 0 ? 'filled' : 'empty';
}
