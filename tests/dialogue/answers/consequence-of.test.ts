import { describe, expect, it } from 'vitest';
import { changes } from '../../../src/content/steps/changes.ts';
import { payment } from '../../../src/content/steps/payment.ts';
import { postcode } from '../../../src/content/steps/postcode.ts';
import { consequenceOf, consequenceOfAnswers } from '../../../src/dialogue/answers/consequence-of.ts';
import type { Facts } from '../../../src/funnel/facts.ts';
import { fields } from '../../../src/funnel/fields/fields.ts';
import type { Step } from '../../../src/funnel/steps/step.ts';
import { stepOf, steps } from '../../../src/funnel/steps/steps.ts';
import { askedFields, stampOf } from '../../../src/funnel/walk.ts';
import { factsWith, sarzedo, taguatinga } from '../../funnel/given.ts';
import { everyAnswer } from '../../visitor/ana.ts';

const everyStep: readonly Step[] = Object.values(steps);
const facts = factsWith({ answers: everyAnswer });
const nameless = factsWith({ answers: { ...everyAnswer, cpf: undefined, cnpj: undefined } });
const company = factsWith({ personType: 'pj', answers: { ...everyAnswer, cpf: undefined } });
const town = factsWith({ place: sarzedo, answers: everyAnswer });

/** Whether another answer to this step would be another matter for that one. */
function concerns(step: Step, other: Step, now: Facts): boolean {
  const stamp = stampOf(other, now);
  return askedFields(step, now).some(
    (name) => stampOf(other, { ...now, answers: { ...now.answers, [name]: undefined } }) !== stamp,
  );
}

describe('the consequence of changing an answer', () => {
  it('the consequence never promises that the rest stays where other answers are cleared', () => {
    expect(fields.cep.clears).toContain('number');
    expect(postcode.fields.cep.changes).toContain('número');
    expect(postcode.fields.cep.changes).not.toContain('o resto fica');
    expect(fields.number.clears).toContain('complement');
    expect(changes.number).toContain('complemento');
  });

  const clearing = everyStep.filter((step) => step.fields.some((name) => fields[name].clears.length > 0));

  it.each(clearing.map((step) => [step.id, step] as const))(
    'a change at %s names the answers that it clears',
    (_, step) => {
      expect(consequenceOf([step], facts)).not.toBe(changes.other);
    },
  );

  const earlier = everyStep.filter(({ screen, fields: names }) => screen === 'form' && names.length > 0);
  const asking = ['verificando-disponibilidade', 'confirmando-dados'] as const;
  const places = [facts, company, town, factsWith({ place: taguatinga, answers: everyAnswer })];
  const cases = places.flatMap((now, index) =>
    earlier.flatMap((step) =>
      asking
        .filter((id) => concerns(step, stepOf(id), now))
        .map((id) => [step.id, id, index, step, now] as const),
    ),
  );

  it.each(cases)('a change at %s names that it repeats %s (%i)', (_, __, ___, step, now) => {
    expect(consequenceOf([step], now)).not.toBe(changes.other);
  });

  it.each([
    ['the postcode', ['cep'], facts, postcode.fields.cep.changes],
    ['the number', ['nr-imovel'], facts, changes.number],
    ['the plan', ['planos'], facts, changes.plan],
    ['the card', ['nome', 'telefone', 'email'], facts, changes.analysis],
    ['the contact before a document was given', ['nome', 'telefone'], nameless, changes.others],
    ['a combined page', ['cep', 'nr-imovel', 'nome'], facts, postcode.fields.cep.changes],
    ['the document of a company', ['cpf'], company, changes.analysis],
    ['the neighbourhood', ['instalacao'], town, changes.analysis],
    ['only the complement', ['instalacao'], facts, changes.other],
    ['the way to pay', ['ativar-debito'], facts, payment.steps['ativar-debito'].fields.direct_debit.changes],
    ['the phone', ['telefone'], facts, changes.other],
    ['nothing', [], facts, changes.other],
  ] as const)('the consequence of changing %s is named', (_, ids, now, sentence) => {
    expect(consequenceOf(ids.map(stepOf), now)).toBe(sentence);
  });

  it.each([
    ['the number after the name', ['name', 'number'], changes.number],
    ['the name after the plan', ['idPlan', 'name'], changes.analysis],
    ['the postcode after all', ['name', 'number', 'cep'], postcode.fields.cep.changes],
    ['the due date after the name', ['name', 'due_date'], changes.analysis],
  ] as const)('of several changes the strongest consequence is named: %s', (_, names, sentence) => {
    const changed = names.map((field) => {
      const step = everyStep.find((one) => one.fields.includes(field));
      if (step === undefined) throw new Error(field);
      return { field, step: step.id };
    });
    expect(consequenceOfAnswers(changed, facts)).toBe(sentence);
  });

  it('every answer whose change undoes anything says how much', () => {
    const undoing = everyStep.flatMap((step) =>
      step.fields.filter(
        (field) => consequenceOfAnswers([{ field, step: step.id }], facts) !== changes.other,
      ),
    );
    expect(undoing.filter((field) => fields[field].nature.undoes === 0)).toEqual([]);
  });
});
