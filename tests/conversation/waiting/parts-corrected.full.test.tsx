import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { gapWords } from '../../../src/content/conversation/gaps.ts';
import { everyStepWords } from '../../../src/funnel/words/every-step-words.ts';
import { one } from '../../sagas/browser-tab.ts';
import { createFakeApi } from '../../sagas/fake-api.ts';
import { preloadConversation } from '../render-conversation.tsx';
import { afterReading, begun, box, contact, known, located, say } from '../visitor.ts';

beforeAll(preloadConversation);

const person: readonly Record<string, string>[] = [
  { birth_date: '12/03/1990' },
  { mothers_name: 'Maria Souza' },
  { cpf: '52998224725' },
];

const proposed = () => document.querySelector('[data-confirm]')?.textContent ?? '';

describe('a part of a complement that is corrected', () => {
  it.each([
    ['that waits for a yes', 'bloco C apto 3', [], 'o apto é 33', 'bloco C apto 33'],
    ['that is stored', 'bloco C apto 3', ['sim'], 'o apto é 33', 'bloco C apto 33'],
    ['that is stored', 'apto 12, bloco B', ['sim'], 'errei o apto, é 14', 'apto 14, bloco B'],
    ['that waits for a yes', 'bloco B apto 3', [], 'o bloco é C', 'bloco C apto 3'],
    ['that waits for a yes', 'bloco B apto 3', [], 'errei o bloco, é o C', 'bloco C apto 3'],
    ['that waits for a yes', 'apto 3', [], 'o bloco é A', 'apto 3, bloco A'],
    ['that is stored', 'bloco B apto 3', ['sim'], 'o bloco é C', 'bloco C apto 3'],
    ['that is stored', 'apto 9', ['sim'], 'o bloco é 2', 'apto 9, bloco 2'],
    ['that is stored', 'apto 9', ['sim'], 'errei, bloco 2', 'apto 9, bloco 2'],
    ['that is stored', 'apto 9', ['sim'], 'faltou o bloco, é bloco 2', 'apto 9, bloco 2'],
    ['that waits for a yes', 'apto 9', [], 'o bloco é 2', 'apto 9, bloco 2'],
    ['that is stored', 'apto 9 bloco 1', ['sim'], 'o bloco é 2', 'apto 9 bloco 2'],
    ['that is stored', 'bloco 2', ['sim'], 'o apto é 9', 'bloco 2, apto 9'],
    ['that is stored', 'apto 9', ['sim'], 'muda o complemento pra casa 2', 'casa 2'],
  ])('the other parts of a complement %s stay: %s', async (_, complement, before, correction, whole) => {
    const page = await begun();
    for (const said of [`01310-100 numero 1000 ${complement}`, ...before, correction, 'sim']) await say(said);
    expect(page.store.getState().answers.values.complement?.text).toBe(whole);
  });

  it('where only the kind of a complement is asked, its value stays', async () => {
    const shop = createFakeApi();
    shop.state.structured = true;
    const page = await begun(shop);
    for (const said of ['01310-100 numero 1000 ap 301 bloco A', 'sim']) await say(said);
    await page.submit(contact);
    for (const raw of person) await page.submit(one(raw));
    expect(page.route()).toBe('/checkout/instalacao/');
    await say('é apartamento');
    expect(page.store.getState().answers.values.complement?.parts).toEqual([
      { type: 'apartamento', value: '301 bloco A' },
    ]);
  });

  it.each([
    ['told in a correction', ['o número é 1002'], 'ap 12'],
    ['told at its question', ['muda o número', '1002'], 'ap 12'],
    ['with another complement', ['o número é 1002, apto 31'], 'apto 31'],
    ['without one', ['o número é 1002, sem complemento'], ''],
  ])('another house number asks whether the complement holds: %s', async (_, messages, text) => {
    const page = await begun();
    for (const said of ['01310-100 numero 1000 ap 12', 'sim']) await say(said);
    await page.submit(contact);
    for (const said of messages) {
      await userEvent.clear(box());
      await say(said);
    }
    expect(proposed()).toMatch(/1002/);
    if (text !== '') expect(proposed()).toContain(text);
    await say('sim');
    expect(page.store.getState().answers.values).toMatchObject({ number: '1002', complement: { text } });
  });

  it('another complement replaces the whole', async () => {
    const page = await begun();
    for (const said of [
      '01310-100 numero 1000 apto 12, bloco B',
      'sim',
      'muda o complemento pra casa 2',
      'sim',
    ])
      await say(said);
    expect(page.store.getState().answers.values.complement?.text).toBe('casa 2');
  });
});

