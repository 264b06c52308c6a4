import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileCampaigns } from '../../src/funnel/campaigns.ts';
import type { Facts, Risk } from '../../src/funnel/facts.ts';
import type { Answers, AnswerValues } from '../../src/funnel/fields/answer-values.ts';
import { fieldNames } from '../../src/funnel/fields/fields.ts';
import { order } from '../../src/funnel/journeys/order.ts';
import { noWish } from '../../src/funnel/plans/plan-wish.ts';
import { progressOf } from '../../src/funnel/progress.ts';
import { pagesOfJourney } from '../../src/funnel/routes/pages-of-journey.ts';
import { currentRoute, mayOpen } from '../../src/funnel/routes/walk-routes.ts';
import type { StepId } from '../../src/funnel/steps/step-id.ts';
import { stepOf } from '../../src/funnel/steps/steps.ts';
import { askedFields, isAnswered, nextEffect, stampOf, walk } from '../../src/funnel/walk.ts';
import { everyAnswer } from '../visitor/ana.ts';
import {
  coverageOf,
  factsWith,
  journeyOf,
  paulista,
  quiz,
  sarzedo,
  settled,
  structured,
  taguatinga,
} from './given.ts';

const answers: fc.Arbitrary<Answers> = fc
  .subarray([...fieldNames])
  .map((names) =>
    Object.fromEntries(names.map((name): [keyof AnswerValues, unknown] => [name, everyAnswer[name]])),
  );

const risk: fc.Arbitrary<Risk | null> = fc.constantFrom<(Risk | null)[]>(
  null,
  ...(['open', 'quiz', 'approved', 'rejected', 'quiz-failed'] as const).map((status) => ({
    status,
    message: null,
    quiz: status === 'quiz' ? quiz : null,
  })),
);

const journeys = fc
  .constantFrom(...fileCampaigns.all.map(({ prefix }) => prefix))
  .map((prefix) => ({ prefix, journey: journeyOf(prefix).steps }));

/** How each step's effect has ended: for these very values, for others, refused, without a line, or not at all. */
const outcomes = fc.array(fc.constantFrom('done', 'stale', 'refused', 'no-line', 'none'), {
  minLength: 28,
  maxLength: 28,
});

const bare = fc.record({
  answers,
  personType: fc.constantFrom<Facts['personType'][]>('pf', 'pf', 'pj'),
  place: fc.constantFrom(null, paulista, sarzedo, taguatinga),
  coverage: fc.constantFrom(
    null,
    { plans: [], infra: null },
    coverageOf('d500a'),
    coverageOf('d600wb'),
    coverageOf('d500a', 'd600a'),
    structured,
  ),
  wish: fc.constantFrom(noWish, { ...noWish, sku: 'd600a' }, { ...noWish, download: 500 }),
  risk,
  onFile: fc.constantFrom<Facts['onFile'][]>({}, { cpf: '***' }, { birth_date: '**', mothers_name: '**' }),
});

const visits = fc
  .record({ at: journeys, given: bare, ends: outcomes })
  .map(({ at: { prefix, journey }, given, ends }) => {
    const facts = factsWith(given);
    const done: Partial<Record<StepId, string>> = {};
    const failures: Facts['failures'] = {};
    journey.forEach((id, index) => {
      const stamp = stampOf(stepOf(id), facts);
      const end = ends[index];
      if (end === 'done') done[id] = stamp;
      if (end === 'stale') done[id] = `${stamp} before`;
      if (end === 'refused' || end === 'no-line')
        failures[id] = { stamp, message: '', final: end === 'refused' };
    });
    return { prefix, journey, facts: { ...facts, done, failures } };
  });

const applies = (id: StepId, facts: Facts) => stepOf(id).when?.(facts) ?? true;

