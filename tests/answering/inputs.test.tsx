import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { choicesOf } from '../../server/channels/prompts/choices-of.ts';
import { askReview } from '../../server/channels/prompts/review.ts';
import { type AnswerSurface, AnswerSurfaceContext } from '../../src/answering/answer-surface.ts';
import { AnswerForm } from '../../src/answering/form/AnswerForm.tsx';
import { preloadStep } from '../../src/answering/preloading/use-preload.ts';
import { PlanPart } from '../../src/answering/screens/review/PlanPart.tsx';
import { formatMonthly } from '../../src/brazil/money.ts';
import { fieldErrors } from '../../src/content/field-errors.ts';
import { planAdviceWords } from '../../src/content/screens/plan-advice.ts';
import { planWords } from '../../src/content/screens/plans.ts';
import { reviewWords } from '../../src/content/screens/review.ts';
import { planInWords } from '../../src/dialogue/options/plan-in-words.ts';
import type { FieldName } from '../../src/funnel/fields/answer-values.ts';
import type { RawValues, Reading } from '../../src/funnel/fields/field.ts';
import { fields } from '../../src/funnel/fields/fields.ts';
import { noWish } from '../../src/funnel/plans/plan-wish.ts';
import { dayInWords } from '../../src/funnel/schedule-days.ts';
import type { StepId } from '../../src/funnel/steps/step-id.ts';
import { stepOf } from '../../src/funnel/steps/steps.ts';
import * as events from '../../src/store/events.ts';
import type { ResourceData } from '../../src/store/resource-data.ts';
import { selectChosenPlan, selectFacts } from '../../src/store/selectors.ts';
import { coverageOf, fibre, plansIn, plansOf, quiz } from '../funnel/given.ts';
import { type OpenStore, openCovered, openStore, renderWith } from './open-store.tsx';

async function show(opened: OpenStore, id: StepId, surface: AnswerSurface = 'page') {
  const step = stepOf(id);
  await preloadStep(step);
  renderWith(
    opened,
    <AnswerSurfaceContext value={surface}>
      <AnswerForm steps={[step]} labelledBy="title" />
    </AnswerSurfaceContext>,
  );
}

const installationDays = [
  { date: '24/11/2026', periods: ['manha', 'tarde'] },
  { date: '28/11/2026', periods: ['manha'] },
] satisfies NonNullable<ResourceData['installationDays']>;

const surfaces = ['page', 'bubble'] as const;

async function schedule(surface?: AnswerSurface, days = installationDays) {
  const opened = openCovered('/checkout/data-instalacao/', 'd500a');
  opened.load({ installationDays: days });
  await show(opened, 'data-instalacao', surface);
  return opened;
}

const manyPlans = plansIn('plans.json')
  .filter(({ showOnLanding }) => showOnLanding)
  .map(({ sku }) => sku);

const send = () => userEvent.click(screen.getByRole('button', { name: /Continuar|Consultar|Responder/ }));

/** What the last form sent means to a field. */
function answered(opened: OpenStore, name: FieldName): Reading<unknown> {
  const [sent] = opened.reported(events.answersSubmitted).slice(-1);
  const raw = Object.entries(sent ?? {}).find(([key]) => key === 'raw')?.[1];
  return fields[name].read(raw satisfies RawValues, selectFacts(opened.store.getState()));
}

const read = (value: unknown) => ({ kind: 'read', value });

it('two plans of one name are told apart on their cards, in the summary, the answers and WhatsApp', async () => {
  const [plain] = plansOf('d600a');
  if (plain === undefined) throw new Error('No such plan');
  const rich = { ...plain, id: 9, benefits: [...plain.benefits, { slug: 'looke', benefit: 'Looke' }] };
  const opened = openCovered('/checkout/planos/');
  opened.find({ coverage: { plans: [plain, rich], infra: fibre } });
  await show(opened, 'planos');
  await userEvent.click(screen.getByRole('radio', { name: /com Looke/ }));
  screen.getByRole('button', { name: `${planWords.want}: ${plain.plan} com Looke` });
  act(() => opened.answer({ idPlan: rich.id }));
  const state = opened.store.getState();
  expect(selectChosenPlan(state)?.plan).toBe(`${plain.plan} com Looke`);
  const facts = selectFacts(state);
  const told = facts.coverage?.plans.map((plan) => planInWords(plan, facts).includes('com Looke'));
  expect(told).toEqual([false, true]);
  const choices = choicesOf({ state, step: stepOf('planos'), field: 'idPlan' });
  expect(choices.map(({ title }) => title)).toEqual([plain.plan, `${plain.plan} com Looke`]);
});

