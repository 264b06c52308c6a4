/** How the bar at the top of the page moves. The speed is that of one move, in milliseconds. */
export const progressPace = { minimum: 0.08, speed: 200, trickleEvery: 800 } as const;

/** How far the bar has come; null while nobody is on the way. */
export type Progress = number | null;
export type ProgressEvent = 'started' | 'trickled' | 'finished' | 'faded';

/** The bar as each event leaves it. It never arrives before the page does. */
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

/** The longer it takes, the smaller the steps. */
function stepFrom(progress: number): number {
  if (progress < 0.2) return 0.1;
  if (progress < 0.5) return 0.04;
  return progress < 0.8 ? 0.02 : 0.005;
}
