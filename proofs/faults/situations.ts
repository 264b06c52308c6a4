import { TOTP } from 'otpauth';
import { finishOf, paulista } from '../../scripts/shop/order-steps.ts';
import { dayOf } from '../../server/measurement/event-counts.ts';
import { askForPerson } from '../../src/contract/calls/conversation.ts';
import { createCollaboratorLead, sendCollaboratorCode } from '../../src/contract/calls/customers.ts';
import { sendOrderCode } from '../../src/contract/calls/orders.ts';
import { leaveWords } from '../../src/contract/calls/support.ts';
import { confirmOneTimeCode, listOwnSessions } from '../../src/contract/panel/access/own-account.ts';
import { readCatalogueDraft } from '../../src/contract/panel/catalogue.ts';
import { changeConversation, openPhoneOrder } from '../../src/contract/panel/conversations.ts';
import { listDeliveries } from '../../src/contract/panel/deliveries.ts';
import { addApiKey, addReceiver } from '../../src/contract/panel/integrations.ts';
import { readOrder } from '../../src/contract/panel/orders.ts';
import { resolveItem } from '../../src/contract/panel/queues.ts';
import { saveView } from '../../src/contract/panel/saved-views.ts';
import { listSentenceGroups } from '../../src/contract/panel/teaching.ts';
import { nothingPublished, photoCrops } from '../../src/contract/publication.ts';
import { scopes } from '../../src/contract/systems/scopes.ts';
import { webhookEventNames } from '../../src/contract/webhooks/webhook-events.ts';
import {
  addOperator,
  answered,
  chosenRenewal,
  codeSent,
  collaborator,
  confirmed,
  forgetful,
  type Known,
  leftContact,
  migrating,
  noNetwork,
  openMigration,
  openRenewal,
  openSession,
  ordered,
  orderThatRenews,
  password,
  queued,
  renewing,
  type Stage,
  secret,
  taken,
} from './stage.ts';

/** How far somebody may have come before a call. A call is tried in those that know what it asks. */
export interface Situation {
  readonly name: string;
  /** Goes there, and tells what is known then. */
  readonly reach: (stage: Stage) => Promise<Known>;
}

