import type { ReactNode } from 'react';
import { PageTitle } from '../PageTitle/PageTitle';
import styles from './TextPage.module.css';

export interface TextPageProps {
  /** The text of the page's one h1. */
  title: string;
  /** One or two sentences under it. */
  lead?: ReactNode;
  /** Paragraphs, lists, headings of level 2 and forms, one below the other. */
  children: ReactNode;
}

/** A page that is mostly text, in a column that is not too wide to read. */
export function TextPage({ title, lead, children }: TextPageProps) {
  return (
    <div className={`wrap ${styles.page}`}>
      <PageTitle lead={lead}>{title}</PageTitle>
      {children}
    </div>
  );
}
