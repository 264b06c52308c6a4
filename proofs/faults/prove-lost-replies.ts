import { sql } from 'kysely';
import * as z from 'zod/mini';
import { personOf } from '../../scripts/shop/order-steps.ts';
import { readOffers } from '../../scripts/shop/read-offers.ts';
import { openVisitor } from '../../scripts/shop/visitor.ts';
import type { Database } from '../../server/database/database.ts';
import { getOrderData } from '../../src/contract/calls/orders.ts';
import { type Endpoint, writes } from '../../src/contract/endpoint.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import {
  changePassword,
  confirmOneTimeCode,
  renewRecoveryCodes,
} from '../../src/contract/panel/access/own-account.ts';
import { openPhoneOrder, sayOnPhone } from '../../src/contract/panel/conversations.ts';
import { panelEndpoints } from '../../src/contract/panel/endpoints.ts';
import { addApiKey, addReceiver, rotateReceiver } from '../../src/contract/panel/integrations.ts';
import { exportPerson } from '../../src/contract/panel/people.ts';
import { publishTeaching } from '../../src/contract/panel/teaching.ts';
import type { ProofReport } from '../proof-report.ts';
import { schemasOf } from '../requests/generated-requests.ts';
import { valueFitting } from '../requests/values-of-schema.ts';
import { withShopDatabase } from './open-shop-database.ts';
import { type Situation, situations } from './situations.ts';
import { addOperator, type Known, knownOf, openSession, type Stage } from './stage.ts';

/** Columns to compare in tables that background jobs change; empty lists ignore the table. */
const inBackground: Readonly<Record<string, readonly string[]>> = {
  message_outbox: ['id'],
  visit_events: ['id'],
  delivery_attempts: [],
  event_counts: [],
  settings: [],
};

async function storedRows(database: Database): Promise<ReadonlyMap<string, string>> {
  return database.read(async (db) => {
    const tables = await db.introspection.getTables();
    const stored = new Map<string, string>();
    for (const { name } of tables) {
      const columns = inBackground[name];
      if (columns?.length === 0) continue;
      const shown = columns === undefined ? sql`*` : sql.join(columns.map((column) => sql.ref(column)));
      const { rows } = await sql`select ${shown} from ${sql.table(name)}`.execute(db);
      stored.set(
        name,
        rows
          .map((row) => JSON.stringify(row))
          .toSorted()
          .join('\n'),
      );
    }
    return stored;
  });
}

const changedTables = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] =>
  [...after].flatMap(([name, rows]) => (before.get(name) === rows ? [] : [name]));

/** Calls whose repeated response may differ. */
const exempt: readonly Endpoint[] = [
  // It ends all sessions, so a repetition needs a new sign-in.
  changePassword,
  // A secret is shown once and kept by nobody: a repetition shows another.
  ...[confirmOneTimeCode, renewRecoveryCodes, addApiKey, addReceiver, rotateReceiver],
  // The conversation goes on by itself afterwards.
  ...[openPhoneOrder, sayOnPhone],
  // Its version takes minutes to train.
  publishTeaching,
  // Read-only calls whose response contains the current time.
  getOrderData,
  exportPerson,
];

const calls = [
  ...Object.values<Endpoint>(endpoints).filter(writes),
  // A look at personal data is logged each time, and shows when.
  ...panelEndpoints.filter(({ method }) => method !== 'GET'),
].filter((endpoint) => !exempt.includes(endpoint));

/**
 * What a repetition may change: a lost cookie is issued again, tries and calls are counted, looks at personal data are
 * logged each time, a reply begun is of its last moment.
 */
const mayChange = [
  ...['lead_access', 'operator_sessions', 'operator_devices', 'live_topics'],
  ...['call_counts', 'order_tries', 'audit_log', 'conversation_drafts'],
];

/** Changes by any call, which are no effect. */
const uncounted = ['call_counts', 'operator_sessions'];

/** Draws the middle of what is possible, and no option that is not known. */
const steady = () => 0.5;

const objectSchema = z.looseObject({ required: z.optional(z.array(z.string())) });

interface Trial {
  readonly hasEffect: boolean;
  readonly broken?: string;
}

type NextStage = () => Promise<Stage>;

/**
 * For every call of the contract that writes: drops the response and repeats the call with the same key, in the first
 * situation in which it takes effect.
 */
