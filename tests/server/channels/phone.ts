import type { ChannelMessage, Received } from '../../../server/channels/channel-message.ts';
import type { Turn } from '../../../server/channels/turn.ts';
import type { TurnParts } from '../../../server/channels/visit/open-talk.ts';
import { turnTaker } from '../../../server/channels/visit/take-turn.ts';
import { createProtection } from '../../../server/protection/protection.ts';
import { systemRandom } from '../../../server/protection/random.ts';
import { type TestServer, testKeys } from '../test-server/open-test-server.ts';

/** A phone on which somebody talks to the shop, without what lies between. */
export function openPhone(server: TestServer, phone = '11912345678', changes: Partial<TurnParts> = {}) {
  const { database, repositories, providers } = server;
  const takeTurn = turnTaker({
    database,
    capabilities: repositories.capabilities,
    clock: server.now,
    siteUrl: 'http://localhost',
    inject: server.app.inject.bind(server.app),
    protection: createProtection(testKeys, systemRandom),
    sold: () => providers.planLists,
    versionOf: async (id) => (await database.read((db) => repositories.leads.find(db, id)))?.version,
    linkToSite: async (id) => `http://localhost/continuar-no-site/${id}`,
    redeem: async () => null,
    reportError: (error) => {
      throw error;
    },
    ...changes,
  });
  let turn: Turn | null = null;
  let at = 0;
  let shown: readonly ChannelMessage[] = [];
  const receive = async (received: Received) => {
    at += 1;
    turn = await takeTurn(
      { id: 'c', visit: turn?.visit ?? null, phone, isSilent: false, isStopped: false },
      { id: `wamid.${phone}.${at}`, phone, profileName: 'Ana', at: server.now().toISOString(), received },
    );
    ({ shown } = turn);
    return shown;
  };
  const choices = () => shown.flatMap((message) => (message.kind === 'choices' ? message.choices : []));
  return {
    receive,
    write: (text: string) => receive({ kind: 'text', text }),
    tap: (title: string | RegExp) => {
      const choice = choices().find((one) =>
        typeof title === 'string' ? one.title === title : title.test(one.title),
      );
      if (choice === undefined)
        throw new Error(`No choice ${title} among ${choices().map((one) => one.title)}`);
      return receive({ kind: 'tap', tap: choice.tap, title: choice.title });
    },
    turn: () => turn,
    choices,
    text: () => shown.map((message) => ('text' in message ? message.text : '')).join('\n---\n'),
  };
}
