import { supplier } from './supplier.ts';

const callOf = (number: string) => `tel:${number.replaceAll(' ', '')}`;

/** Phone numbers of the carrier. */
export const phones = {
  sales: { label: 'Vendas', number: supplier.sales, href: callOf(supplier.sales) },
  support: { label: 'Suporte', number: supplier.support, href: callOf(supplier.support) },
} as const;
