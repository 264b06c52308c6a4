/** Who sells, as every offer must say. */
export const supplier = {
  name: 'TIM S.A.',
  cnpj: '02.421.421/0001-11',
  address: 'Avenida João Cabral de Mello Neto, 850, Barra da Tijuca, Rio de Janeiro/RJ, CEP 22775-057',
  sales: '0800 555 1020',
  support: '103 41',
  /** The sales number as WhatsApp writes it. */
  whatsapp: '558005551020',
  regulator: '1331',
} as const;

/** What every offer has in common. */
export const offerTerms = { adjustment: 'A cada 12 meses, pelo IPCA' } as const;
