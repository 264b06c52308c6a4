import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileCampaigns } from '../../src/funnel/campaigns.ts';
import { progressOf, stageStates } from '../../src/funnel/progress.ts';
import { stepOf } from '../../src/funnel/steps/steps.ts';
import { everyAnswer } from '../visitor/ana.ts';
import { factsWith, journeyOf, sarzedo, walkOf } from './given.ts';

const seen = (prefix: string) => journeyOf(prefix).steps.filter((id) => stepOf(id).screen !== 'silent');

describe.each(fileCampaigns.all.map(({ prefix }) => prefix))('the bar of %j', (prefix) => {
  const journey = journeyOf(prefix);

  it('the progress bar starts at 10, never falls and ends at 100', () => {
    const percents = seen(prefix).map((id) => progressOf(journey, id));
    expect(percents[0]).toBe(10);
    expect(percents.at(-1)).toBe(100);
    expect(percents).toEqual([...percents].sort((one, other) => one - other));
  });

  it('the stage never goes back on the way forward', () => {
    const positions = seen(prefix).map((id) =>
      stageStates(journey, id, factsWith({ place: sarzedo })).reduce(
        (done, { state }) => done + Number(state === 'done'),
        0,
      ),
    );
    expect(positions).toEqual([...positions].sort((one, other) => one - other));
    expect(positions[0]).toBe(0);
  });

  it('the progress bar grows with every page that asks something', () => {
    const forms = seen(prefix).filter((id) => ['form', 'review', 'done'].includes(stepOf(id).screen));
    const percents = forms.map((id) => progressOf(journey, id));
    expect(new Set(percents).size).toBe(percents.length);
  });

  it('the quiz does not overtake the steps behind it', () => {
    fc.assert(
      fc.property(fc.nat(20), (count) => {
        const now = progressOf(journey, 'validacao', count);
        expect(now).toBeGreaterThanOrEqual(progressOf(journey, 'validacao', Math.max(count - 1, 0)));
        expect(now).toBeLessThanOrEqual(progressOf(journey, 'data-instalacao'));
      }),
    );
  });
});

it.each([
  [0, 3],
  [1, 5],
  [2, 7],
  [3, 9],
  [4, 11],
])('the progress bar moves after %i quiz answers by %i points', (count, points) => {
  const journey = journeyOf('');
  const before = progressOf(journey, 'confirmando-dados');
  const start = progressOf(journey, 'validacao', count) - points;
  expect(start).toBeGreaterThan(before);
  expect(start).toBe(progressOf(journey, 'validacao', 0) - 3);
});

describe('the stages', () => {
  it.each([
    ['cep', 'current todo todo todo'],
    ['nome', 'done current todo todo'],
    ['instalacao', 'done done current todo'],
    ['validacao', 'done done done current'],
    ['pedido-realizado', 'done done done done'],
  ] as const)('the stages at %s are %s where the street is asked', (id, states) => {
    expect(
      stageStates(journeyOf(''), id, factsWith({ place: sarzedo }))
        .map(({ state }) => state)
        .join(' '),
    ).toBe(states);
  });

  it('a stage whose only question is skipped is left out, so that none is jumped over', () => {
    const positions = walkOf(factsWith({ answers: everyAnswer }), '').path.map(({ step }) =>
      stageStates(journeyOf(''), step.id, factsWith()).findIndex(({ state }) => state === 'current'),
    );
    expect(positions.filter((at, index) => index > 0 && at - (positions[index - 1] ?? 0) > 1)).toEqual([]);
    expect(stageStates(journeyOf(''), 'cep', factsWith()).map(({ stage }) => stage)).not.toContain(
      'instalacao',
    );
  });
});