const ways: Readonly<Record<string, Situation['reach']>> = {
  nobody: async () => ({}),
  lead: async (stage) => {
    const { idLead } = await answered(stage, 'name');
    return { idLead, id: idLead, idPlan: stage.offer.id };
  },
  contact: async (stage) => {
    const { idLead } = await answered(stage, 'email');
    return { idLead, id: idLead, document: stage.person.cpf, field: 'phone', reason: 'by-letter' };
  },
  'contact in another browser': async (stage) => {
    const { idLead, person } = await answered(stage, 'email');
    return forgetful(stage, { idLead, phoneEnding: person.phone.slice(-4) });
  },
  'before the analysis': async (stage) => ({ idLead: (await answered(stage, 'confirmation')).idLead }),
  quiz: async (stage) => {
    const { idLead, quiz } = await confirmed(stage, '11144477735');
    return { idLead, idQuiz: quiz?.idQuiz, questions: [{ id: 'none', answer: { id: 'none' } }] };
  },
  refused: async (stage) => ({ idLead: (await confirmed(stage, '93541134780')).idLead }),
  'before the order': async (stage) => {
    const ordering = await answered(stage);
    return { idLead: ordering.idLead, ...finishOf(ordering).body };
  },
  order: async (stage) => ({
    ...(await ordered(stage)),
    ...{ schedule: stage.visits[1], field: 'phone', text: 'Ligar à tarde', from: 'placed', to: 'confirmed' },
    reason: null,
  }),
  'order to mend': async (stage) => {
    const { number } = await ordered(stage);
    const { order } = await stage.visitor.call(readOrder, { params: { number } });
    return { number, revision: order.revision, what: 'complement', complement: 'Fundos' };
  },
  'order in another browser': async (stage) => forgetful(stage, await ordered(stage)),
  'code of an order': async (stage) => {
    const { orderNumber } = await ordered(stage);
    await stage.visitor.call(sendOrderCode, { body: { orderNumber } });
    return forgetful(stage, { orderNumber, code: await codeSent(stage) });
  },
  'no network': async ({ person: { name, phone } }) => ({ ...noNetwork, name, phone }),
  'contact without network': leftContact,
  'contact without network, another browser': async (stage) => forgetful(stage, await leftContact(stage)),
  'old site': async () => paulista,
  collaborator: async (stage) => collaborator(stage),
  'lead of a collaborator': async (stage) => {
    const { id } = await stage.visitor.call(createCollaboratorLead, { body: collaborator(stage) });
    return { idLead: id };
  },
  'code of a collaborator': async (stage) => {
    const { id } = await stage.visitor.call(createCollaboratorLead, { body: collaborator(stage) });
    await stage.visitor.call(sendCollaboratorCode, { params: { idLead: id } });
    return { idLead: id, code: await codeSent(stage) };
  },
  'customer who renews': async () => renewing,
  'renewal opened': (stage) => openRenewal(stage),
  'renewal chosen': (stage) => chosenRenewal(stage),
  'order that renews': async (stage) => {
    const number = await orderThatRenews(stage);
    return { number, field: 'phone', text: 'Ligar à tarde', from: 'confirmed', to: 'carried-out' };
  },
  'customer who migrates': async () => migrating,
  'migration opened': openMigration,
  'page of the site': async () => ({
    ...{ page: '/chat/', frames: [], kind: 'error', message: 'meu cep é 01310-100' },
    ...{ street: 'avenida paulista', latitude: -23.5645, longitude: -46.6527 },
    context: {
      ...{ steps: ['cep'], open: ['cep'], answered: [], waiting: [], campaign: '', plans: [] },
      ...{ chosen: null, visits: [], options: [], isOrdered: false },
    },
    events: [
      {
        ...{ id: crypto.randomUUID().replaceAll('-', ''), ago: 0, campaign: '', face: 'pages' },
        ...{ device: 'phone', definition: 'a', arms: [], name: 'coverage_found', uf: 'SP', covered: true },
      },
    ],
  }),
  'own account': async ({ account: { email } }) => ({
    ...{ email, secret, code: new TOTP({ secret }).generate() },
  }),
  'another session': async ({ visitor, account, shop }) => {
    await openSession(shop, account.id);
    const { sessions } = await visitor.call(listOwnSessions, {});
    return { id: sessions.find(({ isCurrent }) => !isCurrent)?.id };
  },
  'code of the application': async ({ visitor, account: { email } }) => {
    const body = { password, secret, code: new TOTP({ secret }).generate() };
    await visitor.call(confirmOneTimeCode, { body });
    return { email };
  },
  colleague: async ({ shop, person }) => ({
    id: await addOperator(shop, person.email, 'seller'),
    isDisabled: true,
    removesOneTimeCode: true,
  }),
  queued,
  taken,
  resolved: async (stage) => {
    const { outcome, ...params } = await taken(stage);
    await stage.visitor.call(resolveItem, { params, body: { outcome } });
    return params;
  },
  delivery: async (stage) => {
    await ordered(stage);
    const [last] = (await stage.visitor.call(listDeliveries, { query: {} })).deliveries;
    // The sandbox's messages cannot be resent, so this one is marked as failed.
    await stage.shop.database.write((db) =>
      db
        .updateTable('message_outbox')
        .set({ state: 'failed' })
        .where('id', '=', last?.id ?? '')
        .execute(),
    );
    return { id: last?.id, channel: last?.channel };
  },
  catalogue: async ({ visitor }) => {
    const { draft, published } = await visitor.call(readCatalogueDraft, { query: {} });
    return {
      ...{
        version: draft.version,
        author: draft.author,
        drafts: [draft].map(({ author, version }) => ({ author, version })),
      },
      ...{
        published: published.version,
        basedOn: published.version,
        publication: nothingPublished,
        note: '',
      },
    };
  },
  'crops of a photo': async () => ({ wide: jpegOf(photoCrops.wide), tall: jpegOf(photoCrops.tall) }),
  'earlier catalogue': async ({ visitor }) => {
    const { published } = await visitor.call(readCatalogueDraft, { query: {} });
    return { version: 0, published: published.version, note: '' };
  },
  'words of the conversation': async () => ({ said: 'tem fibra no sítio?', outcome: 'unanswered' }),
  'wish for a person': async () => ({ said: [{ by: 'visitor', text: 'Quero falar com alguém' }] }),
  'sentences to teach': async ({ visitor }) => {
    await visitor.call(leaveWords, { body: { said: 'aceita pix parcelado?', outcome: 'unanswered' } });
    const { groups } = await visitor.call(listSentenceGroups, { query: { state: 'open' } });
    return { id: groups[0]?.id, state: 'noise' };
  },
  'waiting for a person': async ({ visitor }) => ({ ...(await askPerson(visitor)), text: 'Tem alguém?' }),
  'conversation taken': async (stage) => {
    const { id } = await askPerson(stage.visitor);
    await stage.visitor.call(changeConversation, { params: { id }, body: { does: 'take' } });
    return { id, does: 'hand-back', kind: 'note', text: 'Ligar à tarde' };
  },
  'customer on the phone': async () => ({ campaign: '', lead: null }),
  'order on the phone': async ({ visitor }) => {
    const { id } = await visitor.call(openPhoneOrder, { body: { campaign: '', lead: null } });
    return { id, kind: 'text', text: 'meu cep é 01310-100' };
  },
  'lead of nobody': async (stage) => {
    const { idLead } = await answered(stage, 'email');
    return { id: idLead, from: null, to: stage.account.id, text: 'Ligar à tarde' };
  },
  'lead to work on': async (stage) => {
    const { idLead } = await answered(stage, 'email');
    return { id: idLead, from: 'new', to: 'talking' };
  },
  'key of a system': async ({ visitor }) => {
    const { key } = await visitor.call(addApiKey, { body: { name: 'CRM', scopes: [...scopes] } });
    return { id: key.id };
  },
  'receiver to add': async ({ account }) => receiverOf(account),
  receiver: async ({ visitor, account }) => {
    const body = receiverOf(account);
    await visitor.call(addReceiver, { body });
    const today = dayOf(new Date());
    return { ...body, to: body.name, from: today, until: today };
  },
  view: async ({ visitor }) => {
    const params = { area: 'orders' as const };
    const body = { name: 'Antigos', filters: 'state=placed' };
    return { ...params, filters: body.filters, id: (await visitor.call(saveView, { params, body })).view.id };
  },
};

const askPerson = (visitor: Stage['visitor']) =>
  visitor.call(askForPerson, { body: { said: [{ by: 'visitor', text: 'Quero falar com alguém' }] } });

/** A JPEG of that size, of which only the headers are true. */
function jpegOf({ width, height }: (typeof photoCrops)[keyof typeof photoCrops]): string {
  const frame = [0xff, 0xc0, 0, 17, 8, height >> 8, height & 255, width >> 8, width & 255];
  const scan = [0xff, 0xda, ...Array(10).fill(0)];
  return Buffer.from([0xff, 0xd8, ...frame, ...Array(10).fill(0), ...scan, 0xff, 0xd9]).toString('base64');
}

const receiverOf = ({ id }: Stage['account']) => ({
  ...{ name: `crm-${id.slice(-8)}`, url: 'http://127.0.0.1:9/', events: [...webhookEventNames] },
});

export const situations: readonly Situation[] = Object.entries(ways).map(([name, reach]) => ({
  name,
  reach,
}));
