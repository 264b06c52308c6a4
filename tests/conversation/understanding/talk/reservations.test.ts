import { describe, expect, it } from 'vitest';
import { consentReplies } from '../../../../src/content/conversation/consent-replies.ts';
import { understand } from '../../../../src/conversation/understanding/understand.ts';
import { askedFor, heard } from '../asked.ts';

describe('at the review', () => {
  it.each([
    'por mim tá beleza só falta a mulher concordar',
    'aceito se meu marido concordar',
    'eu quero mas preciso do ok da patroa',
    'se minha mulher deixar eu fecho',
  ])('who waits for somebody else continues later: %s', (said) =>
    expect(understand(said, askedFor('confirmacao'))).toEqual({
      kind: 'command',
      command: { name: 'later' },
    }),
  );

  it.each([
    'concordo com tudo menos a fidelidade',
    'concordo, mas não com a multa',
    'só não concordo com o prazo de 12 meses',
    'só não concordo com esse reajuste todo ano',
    'concordo se vierem de manhã',
    'aceito, contanto que seja até sexta',
    'aceito se você me garantir que não muda o preço mês que vem',
    'fecho desde que o valor não suba depois',
  ])('who reserves a condition hears of it, and nothing is cancelled or accepted: %s', (said) =>
    expect(heard(said, 'confirmacao')).toContain(consentReplies.declined.accept_information),
  );
});
