import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { sideQuestionWords } from '../../../src/content/conversation/side-questions.ts';
import { preloadConversation } from '../render-conversation.tsx';
import { askedForPayday, click, say } from '../visitor.ts';

beforeAll(preloadConversation);

async function askedForVisit() {
  const page = await askedForPayday();
  await say('dia 10');
  await say('boleto');
  expect(page.route()).toBe('/checkout/data-instalacao/');
  return page;
}

const proposed = () => document.querySelector('[data-confirm]')?.textContent ?? '';
const days = ({ store }: Awaited<ReturnType<typeof askedForVisit>>) =>
  store.getState().answers.values.schedules;

describe('the days of the visit over several messages', () => {
  it('a day that the visitor takes out of those proposed is not stored by a later yes', async () => {
    const page = await askedForVisit();
    await say('segunda ou terça de manhã');
    await say('sim, mas terça não');
    expect(proposed()).toMatch(/30\/11/);
    expect(proposed()).not.toMatch(/24\/11|01\/12/);
    await say('sim');
    expect(days(page)).toEqual([{ date: '30/11/2026', period: 'manha' }]);
  });

  it('the last day that is taken out leaves nothing to say yes to, also after a reload', async () => {
    const page = await askedForVisit();
    await say('quarta');
    expect(proposed()).toContain('25/11');
    await say('dia 25 não dá');
    expect(proposed()).toBe('');
    expect(screen.queryByRole('button', { name: sideQuestionWords.several.yes })).toBeNull();
    expect(page.store.getState().answers.draft).not.toHaveProperty('date');
    await say('sim');
    expect(days(page)).toBeUndefined();
  });

  it('a period that is corrected beside a yes is that of the proposed day', async () => {
    const page = await askedForVisit();
    await say('sexta da semana que vem');
    await say('sim mas de tarde');
    await say('sim');
    expect(days(page)).toEqual([{ date: '27/11/2026', period: 'tarde' }]);
  });

  it.each(['e de tarde?', 'e à tarde?', 'tem de tarde?', 'pode ser de tarde?'])(
    'a question for the other period of a proposed day proposes it: %s',
    async (said) => {
      const page = await askedForVisit();
      await say('quarta');
      await say(said);
      expect(proposed()).toMatch(/25\/11\/2026, Tarde/);
      expect(proposed()).not.toContain('Manhã');
      expect(days(page)).toBeUndefined();
    },
  );

  it('a day that is added to a stored one waits for a yes, and both are stored', async () => {
    const page = await askedForVisit();
    await say('dia 27 de tarde');
    expect(page.route()).toBe('/checkout/confirmacao/');
    await say('volta');
    await say('quero receber no sábado dia 28 também');
    expect(proposed()).toMatch(/27\/11.*28\/11/);
    expect(days(page)).toEqual([{ date: '27/11/2026', period: 'tarde' }]);
    await click('button', sideQuestionWords.several.yes);
    expect(days(page)).toEqual([
      { date: '27/11/2026', period: 'tarde' },
      { date: '28/11/2026', period: 'manha' },
    ]);
  });

  it('days that the visitor cannot are never stored', async () => {
    const page = await askedForVisit();
    await say('eu so posso de manha que de tarde tenho fisioterapia terça e quinta nao dá');
    expect(days(page)).toBeUndefined();
    expect(proposed()).not.toMatch(/24\/11|26\/11|01\/12|03\/12|Tarde/);
  });
});

describe('a day by its place among those offered to tap', () => {
  it('is that day of the visit', async () => {
    const page = await askedForVisit();
    await say('só depois do dia 30');
    const [, second = ''] = screen
      .getAllByRole('button', { name: /de dezembro, de (?:manhã|tarde)$/ })
      .map(({ textContent }) => textContent ?? '');
    expect(second).toContain('1º de dezembro, de tarde');
    await say('o segundo');
    expect(days(page)).toEqual([{ date: '01/12/2026', period: 'tarde' }]);
  });

  it('is that day to pay', async () => {
    const page = await askedForPayday();
    await say('dia 5 ou 10');
    await say('o segundo');
    expect(page.store.getState().answers.values.due_date).toBe(10);
  });
});
