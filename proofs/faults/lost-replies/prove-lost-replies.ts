import { personOf } from '../../../scripts/shop/order-steps.ts';
import { readOffers } from '../../../scripts/shop/read-offers.ts';
import { openVisitor } from '../../../scripts/shop/visitor.ts';
import { getOrderData } from '../../../src/contract/calls/orders.ts';
import { type Endpoint, writes } from '../../../src/contract/endpoint.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { changePassword } from '../../../src/contract/panel/access/own-account.ts';
import { panelEndpoints } from '../../../src/contract/panel/endpoints.ts';
import { exportPerson } from '../../../src/contract/panel/people.ts';
import type { ProofReport } from '../../proof-report.ts';
import { openLossyProxy } from '../lossy-proxy.ts';
import { type ShopDatabase, withShopDatabase } from '../open-shop-database.ts';
import { changedTables, storedRows } from '../stored-rows.ts';
import { panelCalls, signInOperator } from './panel-calls.ts';
import type { Prerequisites, WritingCall } from './prerequisites.ts';
import { visitorCalls } from './visitor-calls.ts';

const calls: readonly WritingCall[] = [...visitorCalls, ...panelCalls];

/** Access and rate-limit tables: repeated calls may change them, because a lost cookie is issued again. */
const whoMay = ['lead_access', 'operator_sessions', 'operator_devices', 'call_counts'];

/** Calls whose repeated response may differ. */
const exempt: readonly Endpoint[] = [
  // It ends all sessions, so a repetition needs a new sign-in.
  changePassword,
  // Read-only calls whose response contains the current time.
  getOrderData,
  exportPerson,
];

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

/** For every writing call: drops the response after the commit and repeats the call with the same key. */
export async function proveLostReplies(
  report: ProofReport,
  { url, port, on }: { url: string; port: number; on: string },
): Promise<void> {
  const proxy = await openLossyProxy(port);
  const direct = `http://127.0.0.1:${port}`;
  const onOffer = await readOffers(openVisitor(() => direct));
  const broken: string[] = [];
  await withShopDatabase(url, async (shop) => {
    const token = await signInOperator(shop);
    for (const [index, call] of calls.entries()) {
      let origin = direct;
      const person = personOf(500_000 + index);
      const operator = openVisitor(() => origin);
      operator.cookies.set('painel', token);
      const visitor = openVisitor(() => origin, `10.9.${index}.1`);
      const problem = await losesOnce(
        shop,
        call,
        { visitor, operator, shop, person, ...onOffer },
        async (ask) => {
          origin = proxy.origin;
          const lost = proxy.loseNext();
          const outcome = await ask().then(
            () => false,
            () => true,
          );
          origin = direct;
          return outcome ? lost : undefined;
        },
      ).catch((error: unknown) => String(error));
      if (problem !== undefined) broken.push(`${nameOf(call.endpoint)}: ${problem}`);
    }
  });
  await proxy.close();
  report.check(`${on}: a call whose answer was lost is answered the same`, calls.length, broken);
  report.check(`${on}: every call that writes was tried`, calls.length, notTried());
}

async function losesOnce(
  shop: ShopDatabase,
  { prepare, mayChange }: WritingCall,
  stage: Prerequisites,
  losing: (ask: () => Promise<unknown>) => Promise<string | undefined>,
): Promise<string | undefined> {
  const ask = await prepare(stage);
  const key = crypto.randomUUID();
  const lost = await losing(() => ask({ key }));
  if (lost === undefined) return 'the answer was not lost';
  const before = await storedRows(shop.database);
  const again = await ask({ key });
  if (again.status !== 200) return `the first answer was ${lost}, the second ${again.status} ${again.text}`;
  if (again.text !== lost) return `first ${lost}, then ${again.text}`;
  const changed = changedTables(before, await storedRows(shop.database));
  const surprising = changed.filter((table) => ![...whoMay, ...mayChange].includes(table));
  return surprising.length === 0 ? undefined : `it changed ${surprising.join(', ')} again`;
}

/** Names writing calls without a test, so that a new one has to be added here. */
function notTried(): string[] {
  const tried = new Set([...calls.map(({ endpoint }) => endpoint), ...exempt].map(nameOf));
  const ofPanel = panelEndpoints.filter(({ method }) => method !== 'GET');
  return [...Object.values<Endpoint>(endpoints).filter(writes), ...ofPanel]
    .map(nameOf)
    .filter((name) => !tried.has(name));
}
