import { join } from 'node:path';
import { readPlanLists } from '../../server/catalogue/plan-lists.ts';
import { askedBefore, questions } from '../../server/understanding/training/answered-at.ts';
import { type CalendarDate, dayInBrasilia, toIsoDate } from '../../src/brazil/date.ts';
import type { Plan } from '../../src/contract/offer/plan.ts';
import { offeredDays } from '../../src/contract/offered-days.ts';
import type { Facts } from '../../src/funnel/facts.ts';
import type { AnswerValues } from '../../src/funnel/fields/answer-values.ts';
import { isFieldName } from '../../src/funnel/fields/fields.ts';
import { journeys } from '../../src/funnel/journeys/journeys.ts';
import type { Step } from '../../src/funnel/steps/step.ts';
import type { StepId } from '../../src/funnel/steps/step-id.ts';
import { stepOf } from '../../src/funnel/steps/steps.ts';
import { contract, factsWith, fibre, paulista, taguatinga } from '../../tests/funnel/given.ts';
import { everyAnswer } from '../../tests/visitor/ana.ts';
import { root } from '../root.ts';

export interface Market {
  readonly today: CalendarDate;
  readonly plans: readonly Plan[];
}

export const presentMarket = (): Market => ({
  today: dayInBrasilia(Date.now()),
  plans: readPlanLists(join(root, 'catalogue')).forCampaign(undefined),
});

const quiz = {
  idQuiz: 'quiz',
  attemptsLeft: 2,
  questions: [
    {
      id: 'rua',
      text: 'Em qual destas ruas você já morou?',
      answers: ['Rua Augusta', 'Rua das Flores', 'Avenida Brasil', 'Nenhuma delas'].map((text) => ({
        id: text,
        text,
      })),
    },
    {
      id: 'mes',
      text: 'Em que mês você nasceu?',
      answers: ['Janeiro', 'Março', 'Julho', 'Outubro'].map((text) => ({ id: text, text })),
    },
  ],
};

const answersIn = ({ today, plans: [plan] }: Market): AnswerValues => ({
  ...everyAnswer,
  idPlan: plan?.id ?? everyAnswer.idPlan,
  direct_debit: true,
  bank: '341',
  schedules: offeredDays(today)
    .slice(0, 1)
    .map(({ date }) => ({ date, period: 'manha' })),
});

/** Not what is asked there or later, though a visitor without coverage was asked it before. */
function answersBefore(step: StepId, market: Market): Facts['answers'] {
  const journey = Object.values(journeys).find(({ steps }) => steps.includes(step)) ?? journeys.order;
  const ahead = new Set<string>(
    journey.steps.slice(journey.steps.indexOf(step)).flatMap((id) => stepOf(id).fields),
  );
  return Object.fromEntries(
    Object.entries(answersIn(market)).filter(
      ([name]) => isFieldName(name) && askedBefore(step).has(name) && !ahead.has(name),
    ),
  );
}

/** Behind the proof of a contract. */
const proved: readonly StepId[] = ['ofertas', 'confirmacao-renovacao'];
const uncovered: readonly StepId[] = ['oferta-indisponivel', 'sem-cobertura'];

function factsAt(name: string, step: StepId, market: Market): Facts {
  const { today } = market;
  const isPlaceKnown = step !== 'cep' && step !== 'consulta-telefone';
  const isCovered = isPlaceKnown && step !== 'nr-imovel';
  const plans = uncovered.includes(step) ? [] : market.plans;
  const { complement, ...answers } = answersBefore(step, market);
  /** Most who are asked for the rest of the address live in a building: the network needs its parts. */
  const asksComplement = step === 'instalacao';
  return factsWith({
    today,
    answers: { ...answers, ...(!asksComplement && { complement }) },
    place: isPlaceKnown ? (name === 'quadra' ? taguatinga : paulista) : null,
    coverage: isCovered ? { plans, infra: { ...fibre, structured_complement: asksComplement } } : null,
    existingContract: proved.includes(step) ? contract : null,
    risk: step === 'validacao' ? { status: 'quiz', message: null, quiz } : null,
    order:
      step === 'pedido-realizado'
        ? { orderNumber: '1234567', protocol: '20261234567', finishedAt: toIsoDate(today) }
        : null,
  });
}

/** What a typical visitor is asked at a step, and what is known. */
interface TypicalVisit {
  steps: readonly Step[];
  facts: Facts;
}

export function typicalVisits(market: Market): ReadonlyMap<string, TypicalVisit> {
  return new Map(
    [...questions].map(([name, steps]) => [name, { steps, facts: factsAt(name, steps[0].id, market) }]),
  );
}
