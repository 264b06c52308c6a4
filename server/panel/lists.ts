import { formatPhone, maskPhone } from '../../src/brazil/phone.ts';
import type { Tracking } from '../../src/contract/tracking.ts';
import type { Repositories } from '../database/create-repositories.ts';
import type { Connection } from '../database/database.ts';
import type { Domain } from '../http/create-domain.ts';
import { maskEmail } from '../leads/mask-email.ts';
import { type Html, html } from './html.ts';
import type { ListPart, Treatments } from './treatments.ts';
import {
  channelNames,
  type ListWords,
  leftKinds,
  listWords,
  messageStates,
  messageTitles,
  otherReason,
  panelWords,
  reviewReasons,
} from './words.ts';

type Fact = readonly [label: string, value: Html | string | null];

/** One row, as it is shown. What has no value is left out. */
export interface Entry {
  readonly id: string;
  readonly at: string;
  readonly treatedAt: string | null;
  readonly title: Html | string;
  readonly facts: readonly Fact[];
  /** What takes a line of its own. */
  readonly text?: Fact;
}

export interface PanelList {
  readonly path: string;
  readonly words: ListWords;
  /** Null where nobody has to do anything. */
  readonly treatments: Omit<Treatments<unknown>, 'list'> | null;
  entries(db: Connection, part: ListPart, now: Date): Promise<Entry[]>;
}

/** What the operator sees, list by list: of each person only what is needed to call or write. */
export const panelLists = (repositories: Repositories, domain: Domain): readonly PanelList[] => [
  calls(repositories),
  reviews(repositories, domain),
  noCoverage(repositories),
  words(repositories),
  messages(repositories, domain),
];

const calls = ({ supportRequests }: Repositories): PanelList => ({
  path: 'ligacoes',
  words: listWords.calls,
  treatments: supportRequests,
  entries: async (db, part, now) =>
    (await supportRequests.list(db, part, now)).map(({ id, created_at, treated_at, ...call }) => ({
      id,
      at: created_at,
      treatedAt: treated_at,
      title: phoneLink(call.telephone),
      facts: [
        [panelWords.campaign, call.addon ?? panelWords.mainSite],
        [panelWords.origin, originOf(call.tracking)],
      ],
    })),
});

const reviews = ({ reviews }: Repositories, { planLists }: Domain): PanelList => ({
  path: 'analises',
  words: listWords.reviews,
  treatments: reviews,
  entries: async (db, part, now) =>
    (await reviews.list(db, part, now)).map(({ id, created_at, treated_at, plan_id, ...review }) => ({
      id,
      at: created_at,
      treatedAt: treated_at,
      title: review.name ?? panelWords.noName,
      facts: [
        [panelWords.phone, review.phone === null ? panelWords.contactEnded : phoneLink(review.phone)],
        [panelWords.protocol, review.protocol],
        [panelWords.reason, reviewReasons[review.risk_status] ?? otherReason],
        [panelWords.town, `${review.city}/${review.state}`],
        [
          panelWords.plan,
          plan_id === null ? null : (planLists.find(review.addon ?? undefined, plan_id)?.plan ?? null),
        ],
        [panelWords.campaign, review.addon ?? panelWords.mainSite],
      ],
      text: [panelWords.message, review.message],
    })),
});

const noCoverage = ({ noCoverageLeads }: Repositories): PanelList => ({
  path: 'sem-cobertura',
  words: listWords.noCoverage,
  treatments: noCoverageLeads,
  entries: async (db, part, now) =>
    (await noCoverageLeads.list(db, part, now)).map(({ id, created_at, treated_at, ...lead }) => ({
      id,
      at: created_at,
      treatedAt: treated_at,
      title: lead.name ?? panelWords.noName,
      facts: [
        [panelWords.phone, lead.phone && phoneLink(lead.phone)],
        [
          panelWords.email,
          lead.email && html`<a href="mailto:${encodeURIComponent(lead.email)}">${lead.email}</a>`,
        ],
        [panelWords.town, `${lead.city}/${lead.state}`],
        [panelWords.consent, lead.accept_information ? panelWords.yes : panelWords.no],
        [panelWords.protocol, lead.protocol],
        [panelWords.campaign, lead.addon ?? panelWords.mainSite],
      ],
    })),
});

const words = ({ leftWords }: Repositories): PanelList => ({
  path: 'conversas',
  words: listWords.words,
  treatments: leftWords,
  entries: async (db, part, now) =>
    (await leftWords.list(db, part, now)).map(({ id, created_at, treated_at, ...left }) => ({
      id,
      at: created_at,
      treatedAt: treated_at,
      title: leftKinds[left.kind] ?? left.kind,
      facts: [
        [panelWords.protocol, left.protocol],
        [panelWords.step, left.step],
        [panelWords.campaign, left.addon ?? panelWords.mainSite],
      ],
      text: [panelWords.said, left.said],
    })),
});

const messages = ({ messages }: Repositories, { sandbox }: Domain): PanelList => ({
  path: 'mensagens',
  words: listWords.messages,
  treatments: null,
  entries: async (db, { before, many }, now) =>
    (await messages.latest(db, many, now, before)).map(
      ({ id, kind, channel, to, text, createdAt, ...sent }) => ({
        id,
        at: createdAt,
        treatedAt: null,
        title: messageTitles[kind] ?? kind,
        facts: [
          [panelWords.channel, channelNames[channel]],
          [panelWords.recipient, channel === 'email' ? maskEmail(to) : maskPhone(to)],
          [panelWords.state, messageStates[sent.state]],
          [panelWords.failure, sent.failure],
        ],
        // Where the customers are real, a code is its owner's alone.
        text: [
          panelWords.text,
          sandbox ? text : text.replace(/\d{4,}/g, '••••••').replace(/https?:\S+/g, '••••••'),
        ],
      }),
    ),
});

const phoneLink = (digits: string): Html => html`<a href="tel:+55${digits}">${formatPhone(digits)}</a>`;

const originOf = (tracking: Tracking | null): string | null =>
  [tracking?.lp_origin, tracking?.utm_source, tracking?.utm_campaign].filter(Boolean).join(' · ') || null;