it('a plan that cost something else when it was chosen has both prices in the review of every face', () => {
  const [plan] = plansOf('d600a');
  if (plan === undefined) throw new Error('No such plan');
  const was = { price: plan.price - 10, price_with_dacc: plan.price_with_dacc - 10 };
  const opened = openCovered('/checkout/confirmacao/');
  opened.find({ coverage: { plans: [{ ...plan, was }], infra: fibre } });
  const told = reviewWords.priceChanged(
    formatMonthly(was.price_with_dacc),
    formatMonthly(plan.price_with_dacc),
  );
  const links = { site: 'https://loja.test' };
  const { before = [] } = askReview(opened.store.getState(), links);
  expect(JSON.stringify(before)).toContain(told);
  renderWith(opened, <PlanPart plan={{ ...plan, was }} />);
  expect(document.body.textContent?.replaceAll('\u2060', '')).toContain(told);
  cleanup();
  renderWith(opened, <PlanPart plan={{ ...plan, was: plan }} />);
  expect(screen.queryByText(/era R\$/)).toBeNull();
});

it('the phone input is a text input with a phone keyboard', async () => {
  const opened = openStore({ route: '/checkout/telefone/' });
  await show(opened, 'telefone');
  const { type, inputMode, autocomplete } = screen.getByRole<HTMLInputElement>('textbox');
  expect([type, inputMode, autocomplete]).toEqual(['text', 'tel', 'tel-national']);
});

