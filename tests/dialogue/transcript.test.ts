import { describe, expect, it } from 'vitest';
import { personal } from '../../src/content/steps/personal.ts';
import { townToConfirm } from '../../src/contract/town.ts';
import { type Item, questionOf, transcriptOf } from '../../src/dialogue/transcript/transcript.ts';
import { fileCampaigns } from '../../src/funnel/campaigns.ts';
import type { Facts } from '../../src/funnel/facts.ts';
import type { Answers, FieldName } from '../../src/funnel/fields/answer-values.ts';
import { fields } from '../../src/funnel/fields/fields.ts';
import { combinedPagesOf } from '../../src/funnel/routes/combined-pages-of.ts';
import { pagesOfJourney } from '../../src/funnel/routes/pages-of-journey.ts';
import { currentRoute, stepsAt } from '../../src/funnel/routes/walk-routes.ts';
import type { StepId } from '../../src/funnel/steps/step-id.ts';
import { stepOf } from '../../src/funnel/steps/steps.ts';
import { walk } from '../../src/funnel/walk.ts';
import { everyStepWords } from '../../src/funnel/words/every-step-words.ts';
import {
  answersWithout,
  coverageOf,
  factsWith,
  journeyOf,
  ordered,
  paulista,
  quiz,
  sarzedo,
  settled,
  taguatinga,
} from '../funnel/given.ts';
import { everyAnswer } from '../visitor/ana.ts';

function said(facts: Facts, { prefix = '', at = '', isSettled = true } = {}): Item[] {
  const { steps: journey } = journeyOf(prefix);
  const own = { ...facts, asksNumber: fileCampaigns.byPrefix(prefix).asksNumber };
  const now = isSettled ? settled(journey, own) : own;
  const pages = pagesOfJourney(journeyOf(prefix), combinedPagesOf('chat', fileCampaigns.byPrefix(prefix)));
  const walked = walk(journey, now);
  const route = at === '' ? currentRoute(walked, pages) : at;
  return transcriptOf(walked, stepsAt(route, journey, pages, now), now, pages);
}

/** '< ' the house, '> ' the visitor. */
const lines = (items: readonly Item[]) =>
  items.map(({ kind, text }) => `${kind === 'shop' ? '<' : '>'} ${text}`);

const only = (...names: FieldName[]): Answers =>
  Object.fromEntries(names.map((name) => [name, everyAnswer[name]]));
const located = only('cep', 'number');
const contact = only('name', 'phone', 'email', 'accept_promotions');
const place = '< Achei: Avenida Paulista, Bela Vista, São Paulo/SP.';
const goodWith =
  '< Boa notícia: a fibra chega ao seu endereço. Separei o 500 Mega por R$ 59,99/mês no débito automático, por 12 meses.';
const ask = (id: StepId) => `< ${everyStepWords[id].bubble}`;
const card = `< ${personal.together.bubble}`;
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

const postcode = [ask('cep'), '> 01310-100', place];
const house = [...postcode, ask('nr-imovel'), '> 1000'];
const told = [...house, goodWith, card, '> Ana Souza', '> (11) 91234-5678', '> ana@exemplo.com.br'];
const choice = { coverage: coverageOf('d500a', 'd600a') };
const block = only('cep', 'number', 'block_number', 'allotment_number');

