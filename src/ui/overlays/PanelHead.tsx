import type { ReactNode } from 'react';
import { close } from '../icons/close.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './PanelHead.module.css';

interface Props {
  /** By which the panel is named. */
  id: string;
  title: ReactNode;
  closeWord: string;
  onClose: () => void;
}

/** The title of what opens over the page, and the button that closes it. */
export const PanelHead = ({ id, title, closeWord, onClose }: Props) => (
  <header className={styles.head}>
    <h2 id={id} className={styles.title}>
      {title}
    </h2>
    <button type="button" className={styles.close} aria-label={closeWord} onClick={onClose}>
      <Icon shape={close} />
    </button>
  </header>
);
