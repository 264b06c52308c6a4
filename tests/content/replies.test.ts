import { describe, expect, it } from 'vitest';
import { replies } from '../../src/content/conversation/replies.ts';

describe('a day without a visit', () => {
  it.each([
    ['sábado, 28 de novembro', 'No sábado, 28 de novembro, não temos visita'],
    ['domingo, 1º de março', 'No domingo, 1º de março, não temos visita'],
    ['segunda, 7 de dezembro', 'Na segunda-feira, 7 de dezembro, não temos visita'],
    ['28/11/2026', 'Em 28/11/2026, não temos visita'],
  ])('the day %s is named with its article', (day, said) => {
    expect(replies.notOn(day, 'terça, 1º de dezembro')).toContain(said);
  });

  it('a day without the wished period is named with its article', () => {
    expect(replies.otherPeriod('sábado, 28 de novembro', 'manha')).toMatch(/^No sábado, 28 de novembro, só/);
  });
});

describe('a sentence of the conversation', () => {
  it.each([replies.loyalty.without('500 Mega'), replies.returned('Aqui preciso de: o nome.')])(
    '%s has one colon',
    (said) => {
      expect(said.match(/:/g)).toHaveLength(1);
    },
  );
});
