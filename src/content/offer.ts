/** The page of one offer: its standard label, and what applies to it. */
export const offerWords = {
  title: (plan: string, code: string) => `${plan}: oferta ${code}`,
  description: (plan: string, price: string, months: number) =>
    `Etiqueta padrão da oferta ${plan}: ${price} com débito automático${months > 0 ? ` por ${months} meses` : ''}, velocidades, fidelização, multa, reajuste e canais de atendimento.`,
  place: 'Onde você está',
  home: 'Início',
  code: (code: string) => `Código da oferta: ${code}`,
  debit: 'com débito automático',
  order: 'Contratar agora',
  label: {
    title: 'Etiqueta padrão',
    lead: 'O que a oferta traz e quanto custa, no formato que a Anatel pede para comparar.',
  },
  regulation: 'Regulamento da oferta',
  more: {
    title: 'Também vale para esta oferta',
    contract: 'Contrato de prestação do serviço',
    contractHref: '/regulamentos/#contrato',
    all: 'Regulamentos de todas as ofertas',
    allHref: '/regulamentos/',
    privacy: 'Política de privacidade (PDF)',
  },
} as const;
