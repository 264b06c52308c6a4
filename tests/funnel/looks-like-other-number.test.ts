import { expect, it } from 'vitest';
import type { FieldName } from '../../src/funnel/fields/answer-values.ts';
import { looksLikeOtherNumber } from '../../src/funnel/fields/looks-like-other-number.ts';

it.each<[FieldName, string, boolean]>([
  ['cep', '12/03/1980', true],
  ['cep', ' 1.3.1980 ', true],
  ['cep', '12-03-1980', true],
  ['cep', '529.982.247-25', true],
  ['cep', '529.982.24725', true],
  ['phone', '12.ABC.345/01DE-35', true],
  ['phone', '12.abc.345/01de35', true],
  ['birth_date', '12/03/1980', false],
  ['cpf', '529.982.247-25', false],
  ['cnpj', '12.ABC.345/01DE-35', false],
  ['cep', '01310-100', false],
  ['cep', '01.310-100', false],
  ['cep', '12031980', false],
  ['cep', '12/03-1980', false],
  ['cep', '12/03/198', false],
  ['cep', '12/03/19801', false],
  ['cep', '112/03/1980', false],
  ['cpf', '52998224725', false],
  ['phone', '1529.982.247-25', false],
  ['phone', '529.982.247-255', false],
  ['phone', '112.ABC.345/01DE-35', false],
  ['phone', '12.ABC.345/01DE-355', false],
])('the text %j at the question %s is drawn as another kind of number: %s', (field, text, isAnother) => {
  expect(looksLikeOtherNumber(field, text)).toBe(isAnother);
});
