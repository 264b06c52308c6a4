import { describe, expect, it } from 'vitest';
import * as leads from '../../src/contract/calls/leads.ts';
import { applyCampaign } from '../../src/funnel/apply-campaign.ts';
import { fileCampaigns } from '../../src/funnel/campaigns.ts';
import { fieldNames, fields } from '../../src/funnel/fields/fields.ts';
import { order } from '../../src/funnel/journeys/order.ts';
import { stages } from '../../src/funnel/progress.ts';
import { routeOfStep } from '../../src/funnel/routes/route-of-step.ts';
import type { Step } from '../../src/funnel/steps/step.ts';
import { stepOf, steps } from '../../src/funnel/steps/steps.ts';
import { stampOf } from '../../src/funnel/walk.ts';
import { workers } from '../../src/sagas/effects/workers.ts';
import { everyAnswer } from '../visitor/ana.ts';
import { factsWith } from './given.ts';

const everyStep = Object.values(steps);
const repeated = (values: readonly unknown[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe('the steps', () => {
  it('each step has its own id, and its own route unless it ends there like the others of the route', () => {
    expect(Object.entries(steps).filter(([id, step]) => id !== step.id)).toEqual([]);
    const shared = repeated(everyStep.flatMap(({ path }) => path ?? []));
    expect(everyStep.filter(({ path, end }) => path !== null && shared.includes(path) && !end)).toEqual([]);
  });

  it('each step has a page unless it is silent', () => {
    expect(everyStep.filter(({ screen, path }) => (screen === 'silent') !== (path === null))).toEqual([]);
  });

  it('steps ask only existing fields, and every field is asked', () => {
    const asked = new Set(everyStep.flatMap(({ fields }) => [...fields]));
    expect([...asked].filter((name) => !fieldNames.includes(name))).toEqual([]);
    expect(fieldNames.filter((name) => !asked.has(name))).toEqual([]);
  });

  it('each effect has its worker or call, and no worker is unused', () => {
    const named = everyStep.flatMap(({ effect }) => (effect === null ? [] : [effect.name]));
    expect(Object.keys(workers).filter((name) => !named.some((one) => one === name))).toEqual([]);
    expect(named.filter((name) => !(Object.hasOwn(workers, name) || Object.hasOwn(leads, name)))).toEqual([]);
  });
});

describe('the stamp of an effect', () => {
  const secrets = fieldNames.filter((name) => fields[name].keep === 'memory' && name !== 'quiz');
  const told = (step: Step) => {
    const stamp = stampOf(step, factsWith({ answers: everyAnswer }));
    return secrets.filter((name) => stamp.includes(`"${everyAnswer[name]}"`));
  };

  it.each(everyStep.map((step) => [step.id, step] as const))(
    'the stamp of %s marks what must not be stored',
    (_, step) => {
      const isKnown = step.effect?.sensitive === true || step.fields.some((name) => secrets.includes(name));
      expect(told(step).length > 0 && !isKnown).toBe(false);
    },
  );

  it('the stamp of the analysis holds the person’s data', () => {
    expect(told(steps['confirmando-dados'])).toEqual(['birth_date', 'mothers_name', 'cpf']);
  });
});

/** The steps of an order, in their order. */
describe('the route table', () => {
  it.each([
    [
      'disponibilidade',
      'cep nr-imovel verificando-disponibilidade oferta-indisponivel consulta-telefone planos',
    ],
    ['dados-pessoais', 'nome telefone email data-nascimento nome-mae cpf confirmacao-colaborador'],
    ['instalacao', 'instalacao'],
    [
      'pagamento',
      'data-de-vencimento ativar-debito conta-debito confirmando-dados validacao validacao/erro1 validacao/erro2 ' +
        'data-instalacao confirmacao',
    ],
    ['pedido-realizado', '/pedido-realizado/'],
  ])('in the stage %s each step has its page: %s', (stage, pages) => {
    for (const page of pages.split(' ')) {
      const route = page.startsWith('/') ? page : `/checkout/${page}/`;
      const step = everyStep.find(({ id }) => routeOfStep(order, id) === route);
      expect([step?.id, step?.stage], page).toEqual([page.replace(/^\/|\/$/g, '').replace('/', '-'), stage]);
    }
  });

  it('an order has its stages, and customers have theirs', () => {
    expect(stages).toEqual([
      'contrato',
      'ofertas',
      'disponibilidade',
      'dados-pessoais',
      'instalacao',
      'pagamento',
    ]);
  });
});

describe.each(fileCampaigns.all.map((campaign) => [campaign.prefix || 'no campaign', campaign] as const))(
  'the journey of %s',
  (_, campaign) => {
    const journey = applyCampaign(order, campaign).steps;

    it('the journey asks nothing twice and ends with review and order', () => {
      expect(repeated(journey)).toEqual([]);
      expect(journey.slice(-2)).toEqual(['confirmacao', 'pedido-realizado']);
    });

    it('the journey leads back only to earlier steps', () => {
      const wrong = journey.filter((id, index) => {
        const { back } = stepOf(id);
        return back !== 'previous' && back !== 'none' && !journey.slice(0, index).includes(back);
      });
      expect(wrong).toEqual([]);
    });

    it('the journey asks the address before coverage, and coverage before a lead', () => {
      const place = (id: (typeof journey)[number]) => journey.indexOf(id);
      expect(place('cep')).toBeLessThan(place('verificando-disponibilidade'));
      expect(place('verificando-disponibilidade')).toBeLessThan(place('pedido-aberto'));
      expect(place('pedido-aberto')).toBeLessThan(place('nome'));
    });

    it('the combined pages hold only steps of the journey and have different routes', () => {
      expect(repeated(campaign.pages.map(({ route }) => route))).toEqual([]);
      expect(campaign.pages.flatMap(({ steps: ids }) => ids).filter((id) => !journey.includes(id))).toEqual(
        [],
      );
    });
  },
);
