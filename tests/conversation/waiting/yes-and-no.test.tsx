import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { sideQuestionWords } from '../../../src/content/conversation/side-questions.ts';
import { contactFields } from '../../../src/content/steps/contact-fields.ts';
import { plansOf } from '../../funnel/given.ts';
import { createFakeApi } from '../../sagas/fake-api.ts';
import { preloadConversation } from '../render-conversation.tsx';
import { begun, click, located, type Page, proposed, say, valuesOf } from '../visitor.ts';

beforeAll(preloadConversation);

const { no, yes, which, wrong } = sideQuestionWords.several;

const house = '01310-100 numero 1000';
const contact = 'Ana Souza, 11 98765-4321, ana@exemplo.com.br';
const waits = () => screen.queryByRole('button', { name: yes }) !== null;

/** A visitor whose postcode and house number wait for a yes. */
async function housed(): Promise<Page> {
  const page = await begun();
  await say(house);
  return page;
}

/** A visitor whose name, phone and e-mail wait for a yes. */
async function introduced(): Promise<Page> {
  const page = await located();
  await say(contact);
  return page;
}

/** The same visitor, who says no. */
async function refused(refuse = () => click('button', no)): Promise<Page> {
  const page = await introduced();
  await refuse();
  return page;
}

describe('a yes to answers that wait', () => {
  it.each(['sim', 'isso mesmo', 'tá certo, pode seguir'])('takes them: %s', async (assent) => {
    const page = await housed();
    await say(assent);
    expect(page.route()).toBe('/checkout/contato/');
  });

  it.each(['sim, mas quanto custa a instalação?', 'sim, se não tiver fidelidade'])(
    'with a question or a condition takes nothing, and is replied to above what waits: %s',
    async (said) => {
      const page = await housed();
      await say(said);
      expect(valuesOf(page)).toEqual({});
      expect(document.body.textContent).toMatch(/gratuita|multa/);
      expect(proposed()).toMatch(/01310-100.*1000/);
      await say('sim');
      expect(valuesOf(page)).toMatchObject({ cep: '01310100', number: '1000' });
    },
  );

  it('with another number and a flat changes both, and waits for one more yes', async () => {
    const page = await housed();
    await say('na verdade é 1002 apto 31');
    expect(proposed()).toMatch(/1002.*apto 31/);
    expect(valuesOf(page)).toEqual({});
  });

  it('with a day to pay keeps all for one more yes', async () => {
    const page = await introduced();
    await say('isso, e quero pagar no dia 5');
    expect(proposed()).toMatch(/Ana Souza.*Dia 5/);
    await say('sim');
    expect(valuesOf(page)).toMatchObject({ name: 'Ana Souza', due_date: 5 });
  });
});

describe('a denial of answers that wait', () => {
  it('drops a plan that is denied; the name beside it stays', async () => {
    const shop = createFakeApi();
    shop.state.plans = plansOf('d500a', 'd600a', 'd600b', 'd1000a');
    const page = await located(shop, '/chat/');
    await say('acho que 600 com paramount e meu nome é Ana Souza');
    await say('não, o plano está errado');
    expect(proposed()).toContain('Ana Souza');
    await say('sim');
    expect(valuesOf(page)).toMatchObject({ name: 'Ana Souza' });
    expect(valuesOf(page).idPlan).toBeUndefined();
  });

  it.each([
    ['tapped', () => click('button', no)],
    ['written', () => say('não')],
    ['in other words', () => say('não foi isso')],
  ])('of several asks which is wrong, and none is lost: %s', async (_, refuse) => {
    const page = await refused(refuse);
    expect(proposed()).toContain(which.ask);
    expect(proposed()).toMatch(/Ana Souza.*98765-4321.*ana@exemplo\.com\.br/);
    expect(valuesOf(page).name).toBeUndefined();
  });

  it.each(['nenhum', 'tá tudo errado'])('of all of them drops all: %s', async (all) => {
    const page = await refused();
    await say(all);
    expect(proposed()).toBe('');
    expect(valuesOf(page).name).toBeUndefined();
  });
});

