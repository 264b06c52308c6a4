import { describe, expect, it } from 'vitest';
import { type LeadView, leadView } from '../../src/contract/lead/lead-view.ts';
import { answersOfLead, onFileOfLead } from '../../src/funnel/fields/answers-from-lead.ts';
import { migration } from '../../src/funnel/journeys/migration.ts';
import { order } from '../../src/funnel/journeys/order.ts';
import type { StepId } from '../../src/funnel/steps/step-id.ts';
import { stepOf } from '../../src/funnel/steps/steps.ts';
import { stepsDoneByLead } from '../../src/funnel/steps/steps-done-by-lead.ts';
import { stampOf } from '../../src/funnel/walk.ts';
import { factsWith, fibre, plansOf } from './given.ts';

const [plan] = plansOf('d500a');

const leadWith = (held: object): LeadView =>
  leadView.parse({
    success: true,
    id: '0f8fad5b-d9cb-469f-a165-70867728950e',
    version: 1,
    address: {},
    plan: null,
    ...held,
  });

const factsOf = (view: LeadView) =>
  factsWith({ answers: answersOfLead(view), onFile: onFileOfLead(view), risk: null });

const doneBy = (held: object, journey: readonly StepId[] = order.steps): string[] => {
  const view = leadWith(held);
  return Object.keys(stepsDoneByLead(journey, factsOf(view), view));
};

const home = { cep: '01310100', number: '1000' };

describe('steps that a lead shows as done', () => {
  it.each<[string, object, string[]]>([
    ['is nothing where it holds nothing', {}, []],
    [
      'with a postcode is the open order, and no coverage that nobody looked for',
      { address: home },
      ['cep', 'pedido-aberto'],
    ],
    [
      'with offers is the coverage too',
      { address: home, plansOffers: [], infra: fibre },
      ['cep', 'verificando-disponibilidade', 'pedido-aberto'],
    ],
    ['with offers and no postcode is no coverage', { plansOffers: [] }, []],
    ['with a plan is the choice', { plan }, ['plano-do-pedido']],
    ['with a name is the name alone', { name: 'Ana Souza' }, ['nome']],
    ['is an answer that comes back masked', { cpf: '***.982.247-**' }, ['cpf']],
    [
      'is an account that comes back masked',
      { bankInfo: { bank: '001', agency: '****', account_number: '*****-7' } },
      ['conta-debito'],
    ],
  ])('what a lead shows as done %s', (_, held, steps) => {
    expect(doneBy(held)).toEqual(steps);
  });

  it.each([
    ['approved', true],
    ['rejected', true],
    ['quiz-failed', true],
    ['open', false],
    ['quiz', false],
  ])('a lead with the analysis %s has it done: %s', (status, isBehind) => {
    expect(doneBy({ risk: { status, message: null } }).includes('confirmando-dados')).toBe(isBehind);
  });

  it.each<[string, object, string[]]>([
    ['a plan', { plan }, ['plano-migracao']],
    ['a postcode', { address: { cep: '01310100' } }, ['cep-migracao']],
    ['a number', { address: { number: '1000' } }, ['numero-migracao']],
  ])('the steps done in a migration follow from %s', (_, held, steps) => {
    const silent = migration.steps.filter((id) => stepOf(id).screen === 'silent');
    expect(doneBy(held, silent)).toEqual(steps);
  });

  it('the steps of a lead are done only for the answers it holds', () => {
    const view = leadWith({ name: 'Ana Souza' });
    const { nome } = stepsDoneByLead(order.steps, factsOf(view), view);
    expect(nome).toBe(stampOf(stepOf('nome'), factsWith({ answers: { name: 'Ana Souza' } })));
    expect(nome).not.toBe(stampOf(stepOf('nome'), factsWith({ answers: { name: 'Ana Lima' } })));
  });
});
