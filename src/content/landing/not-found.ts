import { siteLinks } from './site-links.ts';

/** Where to go from an address that leads nowhere. */
export const notFoundWaysWords = {
  title: 'Talvez você procure',
  links: [
    { text: 'Os planos de fibra', href: siteLinks.plans },
    { text: 'A consulta de cobertura', href: siteLinks.coverage },
    { text: 'As dúvidas frequentes', href: siteLinks.doubts },
    { text: 'Uma ligação da nossa equipe', href: siteLinks.call },
    { text: 'Os regulamentos e contratos', href: siteLinks.regulations },
  ],
} as const;
