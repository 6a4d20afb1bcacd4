import { useEffect } from 'react';
import { loadAnnouncer } from './useAnnounce';

/**
 * Puts the page's one pair of live regions (polite and urgent) into the document early: some screen readers
 * miss the first message of a region that is added together with it. They are children of `<body>`, outside
 * everything that a dialog hides. Announce through `useAnnounce`.
 */
export function LiveRegion() {
  useEffect(() => {
    loadAnnouncer().then(
      ({ announce }) => {
        announce('', 'polite');
        // As logs, two empty ones would be read on every page ("log", "log"). What makes screen readers announce them is `aria-live`.
        for (const region of document.querySelectorAll('[data-live-announcer] [role=log]')) {
          region.removeAttribute('role');
        }
      },
      () => undefined,
    );
  }, []);
  return null;
}
