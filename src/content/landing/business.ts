import type { PricedText } from './priced-text.ts';

const title: PricedText = (prices) => `1 Giga para a sua empresa por ${prices.of('d1000em')}/mês`;

/** The offer for whoever has a CNPJ. */
export const businessWords = {
  label: 'Só para empresas',
  title,
  text: 'Fibra de 1 Giga de download e 500 Mega de upload para a sua loja, clínica ou escritório, com modem Wi-Fi 6 em comodato e desconto por 12 meses no débito automático.',
  sku: 'd1000em',
  action: 'Contratar para a empresa',
} as const;
