import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { sideQuestionWords } from '../../../src/content/conversation/side-questions.ts';
import { wishWords } from '../../../src/content/conversation/wishes.ts';
import { one } from '../../sagas/browser-tab.ts';
import { preloadConversation } from '../render-conversation.tsx';
import { type begun, known, located, say } from '../visitor.ts';

beforeAll(preloadConversation);

const { correct, several, suggestions } = sideQuestionWords;

const proposed = () => document.querySelector('[data-confirm]')?.textContent ?? '';
const values = ({ store }: Awaited<ReturnType<typeof begun>>) => store.getState().answers.values;
const offered = () =>
  screen
    .queryAllByRole('group', { name: suggestions })
    .flatMap((group) => within(group).getAllByRole('button'))
    .map(({ textContent }) => textContent);

const told = 'Ana Souza, 11 98765-4321, ana@exemplo.com.br';

/** A visitor who is asked for the day of the visit. */
async function scheduling() {
  const page = await known();
  await say('02/02/1990');
  await say('Maria Silveira');
  await say('529.982.247-25');
  await page.submit(one({ due_date: '5' }));
  await say('boleto');
  return page;
}

describe('an earlier answer is corrected while others wait for a yes', () => {
  it('the earlier question opens, and what waits is proposed again behind it', async () => {
    const page = await known();
    await say('02/02/1990 e minha mãe é Maria Silveira');
    await say('o telefone tá errado');
    expect(page.route()).toBe('/checkout/contato/');
    expect(document.body.textContent).toContain(wishWords.correct.kept);
    await say('11 98765-4329');
    await say('sim');
    expect(page.route()).toBe('/checkout/data-nascimento/');
    expect(proposed()).toContain('1990');
    await say('sim');
    expect(values(page)).toMatchObject({
      phone: '11987654329',
      birth_date: '02/02/1990',
      mothers_name: 'Maria Silveira',
    });
  });

  it('one step back keeps several answers for the way back', async () => {
    const page = await known();
    await say('02/02/1990 e minha mãe é Maria Silveira');
    await say('volta');
    expect(page.route()).toBe('/checkout/contato/');
    await say('voltar onde parei');
    await say('sim');
    expect(page.route()).toBe('/checkout/cpf/');
  });

  it('what was answered meanwhile is not proposed again', async () => {
    const page = await known();
    await say('02/02/1990 e meu nome é Ana Lima Souza');
    await say('o telefone tá errado');
    await page.submit(one({ name: 'Ana Lima', phone: '11912345678', email: 'ana@exemplo.com.br' }));
    expect(page.route()).toBe('/checkout/data-nascimento/');
    expect(proposed()).toContain('1990');
    expect(proposed()).not.toContain('Ana');
  });
});

describe('something is wrong, and it is not said what, while several answers wait', () => {
  it.each(['na verdade é outro', 'corrige aí pra mim', 'quero mudar uma coisa', 'tem uma coisa trocada aí'])(
    'the answers that may be meant are offered, and all wait on: %s',
    async (said) => {
      await located();
      await say(told);
      await say(said);
      expect(document.body.textContent).toContain(wishWords.correct.whichOfThese);
      expect(offered()).toContain(correct('o celular com DDD'));
      expect(proposed()).toMatch(/Ana Souza.*98765-4321.*ana@exemplo/);
    },
  );

  it('the answer that is tapped is asked for, and the others wait on', async () => {
    const page = await located();
    await say(told);
    await say('quero mudar uma coisa');
    await say(correct('o celular com DDD'));
    expect(proposed()).toContain(several.wrong(['o celular com DDD']));
    expect(proposed()).not.toContain('98765-4321');
    await say('11 98765-4329');
    await say('sim');
    expect(values(page)).toMatchObject({ name: 'Ana Souza', phone: '11987654329' });
  });

  it.each(['acho que troquei um dado', 'botei um número errado lá atrás'])(
    'a correction of an earlier answer that cannot be placed leaves the day that waits: %s',
    async (said) => {
      await scheduling();
      await say('acho que terça de manhã né');
      await say(said);
      expect(document.body.textContent).toContain(wishWords.correct.whichOfThese);
      expect(proposed()).toContain('Manhã');
    },
  );
});

describe('what waits for a yes is taken back', () => {
  it.each(['volta', 'voltar', 'volta aí', 'opa, volta', 'desfaz', 'apaga isso', 'era brincadeira'])(
    'the day that waited does no longer, and the next one counts: %s',
    async (said) => {
      const page = await scheduling();
      await say('acho que terça de manhã né');
      await say(said);
      expect(page.route()).toBe('/checkout/data-instalacao/');
      expect(proposed()).toBe('');
      await say('terça de tarde');
      expect(proposed()).toContain('Tarde');
      await say('sim');
      expect(values(page).schedules).toMatchObject([{ period: 'tarde' }]);
    },
  );

  it.each(['desfaz isso', 'apaga o que eu falei', 'desconsidera', 'tava brincando', 'era só um teste'])(
    'several answers are dropped at once: %s',
    async (said) => {
      await located();
      await say(told);
      await say(said);
      expect(proposed()).toBe('');
      expect(document.body.textContent).toContain(several.dropped);
    },
  );
});
