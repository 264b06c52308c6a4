import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { replies } from '../../../src/content/conversation/replies.ts';
import { sideQuestionWords } from '../../../src/content/conversation/side-questions.ts';
import { plansOf } from '../../funnel/given.ts';
import { one } from '../../sagas/browser-tab.ts';
import { createFakeApi } from '../../sagas/fake-api.ts';
import { preloadConversation } from '../render-conversation.tsx';
import { begun, contact, known, located, proposed, say } from '../visitor.ts';

beforeAll(preloadConversation);

const { yes, wrong } = sideQuestionWords.several;

const waits = () => screen.queryByRole('button', { name: yes }) !== null;
const values = ({ store }: Awaited<ReturnType<typeof begun>>) => store.getState().answers.values;

/** A visitor who is asked for the day of the visit. */
async function scheduling() {
  const page = await known();
  await say('02/02/1990');
  await say('Maria Silveira');
  await say('529.982.247-25');
  await page.submit(one({ due_date: '5' }));
  await say('boleto');
  expect(page.route()).toBe('/checkout/data-instalacao/');
  return page;
}

const beforePayment: readonly Record<string, string>[] = [
  { birth_date: '12/03/1990' },
  { mothers_name: 'Maria Souza' },
  { cpf: '52998224725' },
  { due_date: '5' },
];

/** A visitor who is asked which plan. */
async function choosing() {
  const shop = createFakeApi();
  shop.state.plans = plansOf('d500a', 'd600a', 'd600b', 'd1000a');
  return located(shop, '/chat/');
}

describe('a yes to answers that wait', () => {
  it.each([
    'sim minha filha',
    'sim senhora',
    'isso kkk',
    'isso mesmo, moça',
    'tá',
    'show',
    'show, já manda',
    'jóia',
    'tá joia',
    'confere',
    'fechou',
    'isso, 1000',
    'ta tudo certo ja falei',
  ])('an assent takes them, whoever is spoken to: %s', async (assent) => {
    const page = await begun();
    await say('01310-100 numero 1000');
    await say(assent);
    expect(page.route()).toBe('/checkout/contato/');
  });

  it.each(['isso terça', 'esse', 'isso esse mesmo', 'ta bom assim pode marcar'])(
    'an echo of the day, or a word that points at it, takes it: %s',
    async (assent) => {
      const page = await scheduling();
      await say('acho que terça de manhã né');
      await say(assent);
      expect(page.route()).toBe('/checkout/confirmacao/');
    },
  );

  it.each(['boleto msm', 'boleto', 'no boleto mesmo', 'vou de boleto então'])(
    'what waits, told once more, is the yes to it: %s',
    async (again) => {
      const page = await known();
      for (const raw of beforePayment) await page.submit(one(raw));
      await page.submit(one({ direct_debit: 'true' }));
      await say('pix');
      expect(values(page).direct_debit).toBe(true);
      await say(again);
      expect(values(page).direct_debit).toBe(false);
      expect(page.route()).toBe('/checkout/data-instalacao/');
    },
  );

  it.each(['boleto não', 'boleto ou débito', 'débito'])(
    'what waits, denied or beside another choice, is no yes to it: %s',
    async (said) => {
      const page = await known();
      for (const raw of beforePayment) await page.submit(one(raw));
      await page.submit(one({ direct_debit: 'true' }));
      await say('pix');
      await say(said);
      expect(values(page).direct_debit).toBe(true);
    },
  );

  it('one of several answers that wait, told once more, takes none of them', async () => {
    const page = await located();
    await say('Ana Souza, 11 98765-4321, ana@exemplo.com.br, dia 5');
    await say('dia 5');
    expect(waits()).toBe(true);
    expect(values(page).due_date).toBeUndefined();
  });

  it('an echo of one of two periods takes neither by itself', async () => {
    const page = await scheduling();
    await say('acho que terça');
    await say('sim só de manhã');
    expect(values(page).schedules).toBeUndefined();
  });

  it.each(['sim e o plano é o 600 com globoplay', 'isso. e quanto custa a instalação?'])(
    'a yes counts, and what it brings besides is replied to: %s',
    async (said) => {
      const page = await begun();
      await say('01310-100 numero 1000');
      await say(said);
      expect(page.route()).toBe('/checkout/contato/');
    },
  );

  it.each([
    'sim. mas se eu não gostar posso cancelar?',
    'isso, mas quanto custa a instalação?',
    'certo moça, só que tem fidelidade?',
    'sim, se não tiver fidelidade',
    'sim, se for de graça',
    'pode ser, desde que não tenha multa',
    'sim, mas se tiver taxa eu não quero',
    'sim, mas é o número do prédio né?',
  ])('a yes with a reserve or a condition is replied to, and asked for once more: %s', async (said) => {
    const page = await begun();
    await say('01310-100 numero 1000');
    await say(said);
    expect(values(page)).toEqual({});
    expect(proposed()).toMatch(/01310-100.*1000/);
    expect(document.body.textContent).toContain(replies.confirmsFirst);
    await say('sim');
    expect(values(page)).toMatchObject({ cep: '01310100', number: '1000' });
  });

  it.each([
    'sim mas é o 1002, apto 31',
    'na verdade é 1002 apto 31',
    'isso mas 1002 apto 31',
    'sim, só que é no 1002 apto 31',
  ])('a yes with another number and a flat changes both: %s', async (said) => {
    await begun();
    await say('01310-100 numero 1000');
    await say(said);
    expect(proposed()).toMatch(/1002.*apto 31/);
    expect(proposed()).not.toContain('ficou de fora');
  });

  it('a yes with a day to pay keeps all for one more yes', async () => {
    const page = await located();
    await say('Ana Souza, 11 98765-4321, ana@exemplo.com.br');
    await say('isso, e o dia 5');
    expect(proposed()).toMatch(/Ana Souza.*Dia 5/);
    await say('sim');
    expect(values(page)).toMatchObject({ name: 'Ana Souza', due_date: 5 });
  });
});

