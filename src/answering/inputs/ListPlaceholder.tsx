import type { ReactNode } from 'react';
import { frame } from '../../content/screens/frame.ts';
import { payment } from '../../content/steps/payment.ts';
import type { ResourceName } from '../../funnel/steps/step.ts';
import { resourceAsked } from '../../store/events.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ErrorNotice } from '../../ui/blocks/Notice.tsx';
import { Skeleton } from '../../ui/blocks/Skeleton.tsx';
import { focusQuestion } from '../focus-question.ts';
import { FailureText } from '../form/FailureText.tsx';
import { useAppDispatch, useAppSelector } from '../store-hooks.ts';

/** Placeholder for a list that is loading or has failed. */
export function ListPlaceholder({ of }: { of: ResourceName }) {
  const isFailed = useAppSelector((state) => state.resources.failures[of] !== undefined);
  if (isFailed) return <ListFailed of={of} />;
  return (
    <div role="status">
      <span className="visually-hidden">{payment.loadingList}</span>
      <Skeleton lines={2} />
    </div>
  );
}

interface ListFailedProps {
  of: ResourceName;
  /** Another way to answer without the list. */
  children?: ReactNode;
}

/** Why a list failed, with a retry button; nothing if it has loaded. */
export function ListFailed({ of, children }: ListFailedProps) {
  const failure = useAppSelector((state) => state.resources.failures[of]);
  if (failure === undefined) return null;
  return (
    <ErrorNotice title={payment.listFailed}>
      <FailureText failure={failure} />
      {children && <p>{children}</p>}
      <AskAgain of={of} />
    </ErrorNotice>
  );
}

export function AskAgain({ of }: { of: ResourceName }) {
  const dispatch = useAppDispatch();
  const ask = () => {
    focusQuestion();
    dispatch(resourceAsked({ name: of }));
  };
  return (
    <Button variant="quiet" onClick={ask}>
      {frame.tryAgain}
    </Button>
  );
}
