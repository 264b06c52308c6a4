import { memo, Suspense } from 'react';
import { frame } from '../../../content/screens/frame.ts';
import { selectUnsaved } from '../../../store/selectors.ts';
import { Notice } from '../../../ui/blocks/Notice.tsx';
import { useAppSelector } from '../../store-hooks.ts';
import { Unsaved } from '../help/lazy-help.ts';

/** That there is no connection; what is in view all the time is the strip. */
export const OfflineNotice = memo(function OfflineNotice() {
  const isOnline = useAppSelector((state) => state.device.online);
  return (
    <div role="status">
      {!isOnline && (
        // A sensitive answer lives as long as the page does.
        <Notice tone="warning">
          <span className="visually-hidden">{frame.offline.title}. </span>
          {frame.offline.kept} {frame.offline.open}
        </Notice>
      )}
    </div>
  );
});

/** Why an answer could not be saved behind the visitor. Without a connection, that is the reason. */
export const UnsavedNotice = memo(function UnsavedNotice() {
  const isOnline = useAppSelector((state) => state.device.online);
  const unsaved = useAppSelector(selectUnsaved);
  // What was refused because the order changed elsewhere waits for a choice, not for another try.
  const isSettling = useAppSelector((state) => state.device.conflict !== null);
  return (
    <div role="status">
      <Suspense>{isOnline && unsaved !== null && !isSettling && <Unsaved {...unsaved} />}</Suspense>
    </div>
  );
});
