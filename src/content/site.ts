/** What stands around every page. */
export const siteWords = {
  name: 'Ultrafibra',
  home: 'Ultrafibra, página inicial',
  skip: 'Ir para o conteúdo',
  navigation: 'Atendimento e documentos',
  description:
    'Internet de fibra em casa: consulte a cobertura no seu endereço, escolha o plano e agende a instalação.',
  salesPhone: { label: 'Vendas', number: '0800 555 1020', href: 'tel:08005551020' },
  supportPhone: { label: 'Suporte', number: '103 41', href: 'tel:10341' },
  impostors:
    'As ligações de vendas da TIM Ultrafibra partem sempre do prefixo oficial 0303. Desconfie de quem pede senha, código recebido por SMS ou pagamento antecipado: a TIM não cobra nada para contratar.',
  supplier:
    'TIM S.A. · CNPJ 02.421.421/0001-11 · Avenida João Cabral de Mello Neto, 850, Barra da Tijuca, Rio de Janeiro, RJ, 22775-057',
  documents: [
    { label: 'Regulamentos, sumários e contratos', href: '/regulamentos/', isFile: false },
    { label: 'Política de privacidade (PDF)', href: '/politica-de-privacidade.pdf', isFile: true },
    { label: 'Perguntas sobre migração (PDF)', href: '/faq-migracao.pdf', isFile: true },
    { label: 'Regulamento do parceiro de pontos (PDF)', href: '/regulamento-livelo.pdf', isFile: true },
  ],
} as const;

export const startWords = {
  title: 'Internet de fibra em casa',
  heading: 'Fibra de verdade, do poste até a sua sala',
  lead: 'Diga onde você mora e veja na hora os planos que chegam ao seu endereço, com o preço completo antes de contratar.',
  action: 'Consultar cobertura',
  facts: [
    {
      title: 'Preço sem surpresa',
      text: 'Mensalidade, desconto, fidelidade e multa aparecem antes do pedido.',
    },
    {
      title: 'Instalação agendada',
      text: 'Você escolhe até três dias e períodos. O técnico vai no que der certo.',
    },
    { title: 'Modem incluído', text: 'Wi-Fi em comodato em todos os planos, Wi-Fi 6 a partir de 1 Giga.' },
  ],
} as const;

export const notFoundWords = {
  title: 'Página não encontrada',
  text: 'O endereço pode ter mudado ou ter um erro de digitação.',
  action: 'Ir para o início',
} as const;
