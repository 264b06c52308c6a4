import { type ReactNode, useEffect, useRef } from 'react';
import { onTurned } from '../on-turned.ts';
import styles from './StickyAction.module.css';

/** What a tap focuses, and what has the focus while the window becomes smaller or is turned, is scrolled clear of the button. */
function uncoverFocus(action: Element, isTurned: boolean): void {
  const { top, bottom } = action.getBoundingClientRect();
  const focused = document.activeElement;
  if (focused === null || action.contains(focused) || focused.contains(action)) return;
  const at = focused.getBoundingClientRect();
  if (isTurned || (at.bottom > top && at.top < bottom)) focused.scrollIntoView({ block: 'nearest' });
}

interface StickyActionProps {
  /** It is in view on wide screens as well, and over a list of answers. */
  stays?: boolean;
  children: ReactNode;
}

/** Keeps a form's primary button in view on phones; on wide screens it is in the flow. */
export function StickyAction({ stays, children }: StickyActionProps) {
  const action = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const uncover = (isTurned = false) => action.current && uncoverFocus(action.current, isTurned);
    const look = () => void uncover();
    const leave = onTurned(() => uncover(true));
    addEventListener('click', look);
    addEventListener('resize', look);
    return () => {
      leave();
      removeEventListener('click', look);
      removeEventListener('resize', look);
    };
  }, []);
  return (
    <div ref={action} className={styles.action} data-stays={stays || undefined}>
      {children}
    </div>
  );
}
