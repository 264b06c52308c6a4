import type { Store } from '@reduxjs/toolkit';
import { type Client, createClient } from '../../../src/api/client.ts';
import { phoneWords } from '../../../src/content/conversation/phone.ts';
import { whatsappWords as words } from '../../../src/content/conversation/whatsapp.ts';
import { fixedLinks } from '../../../src/content/landing/site/fixed-links.ts';
import type { TeamNow } from '../../../src/contract/calls/conversation.ts';
import type { MessageContext, Understood } from '../../../src/contract/calls/understand.ts';
import type { ListedPlan } from '../../../src/contract/offer/plan.ts';
import { aliasOf } from '../../../src/funnel/campaigns.ts';
import type { Facts } from '../../../src/funnel/facts.ts';
import type { RootState } from '../../../src/store/root-reducer.ts';
import { selectCampaign, selectMonthlyPrice } from '../../../src/store/selectors.ts';
import type { KnownCustomer } from '../../following/find-followed.ts';
import type { Protection } from '../../protection/protection.ts';
import type { ChannelMessage, Inbound } from '../channel-message.ts';
import type { FormTokens } from '../forms/form-token.ts';
import { type TalkForms, talkForms } from '../forms/talk-forms.ts';
import { offerTold } from '../prompts/choices-of.ts';
import { text } from '../prompts/said.ts';
import type { Before, ChannelFace } from '../turn.ts';
import { type AccessParts, addressOf, openRecords, recordsOf } from './access.ts';
import { type InProcess, inProcessFetch } from './in-process-fetch.ts';
import type { Kept } from './kept.ts';
import { type Beginning, type LeftVisit, openVisit } from './open-visit.ts';
import { type Sold, startOf } from './start.ts';
import { noAsides, surfaceIn, type Talk } from './talk.ts';

export interface TurnParts extends AccessParts {
  readonly inject: InProcess['inject'];
  readonly protection: Protection;
  readonly sold: () => Sold;
  /** The version of a lead: another one was changed on the site meanwhile. */
  readonly versionOf: (idLead: string) => Promise<number | undefined>;
  /** Whether an ended conversation may be of this person or of another. */
  readonly mayShare: (contact: Inbound) => Promise<boolean>;
  /** Writes down that the person agrees to messages by the channel about this order, or does no longer. */
  readonly noteConsent: (idLead: string, given: boolean) => Promise<void>;
  /** A link that opens in a browser what was begun here. */
  readonly linkToSite: (idLead: string) => Promise<string>;
  /** Where the summary of an order can be fetched for a while. */
  readonly linkToSummary: (number: string) => Promise<string>;
  /** The order that a code of the site names, for this message alone; `address` counts who tries. */
  readonly redeem: (code: string, by: string, address: string) => Promise<Carried | { refused: string }>;
  /** Sends the customer the link by which they confirm. Returns until when it is good, or why it is not sent. */
  readonly sendToConfirm: (
    idLead: string,
  ) => Promise<{ until: string; priceChange: string } | { refused: string }>;
  /** What the shop knows of who writes from this phone, or began this lead here. */
  readonly known: (contact: { phone: string; leadId: string | null }) => Promise<KnownCustomer>;
  /** What a message does; nothing, if nobody can read it. */
  readonly read: (message: string, context: MessageContext, address: string) => Promise<Understood>;
  /** Whether people of the team answer, and when. */
  readonly teamNow: () => Promise<TeamNow>;
  readonly formTokens: FormTokens;
  /** The name of the form that is published; without it everything is asked by words. */
  readonly form: string | undefined;
  readonly reportError: (error: unknown) => void;
}

interface Carried {
  readonly idLead: string;
  readonly phone: string | null;
}

export interface Opened {
  readonly talk: Talk;
  readonly kept: Kept | null;
  readonly jar: Kept['jar'];
  readonly known: KnownCustomer;
  /** Opens one order or renewal alone; without a number, nothing. */
  readonly clientOf: (number: string | null) => Promise<Client>;
  readonly newKey: () => string;
  readonly reopen: (from: Beginning) => Promise<void>;
  readonly forms: TalkForms;
  /** The message only led here: a link, a code. */
  readonly isStart: boolean;
  /** What is said before anything else. */
  readonly greeting: readonly ChannelMessage[];
}

