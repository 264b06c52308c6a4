import { describe, expect, it } from 'vitest';
import { shownAnswer } from '../../src/funnel/shown-answer.ts';
import { entryOf } from '../../src/funnel/walk.ts';
import {
  answersWithout,
  coverageOf,
  everyAnswer,
  factsWith,
  fibre,
  idsOf,
  sarzedo,
  walkOf,
} from './given.ts';

const told = { text: 'apto 12', parts: [] };
const named = { text: '12', parts: [{ type: 'apartamento', value: '12' }] };
const none = { text: '', parts: [] };
const structured = { ...coverageOf('d500a'), infra: { ...fibre, structured_complement: true } };

/** Asked of nobody whose postcode says it all; told along with the number, it is for the installer all the same. */
describe('a complement', () => {
  it.each([
    ['that nobody told', undefined, {}, undefined],
    ['that does not exist', none, {}, undefined],
    ['told along with the number', told, {}, 'complete'],
    ['that a network wants by its parts, untold', undefined, { coverage: structured }, 'open'],
    ['that a network wants by its parts, told in words', told, { coverage: structured }, 'open'],
    ['that a network wants by its parts, and has', named, { coverage: structured }, 'complete'],
    ['that a network wants by its parts, where there is none', none, { coverage: structured }, 'complete'],
    ['told along with the number where the street is open', told, { place: sarzedo }, 'open'],
  ] as const)('%s', (_, complement, found, state) => {
    const answers = { ...answersWithout('complement', 'address', 'neighborhood'), complement };
    expect(entryOf(walkOf(factsWith({ ...found, answers })), 'instalacao')?.state).toBe(state);
  });

  it('told along counts once the address is asked anyway', () => {
    const answers = { ...everyAnswer, complement: told };
    expect(entryOf(walkOf(factsWith({ place: sarzedo, answers })), 'instalacao')?.state).toBe('complete');
  });

  it('asks nothing else again', () => {
    const answers = { ...everyAnswer, complement: told };
    const { current, path } = walkOf(factsWith({ coverage: structured, answers }));
    expect(current.step.id).toBe('instalacao');
    expect(idsOf({ current, path }).filter((id) => id === 'cpf' || id === 'nr-imovel')).toHaveLength(2);
  });
});

describe('an answer as it is shown', () => {
  it.each([
    ['cep', '01310-100'],
    ['number', '1000'],
    ['name', 'Ana Souza'],
    ['phone', '(11) 91234-5678'],
    ['birth_date', '**/**/1990'],
    ['mothers_name', 'M**** S****'],
    ['cpf', '***.***.247-25'],
    ['complement', 'Sem complemento'],
    ['due_date', 'Dia 10'],
    ['idPlan', '500 Mega'],
  ] as const)('%s: %s', (name, text) => {
    expect(shownAnswer(name, factsWith({ answers: everyAnswer }))).toBe(text);
  });

  it('is the one given here before the one on file, and nothing where there is neither', () => {
    const onFile = { cpf: '***.000.000-**', bank: '***' };
    expect(shownAnswer('cpf', factsWith({ onFile }))).toBe('***.000.000-**');
    expect(shownAnswer('cpf', factsWith({ onFile, answers: everyAnswer }))).toBe('***.***.247-25');
    expect(shownAnswer('name', factsWith({ onFile }))).toBeUndefined();
  });
});
