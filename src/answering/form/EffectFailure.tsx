import { Suspense, useEffect, useRef } from 'react';
import { frame } from '../../content/screens/frame.ts';
import { tryAgainAsked } from '../../store/events.ts';
import { selectFailure } from '../../store/selectors.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ErrorNotice } from '../../ui/blocks/Notice.tsx';
import { useIsBubble } from '../answer-surface.ts';
import { focusQuestion } from '../focus-question.ts';
import { RefusalOptions } from '../screens/help/lazy-help.ts';
import { useAppDispatch, useAppSelector } from '../store-hooks.ts';
import { FailureText } from './FailureText.tsx';

/**
 * The failure that blocks the visitor, with a retry button: the page's main action if nothing else can be done, with
 * contact options. A final refusal shows the alternatives instead.
 */
export function EffectFailure({ isAlone = false }: { isAlone?: boolean }) {
  const dispatch = useAppDispatch();
  const failure = useAppSelector(selectFailure);
  const isBubble = useIsBubble();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button may be far below. A conversation scrolls by itself.
    if (failure !== null && !isBubble) box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [failure, isBubble]);
  if (failure === null) return null;
  const tryAgain = () => {
    focusQuestion();
    dispatch(tryAgainAsked());
  };
  const again = (
    <Button variant={isAlone ? 'primary' : 'quiet'} wide={isAlone} onClick={tryAgain}>
      {frame.tryAgain}
    </Button>
  );
  return (
    <>
      <div ref={box}>
        <ErrorNotice title={frame.failed}>
          <FailureText failure={failure} />
          {!isAlone && !failure.final && again}
        </ErrorNotice>
      </div>
      {isAlone && failure.way === undefined && again}
      {(isAlone || failure.way !== undefined) && (
        <Suspense>
          <RefusalOptions way={failure.way} isAlone={isAlone} />
        </Suspense>
      )}
    </>
  );
}
