import * as z from 'zod/mini';
import { dayMs, hourMs, minuteMs } from '../../src/brazil/durations.ts';
import { collaboratorCode } from '../../src/content/messages/collaborator-code.ts';
import { contractChanged } from '../../src/content/messages/contract-changed.ts';
import { coverageHere } from '../../src/content/messages/coverage-here.ts';
import { installationReminder } from '../../src/content/messages/installation-reminder.ts';
import { leadLink } from '../../src/content/messages/lead-link.ts';
import { lookUpsClosed } from '../../src/content/messages/look-ups-closed.ts';
import { orderAmended } from '../../src/content/messages/order-amended.ts';
import { orderCode } from '../../src/content/messages/order-code.ts';
import { orderConfirmation } from '../../src/content/messages/order-confirmation.ts';
import { orderStateChanged } from '../../src/content/messages/order-state.ts';
import { orderToConfirm } from '../../src/content/messages/order-to-confirm.ts';
import { planChanged } from '../../src/content/messages/plan-changed.ts';
import { recovery } from '../../src/content/messages/recovery.ts';
import { reviewDecided } from '../../src/content/messages/review-decided.ts';
import { signInRefused } from '../../src/content/messages/sign-in-refused.ts';
import { visitMoved } from '../../src/content/messages/visit-moved.ts';
import { withdrawalReceipt } from '../../src/content/messages/withdrawal-receipt.ts';
import { cancelCause } from '../../src/contract/cancel-cause.ts';
import { schedule } from '../../src/contract/lead/answers.ts';
import { reviewDecision } from '../../src/contract/lead/review-decision.ts';
import { townName } from '../../src/contract/town.ts';
import { type KindRules, kind } from './message-kind.ts';

const fact = z.readonly(z.tuple([z.string(), z.string()]));
const anyChannel = ['whatsapp', 'sms', 'email'] as const;
const mailFirst = ['email', 'whatsapp', 'sms'] as const;

/** An order as its customer keeps it. */
const orderSummary = z.object({
  name: z.string(),
  orderNumber: z.string(),
  protocol: z.string(),
  placedOn: z.string(),
  plan: z.string(),
  price: z.string(),
  address: z.string(),
  dueDay: z.int(),
  directDebit: z.boolean(),
  installation: z.array(schedule),
  conditions: z.array(fact),
  followUrl: z._default(z.string(), ''),
});

const visitOfOrder = z.object({
  ...{ orderNumber: z.string(), ...schedule.shape, address: z.string() },
  followUrl: z._default(z.string(), ''),
});

const soon = { by: anyChannel, isAwaited: true, within: 5 * minuteMs, usefulFor: hourMs, keptFor: dayMs };
const link = { ...soon, data: z.object({ url: z.string(), until: z.string() }), secrets: ['url'] } as const;
const news = {
  by: anyChannel,
  isAwaited: false,
  within: 2 * hourMs,
  usefulFor: 2 * dayMs,
  keptFor: 4 * dayMs,
};
const receipt = { by: mailFirst, isAwaited: true, within: hourMs, usefulFor: 7 * dayMs, keptFor: 8 * dayMs };

// Loaded on demand, because PDFKit would double the start time.
const summaryFile = async (order: z.output<typeof orderSummary>) =>
  (await import('./order-summary.ts')).orderSummaryFile(order);

