import { fromCents } from '../../src/brazil/money.ts';
import { faceWords, orderStateWords, wordsFor } from '../../src/content/operator/list-words.ts';
import { periodNames } from '../../src/content/periods.ts';
import {
  type ListedOrder,
  type OrderFilter,
  orderFileBody,
  orderFilePath,
} from '../../src/contract/panel/orders.ts';
import { storedCampaignTitle } from '../../src/funnel/campaign-title.ts';
import { placeOfOrder } from '../orders/order-list-repository.ts';
import { type ListFile, minuteOf, type Searched, touchCells } from './list-file.ts';

export const orderFile: ListFile<Searched<OrderFilter>, ListedOrder> = {
  path: orderFilePath,
  right: 'orders.export',
  list: 'orders',
  fileName: 'pedidos.csv',
  body: orderFileBody,
  page: async ({ repositories, providers }, db, part) => {
    const { orders } = await repositories.orderList.list(db, part);
    const { campaigns } = providers.planLists;
    return orders.map((order) => ({ ...order, campaign: storedCampaignTitle(order.campaign, campaigns) }));
  },
  placeOf: placeOfOrder,
  columns: [
    ['Pedido', ({ number }) => number],
    ['Feito em', ({ placedAt }) => minuteOf(placedAt)],
    ['Situação', ({ state }) => orderStateWords[state]],
    ['Nome', ({ name }) => name],
    ['Cidade', ({ town }) => town],
    ['Plano', ({ plan }) => plan],
    ['Mensalidade', ({ priceCents }) => fromCents(priceCents).toFixed(2).replace('.', ',')],
    ['Campanha', ({ campaign }) => campaign],
    ['Quem vendeu', ({ seller }) => seller ?? ''],
    ['Onde respondeu', ({ face }) => wordsFor(faceWords, face)],
    ['Visita', ({ visit }) => visit?.date ?? ''],
    ['Período', ({ visit }) => (visit === null ? '' : periodNames[visit.period])],
    ...touchCells,
  ],
};
