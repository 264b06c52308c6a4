import { ReviewScreen } from '../ReviewScreen.tsx';
import { DoneScreen } from './DoneScreen.tsx';
import { QuizFailedScreen, RejectedScreen } from './FailedAnalysis.tsx';

/** The last screens of an order, preloaded together. */
export const closingScreens = { DoneScreen, QuizFailedScreen, RejectedScreen, ReviewScreen };
