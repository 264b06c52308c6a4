import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { Moving } from '../motion/Moving.tsx';
import { Presence } from '../motion/Presence.tsx';
import { words } from '../words.ts';
import styles from './Dialog.module.css';
import { PanelHead } from './PanelHead.tsx';

export type DialogProps = {
  open: boolean;
  title: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
  onClose: () => void;
  closeWord?: string;
};

/** The native modal dialog keeps the focus inside and gives it back to what opened it. */
export function Dialog({ open, title, children, actions, onClose, closeWord = words.close }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const requestClose = useEffectEvent(onClose);

  // Closed while it still stands in the page: a dialog that is taken out leaves the focus on the body.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    // The dialog itself is only hit outside its panel: that is the backdrop.
    const press = (event: Event) => event.target === element && requestClose();
    element.addEventListener('click', press);
    element.showModal();
    return () => {
      element.removeEventListener('click', press);
      element.close();
    };
  }, [open]);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      inert={!open}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Some browsers close on a second Escape without asking.
      onClose={() => open && onClose()}
    >
      <Presence>
        {open ? (
          <Moving how="rise" className={styles.panel}>
            <PanelHead id={titleId} title={title} closeWord={closeWord} onClose={onClose} />
            <div className={styles.body}>{children}</div>
            {actions && <footer className={styles.actions}>{actions}</footer>}
          </Moving>
        ) : null}
      </Presence>
    </dialog>
  );
}
