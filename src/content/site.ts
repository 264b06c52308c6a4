import { supplier } from './supplier.ts';

const callOf = (number: string) => `tel:${number.replaceAll(' ', '')}`;

/** What stands around every page. */
export const siteWords = {
  name: 'Ultrafibra',
  home: 'Ultrafibra, página inicial',
  skip: 'Ir para o conteúdo',
  offScript: (phone: string) =>
    `Para pedir por aqui, ative o JavaScript no navegador${phone && ` ou ligue para ${phone}`}.`,
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
