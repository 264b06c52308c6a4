import { Suspense, useEffect } from 'react';
import { frame } from '../content/screens/frame.ts';
import { scrollToQuestion } from './scroll-to-question.ts';
import { Waiting } from './transcript/lazy-waiting.ts';

/** Shown while a message waits for what reads it. */
export function MessageLoading({ isOn }: { isOn: boolean }) {
  useEffect(() => {
    if (isOn) requestAnimationFrame(scrollToQuestion);
  }, [isOn]);
  if (!isOn) return null;
  return (
    <Suspense>
      <Waiting text={frame.waiting}>{null}</Waiting>
    </Suspense>
  );
}
