import type { ReactNode } from 'react';
import { alert } from '../icons/alert.ts';
import { check } from '../icons/check.ts';
import { Icon } from '../icons/Icon.tsx';
import { info } from '../icons/info.ts';
import { unbroken } from '../text/unbroken.ts';
import styles from './Notice.module.css';

type NoticeTone = 'info' | 'warning' | 'success' | 'error';
export type NoticeProps = {
  tone: NoticeTone;
  title?: ReactNode;
  children: ReactNode;
  role?: 'status' | 'alert';
};

const shapes: Record<NoticeTone, string> = { info, warning: alert, success: check, error: alert };

export function Notice({ tone, title, children, role }: NoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone} role={role}>
      <Icon shape={shapes[tone]} />
      <div className="stack gap-4">
        {title && <p className="strong">{title}</p>}
        <div>{unbroken(children)}</div>
      </div>
    </div>
  );
}

/** A failure, which screen readers announce at once. Without a text nothing is shown. */
export const ErrorNotice = ({ children, ...rest }: Pick<NoticeProps, 'title' | 'children'>) =>
  children ? (
    <Notice tone="error" role="alert" {...rest}>
      {children}
    </Notice>
  ) : null;
