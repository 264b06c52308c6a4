import { expect, it } from 'vitest';
import { maskCnpj } from '../../src/brazil/cnpj.ts';
import { maskCpf } from '../../src/brazil/cpf.ts';
import { maskBirthDate } from '../../src/brazil/date.ts';
import { maskAccount, maskAgency } from '../../src/brazil/mask-account.ts';
import { maskMothersName, maskName, notRecorded } from '../../src/brazil/name.ts';

/** A mask is enough for whoever gave the answer, and tells anybody else not even how long it was. */
it.each<[(text: string) => string, string, string]>([
  [maskCpf, '52998224725', '***.***.247-25'],
  [maskCnpj, '12ABC34501DE35', '**.***.***/01DE-35'],
  [maskBirthDate, '02/02/1990', '**/**/1990'],
  [maskName, 'Maria de Souza', 'M**** d**** S****'],
  [maskName, 'Ítalo', 'Í****'],
  [maskName, '', '****'],
  [maskMothersName, 'Maria de Souza', 'M**** d**** S****'],
  [maskMothersName, notRecorded, notRecorded],
  [maskAgency, '1234-5', '****'],
  [maskAccount, '123456-7', '*****-7'],
])('the masking function %o hides %s', (mask, text, masked) => {
  expect(mask(text)).toBe(masked);
});