describe('the inputs of each question', () => {
  it('the number input sends a house number or none', async () => {
    const opened = openCovered('/checkout/nr-imovel/', 'd500a');
    opened.answer({ number: '12' });
    await show(opened, 'nr-imovel');
    await send();
    expect(answered(opened, 'number')).toEqual(read('12'));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Sem número' }));
    await send();
    expect(answered(opened, 'number')).toEqual(read('S/N'));
  });

  it('the plan input sends one of the available plans, named beside its button, and each names its details', async () => {
    const opened = openCovered('/checkout/planos/', 'd500a', 'd600b', 'd600sp');
    await show(opened, 'planos');
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    const radio = screen.getByRole('radio', { name: /600 Mega.*Paramount/ });
    expect(radio.parentElement?.textContent.match(/Paramount/g)).toHaveLength(1);
    const below = screen.getByRole('button', { name: /^Continuar/ }).parentElement;
    expect(below?.textContent).not.toContain('Paramount');
    await userEvent.click(radio);
    expect(below?.textContent).toContain('600 Mega Paramount+');
    const names = [...document.querySelectorAll('summary')].map(({ textContent }) => textContent);
    expect(names.length).toBeGreaterThan(1);
    expect(new Set(names).size).toBe(names.length);
    await send();
    expect(answered(opened, 'idPlan')).toEqual(read(104));
  });

  it('each speed has a button that chooses and sends its plan', async () => {
    const opened = openCovered('/checkout/planos/', 'd500a', 'd600b');
    await show(opened, 'planos');
    const buttons = screen.getAllByRole('button', { name: new RegExp(`^${planWords.want}`) });
    expect(buttons).toHaveLength(screen.getAllByRole('radio').length);
    for (const button of buttons) {
      await userEvent.click(button);
      const { value } = screen.getByRole<HTMLInputElement>('radio', { checked: true });
      expect(answered(opened, 'idPlan')).toEqual(read(Number(value)));
      expect(button.closest('[data-plan]')?.contains(screen.getByRole('radio', { checked: true }))).toBe(
        true,
      );
    }
  });

  it('the plan input has a card a speed, whose price is that of the streaming chosen in it', async () => {
    const opened = openCovered('/checkout/planos/', ...manyPlans);
    await show(opened, 'planos');
    const plans = plansOf(...manyPlans);
    const cards = [...document.querySelectorAll<HTMLElement>('[data-plan]')];
    expect(cards).toHaveLength(new Set(plans.map(({ plan_download }) => plan_download)).size);
    expect(screen.getAllByRole('radio')).toHaveLength(plans.length);
    for (const plan of plans) {
      const radio = screen
        .getAllByRole<HTMLInputElement>('radio')
        .find(({ value }) => value === `${plan.id}`);
      await userEvent.click(radio ?? expect.fail());
      const card = radio?.closest<HTMLElement>('[data-plan]');
      const price = `R$ ${formatMonthly(plan.price_with_dacc).replace(/\D*([\d,]+).*/, '$1')} por mês`;
      expect(card?.textContent.replaceAll('\u00a0', ' ')).toContain(price);
      await userEvent.click(within(card ?? document.body).getByRole('button', { name: /^Quero este/ }));
      expect(answered(opened, 'idPlan')).toEqual(read(plan.id));
    }
  });

  it('the plans among which a link leaves the choice stand first, and show what it names', async () => {
    const linked = plansOf('d600b', 'd1000c');
    const subscriptions = linked[0]?.subscriptions ?? [];
    const opened = openStore({ route: '/checkout/planos/' }, { ...noWish, subscriptions });
    opened.find({
      coverage: { ...coverageOf('d500a', 'd600a'), plans: [...plansOf('d500a', 'd600a'), ...linked] },
    });
    await show(opened, 'planos');
    const [first] = [...document.querySelectorAll<HTMLElement>('[data-plan]')];
    expect(linked.map(({ plan_download }) => planWords.speed(plan_download))).toContain(
      first?.querySelector('p')?.textContent,
    );
    expect(first?.querySelector('[data-shown]')?.textContent).toContain('Paramount');
  });

  it('the plan input compares speeds, if there are several', async () => {
    await show(openCovered('/checkout/planos/', 'd500a', 'd600a', 'd600b'), 'planos');
    const table = screen.getByRole('table', { name: planWords.compare.caption });
    expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
    within(table).getByRole('cell', { name: planWords.compare.optional });
    cleanup();
    await show(openCovered('/checkout/planos/', 'd600a', 'd600b'), 'planos');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('the plan input sends a plan found by three questions', async () => {
    const opened = openCovered('/checkout/planos/', 'd500a', 'd600b', 'd1000a');
    await show(opened, 'planos');
    for (const name of [
      planAdviceWords.open,
      '2 pessoas',
      planAdviceWords.use.options.browsing,
      'Paramount+',
      'Quero o 600 Mega Paramount+',
    ])
      await userEvent.click(await screen.findByRole('button', { name }));
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /600 Mega.*Paramount/ }));
    await send();
    expect(answered(opened, 'idPlan')).toEqual(read(104));
  });

  it('the plan input describes plans for a household or for a company', async () => {
    await show(openCovered('/checkout/planos/', 'd1000a'), 'planos');
    screen.getByText(/muita gente conectada/);
    cleanup();
    const company = openStore({ prefix: 'empresas', route: '/checkout/planos/' });
    company.find({ coverage: coverageOf('d1000a') });
    await show(company, 'planos');
    screen.getByText(/equipes maiores/);
  });

  it('the complement input sends free words where no kind is needed', async () => {
    const opened = openCovered('/checkout/nr-imovel/', 'd500a');
    await show(opened, 'nr-imovel');
    await userEvent.type(screen.getByLabelText('Complemento (opcional)'), 'casa 2');
    await send();
    expect(answered(opened, 'complement')).toEqual(read({ text: 'casa 2', parts: [] }));
    expect(screen.queryByRole('checkbox', { name: 'Não tem complemento' })).toBeNull();
  });

  it('the complement input sends kind and words where the network needs them', async () => {
    const opened = openCovered('/checkout/instalacao/', 'd500a');
    opened.find({
      coverage: { ...coverageOf('d500a'), infra: { ...fibre, structured_complement: true } },
    });
    opened.load({ complementTypes: [{ id: 'apartamento', name: 'Apartamento' }] });
    await show(opened, 'instalacao');
    await userEvent.selectOptions(screen.getByLabelText('Tipo de complemento'), 'Apartamento');
    await userEvent.type(screen.getByLabelText('Número ou nome'), '12');
    await send();
    expect(answered(opened, 'complement')).toEqual(
      read({ text: '12', parts: [{ type: 'apartamento', value: '12' }] }),
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'Não tem complemento' }));
    await send();
    expect(answered(opened, 'complement')).toEqual(read({ text: '', parts: [] }));
  });

  it('the due date input sends a day', async () => {
    const opened = openCovered('/checkout/data-de-vencimento/', 'd500a');
    await show(opened, 'data-de-vencimento');
    screen.getByText('Buscando as opções…');
    await act(async () => void opened.load({ dueDates: [1, 5, 10] }));
    await userEvent.click(screen.getByRole('radio', { name: 'Dia 10' }));
    await send();
    expect(answered(opened, 'due_date')).toEqual(read(10));
  });

  it('the direct debit input shows both prices', async () => {
    const opened = openCovered('/checkout/ativar-debito/', 'd600a');
    await show(opened, 'ativar-debito');
    screen.getByRole('radio', { name: /Débito automático.*R\$ 109,99 por mês/ });
    await userEvent.click(screen.getByRole('radio', { name: /Boleto por e-mail.*R\$ 119,99 por mês/ }));
    await send();
    expect(answered(opened, 'direct_debit')).toEqual(read(false));
  });

  it('the bank input accepts a number or a name', async () => {
    const opened = openCovered('/checkout/conta-debito/', 'd500a');
    opened.load({ banks: [{ id: 1, code: '001', name: 'Banco do Brasil' }] });
    await show(opened, 'conta-debito');
    await userEvent.type(screen.getByLabelText('Banco'), 'brasil');
    await userEvent.tab();
    expect(screen.getByLabelText('Banco')).toHaveProperty('value', '001 - Banco do Brasil');
    await send();
    expect(answered(opened, 'bank')).toEqual(read('001'));
  });

  it.each(surfaces)('up to three preferred days are sent on a %s, each with its period', async (surface) => {
    const opened = await schedule(surface);
    await wish(1, /24\/11/, /Tarde/);
    await userEvent.click(screen.getByRole('button', { name: 'Adicionar outra opção' }));
    expect(document.activeElement).toBe(within(wishOf(2)).getAllByRole('radio')[0]);
    await wish(2, /28\/11/);
    expect(within(wishOf(2)).queryByRole('radio', { name: /Tarde/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Adicionar outra opção' }));
    expect(screen.queryByRole('button', { name: 'Adicionar outra opção' })).toBeNull();
    await send();
    expect(answered(opened, 'schedules')).toEqual(
      read([
        { date: '24/11/2026', period: 'tarde' },
        { date: '28/11/2026', period: 'manha' },
      ]),
    );
  });
});

const wishOf = (ordinal: number) => screen.getByRole('group', { name: `${ordinal}ª opção` });

const invalidIn = (one: HTMLElement) => [...one.querySelectorAll('[aria-invalid]')];

/** Taps a day, and a period where the day has several. */
async function wish(ordinal: number, day: RegExp, period?: RegExp): Promise<void> {
  for (const name of period ? [day, period] : [day])
    await userEvent.click(within(wishOf(ordinal)).getByRole('radio', { name }));
}

it.each(surfaces)('the period of a chosen day is scrolled into view on a %s', async (surface) => {
  const shows = vi.spyOn(Element.prototype, 'scrollIntoView');
  await schedule(surface, installationDays.slice(0, 1));
  await wish(1, /24\/11/);
  expect(shows.mock.contexts).toEqual([screen.getByRole('radiogroup', { name: 'Período' }).parentElement]);
  shows.mockRestore();
});

it.each(surfaces)('the wish whose period is missing is marked on a %s', async (surface) => {
  const opened = await schedule(surface);
  await wish(1, /28\/11/);
  await userEvent.click(screen.getByRole('button', { name: 'Adicionar outra opção' }));
  await wish(2, /24\/11/);
  await send();
  await opened.tell(events.answersRefused({ messages: { schedules: fieldErrors.period } }));
  expect(invalidIn(wishOf(2))).toEqual([within(wishOf(2)).getByRole('radiogroup', { name: 'Período' })]);
  expect(invalidIn(wishOf(1))).toEqual([]);
});

it('the schedule input marks the second of two equal options, and the link of the error leads there', async () => {
  const opened = await schedule();
  await wish(1, /24\/11/, /Tarde/);
  await userEvent.click(screen.getByRole('button', { name: 'Adicionar outra opção' }));
  await wish(2, /24\/11/, /Tarde/);
  await send();
  const message = fieldErrors.scheduleRepeated;
  expect(answered(opened, 'schedules')).toEqual({ kind: 'refused', message });
  await opened.tell(events.answersRefused({ messages: { schedules: message } }));
  await userEvent.click(screen.getByRole('link', { name: message }));
  expect(document.activeElement).toBe(within(wishOf(2)).getAllByRole('radio')[0]);
  await userEvent.click(screen.getByRole('button', { name: 'Remover a 2ª opção' }));
  expect(document.activeElement).toBe(within(wishOf(1)).getAllByRole('radio')[0]);
});

it.each(surfaces)(
  'a refused visit is no longer called wrong once it is filled in on a %s',
  async (surface) => {
    const opened = await schedule(surface, installationDays.slice(0, 1));
    await send();
    const message = fieldErrors.schedule;
    await opened.tell(events.answersRefused({ messages: { schedules: message } }));
    expect(screen.getAllByText(message).length).toBeGreaterThan(0);
    await wish(1, /24\/11/, /Tarde/);
    expect(screen.queryAllByText(message)).toEqual([]);
  },
);

describe('the inputs of the quiz', () => {
  async function open() {
    const opened = openCovered('/checkout/validacao/', 'd500a');
    opened.find({ risk: { status: 'quiz', message: null, quiz } });
    await show(opened, 'validacao');
    return opened;
  }
  const visible = () => screen.getAllByRole('radio');

  it('the quiz asks one question at a time and sends all answers with the last', async () => {
    const opened = await open();
    for (const question of ['one', 'two', 'three']) {
      screen.getByRole('radiogroup', { name: `${question}?` });
      const [, second] = visible();
      if (second) await userEvent.click(second);
      await send();
    }
    expect(opened.reported(events.quizQuestionAnswered)).toEqual([0, 1, 2, 3].map((count) => ({ count })));
    expect(opened.reported(events.answersSubmitted)).toHaveLength(1);
    expect(answered(opened, 'quiz')).toEqual(
      read({
        idQuiz: 'q',
        questions: ['one', 'two', 'three'].map((id) => ({ id, answer: { id: 'b' } })),
      }),
    );
  });

  it('the quiz shows chosen answers, which can be changed until all are sent', async () => {
    const opened = await open();
    for (const index of [0, 0]) {
      const choice = visible()[index];
      if (choice) await userEvent.click(choice);
      await send();
    }
    expect(screen.getByText('one?', { selector: 'dt' }).nextElementSibling?.textContent).toBe('A');
    await userEvent.click(screen.getByRole('button', { name: 'Alterar: one?' }));
    screen.getByRole('radiogroup', { name: 'one?' });
    expect(document.activeElement).toBe(visible()[0]);
    for (const name of ['B', 'A', 'A']) {
      await userEvent.click(screen.getByRole('radio', { name }));
      await send();
    }
    expect(answered(opened, 'quiz')).toMatchObject({
      value: { questions: [{ answer: { id: 'b' } }, { answer: { id: 'a' } }, { answer: { id: 'a' } }] },
    });
  });

  it('the quiz keeps an unanswered question without marking the next one', async () => {
    const opened = await open();
    await send();
    screen.getByText('Escolha uma resposta para continuar.');
    expect(document.activeElement).toBe(visible()[0]);
    expect(opened.reported(events.answersSubmitted)).toEqual([]);
    await userEvent.click(screen.getByRole('radio', { name: 'A' }));
    await send();
    screen.getByRole('radiogroup', { name: 'two?' });
    expect(screen.queryByText('Escolha uma resposta para continuar.')).toBeNull();
  });

  it('the quiz starts over after a failed try and says how many are left', async () => {
    const opened = await open();
    await userEvent.click(screen.getByRole('radio', { name: 'A' }));
    await send();
    await act(
      async () =>
        void opened.find({ risk: { status: 'quiz', message: null, quiz: { ...quiz, attemptsLeft: 1 } } }),
    );
    screen.getByRole('radiogroup', { name: 'one?' });
    expect(screen.getByRole('alert').textContent).toContain('não confere');
    screen.getByText(/Esta é a última tentativa/);
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'A' }));
    await send();
    screen.getByRole('radiogroup', { name: 'two?' });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a day in words', () => {
  it.each([
    ['24/11/2026', 'terça, 24 de novembro'],
    ['01/03/2027', 'segunda, 1º de março'],
    ['amanhã', 'amanhã'],
  ])('the day in words: %s', (date, words) => expect(dayInWords(date)).toBe(words));
});
