import { frame } from '../../../content/screens/frame.ts';
import { unsavedWords as words } from '../../../content/screens/unsaved.ts';
import type { Failure } from '../../../funnel/facts.ts';
import type { Step } from '../../../funnel/steps/step.ts';
import { tryAgainAsked } from '../../../store/events.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Notice } from '../../../ui/blocks/Notice.tsx';
import { focusQuestion } from '../../focus-question.ts';
import { FailureText } from '../../form/FailureText.tsx';
import { StepLink } from '../../StepLink.tsx';
import { useAppDispatch, useAppSelector } from '../../store-hooks.ts';

/** The answer that could not be saved, why, and a retry button. */
export function Unsaved({ step, failure }: { step: Step; failure: Failure }) {
  const dispatch = useAppDispatch();
  const isTrying = useAppSelector((state) => state.effects.running === step.id);
  const tryAgain = () => {
    focusQuestion();
    dispatch(tryAgainAsked());
  };
  return (
    <Notice tone="warning" title={words.title}>
      <FailureText failure={failure} />
      <p>{words.kept}</p>
      {step.path !== null && (
        <p>
          <StepLink step={step.id}>{words.see}</StepLink>
        </p>
      )}
      <Button variant="quiet" isLoading={isTrying} loadingLabel={words.tryingAgain} onClick={tryAgain}>
        {frame.tryAgain}
      </Button>
    </Notice>
  );
}
