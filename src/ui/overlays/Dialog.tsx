import { type MouseEvent, type ReactNode, useId } from 'react';
import { Moving } from '../motion/Moving.tsx';
import { Presence } from '../motion/Presence.tsx';
import { words } from '../words.ts';
import styles from './Dialog.module.css';
import { PanelHead } from './PanelHead.tsx';
import { useModal } from './use-modal.ts';

export type DialogProps = {
  open: boolean;
  title: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
  onClose: () => void;
  closeWord?: string;
};

/** A modal dialog over the page. */
export function Dialog({ open, title, children, actions, onClose, closeWord = words.close }: DialogProps) {
  const modal = useModal(open, onClose);
  const titleId = useId();

  // A click whose target is the dialog itself is on the backdrop.
  const pressOutside = ({ target, currentTarget }: MouseEvent) => target === currentTarget && onClose();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the button do for the keyboard what the press outside does
    <dialog {...modal} className={styles.dialog} aria-labelledby={titleId} onClick={pressOutside}>
      <Presence>
        {open ? (
          <Moving how="rise" className={styles.panel}>
            <PanelHead id={titleId} title={title} closeWord={closeWord} onClose={onClose} />
            <div>{children}</div>
            {actions && <footer className={styles.actions}>{actions}</footer>}
          </Moving>
        ) : null}
      </Presence>
    </dialog>
  );
}