describe('any answers and server responses', () => {
  it('any visit has exactly one current step, the last of its path', () => {
    fc.assert(
      fc.property(visits, ({ journey, facts }) => {
        const { path, current } = walk(journey, facts);
        expect(path.at(-1)).toBe(current);
        expect(journey).toContain(current.step.id);
      }),
    );
  });

  it('no step before the current one is open, awaited or refused', () => {
    fc.assert(
      fc.property(visits, ({ journey, facts }) => {
        for (const { step, state, stamp } of walk(journey, facts).path.slice(0, -1)) {
          expect(isAnswered(step, facts)).toBe(true);
          expect(['complete', 'sending', 'failed']).toContain(state);
          if (state === 'complete') continue;
          expect(step.effect?.waits).toBe(false);
          if (state === 'failed') expect(facts.failures[step.id]).toMatchObject({ stamp, final: false });
        }
      }),
    );
  });

  it('no required step before the current one is left out', () => {
    fc.assert(
      fc.property(visits, ({ journey, facts }) => {
        const { path, current } = walk(journey, facts);
        const before = journey.slice(0, journey.indexOf(current.step.id));
        const ids = path.map(({ step }) => step.id);
        expect(ids.slice(0, -1)).toEqual(before.filter((id) => applies(id, facts)));
      }),
    );
  });

  it('a step is complete only for exactly the values that were saved', () => {
    fc.assert(
      fc.property(visits, ({ journey, facts }) => {
        for (const { step, state, stamp } of walk(journey, facts).path)
          if (state === 'complete' && step.effect !== null) expect(facts.done[step.id]).toBe(stamp);
      }),
    );
  });

  it('any visit has a page, and its current step may be opened', () => {
    fc.assert(
      fc.property(visits, ({ journey, facts }) => {
        const walked = walk(journey, facts);
        expect(currentRoute(walked, pagesOfJourney({ ...order, steps: journey }, []))).toMatch(/^\/.*\/$/);
        expect(mayOpen([walked.current.step], walked)).toBe(true);
      }),
    );
  });

  it('effects go out in the order of the path, and a failed one holds back those behind it', () => {
    fc.assert(
      fc.property(visits, ({ journey, facts }) => {
        const walked = walk(journey, facts);
        const due = walked.path.filter(({ state }) => ['working', 'sending', 'failed'].includes(state));
        expect(nextEffect(walked)).toBe(due[0]?.state === 'failed' ? null : (due[0] ?? null));
      }),
    );
  });

  it('a visitor who has answered and saved everything is at a question or at an end', () => {
    fc.assert(
      fc.property(visits, ({ journey, facts }) => {
        const now = settled(journey, { ...facts, failures: {} });
        const { current } = walk(journey, now);
        expect(current.state === 'open' || current.step.end).toBe(true);
      }),
    );
  });

  it('a visitor who keeps answering reaches an end, and the progress bar never falls', () => {
    fc.assert(
      fc.property(visits, ({ journey, facts }) => {
        let now = settled(journey, {
          ...facts,
          place: facts.place ?? paulista,
          coverage: facts.coverage ?? coverageOf('d500a'),
          failures: {},
        });
        let percent = 0;
        for (let page = 0; page <= journey.length; page += 1) {
          const { current } = walk(journey, now);
          const reached = progressOf({ steps: journey, fixedProgress: {} }, current.step.id);
          expect(reached).toBeGreaterThanOrEqual(percent);
          percent = reached;
          if (current.step.end) return;
          const plan = now.coverage?.plans[0]?.id;
          const given = Object.fromEntries(
            askedFields(current.step, now).map((name) => [
              name,
              name === 'idPlan' ? plan : everyAnswer[name],
            ]),
          );
          const verdict: Risk | null =
            current.step.id === 'validacao' ? { status: 'approved', message: null, quiz: null } : now.risk;
          now = settled(journey, { ...now, answers: { ...now.answers, ...given }, risk: verdict });
        }
        expect.unreachable('The journey did not end.');
      }),
    );
  });
});
