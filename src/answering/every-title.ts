import type { Stage } from '../funnel/step.ts';
import type { StepId } from '../funnel/step-id.ts';
import { preloadable } from './preloading/preloadable.ts';

export interface PageTitle {
  title: string;
  /** The short name, for the window and for what leads back to it. */
  page: string;
}

/** Of every step and of every page that lays several together: fetched before the first of them is reached. */
export const everyTitle = preloadable(
  async (): Promise<{
    steps: Record<StepId, PageTitle>;
    combined: Record<Stage, PageTitle>;
  }> => {
    const { combinedTitles, stepTitles } = await import('../content/step-titles.ts');
    return { steps: stepTitles, combined: combinedTitles };
  },
);