describe('a denial of answers that wait', () => {
  it.each([
    'não foi isso',
    'não era isso',
    'não confere',
    'quase',
    'errei',
    'opa, errei',
    'não, outro',
    'vou corrigir',
    'nao meu anjo',
    'não é nada disso que eu falei',
  ])('no later yes takes what was denied: %s', async (denial) => {
    const page = await begun();
    await say('01310-100 numero 1000');
    await say(denial);
    expect(waits()).toBe(false);
    expect(screen.queryByRole('dialog')).toBeNull();
    await say('sim');
    expect(values(page)).toEqual({});
  });

  it.each(['não pode ser nesse dia', 'não, outro dia', 'pode ser outro dia?', 'não, dia 3 não posso'])(
    'a day that is denied waits no longer: %s',
    async (denial) => {
      const page = await scheduling();
      await say('acho que terça de manhã né');
      await say(denial);
      expect(waits()).toBe(false);
      expect(screen.queryByRole('dialog')).toBeNull();
      await say('sim');
      expect(values(page).schedules).toBeUndefined();
    },
  );

  it('a plan that is denied waits no longer; the name beside it stays', async () => {
    const page = await choosing();
    await say('acho que 600 com paramount e meu nome é Ana Souza');
    await say('não, com globoplay');
    expect(proposed()).toContain('Ana Souza');
    await say('sim');
    expect(values(page)).toMatchObject({ name: 'Ana Souza' });
    expect(values(page).idPlan).toBeUndefined();
  });

  it('a year that is wrong asks for the birth date again', async () => {
    const page = await known();
    await say('eu nasci no dia doze de março de mil novecentos e quarenta e oito nao perdao quarenta e nove');
    await say('nao o ano ta errado');
    await say('sim');
    expect(values(page).birth_date).toBeUndefined();
    await say('12/03/1949');
    expect(values(page).birth_date).toBe('12/03/1949');
  });
});

