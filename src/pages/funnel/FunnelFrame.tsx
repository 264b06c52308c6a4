import { type ReactNode, useDeferredValue } from 'react';
import { FaceSwitch } from '../../answering/FaceSwitch.tsx';
import { ChosenSoFar } from '../../answering/screens/ChosenSoFar.tsx';
import { ConnectionNotice, UnsavedNotice } from '../../answering/screens/visit/ConnectionNotice.tsx';
import { ErasureNotice } from '../../answering/screens/visit/ErasureNotice.tsx';
import { OfflineStrip } from '../../answering/screens/visit/OfflineStrip.tsx';
import { useAppSelector } from '../../answering/store-hooks.ts';
import { frame } from '../../content/screens/frame.ts';
import type { PageTitle } from '../../content/steps/step-words.ts';
import type { Screen } from '../../funnel/steps/step.ts';
import { selectBackRoute, selectProgress } from '../../store/selectors.ts';
import { RouteLink } from '../../ui/actions/RouteLink.tsx';
import { arrowLeft } from '../../ui/icons/arrow-left.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { ProgressBar } from '../../ui/progress/ProgressBar.tsx';
import styles from './FunnelFrame.module.css';

interface FunnelFrameProps {
  title: PageTitle | null;
  titleId: string;
  screen: Screen;
  children: ReactNode;
}

/** The frame of every question: back link, progress and chosen plan. */
export function FunnelFrame({ title, titleId, screen, children }: FunnelFrameProps) {
  const back = useAppSelector(selectBackRoute);
  const { percent, stages } = useAppSelector(selectProgress);
  // Setting the document title takes several milliseconds, so it is deferred.
  const pageTitle = useDeferredValue(title?.page);
  const labelled = stages.map(({ stage, state }) => ({ id: stage, label: frame.stages[stage], state }));
  return (
    <div className={styles.page} data-columns={screen === 'review' || screen === 'done' || undefined}>
      {pageTitle !== undefined && <title>{`${pageTitle} | ${frame.site}`}</title>}
      <div className="stack gap-8" data-print="no">
        {/* A made order has nothing to go back to but its own notice; the browser's back still leads there. */}
        {back !== null && screen !== 'done' && (
          <RouteLink to={back} className={styles.back}>
            <Icon shape={arrowLeft} />
            {frame.back}
          </RouteLink>
        )}
        {labelled.length > 0 && <ProgressBar percent={percent} stages={labelled} label={frame.progress} />}
        <ErasureNotice />
      </div>
      <OfflineStrip />
      <ConnectionNotice />
      <div className="stack gap-8">
        {screen === 'form' && <ChosenSoFar />}
        {title && (
          <h1 id={titleId} tabIndex={-1} data-asks className={styles.title}>
            {title.title}
          </h1>
        )}
      </div>
      {children}
      {/* Below the question, so that it does not push it out of view. */}
      <UnsavedNotice />
      {screen !== 'done' && <FaceSwitch />}
    </div>
  );
}
