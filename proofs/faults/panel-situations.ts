import { TOTP } from 'otpauth';
import { dayOf } from '../../server/measurement/event-counts.ts';
import { askForPerson } from '../../src/contract/calls/conversation.ts';
import { leaveWords } from '../../src/contract/calls/support.ts';
import { confirmOneTimeCode, listOwnSessions } from '../../src/contract/panel/access/own-account.ts';
import { readCatalogueDraft, saveCatalogueDraft } from '../../src/contract/panel/catalogue.ts';
import { changeConversation, openPhoneOrder } from '../../src/contract/panel/conversations.ts';
import { listDeliveries } from '../../src/contract/panel/deliveries.ts';
import { addApiKey, addReceiver } from '../../src/contract/panel/integrations.ts';
import { readOpeningHours } from '../../src/contract/panel/opening-hours.ts';
import { resolveItem } from '../../src/contract/panel/queues.ts';
import { saveView } from '../../src/contract/panel/saved-views.ts';
import { listSentenceGroups } from '../../src/contract/panel/teaching.ts';
import { nothingPublished, photoCrops } from '../../src/contract/publication.ts';
import { scopes } from '../../src/contract/systems/scopes.ts';
import { webhookEventNames } from '../../src/contract/webhooks/webhook-events.ts';
import {
  addOperator,
  answered,
  type Known,
  openSession,
  ordered,
  password,
  queued,
  type Stage,
  secret,
  taken,
} from './stage.ts';

/** Of people of the company, by their names. */
export const ofThePanel: Readonly<Record<string, (stage: Stage) => Promise<Known>>> = {
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
  'draft of the catalogue': async ({ visitor }) => {
    const { draft, published } = await visitor.call(readCatalogueDraft, { query: {} });
    const body = { version: draft.version, basedOn: published.version, publication: nothingPublished };
    const { version } = await visitor.call(saveCatalogueDraft, { body });
    const { author } = draft;
    return { author, version, drafts: [{ author, version }], published: published.version, note: '' };
  },
  'opening hours': async ({ visitor }) => {
    const { versions } = await visitor.call(readOpeningHours, {});
    return { version: versions[0]?.version ?? 0, week: Array(7).fill(null), exceptions: [] };
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
  'key of a system': async ({ visitor, account }) => {
    const body = { name: `CRM ${account.id.slice(-8)}`, scopes: [...scopes] };
    const { key } = await visitor.call(addApiKey, { body });
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
