import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { gapWords } from '../../src/content/conversation/gaps.ts';
import { replies } from '../../src/content/conversation/replies.ts';
import { sideQuestionWords } from '../../src/content/conversation/side-questions.ts';
import { wishWords } from '../../src/content/conversation/wishes.ts';
import { inputWarningWords } from '../../src/content/screens/input-warnings.ts';
import { changes } from '../../src/content/steps/changes.ts';
import { selectFacts } from '../../src/store/selectors.ts';
import { coverageOf, paulista } from '../funnel/given.ts';
import { createDevice, one } from '../sagas/browser-tab.ts';
import { createFakeApi, leadId } from '../sagas/fake-api.ts';
import { everyAnswer } from '../visitor/ana.ts';
import { preloadConversation, renderConversation } from './render-conversation.tsx';
import { begun, box, click, contact, known, located, proposed, say } from './visitor.ts';

beforeAll(preloadConversation);

type Page = Awaited<ReturnType<typeof begun>>;

const values = ({ store }: Page) => store.getState().answers.values;
const spaced = (text = '') => text.replaceAll('\u00a0', ' ');
const shown = () => spaced(document.querySelector('ol')?.textContent);
/** The line above the open question. */
const lastReply = () => spaced([...document.querySelectorAll('ol > li')].at(-2)?.textContent);

/** A visitor in a flat who is asked for the birth date. */
async function inFlat(): Promise<Page> {
  const page = await begun();
  await say('01310100');
  await say('1000 apto 12');
  await page.submit(contact);
  return page;
}

/** A visitor who has ordered. */
async function ordered(): Promise<Page> {
  const page = await known();
  for (const name of ['birth_date', 'mothers_name', 'cpf'] as const)
    await page.submit({ [name]: [everyAnswer[name]] });
  await page.submit(one({ due_date: '5' }));
  await page.submit(one({ direct_debit: 'false' }));
  await page.submit(one({ date: '01/12/2026', period: 'manha' }));
  await page.submit(one({ accept_information: 'on' }));
  expect(page.route()).toBe('/pedido-realizado/');
  return page;
}

describe('a doubtful e-mail', () => {
  it('the likely one is proposed, and the one that was written can be taken as it is', async () => {
    const page = await located();
    await page.submit(one({ name: 'Ana Souza', phone: '11912345678' }));
    await say('ana@gmial.com');
    expect(proposed()).toContain(inputWarningWords.email('ana@gmail.com'));
    expect(values(page).email).toBeUndefined();
    await click('button', inputWarningWords.take('ana@gmial.com'));
    expect(values(page).email).toBe('ana@gmial.com');
  });
});

describe('an earlier answer that is changed in words', () => {
  it('the question opens with the answer in the line, and what the change undoes is said first', async () => {
    const page = await known();
    await say('quero mudar o CEP');
    expect(page.route()).toBe('/checkout/cep/');
    expect(shown()).toMatch(/Mudar o CEP refaz cobertura, preço e agenda/);
    expect(box().value).toBe('01310-100');
  });

  it('another value waits for a yes below what it undoes, and the rest stays', async () => {
    const page = await known();
    await say('o número da casa é 1002');
    expect(proposed()).toContain(changes.number);
    expect(values(page).number).toBe('1000');
    await say('sim');
    expect(values(page)).toMatchObject({ number: '1002', name: 'Ana Souza' });
    expect(page.route()).toBe('/checkout/data-nascimento/');
  });

  it('the last answer is undone where its question opens again', async () => {
    const page = await known();
    await say('02/02/1990');
    await say('desfazer');
    expect(page.route()).toBe('/checkout/data-nascimento/');
    expect(box().value).toBe('02/02/1990');
    expect(shown()).toContain(changes.other);
  });
});

describe('another house number, where a complement is stored', () => {
  it('the complement is proposed with the number, and both are taken by one yes', async () => {
    const page = await inFlat();
    await say('quero mudar o número da casa');
    await say('2000');
    expect(proposed()).toMatch(/2000.*apto 12/);
    expect(values(page).number).toBe('1000');
    await say('sim');
    expect(values(page)).toMatchObject({ number: '2000', complement: { text: 'apto 12' } });
    expect(page.route()).toBe('/checkout/data-nascimento/');
  });

  it('the complement goes where the message says that there is none', async () => {
    const page = await inFlat();
    await say('quero mudar o número da casa');
    await say('2000 sem complemento');
    expect(proposed()).not.toContain('apto 12');
    await say('sim');
    expect(values(page)).toMatchObject({ number: '2000', complement: { text: '' } });
  });
});

describe('a card that asks several at once', () => {
  const all = 'Ana Souza, 11 98765-4321, ana@exemplo.com.br';

  it('one message answers all of it, and a yes leads to the next question', async () => {
    const page = await located();
    await say(all);
    await say('sim');
    expect(values(page)).toMatchObject({
      name: 'Ana Souza',
      phone: '11987654321',
      email: 'ana@exemplo.com.br',
    });
    expect(page.route()).toBe('/checkout/data-nascimento/');
  });

  it('one of the proposed answers is withdrawn in words, and the others are taken', async () => {
    const page = await located();
    await say(all);
    await say('o celular está errado');
    expect(proposed()).toMatch(/Ana Souza.*ana@exemplo\.com\.br/);
    expect(proposed()).not.toContain('98765-4321');
    await say('sim');
    expect(values(page)).toMatchObject({ name: 'Ana Souza', email: 'ana@exemplo.com.br' });
    expect(values(page).phone).toBeUndefined();
    expect(page.route()).toBe('/checkout/contato/');
  });
});

