import { firstCombinedTitles, firstTitles } from '../content/first-titles.ts';
import type { Stage } from '../funnel/step.ts';
import type { StepId } from '../funnel/step-id.ts';
import { everyTitle, type PageTitle } from './every-title.ts';
import { contentOf } from './preloading/preloadable.ts';

const first: Partial<Record<StepId, PageTitle>> = firstTitles;
const firstCombined: Partial<Record<Stage, PageTitle>> = firstCombinedTitles;

export const titleOf = (id: StepId): PageTitle => first[id] ?? contentOf(everyTitle).steps[id];

export const combinedTitleOf = (stage: Stage): PageTitle =>
  firstCombined[stage] ?? contentOf(everyTitle).combined[stage];
