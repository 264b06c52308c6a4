import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { sideQuestionWords } from '../../../src/content/conversation/side-questions.ts';
import { preloadConversation } from '../render-conversation.tsx';
import { begun, known, located, proposed, say } from '../visitor.ts';

beforeAll(preloadConversation);

const { yes } = sideQuestionWords.several;
const waits = () => screen.queryByRole('button', { name: yes }) !== null;

describe('another fact while answers wait for a yes', () => {
  it.each([
    'no meu mesmo, Bruno Tavares',
    'no nome do meu marido mesmo, Bruno Tavares',
    'Bruno Tavares',
    'é Bruno Tavares',
  ])('another name replaces the one that waits, whatever is asked: %s', async (other) => {
    const page = await begun();
    await say('oi, meu nome é Carla Dias');
    await say(other);
    expect(proposed()).toContain('Bruno Tavares');
    expect(proposed()).not.toContain('Carla');
    expect(page.store.getState().answers.values).toEqual({});
  });

  it.each(['dia 10', 'pode ser dia 10', 'pago dia 10'])(
    'the answer to a question further on waits beside the others: %s',
    async (ahead) => {
      const page = await located();
      await say('Ana Souza, 11 98765-4321, ana@exemplo.com.br');
      await say(ahead);
      expect(proposed()).toMatch(/Ana Souza.*ana@exemplo\.com\.br.*Dia 10/);
      await say('sim');
      expect(page.store.getState().answers.values).toMatchObject({ name: 'Ana Souza', due_date: 10 });
    },
  );

  it('a name beside a postcode that waits is the name of who orders', async () => {
    await begun();
    await say('01310-100 perto do metrô');
    await say('Bruno Tavares');
    expect(proposed()).toMatch(/01310-100.*Bruno Tavares/);
  });

  it('another name of the mother replaces the one that waits', async () => {
    await known();
    await say('9 de maio e minha mãe é Cleusa Andrade');
    await say('Cleusa Andrade Lima');
    expect(proposed()).toMatch(/C\*+ A\*+ L\*+/);
  });

  it.each(['tem fidelidade? ah e prefiro pagar dia 5', 'prefiro pagar dia 5, tem fidelidade?'])(
    'a question is replied to, and the fact beside it joins what waits: %s',
    async (said) => {
      await located();
      await say('Ana Souza, 11 98765-4321, ana@exemplo.com.br');
      await say(said);
      expect(proposed()).toContain('fidelidade');
      expect(proposed()).toMatch(/Ana Souza.*Dia 5/);
    },
  );

  it.each(['perto do metrô', 'asdkjh', 'é pra minha mãe', 'não sei', 'não lembro agora'])(
    'words that tell no answer change nothing of what waits: %s',
    async (said) => {
      await begun();
      await say('oi, meu nome é Carla Dias e pago dia 10');
      await say(said);
      expect(proposed()).toMatch(/Carla Dias.*Dia 10/);
    },
  );
});

describe('an answer ahead of its question', () => {
  it.each(['tem fidelidade? ah e prefiro pagar dia 5', 'prefiro pagar dia 5'])(
    'it waits for a yes, and nothing is stored before: %s',
    async (said) => {
      const page = await begun();
      await say(said);
      expect(waits()).toBe(true);
      expect(proposed()).toContain('Dia 5');
      expect(page.store.getState().answers.values).toEqual({});
    },
  );
});
