import { useEffect } from 'react';
import { loadAnnouncer } from './useAnnounce';

/**
 * Puts the page's one pair of live regions (polite and urgent) into the document early: some screen readers miss the
 * first message of a region that came together with it. They are children of `<body>`, outside everything that a
 * dialog hides. Speak through `useAnnounce`.
 */
export function LiveRegion() {
  useEffect(() => {
    loadAnnouncer().catch(() => undefined);
  }, []);
  return null;
}
