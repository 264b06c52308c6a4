interface AppCard {
  /** Its slug in the benefit catalogue. */
  slug: string;
  name: string;
  description: string;
  row: 1 | 2;
  /** The service whose page describes its plans. */
  service?: 'paramount' | 'hbo-max' | 'globoplay';
}

const cards: readonly AppCard[] = [
  {
    slug: 'paramount-plus',
    name: 'Paramount+',
    description: 'Filmes, séries originais e desenhos, em um aparelho por vez.',
    row: 1,
    service: 'paramount',
  },
  {
    slug: 'MAX',
    name: 'HBO Max',
    description: 'Séries da HBO, filmes e esporte em Full HD, em duas telas.',
    row: 1,
    service: 'hbo-max',
  },
  {
    slug: 'globo-play',
    name: 'Globoplay',
    description: 'Novelas, séries e programas da TV Globo, em até três telas.',
    row: 1,
    service: 'globoplay',
  },
  {
    slug: 'deezer',
    name: 'Deezer',
    description: 'Músicas e podcasts sem anúncios, também para ouvir sem internet.',
    row: 1,
  },
  {
    slug: 'looke',
    name: 'Looke',
    description: 'Filmes e séries para todas as idades, com lançamentos brasileiros.',
    row: 1,
  },
  {
    slug: 'band-sports',
    name: 'Band Sports',
    description: 'Jogos, corridas e programas de esporte ao vivo.',
    row: 1,
  },
  {
    slug: 'band-news',
    name: 'Band News',
    description: 'As notícias do Brasil e do mundo, 24 horas por dia.',
    row: 1,
  },
  {
    slug: 'seguranca-digital',
    name: 'Segurança Digital',
    description: 'Proteção contra vírus, golpes e páginas falsas nos seus aparelhos.',
    row: 2,
  },
  {
    slug: 'babbel',
    name: 'Babel',
    description: 'Aulas curtas para aprender idiomas no seu ritmo.',
    row: 2,
  },
  {
    slug: 'aya-books',
    name: 'Audiobooks',
    description: 'Audiolivros e livros digitais para ouvir e ler onde estiver.',
    row: 2,
  },
  {
    slug: 'aya-ensinah',
    name: 'Aya Ensinah',
    description: 'Reforço para os estudos, com aulas e exercícios.',
    row: 2,
  },
  {
    slug: 'aya-bancah',
    name: 'Banca Virtual',
    description: 'Uma banca digital com jornais e revistas.',
    row: 2,
  },
  {
    slug: 'games-club',
    name: 'Games Club',
    description: 'Jogos para o celular, sem anúncios e sem compras dentro do jogo.',
    row: 2,
  },
];

/** The apps of the plans. */
export const appsWords = {
  title: 'Saiba mais sobre os apps',
  lead: 'Cada plano mostra quais deles inclui.',
  cards,
  action: 'Ver Planos',
  actionOf: (name: string) => `Ver planos com ${name}`,
  area: 'Aplicativos dos planos',
  previous: 'Aplicativos anteriores',
  next: 'Próximos aplicativos',
} as const;
