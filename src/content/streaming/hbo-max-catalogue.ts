import type { CatalogueRow } from './catalogue-row.ts';

/** Series and films of HBO Max. */
export const hboMaxCatalogue: readonly CatalogueRow[] = [
  {
    id: 'hbo-max-series',
    title: 'Séries da HBO',
    cards: [
      {
        id: 'game-of-thrones',
        title: 'Game of Thrones',
        description: 'Casas nobres disputam o trono enquanto o inverno chega.',
        genre: 'Fantasia',
      },
      {
        id: 'a-casa-do-dragao',
        title: 'A Casa do Dragão',
        description: 'A queda dos Targaryen, quase duzentos anos antes.',
        genre: 'Fantasia',
      },
      {
        id: 'the-last-of-us',
        title: 'The Last of Us',
        description: 'Um homem e uma menina atravessam um país em ruínas.',
        genre: 'Drama',
      },
      {
        id: 'euphoria',
        title: 'Euphoria',
        description: 'Adolescentes entre amizade, amor e excessos.',
        genre: 'Drama',
      },
      {
        id: 'succession',
        title: 'Succession',
        description: 'Irmãos brigam pelo império de comunicação do pai.',
        genre: 'Drama',
      },
      {
        id: 'the-white-lotus',
        title: 'The White Lotus',
        description: 'Férias de luxo em que nada sai como no folheto.',
        genre: 'Comédia dramática',
      },
      {
        id: 'chernobyl',
        title: 'Chernobyl',
        description: 'O acidente nuclear contado por quem tentou contê-lo.',
        genre: 'Minissérie',
      },
      {
        id: 'familia-soprano',
        title: 'Família Soprano',
        description: 'Um chefe da máfia começa a fazer terapia.',
        genre: 'Crime',
      },
      {
        id: 'pinguim',
        title: 'Pinguim',
        description: 'A ascensão de um vilão no submundo de Gotham.',
        genre: 'Crime',
      },
    ],
  },
  {
    id: 'hbo-max-filmes',
    title: 'Filmes e maratonas',
    cards: [
      {
        id: 'duna-parte-dois',
        title: 'Duna: Parte Dois',
        description: 'Paul Atreides se une ao povo do deserto em busca de justiça.',
        genre: 'Ficção científica',
      },
      {
        id: 'barbie',
        title: 'Barbie',
        description: 'A boneca mais famosa do mundo visita o mundo real.',
        genre: 'Comédia',
      },
      {
        id: 'batman',
        title: 'Batman',
        description: 'Um detetive mascarado segue as pistas do Charada.',
        genre: 'Ação',
      },
      {
        id: 'coringa',
        title: 'Coringa',
        description: 'A história de um homem que Gotham não quis ver.',
        genre: 'Drama',
      },
      {
        id: 'harry-potter-e-a-pedra-filosofal',
        title: 'Harry Potter e a Pedra Filosofal',
        description: 'Um menino descobre que é bruxo e vai para Hogwarts.',
        genre: 'Fantasia',
      },
      {
        id: 'o-senhor-dos-aneis',
        title: 'O Senhor dos Anéis: A Sociedade do Anel',
        description: 'Nove companheiros saem para destruir um anel.',
        genre: 'Fantasia',
      },
      {
        id: 'friends',
        title: 'Friends',
        description: 'Seis amigos, um sofá e um café em Nova York.',
        genre: 'Comédia',
      },
      {
        id: 'the-big-bang-theory',
        title: 'The Big Bang Theory',
        description: 'Quatro cientistas e a vizinha que muda a rotina deles.',
        genre: 'Comédia',
      },
      {
        id: 'rick-e-morty',
        title: 'Rick e Morty',
        description: 'Um avô cientista arrasta o neto por outras dimensões.',
        genre: 'Animação',
      },
    ],
  },
];
