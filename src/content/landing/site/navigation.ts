import { outsideLinks } from './outside-links.ts';
import { siteLinks } from './site-links.ts';

/** Navigation in header and footer. */
export const navigationWords = {
  label: 'Principal',
  open: 'Abrir o menu',
  close: 'Fechar o menu',
  links: [
    { text: 'Planos', href: siteLinks.plans },
    { text: 'Streaming', href: siteLinks.streaming },
    { text: 'Cobertura', href: siteLinks.coverage },
    { text: 'Dúvidas', href: siteLinks.doubts },
    { text: 'Receber ligação', href: siteLinks.call },
  ],
  customer: { text: 'Já sou cliente', href: outsideLinks.customerArea },
  footer: [
    { text: 'Acompanhar pedido', href: siteLinks.followOrder },
    { text: 'Receber uma ligação', href: siteLinks.call },
    { text: 'Tenho celular TIM', href: siteLinks.mobilePlan },
  ],
  support: { text: 'Atendimento', href: outsideLinks.support },
} as const;
