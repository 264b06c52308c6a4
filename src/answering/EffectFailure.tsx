import { frame } from '../content/screens/frame.ts';
import { tryAgainAsked } from '../store/events.ts';
import { selectFailure } from '../store/selectors.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useAppDispatch, useAppSelector } from './store-hooks.ts';

/**
 * What went wrong where the visitor waits, in the words of whoever knows, and the way to try once more: the page's one
 * action where nothing else can be done. What was refused for good is answered otherwise instead.
 */
export function EffectFailure({ isAlone = false }: { isAlone?: boolean }) {
  const dispatch = useAppDispatch();
  const failure = useAppSelector(selectFailure);
  if (failure === null) return null;
  const tryAgain = () => {
    // The button goes with its notice; the focus must not go to the body.
    document.querySelector<HTMLElement>('[data-asks]')?.focus();
    dispatch(tryAgainAsked());
  };
  const again = (
    <Button variant={isAlone ? 'primary' : 'quiet'} wide={isAlone} onClick={tryAgain}>
      {frame.tryAgain}
    </Button>
  );
  return (
    <>
      <Notice tone="error" role="alert" title={frame.failed}>
        <p>{failure.message}</p>
        {!isAlone && !failure.final && again}
      </Notice>
      {isAlone && again}
    </>
  );
}
