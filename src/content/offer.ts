import { siteLinks } from './landing/site/site-links.ts';

/** The page of one offer: its label and terms. */
export const offerWords = {
  title: (plan: string, code: string) => `${plan}: oferta ${code}`,
  description: (plan: string, price: string, condition: string) =>
    `Etiqueta padrão da oferta ${plan}, de ${[price, condition].filter(Boolean).join(' ')}: velocidades, fidelização, multa, reajuste e canais de atendimento.`,
  place: 'Onde você está',
  home: 'Início',
  code: (code: string) => `Código da oferta: ${code}`,
  order: 'Contratar agora',
  label: {
    title: 'Etiqueta padrão',
    lead: 'O que a oferta traz e quanto custa, no formato que a Anatel pede para comparar.',
  },
  regulation: 'Regulamento da oferta',
  more: {
    title: 'Também vale para esta oferta',
    contract: 'Contrato de prestação do serviço',
    contractHref: siteLinks.contract,
    all: 'Regulamentos de todas as ofertas',
    allHref: siteLinks.regulations,
    privacy: 'Política de privacidade (PDF)',
  },
} as const;
