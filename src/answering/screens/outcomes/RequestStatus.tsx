import { type ReactNode, useEffect, useRef } from 'react';
import type { HelpStatus } from '../../../store/help.ts';
import { Notice } from '../../../ui/blocks/Notice.tsx';
import styles from '../screens.module.css';

interface RequestStatusProps {
  status: HelpStatus;
  title?: string;
  /** Shown once the request was granted. */
  children: ReactNode;
}

/** The result of a request. Its button is gone once granted, so the message takes the focus. */
export function RequestStatus({ status, title, children }: RequestStatusProps) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(status.kind);
  useEffect(() => {
    if (status.kind === 'granted' && before.current === 'asked') box.current?.focus();
    before.current = status.kind;
  }, [status.kind]);
  return (
    <div ref={box} role="status" tabIndex={-1} className={styles.outcome}>
      {status.kind === 'granted' && (
        <Notice tone="success" title={title}>
          {children}
        </Notice>
      )}
      {status.kind === 'refused' && <Notice tone="error">{status.message}</Notice>}
    </div>
  );
}