describe('a part of a date of birth that is corrected', () => {
  it.each([
    [['doze de março de mil novecentos e quarenta e oito nao perdao quarenta e nove'], '12/03/1949'],
    [['12/03/1948, e minha mãe é Rosa Maria', 'nao é quarenta e nove'], '12/03/1949'],
    [['12/03/1948, e minha mãe é Rosa Maria', 'o ano é mil novecentos e quarenta e nove'], '12/03/1949'],
    [['12/03/1948, e minha mãe é Rosa Maria', 'dia 13', 'é maio'], '13/05/1948'],
  ])('the rest of a date that waits for a yes stays: %s', async (messages, date) => {
    const page = await known();
    for (const said of [...messages, 'sim']) await say(said);
    expect(page.store.getState().answers.values.birth_date).toBe(date);
  });

  it.each([
    ['a data ta errada, eu sou de quarenta e nove', '12/03/1949'],
    ['olha a data que voce pos ta errada eu sou de quarenta e nove', '12/03/1949'],
    ['nao é quarenta e nove', '12/03/1949'],
    ['primeiro de janeiro de sessenta e um na verdade', '01/01/1961'],
  ])('a date that was just stored is corrected where the mother is asked: %s', async (said, date) => {
    const page = await known();
    await page.submit(one({ birth_date: '12/03/1948' }));
    await say(said);
    expect(page.store.getState().answers.values.birth_date).toBe('12/03/1948');
    await say('sim');
    expect(page.store.getState().answers.values).toMatchObject({ birth_date: date });
    expect(page.route()).toBe('/checkout/nome-mae/');
  });
});

describe('a part of a contact that waits for a yes', () => {
  it.each([
    ['quase, é bol ponto com só', 's.prado@bol.com'],
    ['não, o email é s.prado@bol.com e o nome Sérgio Luís Prado', 's.prado@bol.com'],
    ['não, é gmail', 's.prado@gmail.com'],
  ])('the host of an e-mail changes, and nothing else: %s', async (said, email) => {
    const page = await located();
    await say('Sérgio Luís Prado, 11 97777-0000, s.prado@bol.com.br');
    await say(said);
    await say('sim');
    expect(page.store.getState().answers.values).toMatchObject({ name: 'Sérgio Luís Prado', email });
  });

  it.each([
    ['o ddd é 12', '(12) 97777-0000'],
    ['final 23', '(11) 97777-0023'],
    ['isso, mas o telefone com final 23', '(11) 97777-0023'],
  ])('the area code or the end of a phone changes, and nothing else: %s', async (said, phone) => {
    await located();
    await say('Ana Souza, 11 97777-0000');
    await say(said);
    expect(proposed().replaceAll('\u00A0', ' ')).toContain(`Nome: Ana SouzaCelular: ${phone}`);
  });

  it.each([
    [['ops faltou .com', 'sim'], 'paulo@melo.com'],
    [['paulo@gmail.com', 'sim'], 'paulo@gmail.com'],
  ])(
    'an e-mail without its ending is asked for it, and completed or replaced: %s',
    async (messages, email) => {
      const page = await located();
      await say('paulo henrique melo, 11 94444-3333, paulo@melo');
      expect(proposed()).toContain(gapWords.emailEnding('melo'));
      for (const said of messages) await say(said);
      expect(page.store.getState().answers.values).toMatchObject({ name: 'paulo henrique melo', email });
    },
  );
});

