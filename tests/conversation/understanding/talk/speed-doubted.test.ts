import { describe, expect, it } from 'vitest';
import { understand } from '../../../../src/conversation/understanding/understand.ts';
import { askedFor, heard } from '../asked.ts';

describe('who doubts or jokes about a speed', () => {
  it.each([
    '500 mega que na prática chega 50 né kkkkk',
    '1 giga só no papel né',
    '500 mega de mentira',
    'prometem 500 e entregam 50',
    '600 mega que nada, chega 100 e olhe lá',
    'será que 500 é 500 mesmo',
    'já caí nesse papo de 1 giga antes',
  ])('is told what is guaranteed, and has chosen no plan: %s', (said) =>
    expect(understand(said, askedFor('planos'))).toMatchObject({
      kind: 'question',
      topic: 'velocidade-garantida',
    }),
  );

  it.each([
    'quero o de 500, mas se chegar 50 eu cancelo',
    '500 mega mesmo kkk',
    'o de 1 giga, tomara que não seja só no papel',
  ])('has chosen a plan by choosing it all the same: %s', (said) =>
    expect(heard(said, 'planos')).toMatch(/idPlan/),
  );
});