/** Opens the visit of a conversation for one message. */
export async function openTalk(
  kept: Kept | null,
  before: Before,
  inbound: Inbound,
  parts: TurnParts,
): Promise<Opened> {
  const { protection, siteUrl, clock } = parts;
  const { face } = before;
  const price = kept && (kept.priceShown ?? selectMonthlyPrice(kept.visit.state));
  const asides = noAsides(face, inbound.phone, price);
  const jar = { ...kept?.jar };
  const address = addressOf(inbound.phone || before.id);
  let keys = 0;
  const clientWith = (cookies: Kept['jar']) =>
    createClient({
      base: () => '/api/',
      fetch: inProcessFetch(
        { inject: parts.inject, siteUrl, openAgain: (ids) => openRecords(ids, cookies, parts) },
        cookies,
        address,
        () => `/${face}/`,
      ),
    });
  const visitParts = {
    face,
    siteUrl,
    campaigns: parts.sold().campaigns,
    reportError: parts.reportError,
    surface: (store: Store<RootState>, go: (address: string) => void) => ({
      ...surfaceIn(asides, store, go),
      // Before the address is known, prices are those of the campaign, as on its page.
      plansListed: ({ coverage }: Facts) =>
        coverage === null ? parts.sold().forCampaign(aliasOf(selectCampaign(store.getState()))) : [],
    }),
    now: () => clock().getTime(),
    // The same for the same message: carried out again after a crash, its calls are repeated calls.
    newKey: () => protection.fingerprint(`${inbound.id} ${keys++}`, 'key of a channel'),
    client: clientWith(jar),
  };
  const open = async (from: LeftVisit | Beginning) => {
    const visit = openVisit(from, visitParts);
    await visit.settled();
    return visit;
  };
  const named = await carriedBy(inbound, address, parts);
  const code = named && 'idLead' in named ? named : null;
  if (code && (code.phone === null || code.phone === inbound.phone))
    await openRecords([code.idLead], jar, parts);
  const start = startOf(inbound, parts.sold(), face, parts.siteUrl);
  const linked = code ? `/${face}/?l=${code.idLead}` : null;
  const from =
    kept === null || linked !== null
      ? beginningAt(linked ?? start.path)
      : await leftVisit(kept, before, jar, parts);
  const talk = Object.assign(asides, { visit: await open(from) });
  const known = await parts.known({ phone: inbound.phone, leadId: before.leadId });
  return {
    talk,
    kept,
    jar,
    known,
    clientOf: async (number) => {
      const own: Kept['jar'] = {};
      if (number !== null) await openRecords([number], own, parts);
      return clientWith(own);
    },
    newKey: visitParts.newKey,
    forms: talkForms(parts.formTokens, before, parts.form),
    isStart: named !== undefined || (kept === null && !start.saysMore),
    greeting: [
      ...greetingOf(kept === null && before.leadId === null, named, face, siteUrl),
      ...offerSeen(kept, start.offer),
    ],
    reopen: async (next) => {
      talk.visit = await open(next);
    },
  };
}

const offerSeen = (kept: Kept | null, offer: ListedPlan | undefined): ChannelMessage[] =>
  kept === null && offer ? [text(offerTold(offer))] : [];

function greetingOf(isNew: boolean, named: Named, face: ChannelFace, siteUrl: string) {
  const { privacy } = face === 'phone' ? phoneWords : words;
  return [
    ...(isNew ? [privacy(`${siteUrl}${fixedLinks.privacy}`)] : []),
    ...(named && 'refused' in named ? [named.refused] : []),
  ].map((said) => text(said));
}

/** 'Código ABCD2345': as the link of the site writes it. */
const codeIn = /c[oó]digo ([A-HJ-NP-Z2-9]{8})\b/i;

type Named = Awaited<ReturnType<TurnParts['redeem']>> | undefined;

/** The order of the code that a message names, or that is opened for a customer on the phone. */
async function carriedBy({ received, id }: Inbound, address: string, { redeem }: TurnParts): Promise<Named> {
  if (received.kind === 'staff' && received.does.kind === 'begin' && received.does.lead !== null)
    return { idLead: received.does.lead, phone: null };
  const [, code] = received.kind === 'text' ? (codeIn.exec(received.text) ?? []) : [];
  return code === undefined ? undefined : redeem(code.toUpperCase(), id, address);
}

const beginningAt = (path: string): Beginning => ({ path, slots: {} });

/** The visit as it was left, or anew from what a browser keeps, if its order was changed on the site meanwhile. */
async function leftVisit(
  kept: Kept,
  { isRepeated, face }: Before,
  jar: Kept['jar'],
  parts: TurnParts,
): Promise<LeftVisit | Beginning> {
  const { state, slots } = kept.visit;
  await openRecords(recordsOf(state), jar, parts);
  const { id, version } = state.lead;
  const now = id === null ? undefined : await parts.versionOf(id);
  // The same message may have changed it before a crash: the same calls then have the same responses.
  const isChanged = !isRepeated && now !== undefined && now !== version;
  return isChanged
    ? { path: `/${state.visit.campaign.prefix}/${face}/`.replace('//', '/'), slots, talk: state.talk }
    : kept.visit;
}
