import { describe, expect, it } from 'vitest';
import { sayings } from '../../../../src/content/knowledge/sayings/sayings.ts';
import { understand } from '../../../../src/conversation/understanding/understand.ts';
import type { StepId } from '../../../../src/funnel/steps/step-id.ts';
import { everyAnswer } from '../../../funnel/given.ts';
import { askedFor, heard } from '../asked.ts';

const review = askedFor('confirmacao', { answers: everyAnswer });

describe('a saying', () => {
  it.each(sayings.map(({ id, means }) => [id, means]))(
    '%s stands for words that are understood: %s',
    (_, means) => {
      const { kind } = understand(means, review);
      expect(['command', 'question', ...(means === 'não sei' ? ['unclear'] : [])]).toContain(kind);
    },
  );

  it('has an id of its own', () => expect(new Set(sayings.map(({ id }) => id)).size).toBe(sayings.length));
});

describe('a message in the words of a saying', () => {
  it.each<[string, StepId, string]>([
    ['vou conversar com a patroa e mais tarde apareço', 'planos', 'continuo depois'],
    ['agora tô sem tempo, outra hora eu termino isso', 'planos', 'continuo depois'],
    ['bota um ser humano na linha pra mim', 'cpf', 'falar com uma pessoa'],
    ['me dá um toque no telefone que a gente resolve', 'cpf', 'quero que me liguem'],
    ['quero preencher num formulário comum, sem conversa', 'cep', 'prefiro o formulário'],
    ['mostra aí o que eu já respondi até agora', 'telefone', 'ver o resumo'],
    ['apaga isso tudo e vamos do zero', 'telefone', 'começar de novo'],
    ['pera que a campainha tocou aqui', 'cpf', 'só um momento'],
    ['nossa, que tanto de pergunta, parece entrevista', 'planos', 'que burocracia'],
    ['num peguei o que vc quer que eu ponha', 'planos', 'não entendi'],
  ])('"%s", at %s, is understood as "%s"', (said, step, phrase) => {
    expect(heard(said, step)).toBe(heard(phrase, step));
  });

  it.each([
    ['quero um plano menor que esse', 'planos'],
    ['o sobrenome saiu com uma letra trocada', 'nome'],
    ['a conta que passei já foi encerrada', 'conta-debito'],
    ['nesse dia da instalação eu vou estar viajando', 'data-instalacao'],
  ])('"%s", at the review, asks %s again', (said, step) =>
    expect(understand(said, review)).toEqual({ kind: 'command', command: { name: 'correct', step } }),
  );
});

describe('no saying is', () => {
  it('a question about the rule', () =>
    expect(understand('posso mudar o vencimento depois?', review).kind).toBe('question'));

  it('a correction that is turned down', () =>
    expect(understand('não quero mudar o plano de jeito nenhum', review).kind).not.toBe('command'));

  it.each<[string, StepId]>([
    ['Rua do Resumo', 'cep'],
    ['Vitória Espera', 'nome'],
    ['depois de amanhã', 'data-instalacao'],
  ])('what may be the answer that is asked: %s, at %s', (said, step) =>
    expect(understand(said, askedFor(step)).kind).not.toBe('command'),
  );

  it('what corrects the question that is asked now', () =>
    expect(understand('esse dia não serve pra mim', askedFor('data-instalacao')).kind).not.toBe('command'));
});
