import { createReducer } from './create-reducer.ts';
import { leadForgotten, resumeDeclined, sideQuestionReplied, visitRestored } from './events.ts';
import type { KeptSideQuestion } from './kept-side-question.ts';

const most = 40;

export const sideQuestions = createReducer<readonly KeptSideQuestion[]>([], (builder) =>
  builder
    .addCase(sideQuestionReplied, (state, { payload }) => [...state, payload].slice(-most))
    .addCase(visitRestored, (_, { payload }) => payload.sideQuestions ?? [])
    .addCase(leadForgotten, () => [])
    .addCase(resumeDeclined, () => []),
);

/** Three digits in a row, or a sign of an e-mail, may be of a person: such words are not written down. */
const mayBePersonal = (said: string): boolean =>
  /\d{3}|\*|@/.test(said.replace(/[\s./-]/g, '')) || said.length > 200;

export const withoutPersonal = (questions: readonly KeptSideQuestion[]): KeptSideQuestion[] =>
  questions.map((question) => (mayBePersonal(question.said) ? { ...question, said: '' } : question));
