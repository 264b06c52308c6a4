import { memo, Suspense } from 'react';
import { frame } from '../../../content/screens/frame.ts';
import { selectUnsaved } from '../../../store/selectors.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { useAppSelector } from '../../store-hooks.ts';
import { Unsaved } from '../help/lazy-help.ts';
import styles from './OfflineStrip.module.css';

/** Why the page cannot go on, and what becomes of the answers; the strip stays in view when the page scrolls. */
export const ConnectionNotice = memo(function ConnectionNotice() {
  const connection = useAppSelector((state) => state.device.connection);
  return (
    <div role="status">
      {connection !== 'online' && (
        <div className={styles.told}>
          <p>
            <span className="visually-hidden">{frame[connection].title}. </span>
            {frame[connection].text}
          </p>
          {connection === 'outdated' && (
            <Button variant="quiet" onClick={() => location.reload()}>
              {frame.outdated.reload}
            </Button>
          )}
        </div>
      )}
    </div>
  );
});

/** Why a background save failed. Without a connection the notice says it already. */
export const UnsavedNotice = memo(function UnsavedNotice() {
  const isOffline = useAppSelector((state) => state.device.connection === 'offline');
  const unsaved = useAppSelector(selectUnsaved);
  // A conflict needs the visitor's choice, not a retry.
  const isSettling = useAppSelector((state) => state.conflict.choice !== null);
  return (
    <div role="status">
      <Suspense>{!isOffline && unsaved !== null && !isSettling && <Unsaved {...unsaved} />}</Suspense>
    </div>
  );
});