describe('a part of an answer', () => {
  it('a first name is kept, and the surname completes it', async () => {
    await located();
    await say('Ana');
    expect(shown()).toContain(gapWords.surname('Ana'));
    await say('Souza');
    expect(proposed()).toContain('Ana Souza');
  });

  it('a number without its area code is kept, and the area code completes it', async () => {
    await located();
    await say('98765-4321');
    expect(shown()).toContain(gapWords.areaCode('98765-4321'));
    await say('11');
    expect(proposed()).toContain('(11) 98765-4321');
  });
});

describe('several acts in one message', () => {
  const asked = ['Tem fidelidade?', 'Preciso estar em casa no dia da instalação?'];

  /** The replies to these questions, each sent alone. */
  async function repliesTo(questions: readonly string[]): Promise<string[]> {
    const said: string[] = [];
    for (const question of questions) {
      await say(question);
      said.push(lastReply().replace(/^.*?: /, ''));
    }
    return said;
  }

  it('two questions are both replied to', async () => {
    await known();
    const [first = '', second = ''] = await repliesTo(asked);
    expect(first).not.toBe(second);
    await say(asked.join(' '));
    expect(lastReply()).toContain(`${first} ${second}`);
  });

  it('an answer beside a question is taken, and the question is replied to', async () => {
    const page = await known();
    const [reply = ''] = await repliesTo(asked.slice(0, 1));
    await say('Nasci em 2 de fevereiro de 1990. Tem fidelidade?');
    expect(values(page).birth_date).toBe('02/02/1990');
    expect(shown().split(reply)).toHaveLength(3);
    expect(page.route()).toBe('/checkout/nome-mae/');
  });

  it('two answers are both proposed', async () => {
    const page = await known();
    await say('Nasci em 02/02/1990 e quero pagar no dia 10');
    await say('sim');
    expect(values(page)).toMatchObject({ birth_date: '02/02/1990', due_date: 10 });
  });
});

describe('a message after the order', () => {
  it('a wish for a change is told the way, and nothing is sent or changed', async () => {
    const page = await ordered();
    const { order, answers } = selectFacts(page.store.getState());
    const written = page.shop.written();
    await say('Quero mudar o dia da instalação');
    expect(shown()).toContain(wishWords.correct.ordered);
    await say('O meu e-mail agora é ana2@exemplo.com.br');
    expect(proposed()).toBe('');
    expect(selectFacts(page.store.getState())).toMatchObject({ order, answers });
    expect(page.shop.written()).toEqual(written);
  });

  it('a note to the technician is replied to, and a thank-you ends it', async () => {
    const page = await ordered();
    await say('Avise o técnico que tenho um cachorro');
    expect(shown()).toContain('Recado para o técnico');
    await say('Obrigada!');
    expect(shown()).toContain(replies.done);
    expect(page.route()).toBe('/pedido-realizado/');
  });
});

describe('a visit stored by the version before', () => {
  /** As a tab held it, with a message replied to and an answer that waits. */
  const stored = {
    coverage: { success: true, ...coverageOf('d500a') },
    wish: {
      renewalId: null,
      migrationId: null,
      id: null,
      sku: 'd500a',
      download: null,
      upload: null,
      subscriptions: [],
    },
    existingContract: null,
    tracking: {},
    lead: { id: leadId, noCoverageId: null, version: 2, protocol: 'protocol' },
    journey: 'order',
    leaves: null,
    offersOf: '',
    acceptsPhoneContact: null,
    usesLetterKeyboard: false,
    offeredLater: false,
    answers: { cep: '01310100', number: '1000' },
    draft: { due_date: ['10'] },
    lost: [],
    place: paulista,
    done: {
      cep: '["01310100"]',
      'verificando-disponibilidade': '["01310100","1000",null,null]',
      'pedido-aberto': '["01310100","1000",null,null,""]',
      'plano-do-pedido': '101',
    },
    keys: {},
    sideQuestions: [
      { step: 'nome', said: 'tem fidelidade?', isStorable: true, text: 'Sem fidelidade.', isAfter: false },
    ],
    addressSearch: null,
  };

  it('its answers, its messages and what waits for a yes are shown again', async () => {
    const shop = createFakeApi();
    Object.assign(shop.state, { version: 2, held: { address: { cep: '01310100', number: '1000' } } });
    const device = createDevice();
    device.session.write(stored);
    const page = renderConversation('/chat/#contato', shop, device);
    await page.begin();
    expect(page.route()).toBe('/checkout/contato/');
    expect(shown()).toMatch(/01310-100.*1000.*tem fidelidade\?.*Sem fidelidade\./);
    expect(proposed()).toContain('Dia 10');
    await click('button', sideQuestionWords.several.yes);
    expect(values(page)).toMatchObject({ cep: '01310100', number: '1000', due_date: 10 });
    expect(screen.getByLabelText('Nome completo')).toHaveProperty('value', '');
  });
});
