import * as z from 'zod/mini';
import { selectSeen } from '../../../src/dialogue/messages/side-questions.ts';
import type { CampaignSet } from '../../../src/funnel/campaigns.ts';
import type { MessagesAt } from '../../../src/store/talk.ts';
import type { Asked, Inbound } from '../channel-message.ts';
import type { Following } from '../follow/about.ts';
import { askedNow } from '../prompts/asked-now.ts';
import type { CookieJar } from './in-process-fetch.ts';
import { emptyState, keptState, type LeftVisit, shape } from './open-visit.ts';
import type { Talk } from './talk.ts';

/** What stays of a conversation between two messages. It is sealed, and goes as leads do. */
export interface Kept {
  readonly visit: LeftVisit;
  readonly jar: CookieJar;
  readonly priceShown?: Talk['priceShown'];
  readonly hasToldSecrets: boolean;
  readonly following: Following | null;
  /** Where the page of a list begins that was shown last. */
  readonly listedFrom?: number;
  /** Voice messages in a row, if any. */
  readonly voices?: number;
  /** What waits for a yes that no question asks. */
  readonly asks: 'erasure' | null;
}

type Written = Omit<Kept, 'visit'> & {
  /** What every release reads of what was said beside the open question. */
  readonly side: MessagesAt;
  readonly visit: Omit<LeftVisit, 'state'> & { readonly state: ReturnType<typeof keptState> };
};

/** What is read of every release. */
const readable = z.object({
  side: z.object({}),
  visit: z.object({
    slots: z.object({}),
    state: z.object({ lead: z.object({}), visit: z.object({ prefix: z.string() }) }),
  }),
});

/** Written by this server alone, so only that it is whole is checked. */
const whole = z.custom<Written>((value) => readable.safeParse(value).success);

export const keptText = ({ visit, ...kept }: Kept): string =>
  JSON.stringify({
    ...kept,
    side: visit.state.talk.beside,
    visit: { ...visit, state: keptState(visit.state) },
  });

/** What is before the visitor. */
export const askedIn = ({ visit: { state }, asks }: Pick<Kept, 'visit' | 'asks'>): Asked => {
  const field = askedNow(state);
  return { seen: [selectSeen(state), field, asks].join(), field };
};

/** What a message replies to, if that is not before the visitor any more. */
export const askedBefore = ({ answers }: Inbound, kept: Kept | null): Asked | null =>
  kept !== null && answers !== undefined && answers.seen !== askedIn(kept).seen ? answers : null;

/** With the campaign as it is now. Of another release's state only records, campaign and messages are known. */
export function keptIn(text: string | null, campaigns: CampaignSet): Kept | null {
  const written = text === null ? undefined : whole.safeParse(JSON.parse(text)).data;
  if (written === undefined) return null;
  const { side, ...kept } = written;
  const { lead, visit } = kept.visit.state;
  const { prefix, ...others } = visit;
  const campaign = campaigns.byPrefix(prefix);
  const state =
    kept.visit.shape === shape
      ? { ...kept.visit.state, visit: { ...others, campaign } }
      : {
          ...emptyState,
          lead,
          talk: { ...emptyState.talk, beside: side },
          visit: { ...emptyState.visit, phase: visit.phase, campaign },
        };
  return { ...kept, visit: { ...kept.visit, state } };
}
