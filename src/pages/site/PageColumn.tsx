import type { ReactNode } from 'react';
import styles from './PageColumn.module.css';

interface PageColumnProps {
  /** Overrides of one page, in whatever order the style sheets are linked. */
  className: string | undefined;
  children: ReactNode;
}

/** The column of a public page, below its header. */
export const PageColumn = ({ className, children }: PageColumnProps) => (
  <div className={`${styles.column} ${className}`}>{children}</div>
);
