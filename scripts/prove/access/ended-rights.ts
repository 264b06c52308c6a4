import { randomUUID } from 'node:crypto';
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
import { answerAll } from '../../shop/answer-all.ts';
import { finishOf, openingOf, personOf } from '../../shop/order-steps.ts';
import { readOffers } from '../../shop/read-offers.ts';
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
import { openShop, type Shop, speaking, type Visitor } from './open-shop.ts';

const customers = [
  ['39053344705', '15/03/1985'],
  ['70000001120', '15/03/1985'],
] as const;

/** Opens a lead with all answers, a renewal and a lead without coverage. */
async function openAnswered(shop: Shop, serial: number): Promise<{ visitor: Visitor; ordering: Ordering }> {
  const visitor = shop.visitor();
  const contract = speaking(visitor);
  const ordering = await answerAll(contract, personOf(serial), await onOfferAt(shop));
  return { visitor, ordering };
}

type Ordering = Awaited<ReturnType<typeof answerAll>>;

async function onOfferAt(shop: Shop) {
  const { offer, visits } = await readOffers(speaking(shop.visitor()));
  const [visit] = visits;
  if (visit === undefined) throw new Error('No visit is offered');
  return { offer, visit };
}

const copyOf = (shop: Shop, { cookies }: Visitor): Visitor => {
  const copy = shop.visitor();
  for (const [name, value] of cookies) copy.cookies.set(name, value);
  return copy;
};

/** Keeps a visitor active without reaching the idle timeout. */
async function stayBusy(shop: Shop, visitor: Visitor, idLead: string, hours: number): Promise<void> {
  const rest = idleMinutes - 10;
  for (let passed = 0; passed <= hours * 60; passed += rest) {
    shop.pass(rest);
    await speaking(visitor).call(getLead, { params: { idLead } });
  }
}

/** Proves that rights end after the idle timeout, the absolute timeout, the order and the erasure. */
export async function endedRights(): Promise<Outcome> {
  const shop = await openShop();
  try {
    const busy = shop.visitor();
    const ofBusy = await openAll(busy, ...customers[0]);
    await stayBusy(shop, busy, ofBusy.lead, absoluteHours - 2);
    // Both timeouts end at the same time without affecting each other's result.
    const silent = shop.visitor();
    const ofSilent = await openAll(silent, ...customers[1]);
    await stayBusy(shop, busy, ofBusy.lead, 2);

    // Ids of others stand for ids that neither visitor ever held.
    const others: Ids = ofSilent;
    const { visitor: owner, ordering } = await openAnswered(shop, 1);
    const besides = shop.visitor();
    const phoneEnding = ordering.person.phone.slice(-4);
    const params = { idLead: ordering.idLead };
    await speaking(besides).call(openLeadAccess, { params, body: { phoneEnding } });
    const former = copyOf(shop, owner);
    await speaking(owner).call(createLead, openingOf(ordering));
    await speaking(owner).call(finishOrder, finishOf(ordering));

    const { visitor: gone, ordering: erased } = await openAnswered(shop, 2);
    await speaking(gone).call(deleteLead, { body: { id: erased.idLead } });

    return await refusedAlike([
      { who: 'nobody', caller: shop.visitor(), about: others },
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
  } finally {
    await shop.close();
  }
}

/** Proves that after the order its browser can still view it, but not change it. */
export async function finishedOrder(): Promise<Outcome> {
  const shop = await openShop();
  const broken: string[] = [];
  try {
    const { visitor, ordering } = await openAnswered(shop, 3);
    const contract = speaking(visitor);
    const { idLead } = ordering;
    const receipt = await contract.call(finishOrder, finishOf(ordering));
    const shown = async () => JSON.stringify(await contract.call(getLead, { params: { idLead } }));
    const before = await shown();
    const changing = forHolders.filter((one) => subjectOf(one) === 'lead' && one !== finishOrder);
    for (const endpoint of changing) {
      const { status } = await visitor.send(requestOf(endpoint, idLead));
      if (status < 400 || status >= 500) broken.push(`${endpoint.method} ${endpoint.path}: ${status}`);
    }
    const again = await contract.ask(finishOrder, finishOf(ordering));
    if (again.status === 200 && again.text !== JSON.stringify(receipt))
      broken.push(`ordered again: ${again.text}`);
    if ((await shown()) !== before) broken.push('the order is another one');
    return { cases: changing.length + 1, broken };
  } finally {
    await shop.close();
  }
}

/**
 * Proves that expired links respond alike whatever they open, and that erased leads respond as if they never existed.
 */
export async function endedLinks(): Promise<Outcome> {
  const shop = await openShop();
  const broken: string[] = [];
  let cases = 0;
  const alike = async (what: string, status: number, ids: readonly string[], phone: string) => {
    const asks: Readonly<Record<string, (by: Visitor, id: string) => ReturnType<Visitor['send']>>> = {
      see: (by, id) => by.send(requestOf(getLead, id)),
      'open with the phone': (by, id) => by.send({ ...requestOf(openLeadAccess, id), payload: end(phone) }),
      'open with another': (by, id) => by.send({ ...requestOf(openLeadAccess, id), payload: end('0000') }),
    };
    for (const [way, ask] of Object.entries(asks)) {
      const answers = new Set<string>();
      for (const id of ids) {
        cases += 1;
        const answer = await ask(shop.visitor(), id);
        if (answer.status !== status) broken.push(`${what}, ${way}: ${answer.status}`);
        answers.add(seen(answer));
      }
      if (answers.size > 1) broken.push(`${what}, ${way}: ${[...answers].join(' / ')}`);
    }
  };
  try {
    const person = personOf(4);
    const empty = (await openAll(shop.visitor(), ...customers[0])).lead;
    const { ordering: answered } = await openAnswered(shop, 4);
    const { visitor: buyer, ordering: ordered } = await openAnswered(shop, 5);
    await speaking(buyer).call(finishOrder, finishOf(ordered));
    shop.pass(linkLife / 60_000);
    await alike('too old', 410, [empty, answered.idLead, ordered.idLead], person.phone.slice(-4));

    const { visitor: gone, ordering: erased } = await openAnswered(shop, 6);
    await speaking(gone).call(deleteLead, { body: { id: erased.idLead } });
    const { phone } = erased.person;
    await alike('erased', 404, [erased.idLead, randomUUID()], phone.slice(-4));
    const deletions = new Set<string>();
    for (const id of [erased.idLead, randomUUID()]) {
      cases += 1;
      const answer = await shop
        .visitor()
        .send({ ...requestOf(deleteLead, id), payload: JSON.stringify({ id, phone }) });
      deletions.add(seen(answer));
    }
    if (deletions.size > 1) broken.push(`erased, erase with the phone: ${[...deletions].join(' / ')}`);
    return { cases, broken };
  } finally {
    await shop.close();
  }
}

const end = (phoneEnding: string): string => JSON.stringify({ phoneEnding });
