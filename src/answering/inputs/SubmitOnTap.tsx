import { type MouseEvent, type ReactNode, useRef } from 'react';
import { useIsBubble } from '../answer-surface.ts';
import styles from './parts.module.css';

interface SubmitOnTapProps {
  /** Only the last question completes the form. */
  last: boolean;
  children: ReactNode;
}

/** In a bubble a tap on an option sends it. Arrow keys cause clicks too, but without a pointer: they only move. */
export function SubmitOnTap({ last, children }: SubmitOnTapProps) {
  const isBubble = useIsBubble();
  const tapped = useRef<Element | null>(null);
  if (!isBubble || !last) return children;
  const click = ({ target, detail, currentTarget }: MouseEvent<HTMLDivElement>) => {
    if (!(target instanceof Element)) return;
    const isRadio = target instanceof HTMLInputElement && target.type === 'radio';
    if (isRadio && (detail > 0 || tapped.current === target)) {
      tapped.current = null;
      return currentTarget.closest('form')?.requestSubmit();
    }
    // The label's click comes first and triggers the radio's click, which has no click count.
    tapped.current = detail > 0 ? (target.closest('label')?.control ?? null) : null;
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it only listens; the radios have keys of their own
    <div className={styles.taps} onClick={click}>
      {children}
    </div>
  );
}
