import { fromCents } from '../../src/brazil/money.ts';
import { faceWords, orderStateWords, wordsFor } from '../../src/content/operator/list-words.ts';
import { periodNames } from '../../src/content/periods.ts';
import { type ListedOrder, type OrderFilter, orderList } from '../../src/contract/panel/orders.ts';
import { storedCampaignTitle } from '../../src/funnel/campaign-title.ts';
import { placeOfOrder } from '../orders/order-list-repository.ts';
import { type ListFile, minuteOf, touchCells } from './list-file.ts';

export const orderFile: ListFile<OrderFilter, ListedOrder> = {
  ...orderList.file,
  page: ({ repositories }, db, part) => repositories.orderList.list(db, part),
  placeOf: placeOfOrder,
  columns: [
    ['Pedido', ({ number }) => number],
    ['Feito em', ({ placedAt }) => minuteOf(placedAt)],
    ['Situação', ({ state }) => orderStateWords[state]],
    ['Nome', ({ name }) => name],
    ['Cidade', ({ town }) => town],
    ['Plano', ({ plan }) => plan],
    ['Mensalidade', ({ priceCents }) => fromCents(priceCents).toFixed(2).replace('.', ',')],
    ['Campanha', ({ campaign }, { campaigns }) => storedCampaignTitle(campaign, campaigns)],
    ['Quem vendeu', ({ seller }) => seller ?? ''],
    ['Onde respondeu', ({ face }) => wordsFor(faceWords, face)],
    ['Visita', ({ visit }) => visit?.date ?? ''],
    ['Período', ({ visit }) => (visit === null ? '' : periodNames[visit.period])],
    ...touchCells,
  ],
};
