import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import type { IconShape } from '../Icon/paths';
import styles from './Badge.module.css';

export interface BadgeProps {
  /** `example` has a dashed edge and marks figures that are not real. Default `neutral`. */
  kind?: 'neutral' | 'example';
  /** Repeats the words, before them. */
  icon?: IconShape;
  /** A word or two. */
  children: ReactNode;
}

/** A word or two that classify what is next to them. */
export function Badge({ kind = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={styles.badge} data-kind={kind}>
      {icon && <Icon shape={icon} />}
      <span>{children}</span>
    </span>
  );
}
