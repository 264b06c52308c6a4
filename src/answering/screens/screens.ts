import type { ComponentType } from 'react';
import type { Screen } from '../../funnel/steps/step.ts';
import { type LazyWithPreload, lazyWithPreload } from '../../ui/late/lazy-with-preload.tsx';
import type { ScreenProps } from './screen-props.ts';
import { WaitingScreen } from './WaitingScreen.tsx';

type ScreenComponent = ComponentType<ScreenProps> & Partial<LazyWithPreload<ScreenProps>>;

const lookUpScreens = async () => (await import('./outcomes/look-up-screens.ts')).lookUpScreens;

const closingScreens = async () => (await import('./outcomes/closing-screens.ts')).closingScreens;

/** The screen of each kind of step other than a form, loaded when it is near. */
export const screens: Record<Exclude<Screen, 'form'>, ScreenComponent> = {
  waiting: WaitingScreen,
  silent: WaitingScreen,
  'no-coverage': lazyWithPreload(async () => (await lookUpScreens()).NoCoverageScreen),
  'not-sold': lazyWithPreload(async () => (await lookUpScreens()).NotSoldScreen),
  covered: lazyWithPreload(async () => (await lookUpScreens()).CoveredScreen),
  'no-offer': lazyWithPreload(async () => (await lookUpScreens()).NoOfferScreen),
  rejected: lazyWithPreload(async () => (await closingScreens()).RejectedScreen),
  'quiz-failed': lazyWithPreload(async () => (await closingScreens()).QuizFailedScreen),
  review: lazyWithPreload(async () => (await closingScreens()).ReviewScreen),
  done: lazyWithPreload(async () => (await closingScreens()).DoneScreen),
};
