import { combineReducers } from '@reduxjs/toolkit';
import { answers } from './answers.ts';
import { device } from './device.ts';
import { effects } from './effects.ts';
import { help } from './help.ts';
import { lead } from './lead.ts';
import { regulations } from './regulations.ts';
import { resources } from './resources.ts';
import { session } from './session.ts';
import { sideQuestions } from './side-questions.ts';
import { stepResults } from './step-results.ts';
import { visit } from './visit.ts';

export const slices = {
  answers,
  device,
  effects,
  stepResults,
  help,
  lead,
  regulations,
  resources,
  session,
  sideQuestions,
  visit,
};

export const rootReducer = combineReducers(slices);

export type RootState = ReturnType<typeof rootReducer>;
