import { describe, expect, it } from 'vitest';
import { replies } from '../../../../src/content/conversation/replies.ts';
import { understand } from '../../../../src/conversation/understanding/understand.ts';
import { askedFor, heard } from '../asked.ts';

describe('a condition beside a plan', () => {
  it.each([
    ['se tiver instalação grátis fico com o de 500', replies.installation.cost],
    ['fico com o de 600 se o modem for incluso', replies.router],
  ])('gets its reply, and the plan waits for a yes: %s', (said, reply) =>
    expect(understand(said, askedFor('planos'))).toMatchObject({
      kind: 'proposal',
      answers: [{ field: 'idPlan' }],
      reply,
    }),
  );

  it.each(['fecho se fizer por 80', 'fico com o de 600 se sair por 90'])(
    'that is a price is bargaining, and chooses nothing: %s',
    (said) => expect(heard(said, 'planos')).toContain(replies.price.fixed),
  );
});

it.each(['o segundo da lista mas sem hbo', 'o segundo da lista aí mas sem esse negocio de hbo'])(
  'a plan that is varied is the one of its speed without the service: %s',
  (said) => expect(heard(said, 'planos')).toMatch(/\[idPlan: 500 Mega(?! HBO)/),
);

it('who asks whether a plan is enough hears of that plan', () =>
  expect(heard('trabalho em casa e minha filha joga então o do meio serve?', 'planos')).toMatch(/^\? Sim:/));

it('three zeros and a one are an agency', () =>
  expect(heard('nubank agencia tres zeros e um conta 123456 digito 7', 'conta-debito')).toContain('0001'));
