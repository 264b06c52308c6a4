import { cleanup } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { sideQuestionWords } from '../../../src/content/conversation/side-questions.ts';
import { everyStepWords } from '../../../src/funnel/words/every-step-words.ts';
import { plansOf } from '../../funnel/given.ts';
import { one } from '../../sagas/browser-tab.ts';
import { createFakeApi } from '../../sagas/fake-api.ts';
import { preloadConversation } from '../render-conversation.tsx';
import { askedForPayday, begun, box, contact, known, located, proposed, say, valuesOf } from '../visitor.ts';

beforeAll(preloadConversation);

const { several } = sideQuestionWords;
const bornAndMother = '02/02/1990 e minha mãe é Maria Silveira';

describe('an earlier answer is corrected while others wait for a yes', () => {
  it('one step back keeps several answers for the way back', async () => {
    const page = await known();
    await say(bornAndMother);
    await say('volta');
    expect(page.route()).toBe('/checkout/contato/');
    await say('voltar para onde parei');
    await say('sim');
    expect(page.route()).toBe('/checkout/cpf/');
  });

  it('what was answered meanwhile is not proposed again', async () => {
    const page = await known();
    await say('02/02/1990 e meu nome é Ana Lima Souza');
    await say('o telefone está errado');
    await page.submit(contact);
    expect(page.route()).toBe('/checkout/data-nascimento/');
    expect(proposed()).toContain('1990');
    expect(proposed()).not.toContain('Ana');
  });
});

describe('what waits for a yes is taken back', () => {
  it.each(['volta', 'desfaz isso'])(
    'the day that waited does no longer, and the next one counts: %s',
    async (said) => {
      const page = await askedForPayday();
      await page.submit(one({ due_date: '10' }));
      await page.submit(one({ direct_debit: 'false' }));
      await say('acho que quarta de manhã');
      expect(proposed()).toContain('Manhã');
      await say(said);
      expect(page.route()).toBe('/checkout/data-instalacao/');
      expect(proposed()).toBe('');
      await say('acho que quarta de tarde');
      expect(proposed()).toContain('Tarde');
      await say('sim');
      expect(valuesOf(page).schedules).toMatchObject([{ period: 'tarde' }]);
    },
  );

  it('several answers are dropped at once, and stay while it is not said what is wrong', async () => {
    await located();
    await say('Ana Souza, 11 98765-4321, ana@exemplo.com.br');
    await say('quero mudar uma coisa');
    expect(proposed()).toMatch(/Ana Souza.*98765-4321.*ana@exemplo/);
    await say('apaga isso');
    expect(proposed()).toBe('');
    expect(document.body.textContent).toContain(several.dropped);
  });

  it('another plan that waited leaves the plan that is stored', async () => {
    const shop = createFakeApi();
    shop.state.plans = plansOf('d500a', 'd1000a');
    const page = await located(shop, '/chat/');
    await say('500 mega');
    const { idPlan } = valuesOf(page);
    await page.submit(contact);
    await say('muda o plano pro de 1 giga');
    expect(proposed()).toContain('1 Giga');
    await say('não, deixa o de 500 mesmo');
    await say('sim');
    expect(valuesOf(page).idPlan).toBe(idPlan);
  });
});

describe('an earlier answer that is asked again', () => {
  it.each(['voltar', 'voltar para onde parei', 'deixa assim mesmo'])(
    'the correction is left, the answer stays, and the open question returns: %s',
    async (said) => {
      const page = await known();
      await say('quero mudar o número da casa');
      expect(page.route()).toBe('/checkout/nr-imovel/');
      await userEvent.clear(box());
      await say(said);
      expect(page.route()).toBe('/checkout/data-nascimento/');
      expect(valuesOf(page).number).toBe('1000');
    },
  );

  it('whoever went back by "voltar" goes one question further back by the next one', async () => {
    const page = await known();
    await say('voltar');
    expect(page.route()).toBe('/checkout/contato/');
    await say('voltar');
    expect(page.route()).toBe('/checkout/nr-imovel/');
  });

  it('another postcode is proposed', async () => {
    const page = await known();
    await say('o cep era outro, é 20040-002');
    expect(proposed()).toContain('20040-002');
    expect(valuesOf(page).cep).toBe('01310100');
  });
});

