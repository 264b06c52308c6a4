import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { sideQuestionWords } from '../../../src/content/conversation/side-questions.ts';
import { addressSearchWords } from '../../../src/content/screens/address-search.ts';
import { one } from '../../sagas/browser-tab.ts';
import { preloadConversation } from '../render-conversation.tsx';
import { askedForPayday, begun, located, proposed, say, takeIfAsked, valuesOf } from '../visitor.ts';

beforeAll(preloadConversation);

const { yes } = sideQuestionWords.several;
const contact = 'Ana Souza, 11 98765-4321, ana@exemplo.com.br';

describe('another fact while answers wait for a yes', () => {
  it('the answer to a question further on waits beside the others, and is taken with them', async () => {
    const page = await located();
    await say(contact);
    await say('quero pagar no dia 10');
    expect(proposed()).toMatch(/Ana Souza.*ana@exemplo\.com\.br.*Dia 10/);
    await say('sim');
    expect(valuesOf(page)).toMatchObject({ name: 'Ana Souza', due_date: 10 });
  });

  it('a question is replied to, and the fact beside it joins what waits', async () => {
    await located();
    await say(contact);
    await say('quero pagar dia 5, tem fidelidade?');
    expect(proposed()).toContain('multa');
    expect(proposed()).toMatch(/Ana Souza.*Dia 5/);
  });

  it.each(['asdkjh', 'não sei'])(
    'words that tell no answer change nothing of what waits: %s',
    async (said) => {
      await begun();
      await say('meu nome é Carla Dias e quero pagar dia 10');
      await say(said);
      expect(proposed()).toMatch(/Carla Dias.*Dia 10/);
    },
  );

  it('an answer ahead of its question waits for a yes, and nothing is stored before', async () => {
    const page = await begun();
    await say('tem fidelidade? prefiro pagar dia 5');
    expect(screen.getByRole('button', { name: yes })).toBeTruthy();
    expect(proposed()).toContain('Dia 5');
    expect(valuesOf(page)).toEqual({});
  });
});

describe('the days of the visit over several messages', () => {
  /** On Friday 20 November 2026 the first free day is Wednesday 25. */
  async function askedForVisit() {
    const page = await askedForPayday();
    await page.submit(one({ due_date: '10' }));
    await page.submit(one({ direct_debit: 'false' }));
    expect(page.route()).toBe('/checkout/data-instalacao/');
    return page;
  }

  it('two days in one message both wait, and both are stored', async () => {
    const page = await askedForVisit();
    await say('segunda ou terça de manhã');
    await takeIfAsked();
    expect(valuesOf(page).schedules).toEqual([
      { date: '30/11/2026', period: 'manha' },
      { date: '01/12/2026', period: 'manha' },
    ]);
  });

  it('a day that the visitor takes out of those proposed is not stored by a later yes', async () => {
    const page = await askedForVisit();
    await say('acho que segunda ou terça de manhã');
    await say('terça não dá');
    expect(proposed()).not.toContain('01/12');
    await say('sim');
    expect(valuesOf(page).schedules ?? []).not.toContainEqual({ date: '01/12/2026', period: 'manha' });
  });

  it('the last day that is taken out leaves nothing to say yes to', async () => {
    const page = await askedForVisit();
    await say('acho que quarta de manhã');
    expect(proposed()).toContain('25/11');
    await say('dia 25 não dá');
    expect(proposed()).toBe('');
    expect(page.store.getState().answers.draft).not.toHaveProperty('date');
    await say('sim');
    expect(valuesOf(page).schedules).toBeUndefined();
  });

  it('days and periods that the visitor cannot are never offered', async () => {
    const page = await askedForVisit();
    await say('só posso de manhã, terça e quinta não dá');
    const offers = screen.queryByRole('group', { name: sideQuestionWords.suggestions })?.textContent ?? '';
    expect(`${proposed()}${offers}`).not.toMatch(/24\/11|26\/11|01\/12|03\/12|Tarde/);
    expect(valuesOf(page).schedules).toBeUndefined();
  });
});

describe('one of those that a reply offers, by its place', () => {
  it('is that day to pay', async () => {
    const page = await askedForPayday();
    await say('dia 5 ou 10');
    await say('o segundo');
    await takeIfAsked();
    expect(valuesOf(page).due_date).toBe(10);
  });

  it('is that postcode', async () => {
    const page = await begun();
    await say('são dois ceps, 01310-100 e 20040-020');
    expect(valuesOf(page)).toEqual({});
    await say('o primeiro');
    await takeIfAsked();
    expect(valuesOf(page).cep).toBe('01310100');
  });

  it('is that address: of two none is searched before', async () => {
    const page = await begun();
    await say('são dois endereços, a loja na rua das flores 20 e minha casa na rua do sol 30');
    expect(page.store.getState().addressSearch.isOpen).toBe(false);
    await say('rua do sol 30');
    expect(page.store.getState().addressSearch.question).toMatchObject({
      street: 'Rua do Sol',
      number: '30',
    });
    expect(document.body.textContent).toContain(addressSearchWords.said.whichTown('Rua do Sol'));
  });
});
