export const noCoverageWords = {
  explain: (place: string) =>
    place === ''
      ? 'Consultamos o seu endereço e ele ainda não tem cobertura.'
      : `Consultamos ${place} e esse endereço ainda não tem cobertura.`,
  explainOffer: (place: string) =>
    place === ''
      ? 'A rede chega ao seu endereço, mas ainda não há oferta disponível.'
      : `Consultamos ${place}: a rede chega a esse endereço, mas ainda não há oferta disponível.`,
  leave: 'Avise-me quando chegar',
  leaveHint: 'Deixe o seu contato. Ele serve só para este aviso e você pode retirá-lo quando quiser.',
  thanks: 'Contato anotado',
  thanksDetail: (email: string) => `Quando a fibra chegar ao seu endereço, avisamos por ${email}.`,
  withdraw: 'Retirar meu contato',
  withdrawing: 'Retirando…',
  withdrawn: 'Contato retirado',
  withdrawnDetail: 'Apagamos o seu contato. Não vamos escrever para você.',
  otherAddress: 'Consultar outro endereço',
  otherWays: 'O endereço está errado?',
  call: (phone: string) => `Se preferir, ligue para ${phone}.`,
} as const;
