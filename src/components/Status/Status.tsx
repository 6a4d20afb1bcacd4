import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { check, info, warning } from '../Icon/paths';
import type { IconShape } from '../Icon/paths';
import styles from './Status.module.css';

const icons = { loading: info, empty: info, failed: warning, info, success: check, warning } as const;

export interface StatusProps {
  /** The kind of message. `empty` is the large one in place of a list. */
  kind: 'loading' | 'empty' | 'failed' | 'info' | 'success' | 'warning';
  /** Whole sentences: the icon and the colour only repeat them. */
  children: ReactNode;
  /** A button that helps, like "Undo" or "Try again". */
  action?: ReactNode;
  /** Replaces the icon of its kind. */
  icon?: IconShape;
  /**
   * Set when the message appears after the page was loaded and nothing else announces it: it then has
   * `role="status"`. Leave it out for initial content, and where the caller announces.
   */
  appears?: boolean;
}

/** A message in the page, next to its subject. */
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
