import { hourMs } from '../../src/brazil/durations.ts';
import { readableMoment } from '../../src/brazil/readable-moment.ts';
import type { Connection, Database } from '../database/database.ts';
import { moveCursor, readCursor } from '../database/row-cursor.ts';
import { linkLife } from '../leads/link-life.ts';
import { abandonedLeads, isRefused } from '../leads/lists/abandoned-leads.ts';
import type { Messages } from '../messages/message-repository.ts';
import type { MessageStops } from '../messages/message-stop-repository.ts';
import { afterQuietHours, type QuietHours } from '../outbox/after-quiet-hours.ts';
import { momentBefore } from '../runtime/moment.ts';
import { type Recoveries, recoveryOf } from './recovery-repository.ts';
import { readRecoverySettings, recoveryCursor } from './recovery-settings.ts';
import { unsubscribeUrl } from './unsubscribe-routes.ts';

const batchSize = 100;

/** Minimum remaining lifetime of the link that a message contains. */
const linkLeft = 12 * hourMs;

interface Parts {
  readonly database: Database;
  readonly repositories: {
    readonly messages: Messages;
    readonly messageStops: MessageStops;
    readonly recoveries: Recoveries;
  };
  readonly quietHours: QuietHours;
  readonly siteUrl: string;
  readonly clock: () => Date;
}

/**
 * Sends each abandoned lead with consent one message; a control group gets none. Not within quiet hours, after which
 * some leads have returned on their own.
 */
export async function sendRecoveries(parts: Parts): Promise<void> {
  const { database, repositories, quietHours, clock } = parts;
  if (!repositories.messages.canSend('recovery')) return;
  for (;;) {
    const now = clock();
    if (afterQuietHours(now, quietHours) > now) return;
    if (!(await database.read(readRecoverySettings)).isOn) return;
    const isDone = await database.write((db) => sendSome(db, parts, now, false));
    if ((await database.write((db) => sendSome(db, parts, now, true))) && isDone) return;
  }
}

/** Returns whether the scan is complete. In WhatsApp the talk itself asks first, within its free day. */
async function sendSome(db: Connection, parts: Parts, now: Date, inWhatsApp: boolean): Promise<boolean> {
  const { delayHours, heldPercent } = await readRecoverySettings(db);
  const until = momentBefore(now, (inWhatsApp ? 24 : delayHours) * hourMs);
  const cursorName = inWhatsApp ? `${recoveryCursor}, of WhatsApp` : recoveryCursor;
  const cursor = await readCursor(db, cursorName, until);
  const rows = await abandonedLeads(db, cursor, until, batchSize, inWhatsApp);
  for (const lead of rows) {
    const { id, email } = lead;
    const linkEnds = Date.parse(lead.created_at) + linkLife;
    // Without a phone the link could not be opened.
    if (email === null || lead.phone === null || isRefused(lead) || linkEnds < now.getTime() + linkLeft)
      continue;
    const arm = await parts.repositories.recoveries.decide(db, { id, email }, heldPercent, now);
    if (arm === 'sent') await invite(db, parts, { id, email, linkEnds }, now);
  }
  const last = rows.at(-1);
  if (last !== undefined) await moveCursor(db, cursorName, { updatedAt: last.updated_at, id: last.id });
  return rows.length < batchSize;
}

const invite = (
  db: Connection,
  { repositories: { messages, messageStops }, siteUrl }: Parts,
  { id, email, linkEnds }: { id: string; email: string; linkEnds: number },
  now: Date,
): Promise<boolean> =>
  messages.put(
    db,
    {
      kind: 'recovery',
      to: { email },
      leadId: id,
      once: recoveryOf(id),
      data: {
        url: `${siteUrl}/chat/?l=${id}`,
        until: readableMoment(new Date(linkEnds).toISOString()),
        stopUrl: unsubscribeUrl(siteUrl, messageStops.tokenOf(email)),
      },
    },
    now,
  );