export async function proveLostReplies(
  report: ProofReport,
  { url, port, on }: { url: string; port: number; on: string },
): Promise<void> {
  const origin = () => `http://127.0.0.1:${port}`;
  const onOffer = await readOffers(openVisitor(origin));
  const broken: string[] = [];
  const notTried: string[] = [];
  const withoutEffect: string[] = [];
  await withShopDatabase(url, async (shop) => {
    let serial = 0;
    const nextStage: NextStage = async () => {
      serial += 1;
      const email = `prova.${serial}@loja.example`;
      const id = await addOperator(shop, email);
      const visitor = openVisitor(origin, `10.9.${serial >> 8}.${serial & 255}`);
      visitor.cookies.set('painel', await openSession(shop, id));
      return { visitor, account: { id, email }, shop, person: personOf(500_000 + serial), ...onOffer };
    };
    const situationsFor = await learnNames(nextStage);
    for (const endpoint of calls) {
      const name = `${endpoint.method} ${endpoint.path}`;
      const trial = await trialOf(endpoint, situationsFor(endpoint), nextStage);
      if (typeof trial === 'string') notTried.push(`${name}: ${trial}`);
      else if (!trial.hasEffect) withoutEffect.push(name);
      if (typeof trial !== 'string' && trial.broken !== undefined) broken.push(`${name}: ${trial.broken}`);
    }
  });
  report.check(`${on}: a call whose answer was lost is answered the same`, calls.length, broken);
  report.check(`${on}: every call that writes was tried`, calls.length, notTried);
  report.metric(`${on}: calls that only read`, withoutEffect.join(', '));
}

/** Goes into each situation once. A call fits those that know all that it asks and that any situation knows. */
async function learnNames(nextStage: NextStage): Promise<(endpoint: Endpoint) => readonly Situation[]> {
  const always = Object.keys(knownOf(await nextStage()));
  const knows = new Map<Situation, readonly string[]>();
  for (const situation of situations)
    knows.set(situation, [...always, ...Object.keys(await situation.reach(await nextStage()))]);
  const knowable = new Set([...knows.values()].flat());
  return (endpoint) => {
    const asked = Object.values(schemasOf(endpoint))
      .flatMap((schema) => objectSchema.safeParse(schema).data?.required ?? [])
      .filter((name) => knowable.has(name));
    return situations.filter((one) => asked.every((name) => knows.get(one)?.includes(name)));
  };
}

/** The first trial that has an effect, or any; or why none was answered. */
async function trialOf(
  endpoint: Endpoint,
  fitting: readonly Situation[],
  nextStage: NextStage,
): Promise<Trial | string> {
  const refusals: string[] = [];
  let trial: Trial | undefined;
  for (const situation of fitting) {
    const stage = await nextStage();
    // Some situations come only once, as a renewal.
    const reached = await situation.reach(stage).catch(String);
    const tried =
      typeof reached === 'string'
        ? reached
        : await losesOnce(endpoint, { ...knownOf(stage), ...reached }, stage);
    if (typeof tried === 'string') refusals.push(`${situation.name}: ${tried}`);
    else if (tried.hasEffect) return tried;
    else trial = tried;
  }
  return trial ?? refusals.join('; ');
}

/** The outcome, or why the call was refused. */
async function losesOnce(
  endpoint: Endpoint,
  known: Known,
  { visitor, shop: { database } }: Stage,
): Promise<Trial | string> {
  const input = Object.fromEntries(
    Object.entries(schemasOf(endpoint)).map(([part, schema]) => [
      part,
      schema === undefined ? undefined : valueFitting(steady, schema, part, 0, known),
    ]),
  );
  const key = crypto.randomUUID();
  const before = await storedRows(database);
  const cookies = [...visitor.cookies];
  const lost = await visitor.ask(endpoint, input, { key });
  // Lost with its cookies.
  visitor.cookies.clear();
  for (const [name, value] of cookies) visitor.cookies.set(name, value);
  if (lost.status !== 200) return `${lost.status} ${lost.text}`;
  const between = await storedRows(database);
  const again = await visitor.ask(endpoint, input, { key });
  const changed = changedTables(between, await storedRows(database));
  const surprising = changed.filter((table) => !mayChange.includes(table));
  const hasEffect = changedTables(before, between).some((table) => !uncounted.includes(table));
  if (again.status !== 200 || again.text !== lost.text)
    return { hasEffect, broken: `first ${lost.text}, then ${again.status} ${again.text}` };
  if (surprising.length > 0) return { hasEffect, broken: `it changed ${surprising.join(', ')} again` };
  return { hasEffect };
}
