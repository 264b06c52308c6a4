import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { sideQuestionWords } from '../../../src/content/conversation/side-questions.ts';
import { wishWords } from '../../../src/content/conversation/wishes.ts';
import { one } from '../../sagas/browser-tab.ts';
import { preloadConversation } from '../render-conversation.tsx';
import { begun, box, click, contact, known, located, say } from '../visitor.ts';

beforeAll(preloadConversation);

const suggested = (): (string | null)[] => {
  const all = screen.queryAllByRole('group', { name: sideQuestionWords.suggestions });
  return all.flatMap((group) =>
    within(group)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  );
};

const proposed = () => document.querySelector('[data-confirm]')?.textContent ?? '';

describe('a visitor who wants to correct something, and does not say what', () => {
  it.each([
    'falei errado',
    'quero mudar o que falei antes',
    'errei uma coisa lá atrás',
    'dá pra mudar uma resposta?',
    'preciso corrigir uma coisa',
    'putz, escrevi errado antes',
  ])('taps the answer among the last ones: %s', async (said) => {
    const page = await known();
    await page.submit(one({ birth_date: '12/03/1990' }));
    await say(said);
    expect(document.body.textContent).toContain(wishWords.correct.which);
    expect(suggested()).toEqual([
      sideQuestionWords.correct('a data de nascimento'),
      sideQuestionWords.correct('o e-mail'),
      sideQuestionWords.correct('o celular com DDD'),
      wishWords.correct.others,
    ]);
    await click('button', sideQuestionWords.correct('a data de nascimento'));
    expect(page.route()).toBe('/checkout/data-nascimento/');
  });

  it('finds the others in the summary', async () => {
    await known();
    await say('falei errado');
    await click('button', wishWords.correct.others);
    expect(await screen.findByRole('dialog', { hidden: true })).toBeTruthy();
  });
});

describe('a correction that is given up', () => {
  it.each([
    'volta onde eu tava',
    'deixa assim',
    'deixa assim mesmo',
    'esquece, continua',
    'ah não, tá certo',
    'não quero mudar mais',
    'deixa como tava, pode continuar',
    'esquece',
  ])('leaves the answer as it was and leads back to the open question: %s', async (said) => {
    const page = await known();
    await page.submit(one({ birth_date: '12/03/1990' }));
    await say('corrigir o nascimento');
    expect(page.route()).toBe('/checkout/data-nascimento/');
    await userEvent.clear(box());
    await say(said);
    expect(page.route()).toBe('/checkout/nome-mae/');
    expect(page.store.getState().answers.values.birth_date).toBe('12/03/1990');
  });
});

describe('a word of a name that waits for a yes', () => {
  it.each([
    'não é Luís é Luiz',
    'não é Luís, é Luiz',
    'é Luiz e não Luís',
    'Luiz, não Luís',
    'é Luiz com z',
    'quase, o nome é Luiz',
    'troca Luís por Luiz',
    'sim, mas não é Luís é Luiz',
  ])('is replaced, and the rest of the name stays: %s', async (said) => {
    const page = await located();
    await say('Luís Prado, 11 98765-4321');
    await say(said);
    expect(proposed()).toContain('Luiz Prado');
    await say('sim');
    expect(page.store.getState().answers.values.name).toBe('Luiz Prado');
  });
});

describe('an answer that was another one', () => {
  it.each([
    'eita, o cep era outro, é 20040-002',
    'era outro cep: 20040-002',
    'o cep é outro. o certo é 20040-002',
  ])('is proposed with the new value: %s', async (said) => {
    const page = await begun();
    await say('01310100');
    await say('1000');
    await page.submit(contact);
    await say(said);
    expect(proposed()).toContain('20040-002');
    expect(page.store.getState().answers.values.cep).toBe('01310100');
  });
});
