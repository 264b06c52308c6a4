interface Hero {
  /** Title of the page. */
  title: string;
  /** Description for search results. */
  description: string;
  heading: string;
  lead: string;
  action: string;
}

/** The button of every banner. */
export const heroAction = 'Consultar cobertura';

const action = heroAction;

/** The banner's texts, by the key that the campaign names. */
export const heroWords = {
  standard: {
    title: 'Internet de fibra em casa',
    description:
      'Internet de fibra de 500 Mega a 2 Giga, com modem Wi-Fi e instalação grátis. Consulte a cobertura pelo CEP e veja o preço completo antes de contratar.',
    heading: 'Fibra de verdade, do poste até a sua sala',
    lead: 'Diga onde você mora e veja na hora os planos que chegam ao seu endereço, com o preço completo antes de contratar.',
    action,
  },
  'black-friday': {
    title: 'Black Friday da fibra em casa',
    description:
      'Na Black Friday da Ultrafibra, a mensalidade fica menor por 12 meses. Consulte a cobertura pelo CEP e veja os planos com o preço completo.',
    heading: 'Black Friday que dura 12 meses',
    lead: 'O desconto não acaba no fim de semana: ele vale por um ano na sua mensalidade. Veja os planos que chegam ao seu endereço.',
    action,
  },
  livelo: {
    title: 'Fibra em casa com pontos Livelo',
    description:
      'Contrate a Ultrafibra pela página do parceiro e ganhe pontos Livelo em até 30 dias depois da instalação. Consulte a cobertura pelo CEP.',
    heading: 'Fibra em casa, pontos na sua conta Livelo',
    lead: 'Cada plano mostra quantos pontos dá. Eles são liberados em até 30 dias corridos depois da instalação.',
    action,
  },
  'oferta-colaborador': {
    title: 'Oferta para colaboradores',
    description:
      'Planos da Ultrafibra com preço para colaboradores. Confirme o seu e-mail corporativo, consulte a cobertura e agende a instalação.',
    heading: 'A fibra que você ajuda a fazer, na sua casa',
    lead: 'Preço de colaborador em planos de 600 Mega a 2 Giga. Confirme o seu e-mail corporativo e agende a instalação.',
    action: 'Começar o pedido',
  },
  timcontrole: {
    title: 'Fibra para quem tem TIM Controle',
    description:
      'Tem TIM Controle? Leve a Ultrafibra para casa e ganhe até 20 GIGA a mais no celular por até 12 meses. Consulte a cobertura no seu endereço.',
    heading: 'Seu TIM Controle rende mais com fibra em casa',
    lead: 'Contrate a Ultrafibra e ganhe até 20 GIGA a mais no seu plano de celular, por até 12 meses.',
    action: 'Ver ofertas da minha linha',
  },
  timblack: {
    title: 'Fibra para quem tem TIM Black',
    description:
      'Tem TIM Black? Leve a Ultrafibra para casa e ganhe até 30 GIGA a mais no celular por até 12 meses. Consulte a cobertura no seu endereço.',
    heading: 'TIM Black na rua, fibra em casa',
    lead: 'Contrate a Ultrafibra e ganhe até 30 GIGA a mais no seu plano de celular, por até 12 meses.',
    action: 'Ver ofertas da minha linha',
  },
  timpre: {
    title: 'Fibra para quem tem TIM Pré',
    description:
      'Tem TIM Pré? Veja planos de fibra a partir de 300 Mega, com modem Wi-Fi e instalação grátis. Consulte a cobertura no seu endereço.',
    heading: 'Quem tem TIM Pré também tem fibra',
    lead: 'Planos a partir de 300 Mega, para navegar em casa sem gastar os dados do celular.',
    action: 'Ver ofertas da minha linha',
  },
  fluxo: {
    title: 'Contrate fibra em poucos minutos',
    description:
      'Peça a Ultrafibra em cerca de 5 minutos: consulte a cobertura, escolha o plano e agende a instalação, sem ligação e sem fila.',
    heading: 'Do CEP à instalação agendada em uns 5 minutos',
    lead: 'Uma pergunta por vez, o preço completo na tela e a instalação no dia que você escolher.',
    action,
  },
  b: {
    title: 'Fibra em casa só com o seu CEP',
    description:
      'Consulte a cobertura da Ultrafibra só com o CEP e veja os planos de fibra do seu endereço, com modem Wi-Fi e instalação grátis.',
    heading: 'Comece só com o seu CEP',
    lead: 'Com oito números você já vê os planos de fibra que chegam à sua rua e quanto custa cada um.',
    action,
  },
  c: {
    title: 'Fibra em casa, pedido em poucas telas',
    description:
      'Menos telas até a sua fibra: endereço e contato de uma vez, plano à sua escolha e instalação agendada. Consulte a cobertura da Ultrafibra.',
    heading: 'Menos telas até a sua fibra',
    lead: 'Endereço e contato na mesma página, o plano que combina com a sua casa e a instalação agendada.',
    action,
  },
  d: {
    title: 'Compare planos de fibra',
    description:
      'Compare os planos da Ultrafibra por velocidade, preço e aplicativos incluídos. Escolha o seu e consulte a cobertura no seu endereço.',
    heading: 'A velocidade certa para a sua casa',
    lead: 'Compare lado a lado o que cada plano traz: velocidade, upload, aplicativos e streaming.',
    action,
  },
  r: {
    title: 'Fibra em casa na sua região',
    description:
      'Ofertas da Ultrafibra para a sua região, de 300 Mega a 2 Giga, com modem Wi-Fi e instalação grátis. Consulte a cobertura pelo CEP.',
    heading: 'Uma oferta feita para a sua região',
    lead: 'De 300 Mega a 2 Giga, com preços que valem no seu endereço. Informe o CEP e confira.',
    action,
  },
  rs: {
    title: 'Fibra em casa no Rio Grande do Sul',
    description:
      'Planos da Ultrafibra para o Rio Grande do Sul, de 500 Mega a 2 Giga, com modem Wi-Fi e instalação grátis. Consulte a cobertura pelo CEP.',
    heading: 'Fibra de verdade no Rio Grande do Sul',
    lead: 'De 500 Mega a 2 Giga para a sua casa gaúcha. Informe o CEP e veja o que chega ao seu endereço.',
    action,
  },
  sp: {
    title: 'Fibra em casa em São Paulo',
    description:
      'Planos da Ultrafibra para São Paulo, com 600 Mega e Globoplay, 1 Giga e 2 Giga. Modem Wi-Fi e instalação grátis. Consulte a cobertura pelo CEP.',
    heading: 'São Paulo no ritmo da fibra',
    lead: '600 Mega com Globoplay, que viram 700 com o bônus vitalício, para quem mora em São Paulo. Consulte o seu endereço.',
    action,
  },
  es: {
    title: 'Fibra em casa com streaming',
    description:
      'Ultrafibra com 600 Mega, que viram 700 com o bônus, e streaming incluso na oferta da sua região. Consulte a cobertura pelo CEP e veja o preço completo.',
    heading: 'Fibra e streaming numa conta só',
    lead: '600 Mega, que viram 700 com o bônus, com streaming incluso e preço da sua região. Consulte o seu endereço.',
    action,
  },
  premium: {
    title: 'Fibra de 600 Mega a 2 Giga com streaming',
    description:
      'Os planos mais completos da Ultrafibra: streaming incluso, Wi-Fi 6 a partir de 1 Giga e até 2 Giga de download. Consulte a cobertura pelo CEP.',
    heading: 'O melhor da fibra, com streaming incluso',
    lead: 'De 600 Mega a 2 Giga, com Wi-Fi 6 a partir de 1 Giga, para uma casa que usa tudo ao mesmo tempo.',
    action,
  },
  empresas: {
    title: 'Fibra para empresas',
    description:
      'Ultrafibra para a sua empresa, com 500 Mega ou 1 Giga, modem Wi-Fi em comodato e instalação grátis. Consulte a cobertura e contrate com o CNPJ.',
    heading: 'Fibra para a sua empresa',
    lead: '500 Mega ou 1 Giga para loja, clínica ou escritório, com contrato e fatura no CNPJ. Consulte o endereço da empresa.',
    action,
  },
  migracao: {
    title: 'Migre para a fibra',
    description:
      'Já é cliente? Troque a sua internet pela fibra da Ultrafibra no mesmo cadastro. Informe o CPF e veja as ofertas de migração.',
    heading: 'Já é cliente? Venha para a fibra',
    lead: 'No mesmo cadastro e sem pagar instalação. Informe o CPF e veja as ofertas que existem para você.',
    action: 'Ver minhas ofertas',
  },
  'hbo-max': {
    title: 'Fibra em casa com HBO Max',
    description:
      'Ultrafibra com HBO Max em planos de 500 Mega a 1 Giga, e já incluso no de 2 Giga. Assista em Full HD em duas telas. Consulte a cobertura.',
    heading: 'HBO Max e fibra na mesma conta',
    lead: 'Séries, filmes e a Champions League em Full HD, em duas telas, com internet que aguenta a casa toda.',
    action,
  },
  paramount: {
    title: 'Fibra em casa com Paramount+',
    description:
      'Ultrafibra com Paramount+ em planos de 600 Mega e 1 Giga, e já incluso no de 2 Giga. Uma conta só, preço completo antes de contratar.',
    heading: 'Paramount+ e fibra na mesma conta',
    lead: 'Filmes e séries para a família, com internet que não trava na melhor cena. Escolha o plano e consulte o seu endereço.',
    action,
  },
  globoplay: {
    title: 'Fibra em casa com Globoplay',
    description:
      'Ultrafibra de 600 Mega, que viram 700 com o bônus vitalício, com Globoplay incluso. Até três telas ao mesmo tempo. Consulte a cobertura pelo CEP.',
    heading: 'Globoplay e fibra na mesma conta',
    lead: 'Novelas, séries e programas em até três telas, com 600 Mega, que viram 700 com o bônus vitalício.',
    action,
  },
} as const satisfies Record<string, Hero>;

export type HeroName = keyof typeof heroWords;
