import { siteLinks } from '../landing/site/site-links.ts';

/** The page of Paramount+. */
export const paramountWords = {
  heading: 'Paramount+ junto com a sua fibra',
  intro: {
    text: 'Séries para maratonar, filmes de cinema e desenhos que as crianças amam. Contrate com a internet, pague em uma fatura só e assista na TV, no celular ou no computador.',
    action: 'Confira os Planos',
    href: siteLinks.plans,
  },
  benefits: [
    { title: 'Uma fatura só', text: 'O Paramount+ vem na mesma conta da internet.' },
    { title: 'De 600 Mega a 2 Giga', text: 'Escolha com 600 Mega ou 1 Giga. No de 2 Giga, já vem incluso.' },
    { title: 'Um aparelho por vez', text: 'Na TV, no celular, no tablet ou no computador.' },
  ],
  plansTitle: 'Planos com Paramount+',
} as const;
