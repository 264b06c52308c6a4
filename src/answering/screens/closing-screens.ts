import { DoneScreen } from './DoneScreen.tsx';
import { QuizFailedScreen } from './QuizFailedScreen.tsx';
import { RejectedScreen } from './RejectedScreen.tsx';
import { ReviewScreen } from './ReviewScreen.tsx';

/** How an order ends: fetched together, well before. */
export const closingScreens = { DoneScreen, QuizFailedScreen, RejectedScreen, ReviewScreen };
