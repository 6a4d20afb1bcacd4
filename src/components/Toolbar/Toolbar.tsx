import type { KeyboardEvent, ReactNode } from 'react';
import styles from './Toolbar.module.css';

export interface ToolbarProps {
  /** The object of the buttons, such as "7 users selected". */
  label: string;
  /** Shows the label at the start of the bar. Otherwise it is visually hidden. */
  showLabel?: boolean | undefined;
  /** Buttons and links. */
  children: ReactNode;
}

const steps: Record<string, (index: number, last: number) => number> = {
  ArrowRight: (index, last) => (index === last ? 0 : index + 1),
  ArrowLeft: (index, last) => (index === 0 ? last : index - 1),
  Home: () => 0,
  End: (_index, last) => last,
};
const mirrored: Record<string, string> = { ArrowRight: 'ArrowLeft', ArrowLeft: 'ArrowRight' };

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const bar = event.currentTarget;
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const toRight = getComputedStyle(bar).direction === 'ltr';
  const step = steps[toRight ? event.key : (mirrored[event.key] ?? event.key)];
  const stops = [...bar.querySelectorAll<HTMLElement>('button:not(:disabled), a[href]')];
  const index = stops.indexOf(event.target as HTMLElement);
  // Keys typed in a box inside the bar belong to the box.
  if (!step || index < 0) return;
  event.preventDefault();
  stops[step(index, stops.length - 1)]?.focus();
}

/**
 * A group of buttons. The arrow keys move along the bar as in the ARIA Authoring Practices, and so does Tab: a person
 * who only knows Tab would never find the second button otherwise.
 */
export function Toolbar({ label, showLabel = false, children }: ToolbarProps) {
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={label} onKeyDown={moveFocus}>
      {showLabel && <span className={styles.label}>{label}</span>}
      {children}
    </div>
  );
}