describe('the transcript', () => {
  it.each<[string, Partial<Facts>, string[]]>([
    ['nothing at first', { place: null, coverage: null }, []],
    ['the postcode, and where it is', { coverage: null, answers: only('cep') }, postcode],
    [
      'a town that the team has to find, which is not named',
      { coverage: null, place: { ...sarzedo, city: townToConfirm, neighborhood: '' }, answers: only('cep') },
      [ask('cep'), '> 01310-100', '< Esse CEP é de MG. A cidade, nossa equipe confirma pelo CEP.'],
    ],
    [
      'a town with one postcode',
      { coverage: null, place: sarzedo, answers: only('cep') },
      [ask('cep'), '> 01310-100', '< Achei: Sarzedo/MG. O CEP vale para a cidade toda, depois peço a rua.'],
    ],
    ['coverage, with the only plan and its price', { answers: located }, [...house, goodWith]],
    [
      'the same with the plan that the server has saved, whatever it is paid with',
      { answers: { ...located, idPlan: coverageOf('d500a').plans[0]?.id, direct_debit: false } },
      [...house, goodWith],
    ],
    ['coverage with a choice: what is asked next says it', { answers: located, ...choice }, house],
    [
      'the plan that was chosen',
      { answers: { ...located, idPlan: 103 }, ...choice },
      [...house, ask('planos'), '> 600 Mega'],
    ],
    ['no coverage', { answers: located, coverage: { plans: [], infra: null } }, house],
    [
      'the card once, its answers one by one, and no empty box',
      { answers: { ...located, ...contact } },
      told,
    ],
    [
      'a box that was ticked',
      { answers: { ...located, ...contact, accept_promotions: true } },
      [...told, '> Aceita receber ofertas'],
    ],
    [
      'block and lot',
      { place: taguatinga, coverage: null, answers: block },
      [
        ...[ask('cep'), '> 01310-100', '< Achei: Avenida Paulista, Bela Vista, Brasília/DF.'],
        ...[ask('nr-imovel'), '> 1000', '> Quadra 12', '> Lote 7'],
      ],
    ],
  ])('the transcript holds question, answer and result: %s', (_, facts, expected) => {
    expect(lines(said(factsWith(facts))).map(plain)).toEqual(expected);
  });

  it('the transcript masks sensitive answers and confirms the data once', () => {
    const answers = { ...answersWithout('accept_information'), birth_date: '03/04/1990' };
    const told = lines(said(factsWith({ answers })));
    expect(told).toEqual(expect.arrayContaining(['> **/**/1990', '> M**** S****', '> ***.***.247-25']));
    expect(told.filter((line) => line === '< Dados confirmados, obrigado.')).toHaveLength(1);
    const text = told.join('\n');
    for (const secret of ['03/04', 'Maria', '52998224725', '529.982']) expect(text).not.toContain(secret);
  });

  it('the transcript shows no answer in full that the browser may not keep', () => {
    const answers = { ...answersWithout('accept_information'), direct_debit: true };
    const shown = said(factsWith({ answers })).flatMap((item) => (item.kind === 'visitor' ? [item] : []));
    for (const { field, text } of shown) {
      const value = everyAnswer[field];
      if (fields[field].keep === 'memory' && field !== 'bank' && typeof value === 'string')
        expect(text).not.toContain(value);
    }
    expect(shown.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['bank', 'agency', 'account_number', 'cpf']),
    );
  });

  it('the transcript shows answers on file masked', () => {
    const onFile = { birth_date: '**/**/1990', mothers_name: 'M*** S***', cpf: '***.982.247-**' };
    const answers = answersWithout('birth_date', 'mothers_name', 'cpf', 'accept_information');
    const told = lines(said(factsWith({ answers, onFile })));
    expect(told).toEqual(expect.arrayContaining(['> **/**/1990', '> M*** S***', '> ***.982.247-**']));
  });

  it('the transcript holds no question of steps that ask nothing', () => {
    const asked = new Set(
      said(factsWith({ answers: everyAnswer })).map(({ id }) => id.replace(/-(question|found)$/, '')),
    );
    for (const id of ['pedido-aberto', 'plano-do-pedido', 'endereco-sem-cobertura', 'confirmando-dados'])
      expect(said(factsWith({ answers: everyAnswer })).map((item) => item.id)).not.toContain(
        `${id}-question`,
      );
    expect(asked).toContain('confirmando-dados');
  });

  it('the transcript drops a branch that was left and restores it with its answers', () => {
    const debit = { ...answersWithout('accept_information'), direct_debit: true };
    const bill = { ...debit, direct_debit: false };
    const about = (answers: Answers) =>
      said(factsWith({ answers })).filter(({ id }) => id.startsWith('conta-debito'));
    expect(about(debit)).toHaveLength(4);
    expect(about(bill)).toEqual([]);
    expect(about(debit)).toEqual(about({ ...bill, direct_debit: true }));
  });

  it('the transcript says that the quiz was answered, but not how', () => {
    const facts = factsWith({
      answers: answersWithout('accept_information'),
      risk: { status: 'quiz', message: null, quiz },
    });
    const told = lines(said(facts, { at: '/checkout/data-instalacao/' }));
    expect(told).toContain('> Respondido');
    expect(told).not.toContain('< Dados confirmados, obrigado.');
  });
});

