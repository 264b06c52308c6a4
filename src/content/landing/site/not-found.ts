import { siteLinks } from './site-links.ts';

/** The page for unknown addresses. */
export const notFoundWords = {
  title: 'Página não encontrada',
  text: 'O endereço pode ter mudado ou ter um erro de digitação.',
  ways: 'Você pode estar procurando',
  links: [
    { text: 'Página inicial', href: siteLinks.home },
    { text: 'Planos de fibra', href: siteLinks.plans },
    { text: 'Consulta de cobertura', href: siteLinks.coverage },
    { text: 'Dúvidas frequentes', href: siteLinks.doubts },
    { text: 'Receber uma ligação', href: siteLinks.call },
    { text: 'Regulamentos e contratos', href: siteLinks.regulations },
  ],
} as const;
