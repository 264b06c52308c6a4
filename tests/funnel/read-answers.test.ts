import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../../src/content/field-errors.ts';
import { readAnswers } from '../../src/funnel/fields/read-answers.ts';
import { everyAnswer } from '../visitor/ana.ts';
import { factsWith } from './given.ts';

const typed = { bank: ['001'], agency: ['1234-5'], account_number: ['123456-7'] };
const account = { bank: '001', agency: '1234-5', account_number: '123456-7' };
const masked = { bank: '001', agency: '****', account_number: '*****-7' };

describe('a form with answers on file', () => {
  const facts = factsWith({ onFile: masked });

  it('an empty form keeps the answers on file', () => {
    const blank = { bank: [' '], agency: [''], account_number: [] };
    for (const raw of [{}, blank])
      expect(readAnswers(['conta-debito'], raw, facts)).toEqual({ values: {}, messages: {} });
  });

  it('a partly filled form is read as a whole, so that no account is half old and half new', () => {
    expect(readAnswers(['conta-debito'], typed, facts)).toEqual({ values: account, messages: {} });
    const { values, messages } = readAnswers(['conta-debito'], { agency: ['1234-5'] }, facts);
    expect(values).toEqual({ agency: '1234-5' });
    expect(Object.keys(messages)).toEqual(['bank', 'account_number']);
  });

  it('a form is read as a whole where a part of it is not on file', () => {
    const { messages } = readAnswers(['conta-debito'], {}, factsWith({ onFile: { bank: '001' } }));
    expect(Object.keys(messages)).toEqual(['bank', 'agency', 'account_number']);
  });
});

describe('several steps on one page', () => {
  it('steps on one page are read together, each field with its own error', () => {
    const raw = { name: ['Ana'], phone: ['(11) 91234-5678'] };
    expect(readAnswers(['nome', 'telefone'], raw, factsWith())).toEqual({
      values: { phone: everyAnswer.phone },
      messages: { name: fieldErrors.nameOneWord },
    });
  });

  it('steps on one page ask only what applies to the visitor', () => {
    const company = factsWith({ personType: 'pj' });
    expect(Object.keys(readAnswers(['cpf'], {}, factsWith()).messages)).toEqual(['cpf']);
    expect(Object.keys(readAnswers(['cpf'], {}, company).messages)).toEqual(['cnpj', 'company_name']);
  });
});
