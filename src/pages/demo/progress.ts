/** Timing of the progress bar in milliseconds, and its first step. */
export const progressPace = { minimum: 0.08, speed: 200, trickleEvery: 800 } as const;

/** The progress from 0 to 1; null without navigation. */
export type Progress = number | null;
export type ProgressEvent = 'started' | 'trickled' | 'finished' | 'faded';

/** The progress after an event. It reaches 1 only when the page has loaded. */
export function nextProgress(progress: Progress, event: ProgressEvent): Progress {
  const isUnderWay = progress !== null && progress < 1;
  switch (event) {
    case 'started':
      return isUnderWay ? progress : progressPace.minimum;
    case 'trickled':
      return isUnderWay ? Math.min(progress + stepFrom(progress), nearlyThere) : progress;
    case 'finished':
      return progress === null ? null : 1;
    case 'faded':
      return isUnderWay ? progress : null;
  }
}

const nearlyThere = 0.994;

/** The steps shrink as the progress grows. */
function stepFrom(progress: number): number {
  if (progress < 0.2) return 0.1;
  if (progress < 0.5) return 0.04;
  return progress < 0.8 ? 0.02 : 0.005;
}
