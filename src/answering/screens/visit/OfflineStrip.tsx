import { frame } from '../../../content/screens/frame.ts';
import { alert } from '../../../ui/icons/alert.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useAppSelector } from '../../store-hooks.ts';
import styles from './OfflineStrip.module.css';

/** Stays in view while offline, wherever the page is scrolled. Screen readers announce the notice instead. */
export function OfflineStrip() {
  const isOnline = useAppSelector((state) => state.device.online);
  return isOnline ? null : (
    <p className={styles.strip} aria-hidden="true">
      <Icon shape={alert} />
      {frame.offline.title}
    </p>
  );
}
