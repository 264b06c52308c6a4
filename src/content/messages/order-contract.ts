export const orderContractWords = {
  title: (number: string) => `Contrato do pedido ${number}`,
  file: (number: string) => `contrato-${number}.pdf`,
  lead: 'Este é o contrato do serviço com as condições da oferta contratada. Guarde com o resumo do pedido.',
  order: 'O que foi contratado',
  clause: (number: number, title: string) => `${number}. ${title}`,
  ofOffer: (title: string, plan: string) => `${title} (oferta ${plan})`,
} as const;
