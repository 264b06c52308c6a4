import { expect } from 'vitest';
import type {
  ChannelMessage,
  Choice,
  CommandName,
  Received,
} from '../../../server/channels/channel-message.ts';
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
  const choices = (): readonly Choice[] =>
    shown.flatMap((message) => (message.kind === 'choices' ? message.choices : []));
  const tap = async (isMeant: (choice: Choice) => boolean) => {
    const choice = choices().find(isMeant);
    if (choice === undefined) throw new Error(`Not offered among: ${choices().map(({ title }) => title)}`);
    return receive({ kind: 'tap', tap: choice.tap, title: choice.title });
  };
  return {
    receive,
    tap,
    write: (text: string) => receive({ kind: 'text', text }),
    /** Taps a choice of these values; the first, if none are said. */
    answer: (values: Readonly<Record<string, string>> = {}) =>
      tap(
        ({ tap: does }) =>
          does.kind === 'answer' &&
          Object.entries(values).every(([name, value]) => does.raw[name]?.[0]?.includes(value)),
      ),
    agree: () => tap(({ tap: does }) => does.kind === 'decide' && does.choice === 'yes'),
    press: (name: CommandName) => tap(({ tap: does }) => does.kind === 'do' && does.name === name),
    turn: () => turn ?? expect.fail('Nothing was said'),
    choices,
    text: () => shown.map((message) => ('text' in message ? message.text : '')).join('\n\n'),
  };
}

export type Phone = ReturnType<typeof openPhone>;
