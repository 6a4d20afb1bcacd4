import type { ReactNode } from 'react';
import styles from './Card.module.css';

export interface CardProps {
  /** The card's heading. */
  title: ReactNode;
  /** Makes the heading a link. */
  href?: string | undefined;
  /** The heading's level: one below that of the list it is in. Default 3. */
  level?: 2 | 3 | 4;
  /** A decorative drawing without an accessible name. Beside the text where the card is wide. */
  picture?: ReactNode;
  /** Badges and the like, before the heading. */
  badge?: ReactNode;
  /** `warm` and `soft` are filled. Default `plain`. */
  tone?: 'plain' | 'warm' | 'soft';
  /** A description in a sentence or two. */
  children?: ReactNode;
  /** Buttons and links, at the card's foot. */
  actions?: ReactNode;
}

/** One of several items: a heading, some text, and its actions. */
export function Card({
  title,
  href,
  level = 3,
  picture,
  badge,
  tone = 'plain',
  children,
  actions,
}: CardProps) {
  const Heading = `h${level}` as const;
  if (import.meta.env.DEV && !title)
    console.warn('Card: without a title it can’t be found among the others.');
  return (
    <article className={styles.card} data-tone={tone}>
      <div className={styles.inner}>
        {picture && <div className={styles.picture}>{picture}</div>}
        <div className={styles.body}>
          {badge && <div className={styles.badges}>{badge}</div>}
          <Heading className={styles.title}>{href ? <a href={href}>{title}</a> : title}</Heading>
          {children && <div className={styles.words}>{children}</div>}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      </div>
    </article>
  );
}
