import { frame } from '../../content/screens/frame.ts';
import { payment } from '../../content/steps/payment.ts';
import { tryAgainAsked } from '../../store/events.ts';
import type { RootState } from '../../store/root-reducer.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useDispatch, useSelector } from '../store-view.ts';

/** Stands where a list to choose from has not come yet, or did not come at all. */
export function ListToCome() {
  const dispatch = useDispatch();
  const failure = useSelector((state: RootState) => state.resources.failure);
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
