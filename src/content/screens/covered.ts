export const coveredWords = {
  explain: (place: string) =>
    place === '' ? 'O seu endereço tem cobertura.' : `Consultamos ${place}: esse endereço tem cobertura.`,
  plans: 'Escolha um plano para contratar. O endereço já está informado.',
  person: 'Prefere falar com uma pessoa?',
  other: 'Vai instalar em outro lugar?',
  otherAddress: 'Consultar outro endereço',
  call: (phone: string) => `Ou ligue para ${phone}.`,
} as const;
