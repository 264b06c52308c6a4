const byTap = 'toque em “Usar minha localização”';
const street = `Me diga a rua e o número, ou ${byTap}.`;

/** The search for a postcode by street or position. */
export const addressSearchWords = {
  title: 'Encontrar meu CEP',
  lead: 'Diga a rua e a cidade, que eu procuro o CEP.',
  street: 'Rua',
  number: 'Número',
  city: 'Cidade',
  state: 'Estado',
  anyState: 'Não sei ou qualquer um',
  search: 'Procurar CEP',
  searching: 'Procurando…',
  locate: 'Usar minha localização',
  locating: 'Vendo onde você está…',
  locateNote: 'Só uso sua localização para achar a rua agora. Ela não fica guardada.',
  close: 'Fechar a busca',
  /** In the conversation, before the results. */
  said: {
    open: `Sem problema. Me diga a rua, o número e a cidade, ou ${byTap}.`,
    byTap,
    /** `place`: 'Em Feira de Santana'. */
    openIn: (place: string) => `${place}, então. ${street}`,
    /** Where the coverage was asked: whoever asks for it may know the postcode. */
    coverageIn: (place: string) =>
      `Consulto na hora se a fibra chega até você. ${place}, então: escreva o CEP, ou a rua e o número.`,
    searching: 'Vou procurar o CEP desse endereço.',
    otherStreet: 'Sem problema. Escreva a rua, o número e a cidade de outro jeito, ou o CEP.',
    whichTown: (street: string) => `Em que cidade fica “${street}”? Assim eu acho o CEP.`,
  },
  results: 'CEPs encontrados',
  missing: {
    street: 'Qual é o nome da rua? Escreva pelo menos três letras.',
    city: 'Em que cidade fica? Escreva a cidade, e o estado se quiser.',
  },
  found: (count: number) =>
    count === 1
      ? 'Achei este CEP. Toque nele se for o seu.'
      : `Achei ${count} CEPs. Toque no que tem o seu número.`,
  foundFitting: (number: string, count: number) =>
    count === 1
      ? `Para o número ${number}, é este CEP. Toque nele.`
      : `Estes são os CEPs do número ${number}.`,
  nothing: 'Não achei essa rua nessa cidade. Confira o nome, ou escreva só uma parte dele.',
  nothingNear: 'Não achei uma rua onde você está. Escreva a rua e a cidade, que eu procuro.',
  tooMany: 'São muitas ruas parecidas, e mostro as primeiras. Escreva o nome completo para achar a sua.',
  states: 'Há mais de uma cidade com esse nome. Em que estado fica a sua?',
  others: 'Mostrar os outros CEPs dessa rua',
  refusedLocation: 'Tudo bem, sem a localização também dá. Escreva a rua e a cidade, que eu procuro o CEP.',
  failedLocation: 'Não consegui ver onde você está agora. Escreva a rua e a cidade, que eu procuro o CEP.',
} as const;
