import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Connection, Database } from '../database/database.ts';

export interface Metrics {
  readonly contentType: string;
  text(): Promise<string>;
  noteRequest(request: { method: string; route: string; status: number; seconds: number }): void;
  noteOutsideCall(call: { service: string; outcome: string; seconds: number }): void;
  noteWrite(write: { outcome: 'committed' | 'failed'; seconds: number }): void;
  /** A call that was refused so that others are served: see `RefusedFor`. */
  noteRefusedCall(reason: RefusedFor): void;
  noteMessage(outcome: string | null): void;
  notePageError(error: { kind: string; type: string }): void;
  noteDelivery(delivery: { channel: string; outcome: string }): void;
  /** Adds gauges that are read at every scrape. */
  watch(gauges: readonly WatchedGauge[]): void;
}

/** Read anew at every scrape. A failing query must not break the metrics of the process: its gauge stays as it was. */
export interface WatchedGauge {
  readonly name: string;
  readonly help: string;
  readonly label?: string;
  /** The value, or one for each value of the label. */
  read(): Promise<number | Readonly<Record<string, number>>>;
}

/**
 * `busy`: all places of the process were taken. `network`: one network asked for more than its share of them. `open`: it
 * left too many requests unfinished or replies unread. `everyone`: a limit for everyone had no room for it.
 */
export type RefusedFor = 'busy' | 'network' | 'open' | 'everyone';

interface Observed {
  readonly database: Database;
  readonly clock: () => Date;
}

const upTo10Seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function createMetrics({ database, clock }: Observed): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const count = <const Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const time = <const Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new Histogram({ name, help, labelNames, buckets: upTo10Seconds, registers });
  const requests = time(
    'http_request_duration_seconds',
    'Requests by route template and status, and how long each took.',
    ['method', 'route', 'status'],
  );
  const outsideCalls = time(
    'outside_call_duration_seconds',
    'Calls to other systems, by what became of each.',
    ['service', 'outcome'],
  );
  const writes = time(
    'database_write_duration_seconds',
    'Durable writes, from being asked for to the commit.',
    ['outcome'],
  );
  const refusedCalls = count(
    'calls_refused_total',
    'Calls refused so that others are served, by what was short.',
    ['reason'],
  );
  const pageErrors = count(
    'page_errors_total',
    'Errors of scripts that browsers told of, by the class of the error.',
    ['kind', 'type'],
  );
  const messages = count(
    'conversation_messages_total',
    'Messages of the conversation that browsers told of, by what became of each.',
    ['outcome'],
  );
  const deliveries = count(
    'deliveries_total',
    'Attempts to send messages and events, by what became of each.',
    ['channel', 'outcome'],
  );
  observeDatabase(registers, database);
  const watch = (gauges: readonly WatchedGauge[]) => {
    for (const gauge of gauges) watchGauge(registers, gauge);
  };
  const due = () => database.read((db) => dueMessages(db, clock()));
  watch([
    {
      name: 'outbox_oldest_due_seconds',
      help: 'For how long the oldest message has been due, by channel.',
      label: 'channel',
      read: async () =>
        Object.fromEntries(
          (await due()).map(({ channel, since }) => [channel, secondsSince(since, clock())]),
        ),
    },
    {
      name: 'outbox_due_messages',
      help: 'Messages that are due and not sent, by channel.',
      label: 'channel',
      read: async () => Object.fromEntries((await due()).map(({ channel, many }) => [channel, many])),
    },
  ]);

  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    noteRequest: ({ seconds, ...labels }) => requests.observe(labels, seconds),
    noteOutsideCall: ({ seconds, ...labels }) => outsideCalls.observe(labels, seconds),
    noteWrite: ({ seconds, ...labels }) => writes.observe(labels, seconds),
    noteRefusedCall: (reason) => refusedCalls.inc({ reason }),
    noteMessage: (outcome) => outcome && messages.inc({ outcome }),
    notePageError: (labels) => pageErrors.inc(labels),
    noteDelivery: (labels) => deliveries.inc(labels),
    watch,
  };
}

function observeDatabase(registers: Registry[], database: Database): void {
  new Gauge({
    name: 'database_connections',
    help: 'Connections of this process, busy and idle.',
    labelNames: ['state'],
    registers,
    collect() {
      const { connections, idle } = database.load();
      this.set({ state: 'busy' }, connections - idle);
      this.set({ state: 'idle' }, idle);
    },
  });
  new Gauge({
    name: 'database_waiting',
    help: 'Reads and writes that wait for a connection.',
    registers,
    collect() {
      this.set(database.load().waiting);
    },
  });
}

/** Never below zero: another machine's clock may be ahead. */
export const secondsSince = (moment: string, now: Date): number =>
  Math.max(0, now.getTime() - Date.parse(moment)) / 1000;

function watchGauge(registers: Registry[], { name, help, label, read }: WatchedGauge): void {
  new Gauge({
    name,
    help,
    labelNames: label === undefined ? [] : [label],
    registers,
    async collect() {
      const found = await read().catch(() => undefined);
      if (found === undefined) return;
      this.reset();
      if (typeof found === 'number') this.set(found);
      else for (const [value, one] of Object.entries(found)) this.set({ [label ?? '']: value }, one);
    },
  });
}

/** Counts due messages per channel, and since when the oldest is due. */
export async function dueMessages(db: Connection, now: Date) {
  const rows = await db
    .selectFrom('message_outbox')
    .select(({ fn }) => ['channel', fn.countAll<number | string>().as('many'), fn.min('due_at').as('since')])
    .where('state', '=', 'waiting')
    .where('due_at', '<=', now.toISOString())
    .groupBy('channel')
    .execute();
  return rows.map(({ channel, many, since }) => ({
    channel: channel ?? 'none',
    many: Number(many),
    since: since ?? now.toISOString(),
  }));
}
