import { hourMs } from '../../src/brazil/durations.ts';
import type { Connection } from '../database/database.ts';
import { hashToken, type Protection } from '../protection/protection.ts';
import type { Random } from '../protection/random.ts';
import { momentAfter } from '../runtime/moment.ts';

/** `object`: objects to a contract change. `look-up`: unlocks a document's look-ups for one browser. */
export const linkLives = { object: 48 * hourMs, 'look-up': 24 * hourMs } as const;

export type LinkPurpose = keyof typeof linkLives;

interface ContactLink {
  purpose: LinkPurpose;
  /** The order number, or the keyed hash of the document. */
  subject: string;
}

export type ContactLinks = ReturnType<typeof contactLinkRepository>;

/** Links sent to the contact on file; the holder has proved access to that contact. */
export function contactLinkRepository(protection: Protection, random: Random) {
  const deviceHash = (device: string) => protection.fingerprint(device, 'contact link opened by');
  return {
    /** Returns the token, which is stored only as a hash. */
    issue: async (db: Connection, { purpose, subject }: ContactLink, now: Date): Promise<string> => {
      const token = Buffer.from(random.bytes(32)).toString('base64url');
      const ends_at = momentAfter(now, linkLives[purpose]);
      await db
        .insertInto('contact_links')
        .values({ token_hash: hashToken(token), purpose, subject, ends_at })
        .execute();
      return token;
    },
    find: async (db: Connection, token: string, now: Date): Promise<ContactLink | undefined> => {
      const row = await db
        .selectFrom('contact_links')
        .select(['purpose', 'subject'])
        .where('token_hash', '=', hashToken(token))
        .where('ends_at', '>', now.toISOString())
        .executeTakeFirst();
      return row && isPurpose(row.purpose) ? { purpose: row.purpose, subject: row.subject } : undefined;
    },
    openFor: async (db: Connection, token: string, device: string): Promise<void> => {
      await db
        .updateTable('contact_links')
        .set({ opened_by: deviceHash(device) })
        .where('token_hash', '=', hashToken(token))
        .execute();
    },
    /** Whether this browser opened such a link. */
    isOpenFor: async (db: Connection, { purpose, subject }: ContactLink, device: string, now: Date) => {
      const row = await db
        .selectFrom('contact_links')
        .select('token_hash')
        .where('subject', '=', subject)
        .where('purpose', '=', purpose)
        .where('opened_by', '=', deviceHash(device))
        .where('ends_at', '>', now.toISOString())
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}

const isPurpose = (purpose: string): purpose is LinkPurpose => Object.hasOwn(linkLives, purpose);
