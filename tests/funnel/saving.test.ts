import { describe, expect, it } from 'vitest';
import type { Facts, Failure } from '../../src/funnel/facts.ts';
import type { Answers, FieldName } from '../../src/funnel/fields/answer-values.ts';
import { order } from '../../src/funnel/journeys/order.ts';
import type { StepId } from '../../src/funnel/steps/step-id.ts';
import { stepOf } from '../../src/funnel/steps/steps.ts';
import { nextEffect, stampOf, walk } from '../../src/funnel/walk.ts';
import { everyAnswer } from '../visitor/ana.ts';
import { coverageOf, factsWith, quiz, settled } from './given.ts';

const answersOf = (steps: readonly StepId[]): Answers =>
  Object.fromEntries(
    steps.flatMap((id) => stepOf(id).fields.map((name): [FieldName, unknown] => [name, everyAnswer[name]])),
  );

/** Everything before the step is saved, the step itself is answered, and its effect ended like this. */
function answered(id: StepId, end: 'under way' | Partial<Failure>): Facts {
  const upTo = order.steps.slice(0, order.steps.indexOf(id)).filter((one) => !stepOf(one).end);
  const before = settled(order.steps, factsWith({ answers: answersOf(upTo) }));
  const facts = { ...before, answers: answersOf([...upTo, id]) };
  if (end === 'under way') return facts;
  const failure = { stamp: stampOf(stepOf(id), facts), message: '', final: false, ...end };
  return { ...facts, failures: { [id]: failure } };
}

const at = (facts: Facts) => {
  const walked = walk(order.steps, facts);
  return [walked.current.step.id, nextEffect(walked)?.step.id];
};

describe('a save and the next question', () => {
  it('a save in progress does not stop the visitor', () => {
    expect(at(answered('nome', 'under way'))).toEqual(['telefone', 'nome']);
  });

  it('a save without a connection does not stop the visitor, and no later save overtakes it', () => {
    expect(at(answered('nome', {}))).toEqual(['telefone', undefined]);
  });

  it('a refused save stops the visitor', () => {
    expect(at(answered('nome', { final: true }))).toEqual(['nome', undefined]);
  });

  it('a changed answer is sent again after a refusal', () => {
    expect(at(answered('nome', { final: true, stamp: 'another' }))).toEqual(['telefone', 'nome']);
  });

  it('a failed save stops the visitor where its result is needed', () => {
    expect(at(answered('cep', {}))).toEqual(['cep', undefined]);
    expect(at(answered('cep', 'under way'))).toEqual(['cep', 'cep']);
  });
});

describe('the stamp of an effect', () => {
  const facts = factsWith({ answers: everyAnswer, coverage: coverageOf('d500a', 'd600a') });
  const another: Facts = {
    ...facts,
    answers: {
      ...everyAnswer,
      number: '1001',
      name: 'Ana Lima',
      birth_date: '03/03/1990',
      mothers_name: 'Maria Lima',
      cpf: '11144477735',
      neighborhood: 'Jardins',
      idPlan: 103,
      direct_debit: true,
      email: 'outra@exemplo.com.br',
      code: '654321',
      complement: { text: 'apto 12', parts: [] },
    },
  };
  const changed = (id: StepId): string[] =>
    Object.entries(another.answers)
      .filter(([name, value]) => {
        const now = { ...facts, answers: { ...everyAnswer, [name]: value } };
        return stampOf(stepOf(id), now) !== stampOf(stepOf(id), facts);
      })
      .map(([name]) => name)
      .sort();

  it.each<[StepId, string[]]>([
    ['verificando-disponibilidade', ['number']],
    ['pedido-aberto', ['complement', 'number']],
    ['numero-migracao', ['complement', 'number']],
    ['plano-do-pedido', ['idPlan']],
    ['codigo-enviado', ['email']],
    ['confirmacao-colaborador', ['code', 'email']],
    ['confirmando-dados', ['birth_date', 'cpf', 'idPlan', 'mothers_name', 'name', 'neighborhood']],
    ['confirmacao', ['direct_debit', 'idPlan']],
    ['titular', ['birth_date', 'cpf']],
  ])('the effect of %s is repeated when one of these changes: %j', (id, names) => {
    expect(changed(id)).toEqual(names);
  });

  it('the effect with answers on file is repeated when another answer is given', () => {
    const onFile = { cpf: '***', birth_date: '**/**/1990', name: 'A***', mothers_name: 'M***' };
    const filed = factsWith({ onFile });
    for (const id of ['confirmando-dados', 'titular'] as const) {
      expect(stampOf(stepOf(id), filed)).not.toBe(stampOf(stepOf(id), factsWith()));
      expect(stampOf(stepOf(id), { ...filed, answers: { cpf: everyAnswer.cpf } })).not.toBe(
        stampOf(stepOf(id), filed),
      );
    }
  });

  it('the quiz with fewer tries left is another effect, even with the same answers', () => {
    const at = (attemptsLeft: number) =>
      stampOf(stepOf('validacao'), {
        ...facts,
        risk: { status: 'quiz', message: null, quiz: { ...quiz, attemptsLeft } },
      });
    expect(at(1)).not.toBe(at(2));
  });
});
