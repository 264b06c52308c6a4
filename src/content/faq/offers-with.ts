import type { Prices } from '../landing/plans/priced-text.ts';
import type { Line } from './answer.ts';

/** One line per plan with the service, as the campaign sells it. */
export const offersWith =
  (slug: string) =>
  (prices: Prices): readonly Line[] =>
    prices.offersWith(slug).map(({ title, price }) => `${title}: ${price} por mês.`);
