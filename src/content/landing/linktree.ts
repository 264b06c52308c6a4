import { supplier } from '../supplier.ts';
import { fixedLinks } from './site/fixed-links.ts';
import { outsideLinks } from './site/outside-links.ts';
import { siteLinks } from './site/site-links.ts';

/** Texts of the page with all links. */
export const linktreeWords = {
  title: 'Todos os links da Ultrafibra',
  description:
    'Planos de fibra, consulta de cobertura, streaming, atendimento e documentos da Ultrafibra em uma página só.',
  heading: 'Por onde você quer começar?',
  links: [
    { text: 'Consultar cobertura', href: siteLinks.coverage },
    { text: 'Ver os planos', href: siteLinks.plans },
    { text: 'Contratar conversando', href: siteLinks.conversation },
    { text: 'Fibra com Globoplay', href: fixedLinks.globoplay },
    { text: 'Fibra com HBO Max', href: fixedLinks.hboMax },
    { text: 'Fibra com Paramount+', href: fixedLinks.paramount },
    { text: 'Fibra para quem tem celular TIM', href: siteLinks.mobilePlan },
    { text: 'Já sou cliente: migrar para a fibra', href: fixedLinks.migration },
    { text: 'Tirar dúvidas', href: siteLinks.doubts },
    { text: 'Receber uma ligação', href: siteLinks.call },
    { text: 'Falar no WhatsApp', href: outsideLinks.whatsapp },
    {
      text: `Ligar para vendas: ${supplier.sales}`,
      href: `tel:${supplier.sales.replaceAll(' ', '')}`,
    },
    { text: 'Regulamentos, sumários e contratos', href: siteLinks.regulations },
  ],
} as const;
