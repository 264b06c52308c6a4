import { siteLinks } from '../landing/site/site-links.ts';

/** The page of HBO Max. */
export const hboMaxWords = {
  heading: 'HBO Max junto com a sua fibra',
  intro: {
    text: 'As séries de que todo mundo fala, filmes recentes e futebol europeu. Contrate com a internet e pague em uma fatura só.',
    action: 'Confira os Planos',
    href: siteLinks.plans,
  },
  championsLeague: {
    title: 'A Champions League está no HBO Max',
    text: 'Veja os jogos em Full HD, com uma internet que não perde o lance do gol.',
    action: 'Contratar Plano',
    href: siteLinks.plans,
  },
  benefits: [
    { title: 'Full HD', text: 'Imagem nítida na TV da sala, com internet de sobra.' },
    { title: '2 telas ao mesmo tempo', text: 'Um jogo na sala, uma série no quarto.' },
    { title: 'De 500 Mega a 2 Giga', text: 'Escolha a velocidade. No plano de 2 Giga, ele já vem incluso.' },
    { title: 'Uma fatura só', text: 'O HBO Max vem na mesma conta da internet.' },
  ],
  plansTitle: 'Planos com HBO Max',
} as const;
