import { type MouseEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { Moving } from '../motion/Moving.tsx';
import { words } from '../words.ts';
import styles from './Drawer.module.css';
import { PanelHead } from './PanelHead.tsx';
import { useModal } from './use-modal.ts';

export interface DrawerProps {
  open: boolean;
  title: ReactNode;
  /** What it shows must stay the same while it leaves. */
  children: ReactNode;
  actions?: ReactNode;
  onClose: () => void;
  closeWord?: string;
}

/** How long it stays in the page once it is hidden. */
export const drawerLeaves = 550;

/**
 * A panel from the side, or a sheet at the thumb. The styles show it for as long as it slides out after the dialog has
 * been closed.
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

/** True from the moment of opening until a while after hiding. */
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
