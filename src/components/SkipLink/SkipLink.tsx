import type { ReactNode } from 'react';
import styles from './SkipLink.module.css';

export interface SkipLinkProps {
  /** The place on this page to go to, like `#main`. It must be able to take focus. */
  href: `#${string}`;
  /** Like "Skip to main content". */
  children: ReactNode;
}

/** The first thing that Tab reaches: out of sight until it has the focus. */
export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <a className={styles.link} href={href}>
      {children}
    </a>
  );
}
