import { describe, expect, it } from 'vitest';
import { understand } from '../../../../src/conversation/understanding/understand.ts';
import { askedFor, heard } from '../asked.ts';

/** Secrets are masked where they are shown. */
const written = (text: string, step: 'data-nascimento' | 'conta-debito') =>
  JSON.stringify(understand(text, askedFor(step)));

describe('the time of a visit', () => {
  it.each([
    ['quarta de manhã, não, de tarde', '25/11/2026, tarde (12h às 18h)'],
    ['sexta de tarde, quer dizer, de manhã', '27/11/2026, manhã (8h às 12h)'],
  ])('stays on its day where another period takes its place: %s', (text, shown) =>
    expect(heard(text, 'data-instalacao').toLowerCase()).toBe(`[schedules: ${shown}]`),
  );

  it.each(['muda a instalação pra tarde', 'a visita é melhor de tarde'])(
    'stays on the days that were given where it is moved at the review: %s',
    (text) => {
      const schedules = [{ date: '25/11/2026', period: 'manha' as const }];
      expect(heard(text, 'confirmacao', { answers: { schedules } }).toLowerCase()).toBe(
        '[schedules: 25/11/2026, tarde (12h às 18h)]',
      );
    },
  );

  it('is asked about where one of two days that are named has none such', () =>
    expect(understand('dia 28 e dia 2 de tarde', askedFor('data-instalacao')).kind).toBe('proposal'));

  it('is no Monday where a second choice is told', () =>
    expect(heard('primeira opção sexta de manhã, segunda opção quinta', 'data-instalacao')).toBe(
      'date=27/11/2026 | 26/11/2026, period=manha | manha',
    ));
});

describe('a day of birth', () => {
  it.each(['78.106.871/0001-81', '78106871000181'])('is none in the number of a company: %s', (text) =>
    expect(heard(text, 'data-nascimento')).toBe('/company'),
  );

  it.each(['no documento tá', 'fui registrado dia', 'na certidão consta'])(
    'is that of the document where two are told: %s',
    (words) =>
      expect(written(`nasci dia 03/05/1990 mas ${words} 05/04/1990`, 'data-nascimento')).toContain(
        '"birth_date":["05/04/1990"]',
      ),
  );
});

describe('a day to pay', () => {
  it.each(['recebo dia 5', 'me pagam dia 5', 'meu salário cai dia 5'])(
    'is not the day of the pay: %s',
    (text) => expect(heard(text, 'data-de-vencimento')).toContain('?'),
  );

  it('is the one that is named beside the day of the pay', () =>
    expect(heard('recebo dia 5, quero pagar dia 10', 'data-de-vencimento')).toContain('[due_date: Dia 10]'));
});

describe('a name', () => {
  it.each([
    ['Antônio, o sobrenome é Fagundes', 'Antônio Fagundes'],
    ['nome maria sobrenome oliveira', 'maria oliveira'],
    ['no nome da minha mãe: Terezinha Lima', 'Terezinha Lima'],
    ['Patrícia Nunes quero internet logo', 'Patrícia Nunes'],
    ['nome social: Alex Moura', 'Alex Moura'],
  ])('is what is told as one: %s', (text, name) => {
    const said = heard(text, 'nome');
    expect(said).toMatch(new RegExp(`name[:=] ?${name}(?:\\]|$)`));
    expect(said).not.toContain('mothers_name');
  });
});

describe('an e-mail', () => {
  it.each([
    ['carlos punto perez arroba gmail punto com', 'carlos.perez@gmail.com'],
    ['joao silva @ gmail . com', 'joaosilva@gmail.com'],
  ])('%s', (text, email) => expect(heard(text, 'email')).toContain(email));

  it('asks for no offers where the no stands last', () =>
    expect(heard('ana@gmail.com, pode mandar oferta não', 'email')).toBe('email=ana@gmail.com'));
});

describe('an account', () => {
  it('keeps what stands in front of its number, for a yes', () =>
    expect(written('santander agencia 3321 conta 01-012345-6', 'conta-debito')).toContain(
      '"account_number":["01012345-6"]',
    ));
});
