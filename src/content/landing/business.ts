import type { PricedText } from './plans/priced-text.ts';

const title: PricedText = (prices) => `1 Giga para a sua empresa por ${prices.of('d1000em')}/mês`;

const text: PricedText = (prices) =>
  `Fibra de 1 Giga de download e 500 Mega de upload para a sua loja, clínica ou escritório, com modem Wi-Fi 6 em comodato. Preço ${prices.condition('d1000em')}.`;

/** The offer for companies. */
export const businessWords = {
  label: 'Só para empresas',
  title,
  text,
  sku: 'd1000em',
  action: 'Contratar para a empresa',
} as const;
