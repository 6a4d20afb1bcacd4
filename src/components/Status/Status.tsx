import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { check, info, warning } from '../Icon/paths';
import type { IconShape } from '../Icon/paths';
import styles from './Status.module.css';

const icons = { loading: info, empty: info, failed: warning, info, success: check, warning } as const;

export interface StatusProps {
  /** How things stand. `empty` is the big one that takes the place of a list. */
  kind: 'loading' | 'empty' | 'failed' | 'info' | 'success' | 'warning';
  /** Whole sentences: the icon and the colour only repeat them. */
  children: ReactNode;
  /** A button that helps, like "Undo" or "Try again". */
  action?: ReactNode;
  /** In place of the icon of its kind. */
  icon?: IconShape;
  /**
   * Set where the message comes while somebody is on the page and nothing else says it aloud: it then has
   * `role="status"`. Leave it out for what is there from the start, and where the caller announces.
   */
  appears?: boolean;
}

/** A message in the page, next to what it is about. */
export function Status({ kind, children, action, icon = icons[kind], appears = false }: StatusProps) {
  return (
    <div className={styles.status} data-kind={kind} role={appears ? 'status' : undefined}>
      <div className={styles.said}>
        <span className={styles.icon}>
          <Icon shape={icon} size="large" />
        </span>
        <div className={styles.words}>{children}</div>
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
