import { useEffect, useState } from 'react';
import { homeResourcesDelay, type HomeResource } from '@/shared/domain/content/homeResource';
import { usePorts } from '../../ports/ports';

/** How the home page's resources stand: they come after the delay that stands for a slow service. */
export function useHomeResources(items: readonly HomeResource[]): 'loading' | 'filled' | 'empty' {
  const { clock } = usePorts();
  const [loaded, setLoaded] = useState(false);
  useEffect(() => clock.after(homeResourcesDelay, () => setLoaded(true)), [clock]);

  if (!loaded) return 'loading';
  return items.length > 0 ? 'filled' : 'empty';
}
