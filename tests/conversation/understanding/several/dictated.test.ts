import { expect, test } from 'vitest';
import { textOf } from '../../../../src/conversation/understanding/text/text.ts';
import { withDictatedClauses } from '../../../../src/conversation/understanding/text/with-dictated-clauses.ts';

const written = (said: string): string => withDictatedClauses(textOf(said)).shown;

test('a question at the end of a dictated message is separated and gets its sign', () => {
  expect(written('pode ser automático mas a conta é da minha esposa tem problema')).toBe(
    'pode ser automático mas a conta é da minha esposa, tem problema?',
  );
});

test('a statement behind a dictated question is separated from it', () => {
  expect(written('quanto tempo demora o serviço porque senão eu não posso abrir')).toBe(
    'quanto tempo demora o serviço porque senão, eu não posso abrir',
  );
});

test('a message with punctuation, a short one and one clause about its subject stay as they are', () => {
  for (const said of [
    'é 900, eu moro no fundo e não sei se chega',
    'boleto tem taxa',
    'o hbo dá pra ver em quantas telas ao mesmo tempo',
    'o lote eu não tenho porque é apartamento mesmo',
  ])
    expect(written(said)).toBe(said);
});
