import type { Step } from '../../funnel/steps/step.ts';

export interface ScreenProps {
  steps: readonly Step[];
  titleId: string;
  /** Called when an answer is sent: the next question takes the focus. */
  onSent: () => void;
}
