import { randomUUID } from 'node:crypto';
import { answerAll } from '../../../scripts/shop/answer-all.ts';
import { finishOf, openingOf, personOf } from '../../../scripts/shop/order-steps.ts';
import { readOffers } from '../../../scripts/shop/read-offers.ts';
import { absoluteHours } from '../../../server/access/capability-repository.ts';
import { linkLife } from '../../../server/leads/link-life.ts';
import {
  createLead,
  deleteLead,
  finishOrder,
  getLead,
  openLeadAccess,
} from '../../../src/contract/calls/leads.ts';
import { idleMinutes } from '../../../src/contract/idle-minutes.ts';
import type { Browser } from '../test-server/browser.ts';
import { openTestServer, type TestServer } from '../test-server/open-test-server.ts';
import { openWithBrowser } from '../test-server/open-with.ts';
import {
  forHolders,
  type Ids,
  type Outcome,
  openAll,
  refusedAlike,
  requestOf,
  seen,
  subjectOf,
} from './holder-calls.ts';

const customers = [
  ['39053344705', '15/03/1985'],
  ['70000001120', '15/03/1985'],
] as const;

/** Opens a lead with all answers, a renewal and a lead without coverage. */
async function openAnswered(
  server: TestServer,
  serial: number,
): Promise<{ browser: Browser; ordering: Ordering }> {
  const browser = server.browser();
  const ordering = await answerAll(browser, personOf(serial), await onOfferAt(server));
  return { browser, ordering };
}

type Ordering = Awaited<ReturnType<typeof answerAll>>;

async function onOfferAt(server: TestServer) {
  const { offer, visits } = await readOffers(server.browser());
  const [visit] = visits;
  if (visit === undefined) throw new Error('No visit is offered');
  return { offer, visit };
}

const copyOf = (server: TestServer, { cookies }: Browser): Browser => {
  const copy = server.browser();
  for (const [name, value] of cookies) copy.cookies.set(name, value);
  return copy;
};

/** Keeps a visitor active without reaching the idle timeout. */
async function stayBusy(server: TestServer, browser: Browser, idLead: string, hours: number): Promise<void> {
  const rest = idleMinutes - 10;
  for (let passed = 0; passed <= hours * 60; passed += rest) {
    server.pass({ minutes: rest });
    await browser.call(getLead, { params: { idLead } });
  }
}

/** Proves that rights end after the idle timeout, the absolute timeout, the order and the erasure. */
export async function endedRights(): Promise<Outcome> {
  const { server, browser: busy } = await openWithBrowser();
  const ofBusy = await openAll(busy, ...customers[0]);
  await stayBusy(server, busy, ofBusy.lead, absoluteHours - 2);
  // Both timeouts end at the same time without affecting each other's result.
  const silent = server.browser();
  const ofSilent = await openAll(silent, ...customers[1]);
  await stayBusy(server, busy, ofBusy.lead, 2);

  // Ids of others stand for ids that neither browser ever held.
  const others: Ids = ofSilent;
  const { browser: owner, ordering } = await openAnswered(server, 1);
  const besides = server.browser();
  const phoneEnding = ordering.person.phone.slice(-4);
  const params = { idLead: ordering.idLead };
  await besides.call(openLeadAccess, { params, body: { phoneEnding } });
  const former = copyOf(server, owner);
  await owner.call(createLead, openingOf(ordering));
  await owner.call(finishOrder, finishOf(ordering));

  const { browser: gone, ordering: erased } = await openAnswered(server, 2);
  await gone.call(deleteLead, { body: { id: erased.idLead } });

  return await refusedAlike([
    { who: 'nobody', caller: server.browser(), about: others },
    { who: 'after a busy day', caller: busy, about: ofBusy },
    { who: 'after an hour of silence', caller: silent, about: ofSilent },
    { who: 'after another browser ordered', caller: besides, about: { ...others, lead: ordering.idLead } },
    {
      who: 'after the order, by a former cookie',
      caller: former,
      about: { ...others, lead: ordering.idLead },
    },
    { who: 'after the erasure', caller: gone, about: { ...others, lead: erased.idLead } },
  ]);
}

/** Proves that after the order its browser can still view it, but not change it. */
export async function finishedOrder(): Promise<Outcome> {
  const server = await openTestServer();
  const broken: string[] = [];
  const { browser, ordering } = await openAnswered(server, 3);
  const { idLead } = ordering;
  const receipt = await browser.call(finishOrder, finishOf(ordering));
  const shown = async () => JSON.stringify(await browser.call(getLead, { params: { idLead } }));
  const before = await shown();
  const changing = forHolders.filter((one) => subjectOf(one) === 'lead' && one !== finishOrder);
  for (const endpoint of changing) {
    const { status } = await browser.send(requestOf(endpoint, idLead));
    if (status < 400 || status >= 500) broken.push(`${endpoint.method} ${endpoint.path}: ${status}`);
  }
  const again = await browser.ask(finishOrder, finishOf(ordering));
  if (again.status === 200 && again.text !== JSON.stringify(receipt))
    broken.push(`ordered again: ${again.text}`);
  if ((await shown()) !== before) broken.push('the order is another one');
  return { cases: changing.length + 1, broken };
}

/**
 * Proves that expired links respond alike whatever they open, and that erased leads respond as if they never existed.
 */
export async function endedLinks(): Promise<Outcome> {
  const server = await openTestServer();
  const broken: string[] = [];
  let cases = 0;
  const alike = async (what: string, status: number, ids: readonly string[], phone: string) => {
    const asks: Readonly<Record<string, (by: Browser, id: string) => ReturnType<Browser['send']>>> = {
      see: (by, id) => by.send(requestOf(getLead, id)),
      'open with the phone': (by, id) => by.send({ ...requestOf(openLeadAccess, id), payload: end(phone) }),
      'open with another': (by, id) => by.send({ ...requestOf(openLeadAccess, id), payload: end('0000') }),
    };
    for (const [way, ask] of Object.entries(asks)) {
      const answers = new Set<string>();
      for (const id of ids) {
        cases += 1;
        const answer = await ask(server.browser(), id);
        if (answer.status !== status) broken.push(`${what}, ${way}: ${answer.status}`);
        answers.add(seen(answer));
      }
      if (answers.size > 1) broken.push(`${what}, ${way}: ${[...answers].join(' / ')}`);
    }
  };
  const person = personOf(4);
  const empty = (await openAll(server.browser(), ...customers[0])).lead;
  const { ordering: answered } = await openAnswered(server, 4);
  const { browser: buyer, ordering: ordered } = await openAnswered(server, 5);
  await buyer.call(finishOrder, finishOf(ordered));
  server.pass({ minutes: linkLife / 60_000 });
  await alike('too old', 410, [empty, answered.idLead, ordered.idLead], person.phone.slice(-4));

  const { browser: gone, ordering: erased } = await openAnswered(server, 6);
  await gone.call(deleteLead, { body: { id: erased.idLead } });
  const { phone } = erased.person;
  await alike('erased', 404, [erased.idLead, randomUUID()], phone.slice(-4));
  const deletions = new Set<string>();
  for (const id of [erased.idLead, randomUUID()]) {
    cases += 1;
    const answer = await server
      .browser()
      .send({ ...requestOf(deleteLead, id), payload: JSON.stringify({ id, phone }) });
    deletions.add(seen(answer));
  }
  if (deletions.size > 1) broken.push(`erased, erase with the phone: ${[...deletions].join(' / ')}`);
  return { cases, broken };
}

const end = (phoneEnding: string): string => JSON.stringify({ phoneEnding });
