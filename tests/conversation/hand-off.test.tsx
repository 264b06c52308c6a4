import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { handOffWords as words } from '../../src/content/conversation/hand-off.ts';
import { sideQuestionWords } from '../../src/content/conversation/side-questions.ts';
import { knowledge } from '../../src/content/knowledge/knowledge.ts';
import { leaveWords, requestCall } from '../../src/contract/calls/support.ts';
import { understandMessage } from '../../src/contract/calls/understand.ts';
import { inOnePiece } from '../../src/ui/text/in-one-piece.ts';
import { act } from '../dialogue/acts.ts';
import { bodyOf, says } from '../sagas/fake-api.ts';
import { preloadConversation, settle } from './render-conversation.tsx';
import { begun, box, contact, located, say } from './visitor.ts';

beforeAll(preloadConversation);

const sentence = '01a208eb-c980-7d13-a999-9f3f28585dd3';

const ways = () => within(screen.getByRole('group', { name: words.group }));

describe('the hand-off to a person', () => {
  it('a wish for a person offers WhatsApp and a call, and the operator gets the question that was not understood', async () => {
    const page = await located();
    await page.submit(contact);
    page.shop.once(understandMessage, says({ acts: [act('ask', '?', { reply: { text: 'Não sei.' } })] }));
    page.shop.once(leaveWords, says({ id: sentence }));
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
    expect(page.shop.callsOf(leaveWords).map(bodyOf)).toMatchObject([
      { said: 'onde fica a girafa do zoológico?', outcome: 'unanswered' },
      { after: sentence, did: 'person' },
    ]);
  });

  it('a person is offered after two misunderstood messages, not after one, by a sentence that stays when the ways below it go', async () => {
    await begun();
    await say('blablabla');
    expect(screen.queryByRole('group', { name: words.group })).toBeNull();
    await say('lalala');
    expect(ways().getByRole('link', { name: words.call }).getAttribute('href')).toBe('/receber-ligacao/');
    await say('tem fidelidade?');
    expect(screen.queryByRole('group', { name: words.group })).toBeNull();
    expect(screen.getByText(/Não estou conseguindo entender/).textContent).toMatch(/\.$/);
  });

  it.each([
    ['WhatsApp', 'person', () => ways().getByRole('link', { name: new RegExp(words.whatsapp) })],
    ['a call back', 'person', () => ways().getByRole('link', { name: words.call })],
    ['the form', undefined, () => ways().getByRole('button', { name: words.form })],
  ] as const)(
    'each misunderstood message reaches the operator with what the visitor did then: %s',
    async (_, did, way) => {
      const page = await begun();
      const refused = ['a girafa dança no telhado', 'a girafa canta no telhado'];
      page.shop.once(understandMessage, ...refused.map(() => says({ acts: [act('other')] })));
      page.shop.once(leaveWords, ...refused.map(() => says({ id: sentence })));
      for (const said of refused) await say(said);
      const tapped = way();
      // Where the link leads is another document.
      tapped.addEventListener('click', (press) => press.preventDefault());
      await userEvent.click(tapped);
      await settle();
      const [first, second, third] = page.shop.callsOf(leaveWords).map(bodyOf);
      expect(first).toMatchObject({ said: refused[0], outcome: 'unclear', step: 'cep' });
      expect(second).toMatchObject({ said: refused[1], outcome: 'unclear', after: sentence, did: 'words' });
      expect(third).toEqual(did && expect.objectContaining({ said: null, after: sentence, did }));
    },
  );
});

it('a tapped similar question is answered above the open question', async () => {
  // Others say figures of this order.
  const [near, other] = knowledge.filter(({ reply }) => typeof reply === 'string');
  if (near === undefined || other === undefined) throw new Error('no reply is fixed');
  const page = await begun();
  const topics = [near, other].map(({ id, question }) => ({ id, question }));
  const doubtful = act('ask', near.id, { level: 'guess', topics, reply: { text: '' } });
  page.shop.once(understandMessage, says({ acts: [doubtful] }));
  await say('o sinal é bom à noite?');
  const offered = within(screen.getByRole('group', { name: sideQuestionWords.suggestions }));
  await userEvent.click(offered.getByRole('button', { name: near.question }));
  await settle();
  expect(screen.getByText(String(near.reply))).toBeTruthy();
  expect(box().name).toBe('cep');
});
