import { expect } from 'vitest';
import { turnParts } from '../../../server/app/start-channels.ts';
import { readCatalogueFile } from '../../../server/catalogue/plan-lists.ts';
import type {
  ChannelMessage,
  Choice,
  CommandName,
  Inbound,
  Received,
} from '../../../server/channels/channel-message.ts';
import type { Turn } from '../../../server/channels/turn.ts';
import { turnTaker } from '../../../server/channels/visit/take-turn.ts';
import { assignMarks } from '../../../server/publications/assign-marks.ts';
import { soldAt } from '../../../server/publications/sold-at.ts';
import type { ListedPlan } from '../../../src/contract/offer/plan.ts';
import { nothingPublished } from '../../../src/contract/publication.ts';
import { catalogueFolder } from '../../catalogue/catalogue-folder.ts';
import { type Changes, openTestServer, type TestServer } from '../test-server/open-test-server.ts';

/** A phone on which somebody talks to the shop, without what lies between. */
export function openPhone(server: TestServer, phone = '11912345678') {
  const takeTurn = turnTaker(
    turnParts(server.app, {
      ...server,
      siteUrl: 'http://localhost',
      clock: server.now,
      failed: () => (error) => {
        throw error;
      },
    }),
  );
  let turn: Turn | null = null;
  let at = 0;
  let last: Turn | null = null;
  let leadId: string | null = null;
  let isForgotten = false;
  let shown: readonly ChannelMessage[] = [];
  const take = (received: Received, isSilent: boolean, isRepeated = false, referral?: Inbound['referral']) =>
    takeTurn(
      {
        id: 'c',
        face: 'whatsapp',
        visit: isForgotten ? null : (last?.visit ?? null),
        leadId,
        isSilent,
        isStopped: last?.isStopped ?? false,
        isRepeated,
      },
      {
        id: `wamid.${phone}.${at}`,
        phone,
        profileName: 'Ana',
        at: server.now().toISOString(),
        received,
        ...(referral && { referral }),
      },
    );
  const receive = async (received: Received, isSilent = false, referral?: Inbound['referral']) => {
    at += 1;
    last = turn;
    turn = await take(received, isSilent, false, referral);
    leadId = turn.leadId ?? leadId;
    isForgotten = false;
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
    /** The same message once more: nobody wrote down what became of it. */
    again: (received: Received) => take(received, false, true),
    tap,
    /** The visit has ended, as a day after an order. */
    forget: () => {
      isForgotten = true;
    },
    /** Another process kept the visit in this form. */
    keep: (visit: (text: string) => string) => {
      if (turn !== null) turn = { ...turn, visit: visit(turn.visit) };
    },
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
    shown: () => shown,
    text: () => shown.map((message) => ('text' in message ? message.text : '')).join('\n\n'),
  };
}

/** The manager publishes a plan ten reais dearer. Returns its prices. */
export function publishDearer({ providers: { planLists }, now }: TestServer, plan: ListedPlan) {
  const files = readCatalogueFile(catalogueFolder);
  const { sku, price, price_with_dacc } = plan;
  const dearer = { price: price + 10, price_with_dacc: price_with_dacc + 10 };
  const prices = [{ key: 'a', list: null, sku, price_full: plan.price_full + 10, ...dearer }];
  const publication = { ...nothingPublished, prices };
  const marks = assignMarks(files, publication, new Map());
  planLists.replaceBy(soldAt(files, { publication, marks, former: nothingPublished }, now()).planLists);
  return dearer;
}

export type Phone = ReturnType<typeof openPhone>;

/** What is written, or done otherwise. */
export type Action = string | ((phone: Phone, server: TestServer) => Promise<unknown>);

export const first: Action = (phone) => phone.answer();
export const ownNumber: Action = (phone) => phone.answer({ phone: '9' });
export const bill: Action = (phone) => phone.answer({ direct_debit: 'false' });
export const consent: Action = (phone) => phone.answer({ accept_information: 'on' });
export const atPlans: readonly Action[] = ['oi', '01310-100', '1000'];
export const contact: readonly Action[] = ['Ana Souza', ownNumber, 'ana@exemplo.com.br'];
export const person: readonly Action[] = ['02/02/1990', 'Maria Silveira'];
/** A plain order, until its consent is asked. */
export const untilReview: readonly Action[] = [
  ...[...atPlans, first, ...contact, ...person, '529.982.247-25', first, bill, first],
];

export const talkWith =
  (reader: Changes['reader']) =>
  async (actions: readonly Action[], number?: string): Promise<{ server: TestServer; phone: Phone }> => {
    const server = await openTestServer({ reader });
    const phone = openPhone(server, number);
    for (const deed of actions) await (typeof deed === 'string' ? phone.write(deed) : deed(phone, server));
    return { server, phone };
  };
