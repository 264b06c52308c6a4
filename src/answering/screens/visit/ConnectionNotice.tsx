import { memo, Suspense } from 'react';
import { frame } from '../../../content/screens/frame.ts';
import { selectUnsaved } from '../../../store/selectors.ts';
import { Notice } from '../../../ui/blocks/Notice.tsx';
import { useAppSelector } from '../../store-hooks.ts';
import { Unsaved } from '../help/lazy-help.ts';

/** The notice that there is no connection; the strip stays in view when the page scrolls. */
export const OfflineNotice = memo(function OfflineNotice() {
  const isOnline = useAppSelector((state) => state.device.online);
  return (
    <div role="status">
      {!isOnline && (
        // Sensitive answers are kept only while the page is open.
        <Notice tone="warning">
          <span className="visually-hidden">{frame.offline.title}. </span>
          {frame.offline.kept} {frame.offline.open}
        </Notice>
      )}
    </div>
  );
});

/** Why a background save failed. Without a connection the offline notice says it already. */
export const UnsavedNotice = memo(function UnsavedNotice() {
  const isOnline = useAppSelector((state) => state.device.online);
  const unsaved = useAppSelector(selectUnsaved);
  // A conflict needs the visitor's choice, not a retry.
  const isSettling = useAppSelector((state) => state.conflict.choice !== null);
  return (
    <div role="status">
      <Suspense>{isOnline && unsaved !== null && !isSettling && <Unsaved {...unsaved} />}</Suspense>
    </div>
  );
});
