import { type MouseEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { Moving } from '../motion/Moving.tsx';
import { words } from '../words.ts';
import styles from './Drawer.module.css';
import { PanelHead } from './PanelHead.tsx';
import { useModal } from './use-modal.ts';

export interface DrawerProps {
  open: boolean;
  title: ReactNode;
  /** Must not change during the exit animation. */
  children: ReactNode;
  actions?: ReactNode;
  onClose: () => void;
  closeWord?: string;
}

/** Milliseconds of the exit animation. */
export const drawerLeaves = 550;

/**
 * A panel at the side, or a bottom sheet on phones. It stays visible until the exit animation ends, although the
 * dialog is closed.
 */
export function Drawer({ open, title, children, actions, onClose, closeWord = words.close }: DrawerProps) {
  const modal = useModal(open, onClose);
  const titleId = useId();
  const isThere = useStays(open);

  const pressOutside = ({ target, currentTarget }: MouseEvent) =>
    target === currentTarget.firstElementChild && onClose();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the button do for the keyboard what the press outside does
    <dialog {...modal} className={styles.drawer} aria-labelledby={titleId} onClick={pressOutside}>
      {isThere && (
        <>
          <Moving how="fade" shown={open} className={styles.veil} />
          <Moving how="slide" shown={open} className={styles.panel}>
            <div className={styles.head}>
              <PanelHead id={titleId} title={title} closeWord={closeWord} onClose={onClose} />
            </div>
            <div className={styles.body}>{children}</div>
            {actions && <footer className={styles.actions}>{actions}</footer>}
          </Moving>
        </>
      )}
    </dialog>
  );
}

/** True from opening until the exit animation has ended. */
function useStays(open: boolean): boolean {
  const [stays, setStays] = useState(open);
  if (open && !stays) setStays(true);
  useEffect(() => {
    if (open) return;
    const timer = setTimeout(() => setStays(false), drawerLeaves);
    return () => clearTimeout(timer);
  }, [open]);
  return stays;
}
