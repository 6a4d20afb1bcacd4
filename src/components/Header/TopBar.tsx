import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { phone as phoneIcon } from '../Icon/paths';
import styles from './TopBar.module.css';

export interface TopBarProps {
  /** A number to call. */
  phone: { label: string; number: string; href: string };
  /** The label's link where there is no room for the number. */
  helpHref: string;
  /** The display switches. */
  switches: ReactNode;
}

/** The bar above the header, on a strong surface: the help number and the display switches. */
export function TopBar({ phone, helpHref, switches }: TopBarProps) {
  return (
    <div className={styles.top}>
      <div className={`wrap ${styles.row}`}>
        <a className={styles.phone} href={phone.href}>
          <Icon shape={phoneIcon} />
          <span>
            <span>{phone.label}</span>: <strong translate="no">{phone.number}</strong>
          </span>
        </a>
        <a className={styles.short} href={helpHref}>
          <Icon shape={phoneIcon} />
          <span>{phone.label}</span>
        </a>
        <div className={styles.switches}>{switches}</div>
      </div>
    </div>
  );
}