describe('a part of an answer is corrected, and the rest of it stays', () => {
  it('the block of a flat, whether it waits or is stored', async () => {
    for (const before of [[], ['sim']]) {
      const page = await begun();
      for (const said of ['01310-100 numero 1000 bloco B apto 3', ...before, 'o bloco é C', 'sim'])
        await say(said);
      expect(valuesOf(page).complement?.text).toBe('bloco C apto 3');
      cleanup();
    }
  });

  it.each([
    ['o ddd é 12', '(11) 97777-0000'],
    ['o e-mail é do gmail', 'ana@hotmail.com'],
  ])(
    'what is not wrong of a contact, whether the part is taken or the whole is asked for: %s',
    async (said, wrong) => {
      await located();
      await say('Ana Souza, 11 97777-0000, ana@hotmail.com');
      await say(said);
      expect(proposed()).toContain('Ana Souza');
      expect(proposed()).not.toContain(wrong);
    },
  );
});

describe('a payment that is corrected', () => {
  const account = { bank: '341', agency: '1234', account_number: '12345-1' };
  const debit = one({ direct_debit: 'true' });

  /** A visitor who is asked what comes behind these answers. */
  async function paying(...answers: ReturnType<typeof one>[]) {
    const page = await askedForPayday();
    await page.submit(one({ due_date: '5' }));
    for (const raw of answers) await page.submit(raw);
    return page;
  }

  it('the account that was just stored is corrected, and no day is proposed', async () => {
    const page = await paying(debit, one(account));
    await say('a conta está errada, é 12345-7');
    expect(proposed()).toContain('Conta');
    expect(proposed()).not.toContain('Instalação');
    await say('sim');
    expect(valuesOf(page)).toMatchObject({ ...account, account_number: '12345-7' });
  });

  it('another bank keeps nothing of the account of the one before, unless it is taken back', async () => {
    const page = await paying(debit, one(account));
    await say('troca o banco pra banco do brasil');
    expect(proposed()).toContain(everyStepWords['conta-debito'].fields?.bank?.changes);
    expect(proposed()).not.toContain('Agência:');
    await say('sim');
    expect(valuesOf(page)).toMatchObject(account);
    expect(page.route()).toBe('/checkout/conta-debito/');
    for (const said of ['agência 4321-5, conta 65432-1', 'sim']) await say(said);
    expect(valuesOf(page)).toMatchObject({ bank: '001', agency: '4321-5', account_number: '65432-1' });
    expect(page.route()).toBe('/checkout/data-instalacao/');
  });

  it('another bank that is taken back leaves the account as it was', async () => {
    const page = await paying(debit, one(account));
    for (const said of ['troca o banco pra banco do brasil', 'não', 'voltar para onde parei'])
      await say(said);
    expect(valuesOf(page)).toMatchObject(account);
    expect(page.route()).toBe('/checkout/data-instalacao/');
  });

  it('the due day that was just stored is corrected', async () => {
    const page = await paying();
    await say('muda o vencimento para o dia 10');
    await say('sim');
    expect(valuesOf(page)).toMatchObject({ due_date: 10 });
    expect(page.route()).toBe('/checkout/ativar-debito/');
  });

  it('the way to pay that is told last is the one that is stored', async () => {
    const page = await paying(one({ direct_debit: 'false' }));
    await say('na verdade prefiro débito');
    await say('sim');
    expect(valuesOf(page).direct_debit).toBe(true);
  });

  it('a mere yes behind a misunderstanding is no consent to direct debit', async () => {
    const page = await paying();
    await say('asdf qwer');
    await say('isso');
    expect(valuesOf(page).direct_debit).toBeUndefined();
    expect(proposed()).toContain('Débito automático');
  });
});
