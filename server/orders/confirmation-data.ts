import { formatMonthly, fromCents } from '../../src/brazil/money.ts';
import { readableMoment } from '../../src/brazil/readable-moment.ts';
import { readableName } from '../../src/brazil/with-capitals.ts';
import { offerFacts } from '../catalogue/offer-texts.ts';
import type { MessageData } from '../messages/message-kinds.ts';
import type { PlacedOrder } from './placed-order.ts';

type ConfirmationData = MessageData<'order-confirmation'>;

/** Data of a confirmation; the caller decides how much of name and address to reveal. */
export const confirmationData = (
  order: PlacedOrder,
  { name, address }: Pick<ConfirmationData, 'name' | 'address'>,
  siteUrl: string,
): ConfirmationData => ({
  name: readableName(name),
  orderNumber: order.number,
  protocol: order.protocol,
  placedOn: readableMoment(order.createdAt),
  plan: order.plan.plan,
  price: formatMonthly(fromCents(order.priceCents)),
  address,
  dueDay: order.dueDate,
  directDebit: order.directDebit,
  installation: order.visit ? [order.visit] : [],
  conditions: [...offerFacts(order.plan)],
  followUrl: followUrl(siteUrl),
});

/** Page for following orders; the order number is not part of the URL. */
export const followUrl = (siteUrl: string): string => `${siteUrl}/pedido/`;
