import { memo } from 'react';
import { frame } from '../../content/screens/frame.ts';
import type { RootState } from '../../store/root-reducer.ts';
import { selectFacts, selectWalk } from '../../store/selectors.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useSelector } from '../store-view.ts';

/** Says only what is true: a sensitive answer lives as long as the page does. */
export const ConnectionNotice = memo(function ConnectionNotice() {
  const isOnline = useSelector((state: RootState) => state.device.online);
  const { failures } = useSelector(selectFacts);
  const { current } = useSelector(selectWalk);
  // What was refused because the order changed elsewhere waits for a choice, not for a line.
  const isSettling = useSelector((state: RootState) => state.device.conflict !== null);
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
