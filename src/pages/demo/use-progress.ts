import { useEffect, useReducer } from 'react';
import { nextProgress, type Progress, progressPace } from './progress.ts';

/** Starts with a navigation and finishes once the new page has loaded. */
export function useProgress(isUnderWay: boolean): Progress {
  const [progress, tell] = useReducer(nextProgress, null);
  useEffect(() => {
    if (!isUnderWay) return;
    tell('started');
    const trickling = setInterval(() => tell('trickled'), progressPace.trickleEvery);
    return () => {
      clearInterval(trickling);
      tell('finished');
    };
  }, [isUnderWay]);
  const isDone = progress === 1;
  useEffect(() => {
    if (!isDone) return;
    // One animation to the end, another to fade out.
    const fading = setTimeout(() => tell('faded'), 2 * progressPace.speed);
    return () => clearTimeout(fading);
  }, [isDone]);
  return progress;
}
