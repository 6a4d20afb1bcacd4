import { useId } from 'react';
import type { ReactElement, ReactNode, Ref } from 'react';
import styles from './AdminPage.module.css';

export interface AdminSectionProps {
  heading: string;
  /** Set where the heading sometimes takes the focus. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  /** Buttons beside the heading. */
  actions?: ReactElement | false | undefined;
  children: ReactNode;
}

/** A part of an administrators' page, named by its heading. */
export function AdminSection({ heading, headingRef, actions, children }: AdminSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
          {heading}
        </h2>
        {actions}
      </div>
      {children}
    </section>
  );
}
