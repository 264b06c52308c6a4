import { siteWords } from '../site.ts';
import { supplier } from '../supplier.ts';

/** The frame of every e-mail. */
export const messageFrame = {
  name: siteWords.name,
  foot: [
    `${supplier.name}, CNPJ ${supplier.cnpj}, ${supplier.address}`,
    `Vendas: ${supplier.sales}. Suporte: ${supplier.support}.`,
  ],
} as const;
