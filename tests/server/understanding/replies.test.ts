import { describe, expect, it } from 'vitest';
import { knownAt } from '../../../scripts/understanding/resolved-value.ts';
import { bankList } from '../../../server/catalogue/bank-list.ts';
import { spokenFields } from '../../../server/understanding/acts.ts';
import { readLearnt } from '../../../server/understanding/read-model.ts';
import type { Heard } from '../../../server/understanding/replies/open-question.ts';
import { replyTo } from '../../../server/understanding/replies/reply-to.ts';
import { understand } from '../../../server/understanding/understand.ts';
import { formatBrazilianDate, parseIsoDate } from '../../../src/brazil/date.ts';
import { formatAmount, formatMonthly } from '../../../src/brazil/money.ts';
import { knowledge } from '../../../src/content/knowledge/knowledge.ts';
import { type ActName, type MessageContext, replyPlaces } from '../../../src/contract/calls/understand.ts';
import type { Plan } from '../../../src/contract/offer/plan.ts';
import { type Rule, table } from '../../../src/dialogue/decide.ts';
import { standard } from '../../../src/funnel/campaign.ts';
import { fileCampaigns } from '../../../src/funnel/campaigns.ts';
import { dayInWords } from '../../../src/funnel/schedule-days.ts';
import { plansIn } from '../../funnel/given.ts';

const sold = plansIn('plans.json').filter(({ showOnLanding }) => showOnLanding);
const [first, ...others] = sold;
if (first === undefined) throw new Error('Nothing is sold.');
/** One with a speed of its own, and some of the others. */
const own: Plan = { ...first, id: 900_001, plan: 'Plano de 1700', plan_download: 1700, price_with_dacc: 777 };
const view: readonly Plan[] = [own, ...others.slice(0, 4)];

const known = knownAt('data-instalacao', []);
const heardIn = (context: Partial<MessageContext>, plain = '', plans: readonly Plan[] = view): Heard => ({
  ...known,
  plans: context.plans === undefined ? [] : plans,
  context: { ...known.context, visits: [], steps: ['cep'], open: ['cep'], ...context },
  plain,
  campaign: fileCampaigns.byPrefix(context.campaign ?? ''),
});

const inView = { plans: view.map(({ id }) => id) };
const atAddress = { ...inView, covered: true };
const chosen = { ...atAddress, chosen: own.id };
const ordered = {
  ...chosen,
  steps: ['pedido-realizado'],
  open: [],
  answered: ['schedules'],
  isOrdered: true,
};
const due = { steps: ['data-de-vencimento'], open: ['due_date'] };
const { visits } = known.context;

const states: Readonly<Record<string, Partial<MessageContext>>> = {
  'before the address': {},
  'before the address, with the plans on sale': inView,
  'without fibre': { steps: ['sem-cobertura'], open: ['name', 'email', 'phone'], covered: false },
  'with plans to choose from': { ...atAddress, steps: ['planos'], open: ['idPlan'] },
  'with a chosen plan': { ...chosen, steps: ['data-instalacao'], open: ['schedules'], visits },
  'with a value that waits': { ...chosen, ...due, waiting: ['due_date'] },
  'while nothing is asked': { steps: [], open: [] },
  'at the review': {
    ...chosen,
    steps: ['confirmacao'],
    open: ['accept_information'],
    left: { questions: 1, minutes: 1 },
  },
  'after the order': ordered,
  'before a contract is proved': { steps: ['consulta-cpf'], open: ['cpf'], journey: 'renewal' },
  'with the offers of a contract': { ...atAddress, steps: ['ofertas'], open: ['idPlan'], journey: 'renewal' },
  'after a renewal': { ...ordered, journey: 'renewal' },
};
const everyState = Object.entries(states).map(([state, context]) => ({ state, context }));

const said = (act: string, context: Partial<MessageContext>, plain = '', plans = view) => {
  const [does = '', object = ''] = act.split(':');
  const name = table.flatMap((rule) => rule.does).find((one) => one === does);
  if (name === undefined) throw new Error(`No act ${act}`);
  return replyTo({ does: name, object }, heardIn(context, plain, plans));
};
const text = (...told: Parameters<typeof said>): string => said(...told)?.text ?? '';

const topics = [...knowledge.map(({ id }) => id), '?', 'why'];
const computed = knowledge.filter(({ reply }) => typeof reply !== 'string').map(({ id }) => id);

const places: readonly string[] = Object.values(replyPlaces);
const unfilled = (reply: string): string[] =>
  (reply.match(/\{[^}]*\}|undefined|null|NaN|\[object/g) ?? []).filter((place) => !places.includes(place));

/** What is left of a text without the names of the plans in view, the longest first. */
const withoutNames = (reply: string, plans: readonly Plan[]): string =>
  plans
    .map(({ plan }) => plan)
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, name) => left.replaceAll(name, ''), reply);

