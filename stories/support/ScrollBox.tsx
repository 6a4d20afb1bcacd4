import type { ReactNode } from 'react';

/** A box that scrolls sideways by keyboard as well, for what is wider than the page. */
export function ScrollBox({ label, children }: { label: string; children: ReactNode }) {
  return (
    // A box that scrolls has to take the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="story-scroll" role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
