import type { ReactNode, Ref } from 'react';
import styles from './PageTitle.module.css';

export interface PageTitleProps {
  /** The name of the page, in a few words. */
  children: ReactNode;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  /** `hero` is the large one of the home page. Default `normal`. */
  size?: 'normal' | 'hero';
  /** Lets a new page take the focus: `ref.current?.focus()`. */
  ref?: Ref<HTMLHeadingElement> | undefined;
}

/**
 * The one h1 of a page. It takes the focus after a navigation, so that reading starts with the page's name.
 */
export function PageTitle({ children, lead, size = 'normal', ref }: PageTitleProps) {
  if (import.meta.env.DEV && !children) console.warn('PageTitle: a page without a title has no name.');
  return (
    <div className={styles.title}>
      <h1 ref={ref} tabIndex={-1} data-size={size}>
        {children}
      </h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
