import { expect, it } from 'vitest';
import { openBody } from '../../../server/conversations/message-body.ts';
import { teamNow } from '../../../server/conversations/team-now.ts';
import { personWords } from '../../../src/content/conversation/person.ts';
import { whenAnswered } from '../../../src/content/opening-hours.ts';
import type { BodyOf } from '../../../src/contract/endpoint.ts';
import { changeConversation } from '../../../src/contract/panel/conversations.ts';
import { openTestServer } from '../test-server/open-test-server.ts';
import type { SignedIn } from '../test-server/situations.ts';
import { engines } from '../test-server/test-database.ts';
import { protection, storedMessages, writtenOnWhatsApp } from './whatsapp-conversation.ts';

const seconds = 'alguns segundos';

it.each(engines)(
  'a visitor is told of seconds only while somebody of the team is there and has room, on %s',
  async (engine) => {
    const server = await openTestServer({ engine });
    const told = async () =>
      whenAnswered(await server.database.read((db) => teamNow(db, server.now())), '2026-11-23');
    expect(await told()).toMatch(/até as 20h.*ligação/);
    const seller = await server.signIn('seller');
    expect(await told()).toContain(seconds);
    await server.signIn('marketer');
    for (const end of ['1', '2', '3']) {
      expect(await told()).toContain(seconds);
      const id = await writtenOnWhatsApp(server, `1198765432${end}`);
      await seller.browser.call(changeConversation, { params: { id }, body: { does: 'take' } });
    }
    expect(await told()).not.toContain(seconds);
    await server.signIn('seller', 'Rui Reis');
    expect(await told()).toContain(seconds);
    server.pass({ minutes: 16 });
    expect(await told()).not.toContain(seconds);
  },
);

it('who joins, goes on and leaves is told once, while WhatsApp takes texts', async () => {
  const server = await openTestServer();
  const [ana, rui] = [await server.signIn('seller', 'Ana Lima'), await server.signIn('seller', 'Rui Reis')];
  const id = await writtenOnWhatsApp(server, '11987654321');
  const change = ({ browser }: SignedIn, body: BodyOf<typeof changeConversation>) =>
    browser.call(changeConversation, { params: { id }, body });
  await change(ana, { does: 'take' });
  await change(ana, { does: 'take' });
  await change(ana, { does: 'pass', to: rui.id });
  await change(rui, { does: 'close', outcome: 'answered' });
  const told = (await storedMessages(server, id)).filter(({ author }) => author === 'shop');
  expect(told.map((row) => openBody(protection, row).text)).toEqual([
    personWords.joined('Ana'),
    personWords.joined('Rui'),
    personWords.over,
  ]);
  server.pass({ hours: 25 });
  const later = await server.signIn('seller', 'Eva Sá');
  await change(later, { does: 'take' });
  expect((await storedMessages(server, id)).filter(({ author }) => author === 'shop')).toHaveLength(3);
});
