import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { minuteMs } from '../../../src/brazil/durations.ts';
import { jsonIn } from '../../../src/contract/json-in.ts';
import type {
  ClaimedMedia,
  ConversationMediaRepository,
  Fetched,
} from '../../conversations/conversation-media.ts';
import { typeOfMedia } from '../../conversations/media-types.ts';
import type { Database } from '../../database/database.ts';
import type { WhatsAppSettings } from '../../messages/senders/post-whatsapp.ts';
import { maxAttempts } from '../../outbox/retry-delay.ts';
import { repeatedJob } from '../../runtime/repeated-job.ts';
import type { Timer } from '../../runtime/timer.ts';

const mebibyte = 1024 * 1024;
/** WhatsApp takes documents of 100 MB; the shop needs none so large. */
const largest = {
  picture: 5 * mebibyte,
  voice: 16 * mebibyte,
  video: 16 * mebibyte,
  document: 16 * mebibyte,
};
/** Of one conversation, and of all: nobody fills the disk of the shop, and what some send lacks nobody a document. */
const mostOfOne = 48 * mebibyte;
const mostOfAll = 2000 * mebibyte;
const ofOneWhenFull = 8 * mebibyte;
/** Of the disk: orders need it more. */
const leftForOrders = 1024 * mebibyte;
/** One that hangs holds up no other. */
const sideBySide = 4;
/** A large file over a slow line. */
const longest = 2 * minuteMs;

interface Fetching {
  readonly database: Database;
  readonly media: ConversationMediaRepository;
  readonly settings: WhatsAppSettings;
  readonly clock: () => Date;
  /** Bytes that the disk of the database has left; undefined where that is another machine's. */
  readonly leftOnDisk: () => Promise<number | undefined>;
}

interface Lanes {
  readonly timer: Timer;
  readonly failed: (error: unknown) => void;
}

/** Fetches what people sent, as long as the shop runs. */
export function mediaFetcher(fetching: Fetching, { timer, failed }: Lanes) {
  const stopping = new AbortController();
  const lanes = Array.from({ length: sideBySide }, () =>
    repeatedJob({ round: () => fetchDue(fetching, stopping.signal), pause: 1000, timer, failed }),
  );
  return {
    start: (): void => {
      for (const lane of lanes) lane.start();
    },
    stop: async (): Promise<void> => {
      stopping.abort();
      await Promise.all(lanes.map((lane) => lane.stop()));
    },
  };
}

/** The sum is documented in hexadecimal; the webhook has it in base64. */
const linked = z.object({
  url: z.string(),
  sha256: z.string(),
  file_size: z.union([z.number(), z.string()]),
});

const failed = (reason: string, isFinal = false): Fetched => ({ reason, isFinal });

/** What is due, one after another: a large file fills no memory beside others. Where the disk is short it waits. */
export async function fetchDue(
  { database, media, settings, clock, leftOnDisk }: Fetching,
  stopped: AbortSignal,
): Promise<void> {
  while (!stopped.aborted && ((await leftOnDisk()) ?? leftForOrders) >= leftForOrders) {
    const claimed = await database.write((db) => media.claim(db, clock()));
    if (claimed === undefined) return;
    // More attempts than are made: the process dies of it.
    const isLost = claimed.source.id === undefined || claimed.tries > maxAttempts;
    const fetched = isLost ? failed('not-reached', true) : await fetchMedia(settings, claimed, stopped);
    // A process that is stopped has tried nothing: its claim runs out.
    if (stopped.aborted && 'reason' in fetched && !fetched.isFinal) return;
    await database.write((db) => media.settle(db, claimed, fetched, clock()));
  }
}

/** One file by its id: the platform gives a link for some minutes, asked for anew at each attempt. */
async function fetchMedia(
  { url, token }: WhatsAppSettings,
  { kind, source: { id = '' }, stored, storedOfAll }: ClaimedMedia,
  stopped: AbortSignal,
): Promise<Fetched> {
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(longest)]);
  const left = (storedOfAll < mostOfAll ? mostOfOne : ofOneWhenFull) - stored;
  const most = Math.min(largest[kind], left);
  const tooMuch = failed(most < largest[kind] ? 'full' : 'too-large', true);
  // A redirect would take the token elsewhere.
  const options = { headers: { authorization: `Bearer ${token}` }, redirect: 'manual', signal } as const;
  try {
    const answer = await fetch(`${url}/${id}`, options);
    if (!answer.ok) return failed(`http ${answer.status}`);
    const { data } = linked.safeParse(jsonIn(String(await readUpTo(mebibyte, answer))));
    if (data === undefined) return failed('no-link');
    if (!isOfPlatform(data.url, url)) return failed('strange-link', true);
    if (Number(data.file_size) > most) return tooMuch;
    const reply = await fetch(data.url, options);
    if (!reply.ok) return failed(`http ${reply.status}`);
    const content = await readUpTo(most, reply);
    if (content === null) return tooMuch;
    const sums = (['hex', 'base64'] as const).map((form) =>
      createHash('sha256').update(content).digest(form),
    );
    if (!sums.includes(data.sha256)) return failed('wrong-sum');
    const type = typeOfMedia(content, kind);
    return type === undefined ? failed('wrong-type', true) : { type, content };
  } catch {
    return failed('not-reached');
  }
}

/** By TLS from Meta's own host, or from where the API itself is. */
function isOfPlatform(link: string, api: string): boolean {
  if (!URL.canParse(link)) return false;
  const { origin, protocol, hostname } = new URL(link);
  return origin === new URL(api).origin || (protocol === 'https:' && /(?:^|\.)fbsbx\.com$/.test(hostname));
}

/** Null if there is more. */
async function readUpTo(most: number, { body }: Response): Promise<Buffer | null> {
  const reader = body?.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.length;
    parts.push(part.value);
    if (size <= most) continue;
    await reader?.cancel();
    return null;
  }
  return Buffer.concat(parts);
}
