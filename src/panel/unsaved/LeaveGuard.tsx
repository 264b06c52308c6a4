import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { type Unsaved, UnsavedWork } from './use-unsaved.ts';

/** Saves unsaved work on navigation; asks if that is impossible. */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const [all] = useState(() => new Set<Unsaved>());
  const [isAsking, setAsking] = useState(false);
  const lost = useRef<readonly Unsaved[]>([]);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    lost.current = [...all].filter(({ isLostAt }) => isLostAt(currentLocation, nextLocation));
    return lost.current.length > 0;
  });
  const { state, proceed } = blocker;
  useEffect(() => {
    if (state !== 'blocked') return;
    let isOver = false;
    void Promise.all(lost.current.map(({ save }) => save())).then((saved) => {
      if (isOver) return;
      if (saved.every(Boolean)) proceed?.();
      else setAsking(true);
    });
    return () => {
      isOver = true;
      setAsking(false);
    };
  }, [state, proceed]);
  return (
    <UnsavedWork value={all}>
      {children}
      <LeaveQuestion
        isOpen={isAsking && state === 'blocked'}
        stay={() => blocker.reset?.()}
        leave={() => proceed?.()}
      />
    </UnsavedWork>
  );
}
