import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { sideQuestionWords } from '../../src/content/conversation/side-questions.ts';
import { wishWords } from '../../src/content/conversation/wishes.ts';
import { inputWarningWords } from '../../src/content/screens/input-warnings.ts';
import { preloadConversation } from './render-conversation.tsx';
import { begun, click, located, say } from './visitor.ts';

beforeAll(preloadConversation);

const { yes } = sideQuestionWords.several;

describe('answers that wait for a yes', () => {
  it('wait on when the open question is answered, and are taken together with it', async () => {
    const page = await begun();
    await say('01310-100 numero 1000 ap 42');
    await say('01310100');
    expect(page.route()).toBe('/checkout/cep/');
    await click('button', yes);
    expect(page.route()).toBe('/checkout/contato/');
  });

  it('are not asked again once the only one of them is given as it stands', async () => {
    const page = await begun();
    await say('01310-100 perto do metrô');
    expect(screen.getByRole('button', { name: yes })).toBeTruthy();
    await say('01310100');
    expect(page.route()).toBe('/checkout/nr-imovel/');
  });

  it.each(['1000', 'número 1000', 'é o 1000'])(
    'are joined by the house number, told while the postcode waits: %s',
    async (house) => {
      const page = await begun();
      await say('01310-100 perto do metrô');
      await say(house);
      await click('button', yes);
      expect(page.route()).toBe('/checkout/contato/');
      expect(page.store.getState().answers.values).toMatchObject({ cep: '01310100', number: '1000' });
    },
  );

  it.each([
    ['meant, as the question names it', 'ana@gmail.com', () => say('sim')],
    ['written', 'ana@gmial.com', () => click('button', inputWarningWords.take('ana@gmial.com'))],
  ])('are all taken when an e-mail with a likely slip is taken as %s', async (_, email, take) => {
    const page = await located();
    await say('Ana Souza');
    await say('11 98765-4321');
    await say('ana@gmial.com');
    await take();
    expect(page.route()).toBe('/checkout/data-nascimento/');
    expect(page.store.getState().answers.values).toMatchObject({ email });
  });
});

describe('a masked answer that waits for a yes', () => {
  it('is shown in clear as long as its visitor wants', async () => {
    await located();
    await say('meu nome é Ana Souza e nasci em 14/08/1979');
    const revealed = () => screen.queryByText('14/08/1979');
    expect(revealed()).toBeNull();
    await click('button', /^mostrar: /);
    expect(revealed()).toBeTruthy();
    await click('button', /^ocultar: /);
    expect(revealed()).toBeNull();
  });
});

describe('the offer of another order', () => {
  it('stays with its question once that is answered', async () => {
    const page = await begun();
    await say('sou empresa');
    await say('01310100');
    expect(page.route()).toBe('/checkout/nr-imovel/');
    expect(screen.getByText(wishWords.changes.company)).toBeTruthy();
    const way = screen.getByRole('link', { name: sideQuestionWords.leave.yes });
    expect(way.getAttribute('href')).toContain('/empresas/');
  });

  it('is shown once, also after a no', async () => {
    await begun();
    await say('sou empresa');
    expect(screen.getAllByText('sou empresa')).toHaveLength(1);
    await click('button', sideQuestionWords.leave.no);
    expect(screen.getByText(sideQuestionWords.again)).toBeTruthy();
    expect(screen.getAllByText('sou empresa')).toHaveLength(1);
  });
});
