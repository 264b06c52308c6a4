import { close } from '../icons/close.ts';
import { Icon } from '../icons/Icon.tsx';
import { Moving } from '../motion/Moving.tsx';
import { Presence } from '../motion/Presence.tsx';
import { words } from '../words.ts';
import styles from './Toast.module.css';

export type ToastProps = { message: string | null; onClose: () => void };

/** The live region is always rendered, so that screen readers announce the message. */
export function Toast({ message, onClose }: ToastProps) {
  return (
    <div className={styles.region} role="status">
      <Presence>
        {message === null ? null : (
          <Moving how="rise" className={styles.toast}>
            <p>{message}</p>
            <button type="button" className={styles.close} aria-label={words.close} onClick={onClose}>
              <Icon shape={close} />
            </button>
          </Moving>
        )}
      </Presence>
    </div>
  );
}