describe('the reply to a question', () => {
  it.each(everyState)('is there $state for every topic, and all its parts are filled', ({ context }) => {
    const replies = topics.map((topic) => ({ topic, reply: text(`ask:${topic}`, context) }));
    expect(replies.filter(({ reply }) => reply.trim() === '')).toEqual([]);
    expect(replies.filter(({ reply }) => unfilled(reply).length > 0)).toEqual([]);
  });

  it.each(everyState)('names $state no plan and no price but those in view', ({ context }) => {
    const plans = context.plans === undefined ? [] : view;
    const amounts = plans.flatMap((plan) =>
      [plan.price, plan.price_with_dacc, plan.price_full, plan.penalty ?? 0].map(formatAmount),
    );
    const services = sold.filter(({ plan }) => /[a-z]{2} [A-Z]/.test(plan));
    for (const topic of computed) {
      const reply = text(`ask:${topic}`, context);
      const rest = withoutNames(reply, plans);
      expect(services.filter(({ plan }) => rest.includes(plan)).map(({ plan }) => [topic, plan])).toEqual([]);
      const told = [...reply.matchAll(/R\$\s?(\d[\d.]*,\d\d)/g)].map(([, amount = '']) => amount);
      expect(told.filter((amount) => !amounts.includes(amount)).map((amount) => [topic, amount])).toEqual([]);
    }
  });

  it.each(['ask:preco', 'ask:negociar'])('to %s tells the prices of the day', (act) => {
    const dearer = view.map((plan) => ({ ...plan, price_with_dacc: plan.price_with_dacc + 1000 }));
    const lowest = (plans: readonly Plan[]) =>
      formatMonthly(Math.min(...plans.map(({ price_with_dacc }) => price_with_dacc)));
    expect(text(act, atAddress)).toContain(lowest(view));
    expect(text(act, atAddress, '', dearer)).toContain(lowest(dearer));
  });

  it.each([atAddress, inView])('tells what a plan with the service that is named costs', (context) => {
    const bundles = sold.filter(({ subscriptions }) => subscriptions.includes('paramount-plus')).slice(0, 1);
    const reply = text('ask:paramount-quanto-custa', context, 'quanto custa com paramount?', [
      own,
      ...bundles,
    ]);
    expect(bundles).not.toEqual([]);
    for (const { price_with_dacc } of bundles) expect(reply).toContain(formatMonthly(price_with_dacc));
    expect(reply).not.toContain(formatMonthly(own.price_with_dacc));
  });

  it.each(['fidelidade', 'velocidade', 'aplicativos-inclusos'])(
    'to %s tells before the address what the plans on sale have',
    (topic) => {
      expect(text(`ask:${topic}`, inView)).not.toBe(text(`ask:${topic}`, {}));
    },
  );

  it('is about the plan that it names, and a yes to it takes that one', () => {
    const reply = said('ask:preco', atAddress, 'quanto custa o de 1700 mega?');
    expect(reply).toMatchObject({ meant: own.id });
    expect(reply?.text).toContain(`${own.plan}: ${formatMonthly(own.price_with_dacc)}`);
  });

  it('is about the chosen plan if it names none, and then no plan is meant', () => {
    for (const topic of ['preco', 'velocidade', 'fidelidade', 'contrato']) {
      const reply = said(`ask:${topic}`, chosen, 'e quanto e?');
      expect(reply?.text).toContain(own.plan);
      expect(reply?.meant).toBeUndefined();
    }
  });

  it('promises nothing of terms that the host does not tell', () => {
    const unsaid = [{ ...own, loyaltyMonths: null, penalty: null, discountMonths: null }];
    for (const topic of ['fidelidade', 'preco'])
      expect(text(`ask:${topic}`, chosen, '', unsaid)).not.toMatch(/sem fidelidade|sem multa|depois,/i);
  });

  it('compares the plans that it names', () => {
    const [, other] = view;
    const dear = { ...own, id: 900_002, plan: 'Plano de 1900', plan_download: 1900 };
    const reply = text(
      'ask:diferenca-entre-planos',
      atAddress,
      'qual a diferenca do 1700 mega e o 1900 mega?',
      [...view, dear],
    );
    expect(reply).toContain(own.plan);
    expect(reply).toContain(dear.plan);
    expect(reply).not.toContain(`${other?.plan}:`);
  });

  it('tells the first free day, and none where fibre does not reach', () => {
    const day = parseIsoDate(visits[0]?.date ?? '');
    const told = dayInWords(day === null ? '' : formatBrazilianDate(day));
    expect(text('ask:quando-instalam', { ...atAddress, visits })).toContain(told);
    expect(text('ask:quando-instalam', { covered: false, visits })).not.toContain(told);
  });

  it('leaves the number and the visit of an order to whoever knows them', () => {
    expect(text('ask:numero-do-pedido', ordered)).toContain(replyPlaces.orderNumber);
    expect(text('ask:acompanhar-pedido', ordered)).toContain(replyPlaces.orderNumber);
    expect(text('ask:quando-instalam', ordered)).toContain(replyPlaces.visit);
    expect(text('ask:numero-do-pedido', chosen)).not.toContain(replyPlaces.orderNumber);
  });

  it('tells a customer who renews that nothing is installed', () => {
    const { toRenewing } = knowledge.find(({ id }) => id === 'quando-instalam') ?? {};
    expect(text('ask:quando-instalam', { journey: 'renewal' })).toBe(toRenewing);
    expect(text('ask:quando-instalam', { journey: 'order' })).not.toBe(toRenewing);
  });

  it('advises a plan in view to whoever tells what it is for, and else asks', () => {
    for (const needs of ['4 pessoas aqui', 'somos cinco', 'a gente joga', 'jogamos muito']) {
      const told = said('ask:como-escolher-o-plano', atAddress, needs);
      expect(view.map(({ id }) => id)).toContain(told?.meant);
    }
    expect(said('ask:como-escolher-o-plano', atAddress)).toMatchObject({ helper: 'plan-advice' });
  });

  it('of why tells the reason for the open question', () => {
    const reasons = ['cep', 'phone', 'cpf'].map((field) => text('ask:why', { open: [field] }));
    expect(new Set(reasons).size).toBe(reasons.length);
    expect(reasons).not.toContain(text('ask:?', {}));
  });

  it('takes no figure of another answer for a plan', () => {
    const plans = view.map((plan, at) => (at === 0 ? { ...plan, price: 78, price_with_dacc: 78 } : plan));
    const { acts } = understand(
      'meu número é 78. quanto custa a internet?',
      heardIn({ ...atAddress, steps: ['nr-imovel'] }).context,
      { ...readLearnt(), campaign: standard, plans, today: known.today },
    );
    const asked = acts.find(({ does }) => does === 'ask');
    expect(asked?.reply?.text).toBeTruthy();
    expect(asked?.reply?.meant).toBeUndefined();
  });
});

