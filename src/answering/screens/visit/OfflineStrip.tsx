import { frame } from '../../../content/screens/frame.ts';
import { alert } from '../../../ui/icons/alert.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useAppSelector } from '../../store-hooks.ts';
import styles from './OfflineStrip.module.css';

/** Stays in view while the page is offline or outdated, wherever it is scrolled. Screen readers announce the notice instead. */
export function OfflineStrip() {
  const connection = useAppSelector((state) => state.device.connection);
  return connection === 'online' ? null : (
    <p className={styles.strip} aria-hidden="true">
      <Icon shape={alert} />
      {frame[connection].title}
    </p>
  );
}
