import { frame } from '../../content/screens/frame.ts';
import { payment } from '../../content/steps/payment.ts';
import { tryAgainAsked } from '../../store/events.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useAppDispatch, useAppSelector } from '../store-hooks.ts';

/** Stands where a list to choose from has not come yet, or did not come at all. */
export function ListToCome() {
  const dispatch = useAppDispatch();
  const failure = useAppSelector((state) => state.resources.failure);
  if (failure === null)
    return (
      <div role="status">
        <span className="visually-hidden">{payment.loadingList}</span>
        <Skeleton lines={2} />
      </div>
    );
  return (
    <Notice tone="error" role="alert" title={payment.listFailed}>
      <p>{failure}</p>
      <Button variant="quiet" onClick={() => dispatch(tryAgainAsked())}>
        {frame.tryAgain}
      </Button>
    </Notice>
  );
}
