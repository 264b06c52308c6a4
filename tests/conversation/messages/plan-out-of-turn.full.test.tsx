import { beforeAll, describe, expect, it } from 'vitest';
import { plansOf } from '../../funnel/given.ts';
import { one } from '../../sagas/browser-tab.ts';
import { createFakeApi } from '../../sagas/fake-api.ts';
import { preloadConversation } from '../render-conversation.tsx';
import { known, located, proposed, say } from '../visitor.ts';

beforeAll(preloadConversation);

/** A visitor who chose a plan, and is asked for the contact. */
async function chosen() {
  const shop = createFakeApi();
  shop.state.plans = plansOf('d500a', 'd600a', 'd600b', 'd1000a', 'd1000c');
  const page = await located(shop, '/chat/');
  await say('500 mega');
  const { idPlan } = page.store.getState().answers.values;
  return { page, idPlan };
}

describe('another plan where something else is asked', () => {
  it.each(['1 giga paramount', 'o de 1 giga', 'o segundo', 'o mais caro'])(
    'one of several that a reply offered is proposed: %s',
    async (named) => {
      const { page, idPlan } = await chosen();
      await say('quero trocar pra um com paramount');
      expect(document.body.textContent).toContain('Qual deles?');
      await say(named);
      expect(proposed()).toContain('1 Giga Paramount+');
      expect(page.store.getState().answers.values.idPlan).toBe(idPlan);
    },
  );

  it('a name behind the offer of several plans is a name', async () => {
    await chosen();
    await say('quero trocar pra um com paramount');
    await say('Ana Souza');
    expect(proposed()).toContain('Ana Souza');
  });

  it.each([
    ['quanto é o 1 giga?', 'então pode ser esse'],
    ['quanto custa o de 1 giga?', 'quero esse'],
  ])('the plan that a question was about is proposed: %s, %s', async (question, agreed) => {
    const { page, idPlan } = await chosen();
    await say(question);
    await say(agreed);
    expect(proposed()).toContain('1 Giga');
    expect(page.store.getState().answers.values.idPlan).toBe(idPlan);
  });
});

describe('another way to pay beside one that waits', () => {
  it.each(['na real débito', 'pensando bem, débito', 'não, débito', 'prefiro débito'])(
    'the way that is told last waits: %s',
    async (said) => {
      const page = await known();
      await page.submit(one({ birth_date: '12/03/1990' }));
      await page.submit(one({ mothers_name: 'Maria Souza' }));
      await page.submit(one({ cpf: '52998224725' }));
      await say('boleto');
      expect(proposed()).toContain('Boleto');
      await say(said);
      expect(proposed()).toContain('Débito automático');
      await say('sim');
      expect(page.store.getState().answers.values.direct_debit).toBe(true);
    },
  );
});
