import { describe, expect, it } from 'vitest';
import { errorMessageOf, problemDetailsOf } from '../../src/contract/problem.ts';

/** funnel.md section 5: 'A response is an error if it carries an error, erro, message or mensagem field.' */
describe('the message of an error', () => {
  it.each<[unknown, string | null | undefined]>([
    [{ error: 'Não' }, 'Não'],
    [{ erro: 'Não' }, 'Não'],
    [{ message: 'Não' }, 'Não'],
    [{ mensagem: 'Não' }, 'Não'],
    [{ error: { message: 'Não' } }, 'Não'],
    [{ erro: { message: 'Não' } }, 'Não'],
    [{ data: { error: 'Não' } }, 'Não'],
    [{ data: { error: { message: 'Não' } } }, 'Não'],
    [{ success: true, message: 'Não' }, 'Não'],
    [{ error: 'Não', message: 'Bad Request' }, 'Não'],
    [{ error: true, message: 'Não' }, null],
    [{ error: '' }, null],
    [{ error: '  ' }, null],
    [{ error: { code: 1 } }, null],
    [{ success: false }, null],
    [{ error: null, success: true }, undefined],
    [{ error: false, success: true }, undefined],
    [{ success: true }, undefined],
    [{ data: { id: 1 } }, undefined],
    [{}, undefined],
    [[], undefined],
    ['error', undefined],
    [null, undefined],
    [undefined, undefined],
    [7, undefined],
  ])('the message of the error %j is %j', (body, message) => {
    expect(errorMessageOf(body)).toBe(message);
  });
});

describe('the details of an error', () => {
  it.each([
    [{ code: 'stale' }, { code: 'stale', fields: [] }],
    [
      { code: 'invalid', fields: [{ field: 'email', message: 'Não' }] },
      { code: 'invalid', fields: [{ field: 'email', message: 'Não' }] },
    ],
    [{ code: 7 }, { code: '', fields: [] }],
    [
      { code: 'invalid', fields: 'email' },
      { code: '', fields: [] },
    ],
    [null, { code: '', fields: [] }],
  ])('the details of the error %j are %j', (body, details) => {
    expect(problemDetailsOf(body)).toEqual(details);
  });
});
