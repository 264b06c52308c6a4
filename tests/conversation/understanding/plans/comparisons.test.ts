import { describe, expect, it } from 'vitest';
import { planReplies } from '../../../../src/content/conversation/plan-replies.ts';
import { understand } from '../../../../src/conversation/understanding/understand.ts';
import { offeredPlans } from '../../../../src/funnel/plans/offered-plans.ts';
import { planLabel } from '../../../../src/funnel/plans/plan-label.ts';
import { askedFor, heard } from '../asked.ts';

describe('two plans that are compared', () => {
  it.each([
    'o de 600 é muito mais caro que o de 1 giga?',
    'compensa mais 600 ou 1 giga?',
    'diferença do plano de 600 para o de 1 giga',
  ])('are each told of, and neither is chosen: %s', (text) => {
    const understood = understand(text, askedFor('planos'));
    expect(understood).toMatchObject({ kind: 'question', suggestions: ['600 Mega', '1 Giga'] });
    expect(heard(text, 'planos')).toMatch(/600 Mega:.*1 Giga:/);
  });

  it.each([
    ['o de 350 é melhor do que o de 2 giga?', '350 Mega'],
    ['qual a diferença do de 450 pro de 2 giga', '450 Mega'],
    ['comparar 800 mega com o de 2 giga', '800 Mega'],
  ])('where one is not sold, which ones come close is said: %s', (text, said) => {
    for (const step of ['planos', 'nome'] as const) {
      const [start = ''] = planReplies.notSold(said, []).split('.');
      expect(heard(text, step), step).toContain(start);
      expect(heard(text, step), step).toContain('2 Giga:');
    }
  });

  it.each([
    ['tô entre o de 600 e o de 1 giga', /^\? 600 Mega:.*1 Giga:/],
    ['estou em dúvida entre o 500 e o 600 com paramount', /^\? 500 Mega:.*600 Mega Paramount/],
    ['fico entre o 600 com globoplay e o com hbo', /^\? 600 Mega Globoplay:.*600 Mega HBO Max:/],
    ['tô entre o 600 puro e o 700', /^\? 600 Mega:.*não há um plano de 700 Mega/],
    ['tô entre o de 1 giga e o do meio', /^\? 1 Giga:.*600 Mega:/],
    ['entre o do meio e o maior', /^\? 600 Mega.*2 Giga:/],
    ['de 500 pro maior muda quanto', /^\? 500 Mega:.*2 Giga:/],
    ['o de 500 ou o maior?', /^\? 500 Mega:.*2 Giga:/],
    ['oscilo entre 500 e 800 mega', /^\? 500 Mega:.*não há um plano de 800 Mega/],
  ])('are each told of to whoever hesitates between them: %s', (text, reply) =>
    expect(heard(text, 'planos')).toMatch(reply),
  );

  it.each(['qual a diferença entre os planos?', 'qual o melhor plano?'])(
    'are not two where none is named: %s',
    (text) => expect(heard(text, 'planos')).not.toContain('de upload'),
  );
});

describe('several plans that are compared', () => {
  it.each([
    ['qual a diferença entre o de 500, 600 e 1 giga?', ['500 Mega', '600 Mega', '1 Giga']],
    ['qual a diferença do primeiro pro terceiro', [0, 2]],
    ['compara os três primeiros', [0, 1, 2]],
  ])('are each told of: %s', (said, expected) => {
    const asked = askedFor('planos');
    const names = offeredPlans(asked.facts).map((plan) => planLabel(plan, offeredPlans(asked.facts)));
    const suggestions = expected.map((one) => (typeof one === 'number' ? names[one] : one));
    expect(understand(said, asked)).toMatchObject({ kind: 'question', suggestions });
  });
});

it.each(['e com 600?', 'e o de 600?', 'e no de 1 giga?'])(
  'another speed behind plans with a service is asked with that service: %s',
  (said) => {
    const asked = { ...askedFor('planos'), suggested: ['500 Mega HBO Max e Deezer', '1 Giga HBO Max'] };
    expect(understand(said, asked)).toMatchObject({
      kind: 'question',
      reply: expect.stringContaining('HBO Max'),
    });
    expect(understand(said, askedFor('planos'))).not.toMatchObject({
      reply: expect.stringContaining('HBO Max'),
    });
  },
);

it.each(['o mais caro vale a pena?', 'qual a velocidade de subida do 2 giga?'])(
  'who asks how good one plan is hears of it, and has not chosen it: %s',
  (said) => {
    const understood = understand(said, askedFor('planos'));
    expect(understood).toMatchObject({ kind: 'question', reply: expect.stringMatching(/^2 Giga: 2 Giga/) });
  },
);
