import { Suspense, useEffect } from 'react';
import { frame } from '../content/screens/frame.ts';
import { showOpen } from './FocusQuestion.tsx';
import { Waiting } from './transcript/lazy-waiting.ts';

/** Shown while a message waits for what reads it. */
export function MessageLoading({ isOn }: { isOn: boolean }) {
  useEffect(() => {
    if (isOn) requestAnimationFrame(showOpen);
  }, [isOn]);
  if (!isOn) return null;
  return (
    <Suspense>
      <Waiting text={frame.waiting}>{null}</Waiting>
    </Suspense>
  );
}
