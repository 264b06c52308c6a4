import type { MouseEvent, ReactNode } from 'react';
import styles from './SkipLink.module.css';

interface Props {
  href: string;
  onClick?: ((event: MouseEvent) => void) | undefined;
  children: ReactNode;
}

/** The first stop of the keys, in sight once it is reached. */
export const SkipLink = ({ href, onClick, children }: Props) => (
  <a className={styles.skip} href={href} onClick={onClick}>
    {children}
  </a>
);
