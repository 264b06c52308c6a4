import type { ComponentType } from 'react';
import { type Deferred, deferred } from '../../answering/deferred.tsx';
import type { Screen } from '../../funnel/step.ts';
import { FormScreen } from './FormScreen.tsx';
import type { ScreenProps } from './screen-props.ts';

type ScreenComponent = ComponentType<ScreenProps> & Partial<Pick<Deferred<ScreenProps>, 'preload'>>;

const waiting = deferred(async () => (await import('./WaitingScreen.tsx')).WaitingScreen);

const closingScreens = async () => (await import('./closing-screens.ts')).closingScreens;

/** What a page shows for each kind of step. Only the plain form comes with the first page. */
export const screens: Record<Screen, ScreenComponent> = {
  form: FormScreen,
  waiting,
  silent: waiting,
  'no-coverage': deferred(async () => (await import('./NoCoverageScreen.tsx')).NoCoverageScreen),
  rejected: deferred(async () => (await closingScreens()).RejectedScreen),
  'quiz-failed': deferred(async () => (await closingScreens()).QuizFailedScreen),
  review: deferred(async () => (await closingScreens()).ReviewScreen),
  done: deferred(async () => (await closingScreens()).DoneScreen),
};
