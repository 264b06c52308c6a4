import type { Step } from '../../funnel/steps/step.ts';

export interface ScreenProps {
  steps: readonly Step[];
  titleId: string;
  /** The visitor has sent an answer: what comes next takes the focus. */
  onSent: () => void;
}
