import { Suspense } from 'react';
import { useAppSelector } from '../../store-hooks.ts';
import { Conflict, SessionEnding } from './phase-screens.ts';

/** What stands over an order in either face: its time is nearly over, or another tab answered it otherwise. */
export function OverVisit() {
  const isEnding = useAppSelector((state) => state.session.closesAt !== null);
  const isContested = useAppSelector((state) => state.device.conflict === 'asked');
  return (
    <Suspense>
      {isEnding && <SessionEnding />}
      {isContested && <Conflict />}
    </Suspense>
  );
}
