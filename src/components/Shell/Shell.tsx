import type { ReactElement, ReactNode } from 'react';
import { LiveRegion } from '../LiveRegion/LiveRegion';
import { SkipLink } from '../SkipLink/SkipLink';
import styles from './Shell.module.css';

export interface ShellProps {
  /** The page's title. It is not shown; it names the main region. */
  title: string;
  /** Like "Skip to main content". */
  skip: string;
  /** The `Header`. */
  header: ReactElement | null;
  /** A message about the whole product, between header and page; it must be a landmark of its own. */
  notice?: ReactElement;
  /** The page. */
  children: ReactNode;
  /** The `HelpStrip`. */
  help: ReactElement | null;
  /** Links and small print. */
  footer: ReactNode;
}

/** The layout around every page, in the same order and place. */
export function Shell({ title, skip, header, notice, children, help, footer }: ShellProps) {
  return (
    <div className={styles.shell}>
      <SkipLink href="#main">{skip}</SkipLink>
      {header}
      {notice}
      <main id="main" className={styles.main} tabIndex={-1} aria-labelledby="page-title">
        <p id="page-title" hidden>
          {title}
        </p>
        {children}
      </main>
      {help}
      <footer className={styles.footer}>
        <div className={`wrap ${styles.row}`}>{footer}</div>
      </footer>
      <LiveRegion />
    </div>
  );
}
