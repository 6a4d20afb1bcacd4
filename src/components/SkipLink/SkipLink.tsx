import type { ReactNode } from 'react';
import styles from './SkipLink.module.css';

export interface SkipLinkProps {
  /** The target on this page, like `#main`. It must be focusable. */
  href: `#${string}`;
  /** Like "Skip to main content". */
  children: ReactNode;
}

/** The first stop of Tab: visually hidden until it has the focus. */
export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <a className={styles.link} href={href}>
      {children}
    </a>
  );
}
