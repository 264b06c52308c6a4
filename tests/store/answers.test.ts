import { describe, expect, it } from 'vitest';
import type { Answers } from '../../src/funnel/fields/answer-values.ts';
import { fieldNames } from '../../src/funnel/fields/fields.ts';
import { answersReducer } from '../../src/store/answers.ts';
import {
  answersAccepted,
  answersRefused,
  effectFailed,
  effectSucceeded,
  leadForgotten,
  leadLoaded,
  ownAnswersDropped,
  startedOver,
} from '../../src/store/events.ts';
import { loadedLead } from '../../src/store/loaded-lead.ts';
import { everyAnswer } from '../visitor/ana.ts';

const start = answersReducer(undefined, answersAccepted({ values: everyAnswer }));
const after = (values: Answers) => answersReducer(start, answersAccepted({ values })).values;
const gone = (values: Answers) => fieldNames.filter((name) => values[name] === undefined).sort();

const view = {
  success: true as const,
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  access: 'holder' as const,
  version: 3,
  step: 'x',
  address: { cep: '20040020', number: '5', city: 'Rio de Janeiro', state: 'RJ' },
  plan: null,
  name: 'Ana Outra',
  cpf: '***.982.247-**',
};

describe('an answer given again', () => {
  const ofPlace = 'accept_information address allotment_number block_number complement neighborhood';
  it.each<[string, Answers, string]>([
    ['another postcode', { cep: '20040020' }, `${ofPlace} number schedules`],
    ['another number', { number: '5' }, 'accept_information complement schedules'],
    ['another postcode and number at once', { cep: '20040020', number: '5' }, `${ofPlace} schedules`],
    ['the same postcode', { cep: everyAnswer.cep }, ''],
    ['the same schedule', { schedules: [...everyAnswer.schedules] }, ''],
    ['another name', { name: 'Ana Silva' }, 'accept_information'],
    ['the consent itself', { accept_information: true }, ''],
  ])('the answers, and the consent, that are cleared by %s', (_, given, cleared) => {
    const values = after(given);
    expect(gone(values).join(' ')).toBe(cleared);
    const kept = fieldNames.filter((name) => values[name] !== undefined && !(name in given));
    for (const name of kept) expect(values[name]).toEqual(everyAnswer[name]);
    expect(values).toMatchObject(given);
  });
});

it('a first answer clears nothing: a flat told before the number of its building stays', () => {
  const { complement, number, ...others } = everyAnswer;
  const told = answersReducer(undefined, answersAccepted({ values: { ...others, complement } }));
  const { values } = answersReducer(told, answersAccepted({ values: { number } }));
  expect(values).toMatchObject({ complement, number, schedules: others.schedules });
});

describe('an error beside a field', () => {
  it('an error beside a field disappears when that field is answered, and the others stay', () => {
    const refused = answersReducer(start, answersRefused({ messages: { email: 'Não', name: 'Não' } }));
    const amended = answersReducer(refused, answersAccepted({ values: { email: 'ana@outro.com' } }));
    expect(amended.refused.email).toBeUndefined();
    expect(amended.refused.name).toBe('Não');
    expect(refused.values).toEqual(start.values);
  });

  it('an error of the server is shown beside its field', () => {
    const failure = { stamp: '', message: '', final: true };
    const failed = answersReducer(
      start,
      effectFailed({ step: 'email', failure, messages: { email: 'Não' } }),
    );
    expect(failed.refused).toEqual({ email: 'Não' });
  });
});

it('the quiz answer is dropped once it is judged', () => {
  const risk = { status: 'quiz' as const, message: null, quiz: null };
  const judged = answersReducer(start, effectSucceeded({ step: 'validacao', stamp: '', result: { risk } }));
  expect(gone(judged.values)).toEqual(['quiz']);
});

describe('the answers of a loaded lead', () => {
  it('a loaded lead brings its answers and lists masked ones as on file', () => {
    const loaded = answersReducer(undefined, leadLoaded(loadedLead(view)));
    expect(loaded.values).toMatchObject({ cep: '20040020', number: '5', name: 'Ana Outra' });
    expect(loaded.values.cpf).toBeUndefined();
    expect(loaded.onFile.cpf).toBe('***.982.247-**');
  });

  it('a loaded lead does not overwrite answers that are not yet saved', () => {
    const own = answersReducer(
      undefined,
      answersAccepted({ values: { cep: '01310100', email: 'ana@exemplo.com.br' } }),
    );
    const { values } = answersReducer(own, leadLoaded(loadedLead(view)));
    expect(values).toMatchObject({ cep: '01310100', email: 'ana@exemplo.com.br', name: 'Ana Outra' });
    expect(values.number).toBeUndefined();
  });

  it('a newly typed answer replaces the one on file', () => {
    const loaded = answersReducer(undefined, leadLoaded(loadedLead(view)));
    expect(
      answersReducer(loaded, answersAccepted({ values: { cpf: '52998224725' } })).onFile.cpf,
    ).toBeUndefined();
  });
});

it.each([leadForgotten(), startedOver(), ownAnswersDropped()])('no answer is left after $type', (event) => {
  expect(answersReducer(start, event)).toEqual({
    values: {},
    onFile: {},
    refused: {},
    draft: null,
    lost: [],
  });
});
