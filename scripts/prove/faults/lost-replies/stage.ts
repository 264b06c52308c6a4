import { messageChannels } from '../../../../server/messages/message-kinds.ts';
import { finishOrder } from '../../../../src/contract/calls/leads.ts';
import type { Endpoint, InputOf } from '../../../../src/contract/endpoint.ts';
import { answerAll } from '../../../shop/answer-all.ts';
import type { CallOptions } from '../../../shop/call-request.ts';
import type { OfferedVisit, OfferOnSale } from '../../../shop/on-offer.ts';
import { finishOf, type Ordering, type Person } from '../../../shop/order-steps.ts';
import type { Answer, Visitor } from '../../../shop/visitor.ts';
import type { ShopDatabase } from '../open-shop-database.ts';

/** What a call needs before it can be made. */
export interface Stage {
  readonly visitor: Visitor;
  /** Somebody of the operator's who may do everything. */
  readonly operator: Visitor;
  readonly shop: ShopDatabase;
  readonly offer: OfferOnSale;
  readonly visits: readonly OfferedVisit[];
  /** Somebody who was never here. */
  readonly person: Person;
}

export interface WritingCall {
  readonly endpoint: Endpoint;
  /** What a repeated one may change: tables beside those that remember who may. */
  readonly mayChange: readonly string[];
  /** Does all that has to come before; answers how to make the call. */
  prepare(stage: Stage): Promise<(options: CallOptions) => Promise<Answer>>;
}

const prepared =
  (who: 'visitor' | 'operator') =>
  <const E extends Endpoint>(
    endpoint: E,
    inputOf: (stage: Stage) => Promise<InputOf<E>>,
    mayChange: readonly string[] = [],
  ): WritingCall => ({
    endpoint,
    mayChange,
    prepare: async (stage) => {
      const input = await inputOf(stage);
      return (options) => stage[who].ask(endpoint, input, options);
    },
  });

export const byVisitor = prepared('visitor');
export const byOperator = prepared('operator');

/** A lead with every answer of an order before the step of this name. */
export async function answered(stage: Stage, before?: string, cpf = stage.person.cpf): Promise<Ordering> {
  const { visitor, offer, visits } = stage;
  const [visit] = visits;
  if (visit === undefined) throw new Error('No visit is offered');
  return answerAll(visitor, { ...stage.person, cpf }, { offer, visit }, before);
}

/** An order; answers its number. */
export async function ordered(stage: Stage): Promise<{ ordering: Ordering; orderNumber: string }> {
  const ordering = await answered(stage);
  const { orderNumber } = await stage.visitor.call(finishOrder, finishOf(ordering));
  return { ordering, orderNumber };
}

/** The data of the last message that was put into the outbox. */
export async function lastMessage({ shop: { database, repositories } }: Stage): Promise<unknown> {
  const [last] = await database.read((db) =>
    repositories.outbox.list(db, { many: 1, channels: messageChannels }, new Date()),
  );
  return last?.data;
}
