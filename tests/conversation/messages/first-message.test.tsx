import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { sideQuestionWords } from '../../../src/content/conversation/side-questions.ts';
import { conversationWords } from '../../../src/content/conversation/words.ts';
import { fieldErrors } from '../../../src/content/field-errors.ts';
import { frame } from '../../../src/content/screens/frame.ts';
import { understandMessage } from '../../../src/contract/calls/understand.ts';
import { lazyUnderstanding } from '../../../src/conversation/messages/lazy-understanding.ts';
import { fileCampaigns } from '../../../src/funnel/campaigns.ts';
import { everyStepWords } from '../../../src/funnel/words/every-step-words.ts';
import { inWordsFor } from '../../../src/funnel/words/in-words-for.ts';
import { loadLateRoot } from '../../../src/sagas/start-late-root.ts';
import { preloadConversation, settle } from '../render-conversation.tsx';
import { announced, begun, box, click, known, type Page, send, sent } from '../visitor.ts';

beforeAll(preloadConversation);

const signs = () => screen.queryAllByText(frame.waiting, { selector: 'li p' });
const quickReplies = (step: 'cep' | 'data-nascimento') =>
  inWordsFor(fileCampaigns.byPrefix(''), everyStepWords[step])?.ways ?? [];
/** What reads a message is held back, until it is let through or fails. */
async function holdUnderstanding() {
  const parts = await lazyUnderstanding.load();
  let loading = Promise.withResolvers<typeof parts>();
  const now = vi.spyOn(lazyUnderstanding, 'now').mockReturnValue(null);
  const load = vi.spyOn(lazyUnderstanding, 'load').mockImplementation(() => loading.promise);
  onTestFinished(() => load.mockRestore());
  onTestFinished(() => now.mockRestore());
  return {
    arrives: async () => {
      now.mockRestore();
      loading.resolve(parts);
      await settle();
    },
    fails: async () => {
      loading.reject(new Error('offline'));
      await settle();
      loading = Promise.withResolvers<typeof parts>();
    },
  };
}

/** A visitor who sends this while what reads it is held back. */
async function sending(text: string, start: () => Promise<Page> = begun) {
  const page = await start();
  const understanding = await holdUnderstanding();
  await send(text);
  return { page, ...understanding };
}

it('a first message leaves with its Enter, where the scripts have come', async () => {
  await loadLateRoot();
  const { shop } = await begun();
  box().value = 'tem fidelidade?';
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(shop.callsOf(understandMessage)).toHaveLength(1);
  await settle();
});

describe('a message in words, while what reads it loads', () => {
  it('leaves what is typed after it in the line when its answer opens the next question', async () => {
    const { page, arrives } = await sending('meu cep é 01310100');
    await userEvent.type(box(), '1000');
    await arrives();
    expect(page.route()).toBe('/checkout/nr-imovel/');
    expect(box().value).toBe('1000');
  });

  it('returns to the empty line for correction if the field refuses it', async () => {
    const { arrives } = await sending('0131010');
    expect([sent(), box().value]).toEqual([['01310-10'], '']);
    await arrives();
    expect([sent(), box().value, box().getAttribute('aria-invalid')]).toEqual([[], '01310-10', 'true']);
  });

  it('is refused in a reply if something else stands in the line', async () => {
    const { arrives } = await sending('0131010');
    await userEvent.type(box(), 'tem');
    await arrives();
    expect([sent(), box().value, box().hasAttribute('aria-invalid')]).toEqual([[], 'tem', false]);
    expect(announced()).toContain(fieldErrors.cepShape);
  });

  it('hides its digits where a sensitive answer is asked', async () => {
    const { arrives } = await sending('nasci em 12/03/1990', known);
    expect(sent()).toEqual(['nasci em **/**/****']);
    await arrives();
  });
});

describe('a message in words, if what reads it does not load', () => {
  it('stays, is said not to be sent, and is read once it is sent again', async () => {
    const { arrives, fails } = await sending('tem fidelidade?');
    await fails();
    expect([sent(), signs()]).toEqual([['tem fidelidade?'], []]);
    expect(document.querySelector('li[data-sent] [data-delivery]')?.textContent).toBe(
      conversationWords.states.unread,
    );
    expect(document.querySelector('[aria-live=assertive]')?.textContent).toBe(
      conversationWords.states.unread,
    );
    await click('button', frame.tryAgain);
    expect(signs()).toHaveLength(1);
    expect(document.activeElement).not.toBe(document.body);
    await arrives();
    expect([sent(), signs()]).toEqual([[], []]);
    expect(screen.getAllByText('tem fidelidade?')).toHaveLength(1);
  });

  it('holds up no answer that the field reads as it is typed', async () => {
    const { page, fails } = await sending('tem fidelidade?');
    await fails();
    await send('01310100');
    await settle();
    expect(page.route()).toBe('/checkout/nr-imovel/');
    expect(sent()).toEqual(['tem fidelidade?']);
  });

  it('is taken as the answer if the rule of the field accepts it', async () => {
    const page = await known();
    await page.submit({ birth_date: ['02/02/1990'] });
    const understanding = await holdUnderstanding();
    await send('Maria Souza');
    await understanding.fails();
    expect([page.route(), sent()]).toEqual(['/checkout/cpf/', []]);
  });
});

it('what is tapped while the understanding loads is replied to as well, beside what was proposed', async () => {
  const page = await known();
  const understanding = await holdUnderstanding();
  const [name = ''] = quickReplies('data-nascimento');
  await send('acho que 9 de maio de 1988 e minha mãe é Cleusa Andrade');
  fireEvent.click(screen.getByRole('button', { name }));
  await understanding.arrives();
  expect(screen.getByRole('button', { name: sideQuestionWords.several.yes })).toBeTruthy();
  expect(page.store.getState().sideQuestions.map(({ said }) => said)).toEqual([name]);
  expect(screen.getAllByText(name)).toHaveLength(2);
});
