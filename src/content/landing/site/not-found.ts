import { siteLinks } from './site-links.ts';

/** Links of the page for unknown addresses. */
export const notFoundWaysWords = {
  title: 'Você pode estar procurando',
  links: [
    { text: 'Planos de fibra', href: siteLinks.plans },
    { text: 'Consulta de cobertura', href: siteLinks.coverage },
    { text: 'Dúvidas frequentes', href: siteLinks.doubts },
    { text: 'Receber uma ligação', href: siteLinks.call },
    { text: 'Regulamentos e contratos', href: siteLinks.regulations },
  ],
} as const;
