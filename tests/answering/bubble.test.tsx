import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { AnswerSurfaceContext } from '../../src/answering/answer-surface.ts';
import { AnswerForm } from '../../src/answering/form/AnswerForm.tsx';
import { preloadStep } from '../../src/answering/preloading/use-preload.ts';
import { payment } from '../../src/content/steps/payment.ts';
import type { StepId } from '../../src/funnel/steps/step-id.ts';
import { stepOf } from '../../src/funnel/steps/steps.ts';
import * as events from '../../src/store/events.ts';
import { quiz } from '../funnel/given.ts';
import { type OpenStore, openCovered, renderWith } from './open-store.tsx';

async function show(opened: OpenStore, id: StepId) {
  const step = stepOf(id);
  await preloadStep(step);
  renderWith(
    opened,
    <AnswerSurfaceContext value="bubble">
      <AnswerForm steps={[step]} labelledBy="title" />
    </AnswerSurfaceContext>,
  );
}

const sent = (opened: OpenStore) => opened.reported(events.answersSubmitted);

describe('a tap is the whole answer', () => {
  async function dueDate() {
    const opened = openCovered('/checkout/data-de-vencimento/', 'd500a');
    opened.load({ dueDates: [1, 5, 10] });
    await show(opened, 'data-de-vencimento');
    return opened;
  }
  const day = (name: string) => screen.getByRole('radio', { name });

  it('a tap on a chip sends the answer', async () => {
    const opened = await dueDate();
    await userEvent.click(day('Dia 10'));
    expect(sent(opened)).toMatchObject([{ raw: { due_date: ['10'] } }]);
  });

  it('a tap on the chosen chip sends the answer again', async () => {
    const opened = openCovered('/checkout/data-de-vencimento/', 'd500a');
    opened.answer({ due_date: 5 });
    opened.load({ dueDates: [1, 5, 10] });
    await show(opened, 'data-de-vencimento');
    await userEvent.click(day('Dia 5'));
    expect(sent(opened)).toMatchObject([{ raw: { due_date: ['5'] } }]);
  });

  it('arrow keys only move between the options, and Enter or the button, which stays, sends', async () => {
    const opened = await dueDate();
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}');
    expect(day('Dia 10')).toHaveProperty('checked', true);
    expect(sent(opened)).toEqual([]);
    await userEvent.keyboard('{Enter}');
    expect(sent(opened)).toMatchObject([{ raw: { due_date: ['10'] } }]);
    const button = screen.getByRole('button', { name: payment.steps['data-de-vencimento'].action });
    expect(button.getAttribute('type')).toBe('submit');
  });

  it('a tap on the words of a card sends the answer', async () => {
    const opened = openCovered('/checkout/ativar-debito/', 'd600a');
    await show(opened, 'ativar-debito');
    await userEvent.click(screen.getByText('Boleto por e-mail'));
    expect(sent(opened)).toMatchObject([{ raw: { direct_debit: ['false'] } }]);
  });

  it('taps answer the quiz question by question', async () => {
    const opened = openCovered('/checkout/validacao/', 'd500a');
    opened.find({ risk: { status: 'quiz', message: null, quiz } });
    await show(opened, 'validacao');
    for (const question of ['one?', 'two?', 'three?'])
      await userEvent.click(within(screen.getByRole('radiogroup', { name: question })).getByText('B'));
    expect(sent(opened)).toMatchObject([
      { raw: { 'quiz-one': ['b'], 'quiz-two': ['b'], 'quiz-three': ['b'] } },
    ]);
  });
});

describe('plans to swipe through', () => {
  async function plans() {
    const opened = openCovered('/checkout/planos/', 'd500a', 'd600b', 'd600a');
    await show(opened, 'planos');
    return opened;
  }

  it('swiped plans are radios, chosen by a tap, and each has a button that also sends', async () => {
    const opened = await plans();
    const [first] = screen.getAllByRole('radio');
    if (first) await userEvent.click(first);
    expect(first).toHaveProperty('checked', true);
    expect(sent(opened)).toEqual([]);
    const [, second] = screen.getAllByRole('button', { name: /^Quero este/ });
    if (second) await userEvent.click(second);
    const [answer] = sent(opened);
    expect(screen.getAllByRole('radio')[1]).toHaveProperty('checked', true);
    expect(answer).toMatchObject({
      raw: { idPlan: [screen.getAllByRole('radio')[1]?.getAttribute('value')] },
    });
  });

  it('swiped plans say where the visitor is and how to move', async () => {
    await plans();
    screen.getByText('1 de 2');
    expect(screen.getByRole('button', { name: 'Plano anterior' }).getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('button', { name: 'Próximo plano' }).getAttribute('aria-disabled')).toBe('false');
  });
});

describe('day and period by chips', () => {
  const days = [
    { date: '24/11/2026', periods: ['manha' as const, 'tarde' as const] },
    { date: '28/11/2026', periods: ['manha' as const] },
  ];
  async function open(opened = openCovered('/checkout/data-instalacao/', 'd500a')) {
    opened.load({ installationDays: days });
    await show(opened, 'data-instalacao');
    return opened;
  }
  const option = (ordinal: number) => within(screen.getByRole('group', { name: `${ordinal}ª opção` }));
  const send = () =>
    userEvent.click(screen.getByRole('button', { name: payment.steps['data-instalacao'].action }));

  it('a period is dropped when another day does not have it', async () => {
    const opened = await open();
    await userEvent.click(option(1).getByRole('radio', { name: /24\/11/ }));
    await userEvent.click(option(1).getByRole('radio', { name: /Tarde/ }));
    await userEvent.click(option(1).getByRole('radio', { name: /28\/11/ }));
    await send();
    expect(sent(opened)).toMatchObject([{ raw: { date: ['28/11/2026'], period: ['manha'] } }]);
  });

  it('earlier preferred days are shown again, and an unavailable day is not sent', async () => {
    const opened = openCovered('/checkout/data-instalacao/', 'd500a');
    opened.answer({
      schedules: [
        { date: '24/11/2026', period: 'manha' },
        { date: '20/11/2026', period: 'tarde' },
      ],
    });
    await open(opened);
    expect(option(1).getByRole('radio', { name: /24\/11/ })).toHaveProperty('checked', true);
    expect(option(2).queryByRole('radio', { checked: true })).toBeNull();
    await send();
    expect(sent(opened)).toMatchObject([{ raw: { date: ['24/11/2026', ''], period: ['manha', ''] } }]);
  });
});
