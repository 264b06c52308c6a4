import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { handOffWords as words } from '../../src/content/conversation/hand-off.ts';
import { replies } from '../../src/content/conversation/replies.ts';
import { sideQuestionWords } from '../../src/content/conversation/side-questions.ts';
import { knowledge } from '../../src/content/knowledge/knowledge.ts';
import { leaveWords, requestCall } from '../../src/contract/calls/support.ts';
import { understandMessage } from '../../src/contract/calls/understand.ts';
import { inOnePiece } from '../../src/ui/text/in-one-piece.ts';
import { act } from '../dialogue/acts.ts';
import { bodyOf, says } from '../sagas/fake-api.ts';
import { everyAnswer } from '../visitor/ana.ts';
import { preloadConversation, settle } from './render-conversation.tsx';
import { begun, box, contact, known, located, say } from './visitor.ts';

beforeAll(preloadConversation);

const ways = () => within(screen.getByRole('group', { name: words.group }));

describe('the hand-off to a person', () => {
  it('a wish for a person offers WhatsApp and a call, and the operator gets the question that was not understood', async () => {
    const page = await located();
    await page.submit(contact);
    page.shop.once(understandMessage, says({ acts: [act('ask', '?', { reply: { text: 'Não sei.' } })] }));
    await say('onde fica a girafa do zoológico?');
    await say('quero falar com uma pessoa');
    expect(
      ways()
        .getByRole('link', { name: new RegExp(words.whatsapp) })
        .getAttribute('href'),
    ).toMatch(/^https:\/\/wa\.me\/\d+\?text=.*protocol/i);
    await userEvent.click(ways().getByRole('button', { name: inOnePiece(words.callAt('(11) 91234-5678')) }));
    await settle();
    expect(page.shop.callsOf(requestCall)).toHaveLength(1);
    expect(page.shop.callsOf(leaveWords).map(({ input }) => input)).toMatchObject([
      { body: { kind: 'question', said: ['onde fica a girafa do zoológico?'] } },
      { body: { kind: 'person', said: ['onde fica a girafa do zoológico?', 'quero falar com uma pessoa'] } },
    ]);
  });

  it('a person is offered after two misunderstood messages, not after one', async () => {
    await begun();
    await say('blablabla');
    expect(screen.queryByRole('group', { name: words.group })).toBeNull();
    await say('lalala');
    expect(ways().getByRole('link', { name: words.call }).getAttribute('href')).toBe('/receber-ligacao/');
    await userEvent.click(ways().getByRole('button', { name: words.form }));
    await vi.waitFor(() => expect(location.pathname).toBe('/checkout/cep/'));
  });

  it('what offers a person is a whole sentence, which stays when the ways below it go', async () => {
    await begun();
    for (const said of ['blablabla', 'lalala', 'tem fidelidade?']) await say(said);
    expect(screen.queryByRole('group', { name: words.group })).toBeNull();
    expect(screen.getByText(/Não estou conseguindo entender/).textContent).toMatch(/\.$/);
  });

  it('a day that is understood but not offered is never called misunderstood, however often it is typed', async () => {
    const page = await known();
    for (const name of ['birth_date', 'mothers_name', 'cpf'] as const)
      await page.submit({ [name]: [everyAnswer[name]] });
    expect(page.route()).toBe('/checkout/data-de-vencimento/');
    for (const day of ['31', 'dia 31', '31']) await say(day);
    expect(screen.getAllByText(replies.expectedDay(['1', '5', '10'])).length).toBeGreaterThan(0);
    expect(screen.queryByRole('group', { name: words.group })).toBeNull();
    await say('blablabla');
    expect(screen.queryByRole('group', { name: words.group })).toBeNull();
  });

  it.each([
    ['WhatsApp', 'person', () => ways().getByRole('link', { name: new RegExp(words.whatsapp) })],
    ['a call back', 'person', () => ways().getByRole('link', { name: words.call })],
    ['the form', 'question', () => ways().getByRole('button', { name: words.form })],
  ] as const)(
    'misunderstood messages reach the operator without personal data, whichever way is taken: %s',
    async (_, kind, way) => {
      const page = await begun();
      const refused = ['a girafa dança no telhado', 'meu nome é Zuleica e a girafa dança'];
      page.shop.once(understandMessage, ...refused.map(() => says({ acts: [act('other')] })));
      for (const said of refused) await say(said);
      const tapped = way();
      // Where the link leads is another document.
      tapped.addEventListener('click', (press) => press.preventDefault());
      await userEvent.click(tapped);
      await settle();
      const told = page.shop.callsOf(leaveWords).map(bodyOf);
      expect(told).toContainEqual(
        expect.objectContaining({ kind, said: ['a girafa dança no telhado', 'meu nome é … a girafa dança'] }),
      );
    },
  );

  it('a person is not offered when an answered question lies between two misunderstood messages', async () => {
    await begun();
    await say('blablabla');
    await say('tem fidelidade?');
    await say('lalala');
    expect(screen.queryByRole('group', { name: words.group })).toBeNull();
  });
});

describe('similar questions', () => {
  it('a tapped similar question is answered above the open question', async () => {
    // Others say figures of this order.
    const [near, other] = knowledge.filter(({ reply }) => typeof reply === 'string');
    if (near === undefined || other === undefined) throw new Error('no reply is fixed');
    const page = await begun();
    const topics = [near, other].map(({ id, question }) => ({ id, question }));
    const doubtful = act('ask', near.id, { certainty: 0.2, topics, reply: { text: '' } });
    page.shop.once(understandMessage, says({ acts: [doubtful] }));
    await say('o sinal é bom à noite?');
    const offered = within(screen.getByRole('group', { name: sideQuestionWords.suggestions }));
    await userEvent.click(offered.getByRole('button', { name: near.question }));
    await settle();
    expect(screen.getByText(String(near.reply))).toBeTruthy();
    expect(box().name).toBe('cep');
  });
});
