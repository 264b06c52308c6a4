import { expect, it } from 'vitest';
import { knowledge } from '../../../../src/content/knowledge/knowledge.ts';
import { understand } from '../../../../src/conversation/understanding/understand.ts';
import { fieldWordsOf } from '../../../../src/funnel/words/every-step-words.ts';
import { inWordsFor } from '../../../../src/funnel/words/in-words-for.ts';
import { askedFor, heard } from '../asked.ts';

it.each([
  ['ativar-debito', 'isso é venda casada, me nego', 'debito-obrigatorio'],
  ['planos', 'dá pra dividir a fatura em 5 pix? cada um paga o seu', 'pagar-varios-meses'],
  ['planos', 'a gente divide a conta, vem um boleto pra cada?', 'pagar-varios-meses'],
  ['planos', 'a outra me deixou 4 dias sem sinal, vcs são melhor que isso ou é tudo igual?', 'chuva'],
  ['planos', 'a minha vive caindo, a de vocês cai muito?', 'chuva'],
  ['planos', 'o contrato sai no nome do condomínio?', 'contratar-para-empresa'],
  ['planos', 'tira o telefone fixo que ninguém usa e me cobra menos', 'telefone-e-portabilidade'],
  ['planos', 'sem o fixo fica mais barato?', 'telefone-e-portabilidade'],
  ['telefone', 'não consigo ver o número dele, é novo', 'numero-do-meu-celular'],
  ['cpf', 'o mesmo cadastro de sempre, não tá aí no sistema?', 'dados-ja-no-cadastro'],
] as const)('at %s “%s” gets the reply of its topic', (step, text, id) => {
  const entry = knowledge.find((one) => one.id === id);
  expect(understand(text, askedFor(step))).toMatchObject({ kind: 'question', reply: entry?.reply });
});

it.each(['na outra empresa instalaram no mesmo dia', 'a vivo instala em 24h'])(
  'who holds against it how soon others install hears when the first visit is: %s',
  (text) =>
    expect(understand(text, askedFor('data-instalacao'))).toMatchObject({
      topic: 'quando-instalam',
    }),
);

it.each([
  ['queria internet por 3 meses só', 'planos'],
  ['é só pra temporada, uns 4 meses', 'planos'],
  ['preciso de internet só até janeiro', 'planos'],
  ['vocês fazem plano temporário?', 'cep'],
] as const)('who needs the internet for some months hears of the loyalty: %s', (text, step) => {
  expect(heard(text, step)).toBe(heard('tem fidelidade?', step));
});

it.each([
  ['quero o de 600 por 3 meses grátis', 'planos'],
  ['posso pausar por 3 meses?', 'planos'],
] as const)('other words about months keep their meaning: %s', (text, step) => {
  expect(heard(text, step)).not.toBe(heard('tem fidelidade?', step));
});

it.each(['tá no outro celular que ficou com meu marido, posso por depois?', 'posso botar mais tarde?'])(
  'who wishes to tell their CPF later hears what it is for: %s',
  (text) => {
    const asked = askedFor('cpf');
    const reason = inWordsFor(asked.facts, fieldWordsOf('cpf', asked.steps))?.reason;
    expect(understand(text, asked)).toMatchObject({ kind: 'question', reply: reason });
  },
);
