import type { Screen } from '../../funnel/steps/step.ts';
import { type Deferred, deferred } from '../preloading/deferred.tsx';
import type { ScreenProps } from './screen-props.ts';

type ScreenComponent = Deferred<ScreenProps>;

const waiting = deferred(async () => (await import('./WaitingScreen.tsx')).WaitingScreen);

const lookUpScreens = async () => (await import('./outcomes/look-up-screens.ts')).lookUpScreens;

const closingScreens = async () => (await import('./outcomes/closing-screens.ts')).closingScreens;

/** The screen of each kind of step other than a form, loaded when it is near. */
export const screens: Record<Exclude<Screen, 'form'>, ScreenComponent> = {
  waiting,
  silent: waiting,
  'no-coverage': deferred(async () => (await lookUpScreens()).NoCoverageScreen),
  'not-sold': deferred(async () => (await lookUpScreens()).NotSoldScreen),
  covered: deferred(async () => (await lookUpScreens()).CoveredScreen),
  'no-offer': deferred(async () => (await lookUpScreens()).NoOfferScreen),
  rejected: deferred(async () => (await closingScreens()).RejectedScreen),
  'quiz-failed': deferred(async () => (await closingScreens()).QuizFailedScreen),
  review: deferred(async () => (await closingScreens()).ReviewScreen),
  done: deferred(async () => (await closingScreens()).DoneScreen),
};
