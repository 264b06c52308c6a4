import type { Step } from '../../funnel/steps/step.ts';
import type { StepId } from '../../funnel/steps/step-id.ts';
import { stepOf } from '../../funnel/steps/steps.ts';
import type { RootState } from '../../store/root-reducer.ts';
import { selectStepsShown } from '../../store/selectors.ts';
import type { RecognisedAnswer } from '../understanding/reading.ts';

/** What a message meets: the steps that are asked, the state of the visit, and the answers that wait for a yes. */
export interface QuestionContext {
  steps: readonly Step[];
  state: RootState;
  waiting: readonly RecognisedAnswer[];
}

/** The question on the screen, as if nothing waited for a yes. */
export const shownQuestion = (state: RootState): QuestionContext => ({
  steps: selectStepsShown(state),
  state,
  waiting: [],
});

/** The question of one step, as if it alone were asked. */
export const questionOfStep = (step: StepId, state: RootState): QuestionContext => ({
  steps: [stepOf(step)],
  state,
  waiting: [],
});
