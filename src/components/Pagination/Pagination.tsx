import { buttonClass } from '../Button/buttonClass';
import styles from './Pagination.module.css';

export interface PaginationProps {
  /** The landmark's name, such as "Pages of users", which distinguishes two of them. */
  label: string;
  /** The current page, from 1. */
  page: number;
  /** The number of pages, at least 1. */
  pageCount: number;
  /** Called when the person wants another page. Never called with a page that does not exist. */
  onPage: (page: number) => void;
}

/** Clamps the page to the existing ones, and warns the developer. */
function sane(page: number, pageCount: number) {
  const last = Number.isFinite(pageCount) ? Math.max(1, Math.floor(pageCount)) : 1;
  const now = Number.isFinite(page) ? Math.min(Math.max(1, Math.floor(page)), last) : 1;
  if (import.meta.env.DEV && (now !== page || last !== pageCount))
    console.warn(`Pagination: page ${page} of ${pageCount} does not exist; shown as ${now} of ${last}.`);
  return { now, last };
}

/**
 * First, Previous, Next and Last. A button without a target stays, dashed and announced as unavailable, so that the
 * focus is not lost from the button that was just pressed.
 */
export function Pagination({ label, page, pageCount, onPage }: PaginationProps) {
  const { now, last } = sane(page, pageCount);
  const buttons = [
    { name: 'First', to: 1 },
    { name: 'Previous', to: now - 1 },
    { name: 'Next', to: now + 1 },
    { name: 'Last', to: last },
  ];
  return (
    <nav className={styles.pagination} aria-label={label}>
      {buttons.map(({ name, to }) => {
        const nowhere = to < 1 || to > last || to === now;
        return (
          <button
            key={name}
            type="button"
            className={buttonClass('plain', 'small')}
            aria-disabled={nowhere || undefined}
            data-state={nowhere ? 'unavailable' : undefined}
            onClick={() => nowhere || onPage(to)}
          >
            {name}
          </button>
        );
      })}
    </nav>
  );
}