describe('a payment that is corrected', () => {
  const account = { bank: '341', agency: '1234', account_number: '12345-1' };
  /** A visitor who is asked what comes behind these answers. */
  async function paying(...answers: readonly Record<string, string>[]) {
    const page = await known();
    for (const raw of [...person, ...answers]) await page.submit(one(raw));
    afterReading();
    return page;
  }

  it('the account that was just stored is corrected, and no day is proposed', async () => {
    const page = await paying({ due_date: '5' }, { direct_debit: 'true' }, account);
    await say('não, a conta é 12345-7');
    expect(proposed()).toContain('Conta');
    expect(proposed()).not.toContain('Instalação');
    await say('sim');
    expect(page.store.getState().answers.values).toMatchObject({ account_number: '12345-7' });
  });

  it.each([
    ['o dígito da conta é 7', []],
    ['não, o dígito da conta é 7', []],
    ['o dígito é 7', []],
    ['errei o dígito, é 7', []],
    ['o dígito da conta não é 1, é 7', []],
    ['o dígito é 7', ['está errado o dígito da conta']],
    ['o dígito da conta é 7', ['boa tarde']],
  ])('the digit of a stored account is replaced, and no day is proposed: %s', async (said, before) => {
    const page = await paying({ due_date: '5' }, { direct_debit: 'true' }, account);
    for (const one of before) await say(one);
    await say(said);
    expect(proposed()).toContain('Conta');
    expect(proposed()).not.toContain('Instalação');
    await say('sim');
    expect(page.store.getState().answers.values).toMatchObject({ ...account, account_number: '12345-7' });
  });

  it.each(['o dígito da conta é 7', 'não, o dígito é 7'])(
    'the digit of an account that waits for a yes is replaced: %s',
    async (said) => {
      const page = await paying({ due_date: '5' });
      for (const one of ['débito, agência 1234, conta 12345-1', said]) await say(one);
      expect(proposed()).toMatch(/Agência.*Conta: \*+-7/);
      await say('sim');
      expect(page.store.getState().answers.draft).toMatchObject({
        agency: ['1234'],
        account_number: ['12345-7'],
      });
    },
  );

  it('the digit of another number is none of the account', async () => {
    const page = await paying({ due_date: '5' }, { direct_debit: 'true' }, account);
    for (const one of ['o dígito do cpf é 7', 'sim']) await say(one);
    expect(page.store.getState().answers.values).toMatchObject(account);
  });

  it.each([
    ['troca o banco pra banco do brasil', ['agência 4321-5', 'conta 65432-1']],
    ['muda o banco pro banco do brasil', ['agência 4321-5, conta 65432-1']],
    ['o banco está errado, é banco do brasil', ['conta 65432-1, agência 4321-5']],
  ])('another bank keeps nothing of the account of the one before: %s', async (said, others) => {
    const page = await paying({ due_date: '5' }, { direct_debit: 'true' }, account);
    await say(said);
    expect(proposed()).toContain(everyStepWords['conta-debito'].fields?.bank?.changes);
    expect(proposed()).not.toContain('Agência:');
    await say('sim');
    expect(page.store.getState().answers.values).toMatchObject(account);
    expect(page.route()).toBe('/checkout/conta-debito/');
    for (const one of [...others, 'sim']) await say(one);
    expect(page.store.getState().answers.values).toMatchObject({
      bank: '001',
      agency: '4321-5',
      account_number: '65432-1',
    });
    expect(page.route()).toBe('/checkout/data-instalacao/');
  });

  it('another bank that is taken back leaves the account as it was', async () => {
    const page = await paying({ due_date: '5' }, { direct_debit: 'true' }, account);
    for (const one of ['troca o banco pra banco do brasil', 'não', 'voltar para onde parei']) await say(one);
    expect(page.store.getState().answers.values).toMatchObject(account);
    expect(page.route()).toBe('/checkout/data-instalacao/');
  });

  it('another bank with its account is proposed as a whole', async () => {
    const page = await paying({ due_date: '5' }, { direct_debit: 'true' }, account);
    for (const one of ['troca o banco pra banco do brasil agência 4321-5 conta 65432-1', 'sim'])
      await say(one);
    expect(page.store.getState().answers.values).toMatchObject({ bank: '001', agency: '4321-5' });
  });

  it('the due day that was just stored is corrected by its figure', async () => {
    const page = await paying({ due_date: '5' });
    await say('troca pra 10');
    await say('sim');
    expect(page.store.getState().answers.values).toMatchObject({ due_date: 10 });
    expect(page.route()).toBe('/checkout/ativar-debito/');
  });

  it.each(['isso', 'aceito'])(
    'a mere yes behind a misunderstanding is no consent to direct debit: %s',
    async (yes) => {
      const page = await paying({ due_date: '5' });
      await say('asdf qwer');
      await say(yes);
      expect(page.store.getState().answers.values.direct_debit).toBeUndefined();
      expect(proposed()).toContain('Débito automático');
    },
  );

  it('a bank and an agency beside direct debit are told of its account, and are no due day', async () => {
    await paying();
    for (const said of ['no débito', 'agencia 1234-5', 'isso, banco do brasil']) await say(said);
    expect(proposed()).toMatch(/Agência.*Banco do Brasil/);
    expect(proposed()).not.toContain('Vencimento');
  });

  it('a way of paying and a question are one kept and the other replied to', async () => {
    await paying({ due_date: '5' });
    await say('boleto. cobra taxa de boleto?');
    expect(proposed()).toContain('Boleto por e-mail');
    expect(proposed()).toContain('no boleto');
  });
});
