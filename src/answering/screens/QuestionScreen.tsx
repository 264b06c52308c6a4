import type { ReactNode } from 'react';
import { frame } from '../../content/screens/frame.ts';
import styles from './visit/questions.module.css';

interface QuestionScreenProps {
  titleId: string;
  /** The name of the page in the browser's tab. */
  page: string;
  title: string;
  children: ReactNode;
}

/** What is asked or said before the questions of the order. */
export function QuestionScreen({ titleId, page, title, children }: QuestionScreenProps) {
  return (
    <div className={styles.page}>
      <title>{`${page} | ${frame.site}`}</title>
      <h1 id={titleId} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </div>
  );
}
