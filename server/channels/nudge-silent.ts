import { hourMs } from '../../src/brazil/durations.ts';
import { whatsappWords } from '../../src/content/conversation/whatsapp.ts';
import { bareOf } from '../../src/dialogue/closed-words.ts';
import { selectFailure, selectStepsShown } from '../../src/store/selectors.ts';
import { addMessages } from '../conversations/add-messages.ts';
import { lastOfVisitor, openContact, visitPlace } from '../conversations/message-body.ts';
import { silentConversations } from '../conversations/silent-conversations.ts';
import type { Connection, Database } from '../database/database.ts';
import { moveCursor, readCursor } from '../database/row-cursor.ts';
import { afterQuietHours, type QuietHours } from '../outbox/after-quiet-hours.ts';
import type { Protection } from '../protection/protection.ts';
import { systemRandom } from '../protection/random.ts';
import { momentBefore } from '../runtime/moment.ts';
import type { Inbound } from './channel-message.ts';
import { askedNow } from './prompts/asked-now.ts';
import { type Kept, keptIn } from './visit/kept.ts';
import type { Sold } from './visit/start.ts';

const batchSize = 100;
const cursorName = 'silent conversations nudged until';
const silentFor = 3 * hourMs;
/** Leaves an hour of the 24 in which WhatsApp takes free texts. */
const atMost = 23 * hourMs;

interface Parts {
  readonly database: Database;
  readonly protection: Protection;
  readonly providers: { readonly planLists: Sold };
  readonly quietHours: QuietHours;
  readonly clock: () => Date;
}

/** Asks the open question once more of who fell silent in the middle of an order: once, and not within quiet hours. */
export async function nudgeSilent(parts: Parts): Promise<void> {
  const { database, quietHours, clock } = parts;
  for (;;) {
    const now = clock();
    if (afterQuietHours(now, quietHours) > now) return;
    if (await database.write((db) => nudgeSome(db, parts, now))) return;
  }
}

/** Returns whether the scan is complete. */
async function nudgeSome(db: Connection, { protection, providers }: Parts, now: Date): Promise<boolean> {
  const until = momentBefore(now, silentFor);
  const cursor = await readCursor(db, cursorName, until);
  const rows = await silentConversations(db, cursor, momentBefore(now, atMost), until, batchSize);
  for (const row of rows) {
    const { id, visit } = row;
    const kept = keptIn(visit && protection.open(visit, visitPlace(id)), providers.planLists.campaigns);
    const said = (await lastOfVisitor(protection, db, id))?.text ?? '';
    if (kept === null || !isAmidOrder(kept) || isNo(said, kept)) continue;
    const inbound = { ...nudge, id: `nudge ${id}`, ...openContact(protection, row), at: now.toISOString() };
    const body = { text: '', inbound };
    // Its id is that of the conversation, in which it is taken once.
    const message = { author: 'shop', state: 'received', body, providerId: inbound.id } as const;
    await addMessages({ protection, random: systemRandom }, db, id, [message], now);
  }
  const last = rows.at(-1);
  if (last?.last_in_at != null) await moveCursor(db, cursorName, { updatedAt: last.last_in_at, id: last.id });
  return rows.length < batchSize;
}

const nudge = {
  received: { kind: 'staff', operator: '', does: { kind: 'nudge' } },
} satisfies Partial<Inbound>;

/** Something was answered, the next question is open, and nothing else is. */
function isAmidOrder({ visit: { state }, asks, following }: Kept): boolean {
  const [step] = selectStepsShown(state);
  return (
    (step?.screen === 'form' || step?.screen === 'review') &&
    askedNow(state) !== null &&
    Object.keys(state.answers.values).length > 0 &&
    state.visit.phase === 'ready' &&
    selectFailure(state) === null &&
    asks === null &&
    (following?.asks ?? null) === null
  );
}

const wholeWords = (words: string) => new RegExp(`(?<!\\S)(?:${words})(?!\\S)`, 'g');
const declines = wholeWords(whatsappWords.declines);
const cannotTell = wholeWords(whatsappWords.cannotTell);

/** The last word was a no, or ended the order. */
const isNo = (said: string, { visit: { state } }: Kept): boolean =>
  bareOf(said).replace(cannotTell, '').search(declines) >= 0 ||
  state.talk.beside.questions.at(-1)?.reply.kind === 'start-over';
