import { fixedLinks } from './landing/site/fixed-links.ts';

/** The page of legal texts. */
export const regulationsWords = {
  title: 'Regulamentos, sumários e contratos',
  lead: 'O que vale em cada oferta, por escrito: preço, descontos, fidelidade, multa e cancelamento. O código da oferta está no resumo do seu pedido e no contrato.',
  search: {
    label: 'Buscar por plano ou código da oferta',
    hint: (plan: string, code: string) => `Por exemplo: ${plan} ou ${code}`,
  },
  found: (count: number) => (count === 1 ? '1 oferta' : `${count} ofertas`),
  nothing: 'Nenhuma oferta combina com a busca. Confira o código ou busque só pela velocidade, como 1 Giga.',
  clear: 'Limpar a busca',
  loading: 'Carregando os regulamentos…',
  offScript: (phone: string) =>
    `Sem JavaScript, os textos das ofertas não aparecem nesta página. Ligue para ${phone} e peça o regulamento pelo código da oferta.`,
  failed: 'Não foi possível mostrar os regulamentos',
  tryAgain: 'Tentar de novo',
  tryingAgain: 'Carregando…',
  general: 'Vale para todas as ofertas',
  offers: 'Por oferta',
  regulation: 'Regulamento da oferta',
  summary: 'Sumário (etiqueta padrão)',
  documents: {
    title: 'Outros documentos',
    format: 'PDF',
    list: [
      { label: 'Política de privacidade', href: fixedLinks.privacy },
      { label: 'Perguntas sobre migração', href: fixedLinks.migrationFaq },
      { label: 'Regulamento do parceiro de pontos', href: fixedLinks.rewardsRegulation },
    ],
  },
  speaker: (name: string, cnpj: string) => `${name} · CNPJ ${cnpj}`,
} as const;