describe('what is said to an act', () => {
  const ofField: readonly ActName[] = ['own', 'lack', 'refuse', 'others'];
  const objectsOf = (does: ActName, { of }: Rule): readonly string[] => {
    if (of !== undefined) return of;
    if (does === 'ask') return topics;
    return ofField.includes(does) ? [...spokenFields] : [''];
  };
  const replied = table
    .filter(({ action }) => action === 'reply')
    .flatMap((rule) =>
      rule.does.flatMap((does) => objectsOf(does, rule).map((object) => `${does}:${object}`)),
    );

  it.each(everyState)('is there $state wherever the dialogue replies', ({ context }) => {
    const told = replied.map((act) => ({ act, reply: text(act, context) }));
    expect(told.filter(({ reply }) => reply.trim() === '' || unfilled(reply).length > 0)).toEqual([]);
  });

  it.each(['inform:number', 'correct:cpf', 'command:go-on', 'command:person'])(
    'is nothing where it is stored or carried out: %s',
    (act) => {
      expect(said(act, {})).toBeNull();
    },
  );

  it('speaks of what is lacking, and not of another field', () => {
    const open = ['email', 'phone'];
    expect(text('lack:email', { open }, 'nao tenho email')).not.toMatch(/celular/);
    expect(text('lack:phone', { open }, 'nao tenho celular')).not.toMatch(/mail/);
    const lacked = ['agency', 'account_number', 'bank'].map((field) => text(`lack:${field}`, {}));
    expect(new Set(lacked).size).toBe(lacked.length);
    expect(text('lack:agency', {}, 'nao tenho conta')).toBe(text('lack:bank', {}));
  });

  it('names the best known of the banks that are asked for', () => {
    expect(text('ask:conta-do-debito', {})).toContain(bankList[0]?.name);
  });

  it('tells an own answer in place, and says so if there is none yet', () => {
    expect(text('own:email', { answered: ['email'] })).toContain(replyPlaces.answer);
    expect(text('own:email', {})).not.toContain(replyPlaces.answer);
  });

  it('explains the word that is not understood, or else the open question', () => {
    const open = said('explain', {}, 'como assim?');
    expect(open?.suggestions).not.toEqual([]);
    expect(text('explain', {}, 'o que e fidelidade?')).not.toBe(open?.text);
  });

  it('offers to a refused plan those in view', () => {
    const { suggestions = [] } = said('no', { ...atAddress, open: ['idPlan'] }) ?? {};
    expect(suggestions.length).toBeGreaterThan(1);
    expect(suggestions.filter((label) => !view.some(({ plan }) => label.startsWith(plan)))).toEqual([]);
  });
});
