import type { MouseEvent, ReactNode } from 'react';
import styles from './SkipLink.module.css';

interface Props {
  href: string;
  onClick?: ((event: MouseEvent) => void) | undefined;
  children: ReactNode;
}

/** The first tab stop, visible on focus. */
export const SkipLink = ({ href, onClick, children }: Props) => (
  <a className={styles.skip} href={href} onClick={onClick}>
    {children}
  </a>
);
