import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import styles from './Notice.module.css';

type NoticeTone = 'info' | 'warning' | 'success' | 'error';
export type NoticeProps = {
  tone: NoticeTone;
  title?: ReactNode;
  children: ReactNode;
  role?: 'status' | 'alert';
};

const icons: Record<NoticeTone, IconName> = {
  info: 'info',
  warning: 'alert',
  success: 'check',
  error: 'alert',
};

export function Notice({ tone, title, children, role }: NoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone} role={role}>
      <Icon name={icons[tone]} />
      <div className={styles.text}>
        {title && <p className={styles.title}>{title}</p>}
        <div>{children}</div>
      </div>
    </div>
  );
}
