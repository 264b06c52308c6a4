import { phones } from './phones.ts';

/** The supplier's address. */
export const seat = {
  street: 'Avenida João Cabral de Mello Neto, 850, Barra da Tijuca',
  city: 'Rio de Janeiro',
  state: 'RJ',
  cep: '22775-057',
} as const;

/** The supplier, as the law requires in every offer. */
export const supplier = {
  name: 'TIM S.A.',
  cnpj: '02.421.421/0001-11',
  address: `${seat.street}, ${seat.city}/${seat.state}, CEP ${seat.cep}`,
  sales: phones.sales.number,
  support: phones.support.number,
  /** The sales number in WhatsApp's format. */
  whatsapp: '558005551020',
  regulator: '1331',
} as const;

/** Terms that all offers share. */
export const offerTerms = {
  adjustment: 'A cada 12 meses, pelo IPCA',
  late: 'multa de 2% e juros de 1% ao mês',
  reconnection: 'em até um dia útil depois do pagamento',
} as const;
