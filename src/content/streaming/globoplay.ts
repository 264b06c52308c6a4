import { siteLinks } from '../landing/site/site-links.ts';

/** The page of Globoplay. */
export const globoplayWords = {
  heading: 'Globoplay junto com a sua fibra',
  intro: {
    text: 'Novelas, séries originais, jornalismo e os programas que todo mundo comenta, com 600 Mega, que viram 700 com o bônus.',
    action: 'Confira os Planos',
    href: siteLinks.plans,
  },
  benefits: [
    { title: 'Até 3 telas ao mesmo tempo', text: 'Novela na sala, desenho no quarto, jornal na cozinha.' },
    { title: 'Até 2 familiares', text: 'Cada um com a própria Conta Globo e as próprias indicações.' },
    { title: 'Ciclo de 30 dias', text: 'Renova sozinho e vem na mesma fatura da internet.' },
    {
      title: '600 Mega, que viram 700 com o bônus',
      text: 'Velocidade para a casa toda assistir sem disputa.',
    },
  ],
  plansTitle: 'Plano com Globoplay',
} as const;
