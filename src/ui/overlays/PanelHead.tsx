import type { ReactNode } from 'react';
import { close } from '../icons/close.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './PanelHead.module.css';

interface Props {
  /** Labels the panel. */
  id: string;
  title: ReactNode;
  closeWord: string;
  onClose: () => void;
}

/** Title and close button of a panel. */
export const PanelHead = ({ id, title, closeWord, onClose }: Props) => (
  <header className={styles.head}>
    <h2 id={id}>{title}</h2>
    <button type="button" className={styles.close} aria-label={closeWord} onClick={onClose}>
      <Icon shape={close} />
    </button>
  </header>
);