describe('one of the answers that wait is wrong', () => {
  it.each([
    ['só o número tá errado', 'é 1002'],
    ['o número tá errado', '1002'],
    ['não, errei o número', 'o certo é 1002'],
    ['isso, menos o número', '1002'],
    ['o cep é esse mas o numero nao', '1002'],
  ])('the next message is the right one: %s, %s', async (denial, right) => {
    const page = await begun();
    await say('01310-100 numero 1000');
    await say(denial);
    expect(document.body.textContent).toContain(wrong(['o número do imóvel']));
    expect(proposed()).not.toContain('1000');
    await say(right);
    await say('sim');
    expect(values(page)).toMatchObject({ cep: '01310100', number: '1002' });
  });

  it('the number of a flat keeps its kind, and is no house number', async () => {
    const page = await begun();
    await say('01310-100 numero 1000 ap 12');
    await say('está certo, menos o apartamento');
    await say('é 15');
    expect(proposed()).toMatch(/1000.*ap 15/);
    await say('sim');
    expect(values(page)).toMatchObject({ number: '1000', complement: { text: 'ap 15' } });
  });

  it('a yes takes the others, and asks for the one that was wrong', async () => {
    const page = await located();
    await say('Ana Souza, 11 98765-4321, ana@exemplo.com.br');
    await say('tudo certo menos o email');
    await say('sim');
    expect(values(page)).toMatchObject({ name: 'Ana Souza', phone: '11987654321' });
    expect(values(page).email).toBeUndefined();
    await say('ana.souza@exemplo.com.br');
    await say('sim');
    expect(page.route()).toBe('/checkout/data-nascimento/');
  });

  it.each(['menos o nome e o email', 'tudo certo, menos o nome e o e-mail', 'o nome e o email tão errados'])(
    'two that are wrong are asked for one after the other: %s',
    async (said) => {
      const page = await located();
      await say('Ana Souza, 11 98765-4321, ana@exemplo.com.br');
      await say(said);
      expect(proposed()).toContain(wrong(['o nome completo', 'o e-mail']));
      await say('Ana Lima');
      expect(proposed()).toContain(wrong(['o e-mail']));
      await say('ana.lima@exemplo.com.br');
      await say('sim');
      expect(values(page)).toMatchObject({
        name: 'Ana Lima',
        phone: '11987654321',
        email: 'ana.lima@exemplo.com.br',
      });
    },
  );

  it.each(['isso, mas o email não', 'tudo certo menos o e-mail', 'tudo certo, só o email que não'])(
    'nothing of it is left in the draft: %s',
    async (said) => {
      const page = await located();
      await say('Ana Souza, 11 98765-4321, ana@exemplo.com.br');
      await say(said);
      expect(page.store.getState().answers.draft).toEqual({
        name: ['Ana Souza'],
        phone: ['(11) 98765-4321'],
      });
    },
  );

  it('an e-mail that corrects a proposed one is not led back to it', async () => {
    const page = await located();
    await say('Ana Souza, 11 98765-4321, ana@bol.com.br');
    await say('não, o email é ana@bol.com');
    await say('isso mesmo, tudo certo');
    expect(values(page).email).toBe('ana@bol.com');
  });

  it('a new value behind what is wrong is proposed, with a question behind it', async () => {
    await located();
    await say('Ana Souza, 11 98765-4321, ana@exemplo.com.br');
    await say('só o nome ta errado é joao pedro alves lima, pode ser?');
    expect(proposed().toLowerCase()).toContain('joao pedro alves lima');
  });

  it('the yes is no draft of the question that stays open', async () => {
    const page = await begun();
    await say('01310-100 numero 1000');
    await say('não era esse cep');
    await say('sim');
    expect(page.store.getState().answers.draft?.cep).toBeUndefined();
    expect(values(page)).toEqual({ number: '1000' });
  });

  it('the message is shown as written where it holds nothing secret', async () => {
    await located();
    await say('Ana Souza, 11 98765-4321 e minha mãe é Vera Lima');
    await say('isso, só o nome da mãe tá errado');
    expect(document.body.textContent).toContain('isso, só o nome da mãe tá errado');
    await say('Vera Lima Souza');
    expect(document.body.textContent).not.toContain('Vera');
    expect(proposed()).toContain('S****');
  });
});

describe('a change that waits', () => {
  async function changing() {
    const shop = createFakeApi();
    shop.state.plans = plansOf('d500a', 'd1000a');
    const page = await located(shop, '/chat/');
    await say('500 mega');
    await page.submit(contact);
    await say('muda o plano pro de 1 giga');
    expect(proposed()).toContain('1 Giga');
    return page;
  }

  it.each(['plano de 500', 'ah n pera, volta pro de 500 q to liso'])(
    'a later yes takes no plan that was taken back: %s',
    async (said) => {
      const page = await changing();
      const { idPlan } = values(page);
      await say(said);
      await say('sim');
      expect(values(page).idPlan).toBe(idPlan);
    },
  );
});

describe('a mere yes after a message that was not understood', () => {
  it('chooses no debit without asking', async () => {
    const page = await known();
    await say('02/02/1990');
    await say('Maria Silveira');
    await say('529.982.247-25');
    await page.submit(one({ due_date: '5' }));
    await say('troca pra 5');
    await say('isso');
    expect(values(page).direct_debit).toBeUndefined();
    expect(waits()).toBe(true);
  });
});
