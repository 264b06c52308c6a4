import { memo } from 'react';
import { frame } from '../../../content/screens/frame.ts';
import type { Failure } from '../../../funnel/facts.ts';
import type { Step } from '../../../funnel/steps/step.ts';
import { tryAgainAsked } from '../../../store/events.ts';
import { selectUnsaved } from '../../../store/selectors.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Notice } from '../../../ui/blocks/Notice.tsx';
import { focusQuestion } from '../../focus-question.ts';
import { FailureText } from '../../form/FailureText.tsx';
import { StepLink } from '../../StepLink.tsx';
import { useAppDispatch, useAppSelector } from '../../store-hooks.ts';

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
  return <div role="status">{isOnline && unsaved !== null && !isSettling && <Unsaved {...unsaved} />}</div>;
});

function Unsaved({ step, failure }: { step: Step; failure: Failure }) {
  const dispatch = useAppDispatch();
  const isTrying = useAppSelector((state) => state.effects.running === step.id);
  const tryAgain = () => {
    focusQuestion();
    dispatch(tryAgainAsked());
  };
  return (
    <Notice tone="warning" title={frame.unsaved.title}>
      <FailureText failure={failure} />
      <p>{frame.unsaved.kept}</p>
      {step.path !== null && (
        <p>
          <StepLink step={step.id}>{frame.unsaved.see}</StepLink>
        </p>
      )}
      <Button
        variant="quiet"
        state={isTrying ? 'loading' : 'default'}
        loadingLabel={frame.tryingAgain}
        onClick={tryAgain}
      >
        {frame.tryAgain}
      </Button>
    </Notice>
  );
}
