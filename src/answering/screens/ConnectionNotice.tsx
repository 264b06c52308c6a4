import { memo } from 'react';
import { frame } from '../../content/screens/frame.ts';
import type { Failure } from '../../funnel/facts.ts';
import type { Step } from '../../funnel/step.ts';
import { tryAgainAsked } from '../../store/events.ts';
import { selectUnsaved } from '../../store/selectors.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { FailureText } from '../FailureText.tsx';
import { focusQuestion } from '../focus-question.ts';
import { StepLink } from '../StepLink.tsx';
import { useAppDispatch, useAppSelector } from '../store-hooks.ts';

/** Says only what is true: that there is no connection, or why an answer could not be saved behind the visitor. */
export const ConnectionNotice = memo(function ConnectionNotice() {
  const isOnline = useAppSelector((state) => state.device.online);
  const unsaved = useAppSelector(selectUnsaved);
  // What was refused because the order changed elsewhere waits for a choice, not for another try.
  const isSettling = useAppSelector((state) => state.device.conflict !== null);
  return (
    <div role="status">
      {isOnline ? (
        unsaved !== null && !isSettling && <Unsaved {...unsaved} />
      ) : (
        // A sensitive answer lives as long as the page does.
        <Notice tone="warning" title={frame.offline.title}>
          {frame.offline.kept} {frame.offline.open}
        </Notice>
      )}
    </div>
  );
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
