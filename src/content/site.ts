import { supplier } from './supplier.ts';

const callOf = (number: string) => `tel:${number.replaceAll(' ', '')}`;

/** What stands around every page. */
export const siteWords = {
  name: 'Ultrafibra',
  home: 'Ultrafibra, página inicial',
  skip: 'Ir para o conteúdo',
  navigation: 'Atendimento e documentos',
  description:
    'Internet de fibra em casa: consulte a cobertura no seu endereço, escolha o plano e agende a instalação.',
  salesPhone: { label: 'Vendas', number: supplier.sales, href: callOf(supplier.sales) },
  supportPhone: { label: 'Suporte', number: supplier.support, href: callOf(supplier.support) },
  impostors:
    'As ligações de vendas da TIM Ultrafibra partem sempre do prefixo oficial 0303. Desconfie de quem pede senha, código recebido por SMS ou pagamento antecipado: a TIM não cobra nada para contratar.',
  supplier: `${supplier.name} · CNPJ ${supplier.cnpj} · ${supplier.address}`,
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
