import { ReviewScreen } from '../ReviewScreen.tsx';
import { DoneScreen } from './DoneScreen.tsx';
import { QuizFailedScreen } from './QuizFailedScreen.tsx';
import { RejectedScreen } from './RejectedScreen.tsx';

/** How an order ends: fetched together, well before. */
export const closingScreens = { DoneScreen, QuizFailedScreen, RejectedScreen, ReviewScreen };
