import { describe, expect, it } from 'vitest';
import { replies } from '../../../../src/content/conversation/replies.ts';
import { type KnowledgeId, knowledge } from '../../../../src/content/knowledge/knowledge.ts';
import { renewingWords } from '../../../../src/content/screens/renewing-words.ts';
import { understand } from '../../../../src/conversation/understanding/understand.ts';
import type { JourneyId } from '../../../../src/funnel/journeys/journey.ts';
import { journeys } from '../../../../src/funnel/journeys/journeys.ts';
import { contract } from '../../../funnel/given.ts';
import { askedFor, heard, inShort } from '../asked.ts';

/** The first question of a journey that begins with a contract, where nothing is found yet. */
const atDocument = (text: string, journey: JourneyId): string =>
  inShort(
    understand(text, { ...askedFor('consulta-cpf', { coverage: null }), journey: journeys[journey].steps }),
  );

describe('the wish to change to fibre', () => {
  const wishes = [
    'quero trocar minha internet por fibra',
    'oi quero mudar pra fibra',
    'quero passar minha internet pra fibra',
    'trocar o cobre pela fibra',
    'quero trocar meu plano antigo pela fibra ótica, por favor',
    'como faço pra mudar pra fibra?',
    'dá pra trocar minha internet por fibra?',
  ];

  it.each(wishes)('a customer who wants to change to fibre migrates: %s', (text) => {
    expect(atDocument(text, 'migration')).toBe('/migration');
    expect(atDocument(text, 'renewal')).toBe('/migration');
  });

  it.each(wishes)('anybody else who wants to change to fibre orders: %s', (text) => {
    for (const step of ['cep', 'nome', 'planos'] as const) expect(heard(text, step), step).toBe('/order');
  });

  it.each([
    'não quero trocar minha internet por fibra',
    'quero mudar minha internet de endereço',
    'quero trocar a fibra de lugar',
  ])('words about fibre and a change are not always that wish: %s', (text) => {
    expect(atDocument(text, 'migration')).not.toBe('/migration');
  });
});

describe('questions of a customer who compares offers with the present plan', () => {
  const atOffers = (text: string): string => heard(text, 'ofertas', { existingContract: contract });

  it.each([
    'qual a diferença pro que eu pago hoje?',
    'quanto vou pagar a mais?',
    'não perguntei de vencimento! quanto vou pagar a mais por mês?',
    'quanto eu pago hoje?',
    'qual é o meu plano atual?',
    'o que muda no meu plano?',
    'vou pagar mais caro?',
    'é mais caro que o meu?',
    'vale a pena trocar?',
  ])('the present plan is named, and what each offer changes: %s', (text) => {
    expect(atOffers(text)).toContain(`Hoje você tem ${contract.present?.plan}`);
  });

  it.each(['qual a diferença entre 500 e 600?', 'tem multa se eu sair?'])(
    'a question about the offers themselves is no comparison with it: %s',
    (text) => {
      expect(atOffers(text)).not.toContain('Hoje você tem');
    },
  );
});

describe('questions in a renewal', () => {
  const atReview = (text: string): string =>
    inShort(
      understand(text, {
        ...askedFor('confirmacao-renovacao', { existingContract: contract }),
        journey: journeys.renewal.steps,
      }),
    );

  it.each([
    ['quando começa a valer?', renewingWords.nothingInstalled],
    ['e quando muda? vou ficar sem internet no dia?', renewingWords.nothingInstalled],
    ['vem técnico em casa?', renewingWords.nothingInstalled],
    ['vão trocar o modem?', renewingWords.nothingInstalled],
    ['quando vocês instalam?', renewingWords.nothingInstalled],
    ['preciso estar em casa?', renewingWords.nothingInstalled],
    ['quando vem a fatura com o novo preço?', renewingWords.nextBill],
    ['quando começa a valer o novo plano e quando vem a fatura?', renewingWords.nextBill],
    ['quais os dias de vencimento?', renewingWords.sameDueDay],
  ])('nothing is installed, and the next bill has the new price: %s', (text, reply) => {
    expect(atReview(text)).toBe(`? ${reply}`);
  });

  const toRenewing = (id: KnowledgeId) => knowledge.find((entry) => entry.id === id)?.toRenewing;
  const replyOf = (id: KnowledgeId) => knowledge.find((entry) => entry.id === id)?.reply;

  it.each(['continua no débito automático né', 'vai mudar a forma de pagamento?', 'o boleto continua?'])(
    'it is paid as before: %s',
    (text) => expect(atReview(text)).toBe(`? ${toRenewing('mudar-a-forma-de-pagamento')}`),
  );

  it.each(['mudou meu telefone, é 11 97777-8080', 'e o e-mail continua o mesmo?'])(
    'contact data are changed elsewhere: %s',
    (text) => expect(atReview(text)).toContain(String(replyOf('dados-do-cliente'))),
  );

  it.each(['se eu renovar fico presa mais 12 meses?', 'fico amarrado de novo?'])(
    'the new loyalty is told: %s',
    (text) => expect(atReview(text)).toBe(atReview('tem fidelidade?')),
  );
});

it.each(['hoje eu pago 89,99, vai aumentar?', 'e se eu pegar um destes, vou pagar quanto?'])(
  'an offer is compared with what is paid today: %s',
  (text) => {
    const asked = { ...askedFor('ofertas', { existingContract: contract }), journey: journeys.renewal.steps };
    expect(inShort(understand(text, asked))).toBe(inShort(understand('quanto vou pagar a mais?', asked)));
  },
);

describe('a question before the contract is proved', () => {
  it.each([
    ['qual a diferença?', replies.difference.ofContract],
    ['quanto custa?', replies.price.ofContract],
    ['tem cobertura no meu endereço?', replies.coverage.ofContract],
  ])('a question before the contract is proved hears what proves it: %s', (text, reply) => {
    for (const journey of ['migration', 'renewal'] as const)
      expect(atDocument(text, journey), journey).toBe(`? ${reply}`);
  });

  it('a question what changes is no wish to change an answer', () => {
    expect(atDocument('o que muda?', 'migration')).toMatch(/^\? /);
  });

  it('a question before the address is known hears of the address', () => {
    expect(heard('qual a diferença?', 'cep', { coverage: null })).toBe(`? ${replies.difference.unknown}`);
  });
});
