import { reviewWords } from '../../content/screens/review.ts';
import { supplier } from '../../content/supplier.ts';
import { offerRoute } from '../../contract/offer/offer-route.ts';
import type { Plan } from '../../contract/offer/plan.ts';
import type { Row } from './known-rows.ts';

const { contract, supplier: words } = reviewWords;

/** The papers of an offer. Only offers from our own lists have a page. */
export const offerDocuments = ({ offerCode, regulations }: Plan): Plan['regulations'] => [
  ...(offerCode === '' ? [] : [{ title: contract.label, url: offerRoute(offerCode) }]),
  ...regulations,
];

export const withdrawalRow: Row = {
  id: 'withdrawal',
  label: contract.withdrawal,
  value: contract.withdrawalText,
};

/** Who supplies, as the law requires before an order. */
export const supplierRows: readonly Row[] = [
  { id: 'supplier', label: words.name, value: `${supplier.name}, ${words.cnpj} ${supplier.cnpj}` },
  { id: 'supplier-address', label: words.address, value: supplier.address },
];
