import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { gapWords } from '../../../src/content/conversation/gaps.ts';
import { replies } from '../../../src/content/conversation/replies.ts';
import { sideQuestionWords } from '../../../src/content/conversation/side-questions.ts';
import { wishWords } from '../../../src/content/conversation/wishes.ts';
import { inputWarningWords } from '../../../src/content/screens/input-warnings.ts';
import { personal } from '../../../src/content/steps/personal.ts';
import { preloadConversation, reloadConversation } from '../render-conversation.tsx';
import { begun, click, known, located, say } from '../visitor.ts';

beforeAll(preloadConversation);

const { yes } = sideQuestionWords.several;

describe('answers that wait for a yes', () => {
  it('answers that wait for a yes stay when the open question is answered, and are taken later', async () => {
    const page = await begun();
    await say('01310-100 numero 1000 ap 42');
    await say('01310100');
    expect(page.route()).toBe('/checkout/cep/');
    await click('button', yes);
    expect(page.route()).toBe('/checkout/contato/');
  });

  it('a single waiting answer is not asked again once it is given directly', async () => {
    const page = await known();
    await say('minha mãe é Maria Silveira');
    expect(screen.getByRole('button', { name: yes })).toBeTruthy();
    await page.submit({ birth_date: ['02/02/1990'] });
    await page.submit({ mothers_name: ['Maria Silveira'] });
    expect(page.route()).toBe('/checkout/cpf/');
    expect(screen.queryByRole('button', { name: yes })).toBeNull();
  });

  it.each(['1000', 'o número é 1000'])(
    'the house number joins a postcode that waits for a yes: %s',
    async (house) => {
      const page = await begun();
      await say('01310-100 e meu nome é Ana Lima');
      await say(house);
      await click('button', yes);
      expect(page.route()).toBe('/checkout/contato/');
      expect(page.store.getState().answers.values).toMatchObject({ cep: '01310100', number: '1000' });
    },
  );

  it.each([
    ['meant, as the question names it', 'ana@gmail.com', () => say('sim')],
    ['written', 'ana@gmial.com', () => click('button', inputWarningWords.take('ana@gmial.com'))],
  ])('waiting answers are all taken with an e-mail as %s', async (_, email, take) => {
    const page = await located();
    await say('Ana Souza');
    await say('11 98765-4321');
    await say('ana@gmial.com');
    await take();
    expect(page.route()).toBe('/checkout/data-nascimento/');
    expect(page.store.getState().answers.values).toMatchObject({ email });
  });
});

describe('an unclear message while answers wait for a yes', () => {
  it.each([
    ['to the open question', '01310-100 numero 1000', 'asdkjh'],
    ['to another question', '111.444.777-35', 'asdkjh'],
  ])('only the confirmation is missing of answers %s: %s, %s', async (_, answers, unclear) => {
    await begun(undefined, '/chat/');
    await say(answers);
    await say(unclear);
    const lines = [...document.querySelectorAll('ol > li')].map((line) => line.textContent);
    expect(lines.at(-2)).toContain(replies.confirmsFirst);
    expect(lines.at(-1)).toContain(yes);
  });

  it('a card of which a part waits still asks for the rest', async () => {
    await located();
    await say('Ana Souza, 11 98765-4321');
    await say('blablabla');
    expect(screen.getByText(personal.steps.email.fields.email.expected)).toBeTruthy();
  });

  it('a yes with an addition drops nothing, and what waits is asked again', async () => {
    const page = await begun();
    await say('01310-100 numero 1000 ap 42');
    await say('Está certo sim, mas ainda tem o fundos');
    expect(document.body.textContent).not.toContain(sideQuestionWords.several.dropped);
    await click('button', yes);
    expect(page.store.getState().answers.values).toMatchObject({ cep: '01310100', number: '1000' });
  });
});

describe('another word while answers wait for a yes', () => {
  it('a question stores nothing', async () => {
    const page = await begun();
    await say('01310-100 numero 1000 ap 42');
    await say('tá certo isso?');
    expect(page.route()).toBe('/checkout/cep/');
    expect(page.store.getState().answers.values).toEqual({});
    expect([...document.querySelectorAll('ol > li')].at(-2)?.textContent).toMatch(
      new RegExp(`: ${replies.confirmsFirst}$`),
    );
  });
});

describe('part of an answer beside other answers or a question', () => {
  it('part of an answer beside a question is completed after the reply', async () => {
    const page = await known();
    await say('9 de maio, quem precisa estar em casa na visita?');
    expect(document.body.textContent).toContain(gapWords.year('9 de maio'));
    await say('1988');
    expect(page.store.getState().answers.values.birth_date).toBe('09/05/1988');
  });
});

describe('answers that wait for a yes at a reload', () => {
  const proposed = () => document.querySelector('[data-confirm]')?.textContent ?? '';

  it('answers to the open card that waited for a yes stand in the card after a reload', async () => {
    const first = await located();
    await say('Ana Souza, 11 98765-4321');
    await reloadConversation(first);
    expect(screen.queryByRole('button', { name: yes })).toBeNull();
    expect(screen.getByDisplayValue('Ana Souza')).toBeTruthy();
    expect(screen.getByDisplayValue('(11) 98765-4321')).toBeTruthy();
  });

  it('a correction that waited for a yes is offered again after a reload, without what is sensitive', async () => {
    const first = await known();
    await say('meu email é ana2@gmail.com e minha mãe é Maria Souza');
    await reloadConversation(first);
    expect(proposed()).toContain('ana2@gmail.com');
    expect(proposed()).not.toMatch(/Maria|M\*/);
  });

  it('answers that were refused by a no are not offered again after a reload', async () => {
    const first = await begun();
    await say('01310-100 numero 1000 ap 42');
    await click('button', sideQuestionWords.several.no);
    await click('button', sideQuestionWords.several.which.all);
    await reloadConversation(first);
    expect(screen.queryByRole('button', { name: yes })).toBeNull();
  });
});

describe('a masked answer that waits for a yes', () => {
  it('a sensitive answer that was just typed waits in clear, and can be hidden', async () => {
    await located();
    await say('meu nome é Ana Souza e nasci em 14/08/1979');
    const revealed = () => screen.queryByText('14/08/1979');
    expect(revealed()).toBeTruthy();
    await click('button', /^ocultar: /);
    expect(revealed()).toBeNull();
    await click('button', /^mostrar: /);
    expect(revealed()).toBeTruthy();
  });
});

describe('the offer of another kind of order', () => {
  it('the offer of another kind of order stays at its question when the question is answered', async () => {
    const page = await begun();
    await say('sou empresa');
    await say('01310100');
    expect(page.route()).toBe('/checkout/nr-imovel/');
    expect(screen.getByText(wishWords.changes.company)).toBeTruthy();
    const way = screen.getByRole('link', { name: sideQuestionWords.leave.yes });
    expect(way.getAttribute('href')).toContain('/empresas/');
  });

  it('the offer of another kind of order is shown once, even after a no', async () => {
    await begun();
    await say('sou empresa');
    expect(screen.getAllByText('sou empresa')).toHaveLength(1);
    await click('button', sideQuestionWords.leave.no);
    expect(screen.getByText(sideQuestionWords.again)).toBeTruthy();
    expect(screen.getAllByText('sou empresa')).toHaveLength(1);
  });
});
