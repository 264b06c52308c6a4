import { combineReducers } from '@reduxjs/toolkit';
import { addressSearchSlice } from './address-search.ts';
import { answersSlice } from './answers.ts';
import { deviceSlice } from './device.ts';
import { effectsSlice } from './effects.ts';
import { helpSlice } from './help.ts';
import { leadSlice } from './lead.ts';
import { regulationsSlice } from './regulations.ts';
import { resourcesSlice } from './resources.ts';
import { sessionSlice } from './session.ts';
import { sideQuestionsSlice } from './side-questions.ts';
import { stepResultsSlice } from './step-results.ts';
import { visitSlice } from './visit.ts';

export const reducers = {
  addressSearch: addressSearchSlice.reducer,
  answers: answersSlice.reducer,
  device: deviceSlice.reducer,
  effects: effectsSlice.reducer,
  help: helpSlice.reducer,
  lead: leadSlice.reducer,
  regulations: regulationsSlice.reducer,
  resources: resourcesSlice.reducer,
  session: sessionSlice.reducer,
  sideQuestions: sideQuestionsSlice.reducer,
  stepResults: stepResultsSlice.reducer,
  visit: visitSlice.reducer,
};

export const rootReducer = combineReducers(reducers);

export type RootState = ReturnType<typeof rootReducer>;
