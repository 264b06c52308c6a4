import { expect, it } from 'vitest';
import type { Facts } from '../../src/funnel/facts.ts';
import { backRoute, stepsAt } from '../../src/funnel/routes/walk-routes.ts';
import { everyAnswer } from '../visitor/ana.ts';
import { answersWithout, coverageOf, factsWith, ordered, quiz, stand, structured } from './given.ts';

const answered = (facts: Partial<Facts> = {}): Facts =>
  factsWith({ answers: { ...everyAnswer, accept_information: undefined }, ...facts });
const asking = answered({ answers: answersWithout('quiz'), risk: { status: 'quiz', message: null, quiz } });
const rejected = answered({ risk: { status: 'rejected', message: null, quiz: null } });
const failedQuiz = answered({ risk: { status: 'quiz-failed', message: null, quiz: null } });
const withDebit = answered({
  answers: { ...everyAnswer, direct_debit: true, accept_information: undefined },
});
const noSchedule = { coverage: coverageOf('d600wb') };
const choice = answered({ coverage: coverageOf('d500a', 'd600a') });
const uncovered = answered({ coverage: { plans: [], infra: null } });

const at = (page: string) => (page.startsWith('/') ? page : `/checkout/${page}/`);

/** funnel.md section 2, "Back navigation". */
it.each<[page: string, back: string | null, situation?: string, facts?: Facts, prefix?: string]>([
  ['confirmacao', 'data-instalacao'],
  ['confirmacao', 'conta-debito', 'without schedule, with debit', { ...withDebit, ...noSchedule }],
  ['confirmacao', 'ativar-debito', 'without both', answered(noSchedule)],
  ['data-instalacao', 'ativar-debito'],
  ['ativar-debito', 'data-de-vencimento'],
  ['data-de-vencimento', 'cpf'],
  ['data-de-vencimento', 'instalacao', 'behind the installation', answered({ coverage: structured })],
  ['cpf', 'nome-mae'],
  ['nome-mae', 'data-nascimento'],
  ['data-nascimento', 'email'],
  ['email', 'telefone'],
  ['telefone', 'nome'],
  ['nome', 'nr-imovel'],
  ['nome', 'cep', 'without a house number', answered(), 'b'],
  ['nome', 'planos', 'behind a choice of plans', choice],
  ['nr-imovel', 'cep'],
  ['cep', '/'],
  ['cep', 'consulta-telefone', 'of a mobile campaign', answered(), 'timblack'],
  ['/pedido-realizado/', 'confirmacao', 'once it is there', answered({ order: ordered })],
  ['validacao', 'ativar-debito', 'with a quiz', asking],
  ['validacao/erro1', 'ativar-debito', 'after a rejection', rejected],
  ['validacao/erro2', null, 'after a failed quiz', failedQuiz],
  ['confirmando-dados', 'conta-debito', 'while it waits', withDebit],
  ['oferta-indisponivel', 'nr-imovel', 'without an offer', uncovered],
  ['/regulamentos/', null],
  ['cep-dados-cliente', '/', 'combined', answered(), 'c'],
  ['dados-pessoais', 'cep-dados-cliente', 'combined', answered(), 'c'],
  ['instalacao-pagamento', 'dados-pessoais', 'combined', answered(), 'c'],
  ['data-instalacao', 'instalacao-pagamento', 'behind a combined page', answered(), 'c'],
])('Back from %s leads to %s %s', (page, back, _ = '', given = answered(), prefix = '') => {
  const { journey, pages, walk, facts } = stand(given, prefix);
  expect(backRoute(stepsAt(at(page), journey, pages, facts), walk, pages)).toBe(back && at(back));
});
