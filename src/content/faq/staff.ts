import { outsideLinks } from '../landing/site/outside-links.ts';

/** Staff find their answers on the company's own site. */
export const staffWords = {
  title: 'Tire suas dúvidas sobre a oferta para colaboradores',
  text: 'As regras da oferta e as respostas para colaboradores estão na página interna.',
  action: 'Clique Aqui',
  actionOf: 'Clique Aqui para abrir a página de dúvidas dos colaboradores em outra aba',
  href: outsideLinks.staff,
} as const;
