import { describe, expect, it } from 'vitest';
import type { RawValues } from '../../src/funnel/fields/field.ts';
import { readAnswers } from '../../src/funnel/fields/read-answers.ts';
import { stepOf } from '../../src/funnel/steps/steps.ts';
import { askedFields, entryOf, stampOf } from '../../src/funnel/walk.ts';
import { everyAnswer } from '../visitor/ana.ts';
import { answersWithout, factsWith, idsOf, sarzedo, structured, taguatinga, walkOf } from './given.ts';

const told = { text: 'apto 12', parts: [] };
const named = { text: '12', parts: [{ type: 'apartamento', value: '12' }] };
const none = { text: '', parts: [] };

describe('the complement asked with the house number', () => {
  const asked = (found: Parameters<typeof factsWith>[0]) =>
    askedFields(stepOf('nr-imovel'), factsWith(found));

  it('the house number is complete with or without its complement', () => {
    expect(asked({ coverage: null })).toEqual(['number', 'complement']);
    const facts = factsWith({ answers: answersWithout('complement') });
    expect(entryOf(walkOf(facts), 'nr-imovel')?.state).toBe('complete');
    expect(walkOf(factsWith({ answers: everyAnswer })).current.step.id).toBe('pedido-realizado');
  });

  it('a complement is not asked with the number on a structured network or without a house number', () => {
    expect(asked({ coverage: structured })).toEqual(['number']);
    expect(asked({ asksNumber: false, place: taguatinga })).toEqual(['block_number', 'allotment_number']);
  });

  it('a complement given with the number opens the lead and repeats no coverage check', () => {
    const stampAt = (
      id: 'pedido-aberto' | 'verificando-disponibilidade',
      complement: typeof told | undefined,
    ) => stampOf(stepOf(id), factsWith({ answers: { ...answersWithout('complement'), complement } }));
    expect(stampAt('pedido-aberto', told)).not.toBe(stampAt('pedido-aberto', undefined));
    expect(stampAt('pedido-aberto', none)).toBe(stampAt('pedido-aberto', undefined));
    expect(stampAt('verificando-disponibilidade', told)).toBe(
      stampAt('verificando-disponibilidade', undefined),
    );
  });
});

/** Asked at the installation of nobody whose postcode says it all. */
describe('the complement at the installation question', () => {
  it.each([
    ['that nobody told', undefined, {}, undefined],
    ['that does not exist', none, {}, undefined],
    ['told along with the number', told, {}, undefined],
    ['that a network wants by its parts, not given', undefined, { coverage: structured }, 'open'],
    ['that a network wants by its parts, told in words', told, { coverage: structured }, 'open'],
    ['that a network wants by its parts, and has', named, { coverage: structured }, 'complete'],
    ['that a network wants by its parts, where there is none', none, { coverage: structured }, 'complete'],
    ['told along with the number where the street is open', told, { place: sarzedo }, 'open'],
  ] as const)('the installation question for a complement %s', (_, complement, found, state) => {
    const answers = { ...answersWithout('complement', 'address', 'neighborhood'), complement };
    expect(entryOf(walkOf(factsWith({ ...found, answers })), 'instalacao')?.state).toBe(state);
  });

  it('a complement given where no number is asked is saved with the installation', () => {
    const answers = { ...everyAnswer, complement: told };
    const facts = factsWith({ asksNumber: false, place: sarzedo, answers });
    expect(askedFields(stepOf('instalacao'), facts)).toEqual(['address', 'neighborhood', 'complement']);
  });

  it('a complement given early counts once the address is asked for', () => {
    const answers = { ...everyAnswer, complement: told };
    expect(entryOf(walkOf(factsWith({ place: sarzedo, answers })), 'instalacao')?.state).toBe('complete');
  });

  it('a complement needed by parts repeats no other question', () => {
    const answers = { ...everyAnswer, complement: told };
    const { current, path } = walkOf(factsWith({ coverage: structured, answers }));
    expect(current.step.id).toBe('instalacao');
    expect(idsOf({ current, path }).filter((id) => id === 'cpf' || id === 'nr-imovel')).toHaveLength(2);
  });
});

describe('a complement read from the form of the house number', () => {
  const read = (raw: RawValues, facts = factsWith()) => readAnswers(['nr-imovel'], raw, facts).values;

  it('an empty complement is none and clears an earlier one', () => {
    expect(read({ number: ['5'], complement: [' '] })).toEqual({ number: '5', complement: undefined });
    expect(read({ number: ['5'] })).toEqual({ number: '5', complement: undefined });
  });

  it('a complement is read as written, or as none', () => {
    expect(read({ number: ['5'], complement: ['apto 12'] }).complement).toEqual(told);
    expect(read({ number: ['5'], no_complement: ['on'] }).complement).toEqual(none);
  });
});
