import { describe, expect, it } from 'vitest';
import { missingFields, wholeSteps } from '../../../src/dialogue/answers/whole-steps.ts';
import type { FieldName } from '../../../src/funnel/fields/answer-values.ts';
import type { StepId } from '../../../src/funnel/steps/step-id.ts';
import { stepOf } from '../../../src/funnel/steps/steps.ts';
import type { RecognisedAnswer } from '../../../src/store/recognised-answer.ts';
import { factsWith, sarzedo, taguatinga } from '../../funnel/given.ts';

const told = (...answers: (readonly [StepId, FieldName])[]): RecognisedAnswer[] =>
  answers.map(([step, field]) => ({ step, field, raw: {}, shown: '' }));

const numberAndComplement = told(['nr-imovel', 'number'], ['instalacao', 'complement']);

describe('steps completed by the answers given', () => {
  it.each([
    ['by nothing', [], factsWith(), []],
    ['by a number and a complement', numberAndComplement, factsWith(), ['nr-imovel', 'instalacao']],
    [
      'by a number, where the street is open',
      numberAndComplement,
      factsWith({ place: sarzedo }),
      ['nr-imovel'],
    ],
    [
      'by a number, where block and lot are open',
      told(['nr-imovel', 'number']),
      factsWith({ place: taguatinga }),
      [],
    ],
    ['by an e-mail: the box beside it stays empty', told(['email', 'email']), factsWith(), ['email']],
    ['not by half an account', told(['conta-debito', 'bank'], ['conta-debito', 'agency']), factsWith(), []],
    [
      'by a whole account, once',
      told(['conta-debito', 'bank'], ['conta-debito', 'agency'], ['conta-debito', 'account_number']),
      factsWith(),
      ['conta-debito'],
    ],
    ['not by half of what a company is', told(['cpf', 'cnpj']), factsWith({ personType: 'pj' }), []],
    [
      'by the document and the name of a company',
      told(['cpf', 'cnpj'], ['cpf', 'company_name']),
      factsWith({ personType: 'pj' }),
      ['cpf'],
    ],
    [
      'not by another document than the one asked for',
      told(['cpf', 'cpf']),
      factsWith({ personType: 'pj' }),
      [],
    ],
  ] as const)('the completed steps: %s', (_, answers, facts, ids) => {
    expect(wholeSteps(answers, {}, facts)).toEqual(ids);
  });
});

const account = [{ bank: ['341'] }, { agency: ['1234'] }, { account_number: ['12345-1'] }];

describe('answers noted before', () => {
  it('an answer noted before completes a step with the last answer given', () => {
    const noted = Object.assign({}, ...account);
    expect(wholeSteps(told(['conta-debito', 'account_number']), noted, factsWith())).toEqual([
      'conta-debito',
    ]);
    expect(missingFields([stepOf('conta-debito')], noted, factsWith())).toEqual([]);
  });

  it('the missing answers of a step are listed', () => {
    expect(missingFields([stepOf('conta-debito')], { bank: ['341'], agency: [''] }, factsWith())).toEqual([
      'agency',
      'account_number',
    ]);
  });
});