describe('the transcript above an earlier question', () => {
  const facts = factsWith({ answers: { ...located, ...contact, ...only('birth_date') } });

  it.each([
    ['/checkout/cep/', 0],
    ['/checkout/nr-imovel/', 3],
    ['/checkout/contato/', 6],
    ['/checkout/data-nascimento/', 10],
    ['/checkout/nome-mae/', 12],
  ])('the transcript at %s ends before that question (%i)', (at, count) => {
    expect(said(facts, { at })).toEqual(said(facts).slice(0, count));
    expect(said(facts, { at })).toHaveLength(count);
  });

  it('the transcript leaves out a contact card that is half answered', () => {
    const half = factsWith({ answers: { ...located, ...only('name') } });
    expect(lines(said(half))).not.toContain('> Ana Souza');
  });
});

describe('the transcript of a campaign', () => {
  it('the transcript follows the campaign’s order of questions', () => {
    const facts = factsWith({ answers: answersWithout('code', 'phone') });
    expect(lines(said(facts, { prefix: 'oferta-colaborador' })).slice(0, 2)).toEqual([
      ask('email'),
      '> ana@exemplo.com.br',
    ]);
    expect(
      lines(said(factsWith({ answers: { line_phone: '11987654321' } }), { prefix: 'timblack' })),
    ).toEqual([ask('consulta-telefone'), '> (11) 98765-4321']);
  });

  it('the transcript of a campaign without house number has no question for it', () => {
    expect(lines(said(factsWith({ answers: only('cep') }), { prefix: 'b' }))).not.toContain(ask('nr-imovel'));
  });
});

describe('the delivery status of an answer', () => {
  const answers = { ...located, ...contact, ...only('birth_date', 'cpf', 'mothers_name') };
  const arrived = (...ids: StepId[]) => {
    const facts = factsWith({ answers });
    const done = settled(journeyOf('').steps, facts).done;
    return {
      ...facts,
      done: Object.fromEntries(Object.entries(done).filter(([id]) => !ids.some((one) => one === id))),
    };
  };
  const deliveries = (facts: Facts) =>
    Object.fromEntries(
      said(facts, { isSettled: false }).flatMap((item) =>
        item.kind === 'visitor' ? [[item.field, item.delivery]] : [],
      ),
    );

  it('saved answers have a delivery status, looked-up ones have none', () => {
    expect(deliveries(arrived())).toEqual({
      cep: null,
      number: null,
      name: 'sent',
      phone: 'sent',
      email: 'sent',
      birth_date: 'sent',
      mothers_name: 'sent',
      cpf: 'sent',
    });
  });

  it('the delivery status tells answers kept on the device from those only in the page', () => {
    expect(deliveries(arrived('telefone', 'email', 'data-nascimento', 'nome-mae', 'cpf'))).toMatchObject({
      name: 'sent',
      phone: 'kept',
      email: 'kept',
      birth_date: 'open',
      mothers_name: 'open',
      cpf: 'open',
    });
  });
});

describe('the transcript after the order', () => {
  const facts = factsWith({ order: ordered, answers: everyAnswer });

  it('the transcript after the order holds only the review and its consent', () => {
    expect(lines(said(facts))).toEqual([`< ${everyStepWords.confirmacao.bubble}`, '> Condições aceitas']);
  });

  it('the transcript above the review of a finished order is empty', () => {
    expect(said(facts, { at: '/checkout/confirmacao/' })).toEqual([]);
  });
});

describe('the open question', () => {
  const asked = { personType: 'pf' as const, order: null };

  it.each([
    [[], asked, ''],
    [['cep'], asked, everyStepWords.cep.bubble],
    [['cpf'], asked, everyStepWords.cpf.bubble],
    [['cpf'], { ...asked, personType: 'pj' as const }, 'Qual é o CNPJ da empresa?'],
    [['nome', 'telefone', 'email'], asked, personal.together.bubble ?? ''],
    [['nome', 'telefone'], asked, personal.together.bubble ?? ''],
    [['confirmacao'], { ...asked, order: ordered }, 'Este pedido já foi feito'],
  ] as const)('the question of %j is worded for its steps', (ids, facts, text) => {
    expect(questionOf(ids.map(stepOf), facts)).toBe(text);
  });
});

it('every bubble has its own id', () => {
  for (const where of [paulista, sarzedo, taguatinga]) {
    const answers = { ...everyAnswer, direct_debit: true, accept_promotions: true };
    const ids = said(factsWith({ place: where, answers })).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
});
