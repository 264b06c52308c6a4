import { Suspense } from 'react';
import { useAppSelector } from '../../store-hooks.ts';
import { Conflict, SessionEnding } from './phase-screens.ts';

/** Dialogs over an order in either face: the session is about to expire, or another tab changed the order. */
export function VisitDialogs() {
  const isEnding = useAppSelector((state) => state.session.closesAt !== null);
  const isContested = useAppSelector((state) => state.conflict.choice === 'asked');
  return (
    <Suspense>
      {isEnding && <SessionEnding />}
      {isContested && <Conflict />}
    </Suspense>
  );
}
