import { memo } from 'react';
import { frame } from '../../content/screens/frame.ts';
import { selectFacts, selectWalk } from '../../store/selectors.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useAppSelector } from '../store-hooks.ts';

/** Says only what is true: a sensitive answer lives as long as the page does. */
export const ConnectionNotice = memo(function ConnectionNotice() {
  const isOnline = useAppSelector((state) => state.device.online);
  const { failures } = useAppSelector(selectFacts);
  const { current } = useAppSelector(selectWalk);
  // What was refused because the order changed elsewhere waits for a choice, not for a line.
  const isSettling = useAppSelector((state) => state.device.conflict !== null);
  const isUnsaved = Object.entries(failures).some(([id, { final }]) => !final && id !== current.step.id);
  return (
    <div role="status">
      {(!isOnline || (isUnsaved && !isSettling)) && (
        <Notice tone="warning" title={frame.offline.title}>
          {frame.offline.kept} {frame.offline.open}
        </Notice>
      )}
    </div>
  );
});
