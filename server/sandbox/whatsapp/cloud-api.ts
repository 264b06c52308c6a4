import { createHmac } from 'node:crypto';
import { dayMs } from '../../../src/brazil/durations.ts';
import { type Random, randomId } from '../../protection/random.ts';
import { cloudMedia } from './cloud-media.ts';
import { fileIn, readMark, sentMessage } from './sent-message.ts';

/** A request, as both sides saw it. */
interface Exchange {
  readonly number: number;
  readonly at: string;
  /** `out`: from the shop to WhatsApp. */
  readonly direction: 'in' | 'out';
  readonly person: string;
  readonly body: unknown;
  readonly status: number;
  readonly reply: unknown;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

interface Asked {
  readonly phoneId: string;
  readonly authorization: string | undefined;
  readonly body: unknown;
}

interface Options {
  readonly phoneId: string;
  readonly token: string;
  readonly appSecret: string;
  /** Posts to the webhook of the shop; returns its status. */
  readonly deliver: (body: string, signature: string) => Promise<number>;
  readonly clock: () => Date;
  readonly random: Random;
  /** Until when those may have written of whom nothing is known; WhatsApp remembers, this ends with its process. */
  readonly unknownUntil?: number;
}

export type CloudApi = ReturnType<typeof createCloudApi>;

const longestLog = 5000;

/** Numbers that end so have no WhatsApp. */
const without = /0000$/;

/** Stands in for the WhatsApp Cloud API: takes what that takes, refuses what that refuses, and reports back. */
export function createCloudApi(options: Options) {
  const { phoneId, token, appSecret, deliver, clock, random, unknownUntil = 0 } = options;
  const exchanges: Exchange[] = [];
  const watching = new Set<(exchange: Exchange) => void>();
  const lastSaid = new Map<string, number>();
  const authors = new Map<string, string>();
  const refusals: number[] = [];
  let count = 0;
  let reports = Promise.resolve();

  const note = (exchange: Omit<Exchange, 'number' | 'at'>): void => {
    count += 1;
    const whole = { ...exchange, number: count, at: clock().toISOString() };
    exchanges.push(whole);
    if (exchanges.length > longestLog) exchanges.shift();
    for (const seen of watching) seen(whole);
  };

  const tell = async (person: string, value: object): Promise<void> => {
    const metadata = { display_phone_number: '5511900000000', phone_number_id: phoneId };
    const change = { field: 'messages', value: { messaging_product: 'whatsapp', metadata, ...value } };
    const body = { object: 'whatsapp_business_account', entry: [{ id: '0', changes: [change] }] };
    const raw = JSON.stringify(body);
    const signature = `sha256=${createHmac('sha256', appSecret).update(raw).digest('hex')}`;
    const status = await deliver(raw, signature).catch(() => 0);
    note({ direction: 'in', person, body, status, reply: null });
  };

  const seconds = () => String(Math.floor(clock().getTime() / 1000));

  /** As Meta does, it finds some problems only after it has taken the message. */
  const problemOf = (to: string, type: string): number | undefined => {
    if (without.test(to)) return 131026;
    const isOpen = clock().getTime() - (lastSaid.get(to) ?? unknownUntil) < dayMs;
    return type === 'template' || isOpen ? undefined : 131047;
  };

  const report = (
    to: string,
    id: string,
    message: { type: string; biz_opaque_callback_data?: string | undefined },
  ) => {
    const { type, biz_opaque_callback_data } = message;
    const code = problemOf(to, type);
    const steps = code === undefined ? ['sent', 'delivered', 'read'] : ['failed'];
    reports = reports.then(async () => {
      for (const status of steps) {
        const errors = code === undefined ? {} : { errors: [{ code, title: `Error ${code}` }] };
        const about = { id, recipient_id: to, biz_opaque_callback_data, timestamp: seconds() };
        await tell(to, { statuses: [{ ...about, status, ...errors }] });
      }
    });
  };

  const media = cloudMedia(clock, random);
  const isGone = (file: ReturnType<typeof fileIn>): boolean =>
    file !== undefined && file.link === undefined && media.file(file.id) === undefined;

  const answer = (body: unknown): { to: string; answered: Answer; begin?: () => void } => {
    const mark = readMark.safeParse(body).data;
    if (mark !== undefined)
      return { to: authors.get(mark.message_id) ?? '', answered: { status: 200, body: { success: true } } };
    const { data, error } = sentMessage.safeParse(body);
    const to = (data?.to ?? data?.recipient ?? '').replace('+', '');
    if (data === undefined || to === '' || isGone(fileIn(data))) {
      const [issue] = error?.issues ?? [];
      const details = `${issue?.path.join('.') ?? 'to or file'}: ${issue?.message ?? 'is missing'}`;
      return { to, answered: refusal(400, 131009, 'Parameter value is not valid', details) };
    }
    const code = refusals.shift();
    if (code !== undefined) return { to, answered: refusal(statusOf(code), code, `Error ${code}`) };
    const id = `wamid.${randomId(random)}`;
    const contacts = [{ input: to, wa_id: to }];
    const taken = { messaging_product: 'whatsapp', contacts, messages: [{ id }] };
    return { to, answered: { status: 200, body: taken }, begin: () => report(to, id, data) };
  };

  const holdsToken = (authorization: string | undefined) => authorization === `Bearer ${token}`;
  return {
    /** What has passed, oldest first. */
    exchanges,
    media,
    holdsToken,
    take: async ({ phoneId: asked, authorization, body }: Asked): Promise<Answer> => {
      if (!holdsToken(authorization)) return refusal(401, 190, 'Invalid OAuth access token');
      if (asked !== phoneId) return refusal(400, 100, 'Unsupported post request');
      const { to, answered, begin } = answer(body);
      note({ direction: 'out', person: to, body, status: answered.status, reply: answered.body });
      begin?.();
      return answered;
    },
    /** What a person sends; returns the id of the message. */
    says: async ({ phone, name }: { phone: string; name: string }, message: object): Promise<string> => {
      const id = `wamid.${randomId(random)}`;
      lastSaid.set(phone, clock().getTime());
      authors.set(id, phone);
      await tell(phone, {
        contacts: [{ profile: { name }, wa_id: phone }],
        messages: [{ from: phone, id, timestamp: seconds(), ...message }],
      });
      return id;
    },
    refuseNext: (...codes: readonly number[]) => void refusals.push(...codes),
    /** Calls back with each further one; returns what ends it. */
    watch: (seen: (exchange: Exchange) => void) => {
      watching.add(seen);
      return () => void watching.delete(seen);
    },
    /** Resolves when every report is delivered. */
    settled: () => reports,
  };
}

const statusOf = (code: number): number => (code === 190 ? 401 : code === 131016 ? 503 : 400);

const refusal = (status: number, code: number, message: string, details = message): Answer => ({
  status,
  body: {
    error: {
      message: `(#${code}) ${message}`,
      type: 'OAuthException',
      code,
      error_data: { messaging_product: 'whatsapp', details },
      fbtrace_id: 'sandbox',
    },
  },
});
