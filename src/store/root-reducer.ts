import { combineReducers } from '@reduxjs/toolkit';
import { addressSearchReducer } from './address-search.ts';
import { answersReducer } from './answers.ts';
import { deviceReducer } from './device.ts';
import { effectsReducer } from './effects.ts';
import { helpReducer } from './help.ts';
import { leadReducer } from './lead.ts';
import { regulationsReducer } from './regulations.ts';
import { resourcesReducer } from './resources.ts';
import { sessionReducer } from './session.ts';
import { sideQuestionsReducer } from './side-questions.ts';
import { stepResultsReducer } from './step-results.ts';
import { visitReducer } from './visit.ts';

export const reducers = {
  addressSearch: addressSearchReducer,
  answers: answersReducer,
  device: deviceReducer,
  effects: effectsReducer,
  help: helpReducer,
  lead: leadReducer,
  regulations: regulationsReducer,
  resources: resourcesReducer,
  session: sessionReducer,
  sideQuestions: sideQuestionsReducer,
  stepResults: stepResultsReducer,
  visit: visitReducer,
};

export const rootReducer = combineReducers(reducers);

export type RootState = ReturnType<typeof rootReducer>;
