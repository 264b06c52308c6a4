import { describe, expect, it } from 'vitest';
import { fileCampaigns } from '../../src/funnel/campaigns.ts';
import type { Facts } from '../../src/funnel/facts.ts';
import { pagesOfJourney } from '../../src/funnel/routes/pages-of-journey.ts';
import { backRoute, stepsAt } from '../../src/funnel/routes/walk-routes.ts';
import { walk } from '../../src/funnel/walk.ts';
import { everyAnswer } from '../visitor/ana.ts';
import { answersWithout, coverageOf, factsWith, fibre, journeyOf, quiz, settled } from './given.ts';

const answered = (facts: Partial<Facts> = {}): Facts =>
  factsWith({ answers: { ...everyAnswer, accept_information: undefined }, ...facts });
const order = { orderNumber: '1', protocol: '2', finishedAt: '' };
const asking = answered({ answers: answersWithout('quiz'), risk: { status: 'quiz', message: null, quiz } });
const rejected = answered({ risk: { status: 'rejected', message: null, quiz: null } });
const failedQuiz = answered({ risk: { status: 'quiz-failed', message: null, quiz: null } });
const structured = { plans: coverageOf('d500a').plans, infra: { ...fibre, structured_complement: true } };

const stand = (facts: Facts, prefix: string, isSettled = true) => {
  const { steps: journey } = journeyOf(prefix);
  const own = { ...facts, asksNumber: fileCampaigns.byPrefix(prefix).asksNumber };
  const now = isSettled ? settled(journey, own) : own;
  return {
    journey,
    facts: now,
    pages: pagesOfJourney(journeyOf(prefix), fileCampaigns.byPrefix(prefix).pages),
    walk: walk(journey, now),
  };
};

/** funnel.md section 2, "Back navigation". */
describe('Back', () => {
  const withDebit = answered({
    answers: { ...everyAnswer, direct_debit: true, accept_information: undefined },
  });
  const noSchedule = { coverage: coverageOf('d600wb') };

  it.each<[string, string, string, Facts, string | null]>([
    ['confirmacao with schedule', '/checkout/confirmacao/', '', answered(), '/checkout/data-instalacao/'],
    [
      'confirmacao without schedule, with debit',
      '/checkout/confirmacao/',
      '',
      { ...withDebit, ...noSchedule },
      '/checkout/conta-debito/',
    ],
    [
      'confirmacao without both',
      '/checkout/confirmacao/',
      '',
      answered(noSchedule),
      '/checkout/ativar-debito/',
    ],
    ['data-instalacao', '/checkout/data-instalacao/', '', answered(), '/checkout/ativar-debito/'],
    ['ativar-debito', '/checkout/ativar-debito/', '', answered(), '/checkout/data-de-vencimento/'],
    ['data-de-vencimento', '/checkout/data-de-vencimento/', '', answered(), '/checkout/cpf/'],
    [
      'data-de-vencimento behind instalacao',
      '/checkout/data-de-vencimento/',
      '',
      answered({ coverage: structured }),
      '/checkout/instalacao/',
    ],
    ['cpf', '/checkout/cpf/', '', answered(), '/checkout/nome-mae/'],
    ['nome-mae', '/checkout/nome-mae/', '', answered(), '/checkout/data-nascimento/'],
    ['data-nascimento', '/checkout/data-nascimento/', '', answered(), '/checkout/email/'],
    ['email', '/checkout/email/', '', answered(), '/checkout/telefone/'],
    ['telefone', '/checkout/telefone/', '', answered(), '/checkout/nome/'],
    ['nome', '/checkout/nome/', '', answered(), '/checkout/nr-imovel/'],
    ['nome for campaign b', '/checkout/nome/', 'b', answered(), '/checkout/cep/'],
    [
      'nome behind a choice of plans',
      '/checkout/nome/',
      '',
      answered({ coverage: coverageOf('d500a', 'd600a') }),
      '/checkout/planos/',
    ],
    ['nr-imovel', '/checkout/nr-imovel/', '', answered(), '/checkout/cep/'],
    ['cep', '/checkout/cep/', '', answered(), '/'],
    ['cep for a mobile campaign', '/checkout/cep/', 'timblack', answered(), '/checkout/consulta-telefone/'],
    ['pedido-realizado', '/pedido-realizado/', '', answered({ order }), '/checkout/confirmacao/'],
    ['validacao', '/checkout/validacao/', '', asking, '/checkout/ativar-debito/'],
    ['validacao/erro1', '/checkout/validacao/erro1/', '', rejected, '/checkout/ativar-debito/'],
    ['validacao/erro2', '/checkout/validacao/erro2/', '', failedQuiz, null],
    ['a waiting screen', '/checkout/confirmando-dados/', '', withDebit, '/checkout/conta-debito/'],
    [
      'no offer',
      '/checkout/oferta-indisponivel/',
      '',
      answered({ coverage: { plans: [], infra: null } }),
      '/checkout/nr-imovel/',
    ],
    ['a page of the site', '/regulamentos/', '', answered(), null],
    [
      'the second combined page',
      '/checkout/dados-pessoais/',
      'c',
      answered(),
      '/checkout/cep-dados-cliente/',
    ],
    [
      'the third combined page',
      '/checkout/instalacao-pagamento/',
      'c',
      answered(),
      '/checkout/dados-pessoais/',
    ],
    [
      'data-instalacao behind a combined page',
      '/checkout/data-instalacao/',
      'c',
      answered(),
      '/checkout/instalacao-pagamento/',
    ],
    ['the first combined page', '/checkout/cep-dados-cliente/', 'c', answered(), '/'],
  ])('Back from %s', (_, route, prefix, facts, expected) => {
    const { journey, pages, walk: walked, facts: now } = stand(facts, prefix);
    expect(backRoute(stepsAt(route, journey, pages, now), walked, pages)).toBe(expected);
  });
});