export const messageKinds = {
  'collaborator-code': kind({
    by: ['email'],
    isAwaited: true,
    usefulFor: 10 * minuteMs,
    keptFor: dayMs,
    expires: true,
    data: z.object({ code: z.string() }),
    secrets: ['code'],
    words: collaboratorCode,
  }),
  'order-confirmation': kind({
    ...receipt,
    data: orderSummary,
    secrets: ['followUrl'],
    words: orderConfirmation,
    file: summaryFile,
  }),
  'lead-link': kind({
    ...link,
    words: leadLink,
  }),
  'order-to-confirm': kind({
    ...link,
    within: 2 * minuteMs,
    data: z.object({ ...link.data.shape, what: z._default(z.enum(['order', 'payment']), 'order') }),
    words: orderToConfirm,
  }),
  'installation-reminder': kind({
    by: anyChannel,
    isAwaited: false,
    within: 2 * hourMs,
    usefulFor: 12 * hourMs,
    keptFor: 2 * dayMs,
    data: visitOfOrder,
    secrets: ['followUrl'],
    words: installationReminder,
  }),
  'order-code': kind({
    by: anyChannel,
    isAwaited: true,
    within: minuteMs,
    usefulFor: 10 * minuteMs,
    keptFor: dayMs,
    expires: true,
    data: z.object({ code: z.string() }),
    secrets: ['code'],
    words: orderCode,
  }),
  'visit-moved': kind({
    by: anyChannel,
    isAwaited: true,
    within: hourMs,
    usefulFor: dayMs,
    keptFor: 2 * dayMs,
    data: visitOfOrder,
    secrets: ['followUrl'],
    words: visitMoved,
  }),
  'order-state': kind({
    ...news,
    data: z.object({
      state: z.enum(['confirmed', 'scheduled', 'installed', 'cancelled']),
      orderNumber: z.string(),
      visit: z.nullable(schedule),
      address: z.string(),
      cause: cancelCause,
      followUrl: z.string(),
    }),
    secrets: ['followUrl'],
    words: orderStateChanged,
  }),
  // At any hour: who did not ask for it has to hear of it, and a technician comes now.
  'order-mended': kind({
    by: anyChannel,
    isAwaited: true,
    within: 10 * minuteMs,
    usefulFor: dayMs,
    keptFor: 2 * dayMs,
    data: z.object({
      what: z.enum(['contact', 'complement', 'payment', 'technician']),
      orderNumber: z.string(),
      address: z.string(),
      payment: z._default(z.string(), ''),
      followUrl: z.string(),
    }),
    secrets: ['followUrl'],
    words: orderAmended,
  }),
  'plan-changed': kind({
    ...receipt,
    data: orderSummary,
    secrets: ['followUrl'],
    words: planChanged,
    file: summaryFile,
  }),
  'withdrawal-receipt': kind({
    ...receipt,
    data: z.object({
      orderNumber: z.string(),
      protocol: z.string(),
      plan: z.string(),
      withdrawnOn: z.string(),
      wasInstalled: z.boolean(),
    }),
    secrets: [],
    words: withdrawalReceipt,
  }),
  'review-decided': kind({
    ...news,
    data: z.object({ decision: reviewDecision, url: z.string(), until: z.string() }),
    secrets: ['url'],
    words: reviewDecided,
  }),
  // Sent at any hour, because the objection period is running.
  'contract-changed': kind({
    by: anyChannel,
    isAwaited: true,
    within: 30 * minuteMs,
    usefulFor: 2 * dayMs,
    keptFor: 4 * dayMs,
    expires: true,
    data: z.object({
      what: z.enum(['renewal', 'migration']),
      orderNumber: z.string(),
      plan: z.string(),
      price: z.string(),
      askedOn: z.string(),
      until: z.string(),
      objectUrl: z.string(),
    }),
    secrets: ['objectUrl'],
    words: contractChanged,
  }),
  'look-ups-closed': kind({
    ...link,
    words: lookUpsClosed,
  }),
  'sign-in-refused': kind({
    by: ['email'],
    isAwaited: true,
    usefulFor: hourMs,
    keptFor: dayMs,
    data: z.object({ at: z.string() }),
    secrets: [],
    words: signInRefused,
  }),
  // Without `within`: WhatsApp delivers an offer for up to 30 days, so that another channel would repeat it.
  'coverage-here': kind({
    by: mailFirst,
    isAwaited: false,
    usefulFor: 7 * dayMs,
    keptFor: 8 * dayMs,
    data: z.object({ city: z.string(), url: z.string() }),
    secrets: ['url'],
    words: ({ city, url }) => coverageHere({ city: townName(city), url }),
  }),
  recovery: kind({
    // E-mail only: the visitor's consent covers offers by e-mail.
    by: ['email'],
    isAwaited: false,
    usefulFor: 12 * hourMs,
    keptFor: 2 * dayMs,
    data: z.object({ url: z.string(), until: z.string(), stopUrl: z.string() }),
    secrets: ['url', 'stopUrl'],
    words: recovery,
  }),
} as const;

export type MessageKind = keyof typeof messageKinds;

export type MessageData<Kind extends MessageKind> = z.output<(typeof messageKinds)[Kind]['data']>;

const rulesOf = (
  name: string,
): Pick<KindRules<z.ZodMiniType>, 'usefulFor' | 'keptFor' | 'expires'> | undefined =>
  isMessageKind(name) ? messageKinds[name] : undefined;

/** Whether the code or link is invalid, so that a resend would be useless. */
export function hasExpired({ kind, endsAt }: { kind: string; endsAt: string | null }, now: Date): boolean {
  const rules = rulesOf(kind);
  if (rules?.expires === undefined || endsAt === null) return false;
  return now.getTime() >= Date.parse(endsAt) - rules.keptFor + rules.usefulFor;
}

export const isMessageKind = (name: string): name is MessageKind => Object.hasOwn(messageKinds, name);
