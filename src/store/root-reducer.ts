import { combineReducers } from '@reduxjs/toolkit';
import { accessReducer } from './access.ts';
import { addressSearchReducer } from './address-search.ts';
import { answersReducer } from './answers.ts';
import { conflictReducer } from './conflict.ts';
import { continueLaterReducer } from './continue-later.ts';
import { deviceReducer } from './device.ts';
import { effectsReducer } from './effects.ts';
import { helpReducer } from './help.ts';
import { leadReducer } from './lead.ts';
import { misunderstandingsReducer } from './misunderstandings.ts';
import { personReducer } from './person.ts';
import { regulationsReducer } from './regulations.ts';
import { resourcesReducer } from './resources.ts';
import { sessionReducer } from './session.ts';
import { sideQuestionsReducer } from './side-questions.ts';
import { stepResultsReducer } from './step-results.ts';
import { talkReducer } from './talk.ts';
import { understandingReducer } from './understanding.ts';
import { visitReducer } from './visit.ts';

export const reducers = {
  access: accessReducer,
  addressSearch: addressSearchReducer,
  answers: answersReducer,
  conflict: conflictReducer,
  continueLater: continueLaterReducer,
  device: deviceReducer,
  effects: effectsReducer,
  help: helpReducer,
  lead: leadReducer,
  misunderstandings: misunderstandingsReducer,
  person: personReducer,
  regulations: regulationsReducer,
  resources: resourcesReducer,
  session: sessionReducer,
  sideQuestions: sideQuestionsReducer,
  stepResults: stepResultsReducer,
  talk: talkReducer,
  understanding: understandingReducer,
  visit: visitReducer,
};

export const rootReducer = combineReducers(reducers);

export type RootState = ReturnType<typeof rootReducer>;
