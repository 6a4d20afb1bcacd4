import { Icon } from '../Icon/Icon';
import { chevronRight } from '../Icon/paths';
import styles from './HeaderPages.module.css';

/** A page in the header's list. */
export interface HeaderPage {
  label: string;
  href: string;
  /** True for the current page. */
  current?: boolean;
}

export interface HeaderPagesProps {
  /** The accessible name of the list. */
  label: string;
  /** The pages, in their order. */
  list: readonly HeaderPage[];
}

/** The pages: side by side where there is room, one under the other in the menu of small screens. */
export function HeaderPages({ label, list }: HeaderPagesProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {list.map(({ label: name, href, current }) => (
          <li key={href}>
            <a className={styles.page} href={href} aria-current={current ? 'page' : undefined}>
              <span>{name}</span>
              <Icon shape={chevronRight} className={styles.chevron} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