describe('while it is asked which is wrong', () => {
  it.each([
    ['tapped', () => click('button', /^E-mail/)],
    ['written', () => say('o e-mail')],
  ])('the one that is named is asked for again, and the others stay: %s', async (_, name) => {
    const page = await refused();
    await name();
    expect(proposed()).not.toContain('ana@exemplo.com.br');
    expect(page.store.getState().answers.draft).not.toHaveProperty('email');
    await say('ana.lima@exemplo.com.br');
    await say('sim');
    expect(valuesOf(page)).toMatchObject({ ...taken, email: 'ana.lima@exemplo.com.br' });
  });

  it('a text that is none of the value asked for replaces no other answer', async () => {
    await begun();
    await say('meu nome é Carla Dias e o email carla@exemplo.com.br');
    await click('button', no);
    await click('button', /^E-mail/);
    await say('blablabla');
    expect(proposed()).toContain('Carla Dias');
    expect(screen.getByText(contactFields.email.expected)).toBeTruthy();
  });

  it('the right value is taken after a question in between', async () => {
    const page = await refused();
    await click('button', /^Nome/);
    await say('quanto custa a instalação?');
    await say('Ana Lima');
    await say('sim');
    expect(valuesOf(page)).toMatchObject({ name: 'Ana Lima', email: 'ana@exemplo.com.br' });
  });

  it('the right value replaces the wrong one at once', async () => {
    await refused();
    await say('o nome é Ana Lima');
    expect(proposed()).toContain('Ana Lima');
    expect(proposed()).not.toContain('Ana Souza');
    expect(waits()).toBe(true);
  });

  it('a question is replied to, and it is asked on which is wrong', async () => {
    await refused();
    await say('por que vocês querem o email?');
    expect(proposed()).toContain(which.ask);
  });

  it('a yes takes nothing until it is tapped that all is right', async () => {
    const page = await refused();
    await say('sim');
    expect(valuesOf(page).name).toBeUndefined();
    expect(proposed()).toContain(which.ask);
    await click('button', which.none);
    expect(valuesOf(page)).toMatchObject(taken);
  });
});

const taken = { name: 'Ana Souza', phone: '11987654321' };

describe('one of the answers that wait is wrong', () => {
  it('the next message is the right one, and all are taken by one yes', async () => {
    const page = await housed();
    await say('o número está errado');
    expect(proposed()).toContain(wrong(['o número do imóvel']));
    expect(proposed()).not.toContain('1000');
    await say('é 1002');
    await say('sim');
    expect(valuesOf(page)).toMatchObject({ cep: '01310100', number: '1002' });
  });

  it('the number of a flat keeps its kind, and is no house number', async () => {
    const page = await begun();
    await say(`${house} ap 12`);
    await say('o apartamento está errado');
    await say('ap 15');
    expect(proposed()).toMatch(/1000.*ap 15/);
    await say('sim');
    expect(valuesOf(page)).toMatchObject({ number: '1000', complement: { text: 'ap 15' } });
  });

  it('a yes takes the others, nothing of it stays in the draft, and it is asked for', async () => {
    const page = await introduced();
    await say('tudo certo, menos o e-mail');
    expect(Object.keys(page.store.getState().answers.draft ?? {})).toEqual(['name', 'phone']);
    await say('sim');
    expect(valuesOf(page)).toMatchObject(taken);
    expect(valuesOf(page).email).toBeUndefined();
    await say('ana.souza@exemplo.com.br');
    if (waits()) await say('sim');
    expect(page.route()).toBe('/checkout/data-nascimento/');
  });

  it('an e-mail that corrects a proposed one is not led back to it', async () => {
    const page = await located();
    await say('Ana Souza, 11 98765-4321, ana@bol.com.br');
    await say('não, o email é ana@bol.com');
    await say('sim');
    expect(valuesOf(page).email).toBe('ana@bol.com');
  });

  it('the yes is no draft of the question that stays open', async () => {
    const page = await housed();
    await say('o cep está errado');
    await say('sim');
    expect(page.store.getState().answers.draft?.cep).toBeUndefined();
    expect(valuesOf(page)).toEqual({ number: '1000' });
  });

  it('a telephone that was understood is shown as written', async () => {
    await located();
    await say('Ana Souza, 11 98765-4321');
    expect(document.body.textContent).toMatch(/Ana Souza, 11.98765.4321/);
  });

  it('the message is shown as written, and a secret value behind it only where it is asked about', async () => {
    await located();
    await say('Ana Souza, 11 98765-4321 e minha mãe é Vera Lima');
    await say('o nome da mãe está errado');
    expect(document.body.textContent).toContain('o nome da mãe está errado');
    await say('Vera Lima Souza');
    expect(proposed()).toContain('Vera Lima Souza');
    expect(document.body.textContent?.split('Vera')).toHaveLength(2);
  });
});
