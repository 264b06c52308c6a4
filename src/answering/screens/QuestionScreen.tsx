import type { ReactNode } from 'react';
import { frame } from '../../content/screens/frame.ts';
import styles from './visit/questions.module.css';

interface QuestionScreenProps {
  titleId: string;
  /** The page's title in the browser tab. */
  page: string;
  title: string;
  children: ReactNode;
}

/** Layout of questions and messages before the order's own questions. */
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
