import type { CatalogueRow } from './catalogue-row.ts';

/** Series and films of Paramount+. */
export const paramountCatalogue: readonly CatalogueRow[] = [
  {
    id: 'paramount-series',
    title: 'Séries para maratonar',
    cards: [
      {
        id: 'yellowstone',
        title: 'Yellowstone',
        description: 'Uma família defende o maior rancho de Montana de quem quer tomá-lo.',
        genre: 'Drama',
      },
      {
        id: '1883',
        title: '1883',
        description: 'A travessia dos Dutton pelo Oeste, antes de tudo começar.',
        genre: 'Faroeste',
      },
      {
        id: 'tulsa-king',
        title: 'Tulsa King',
        description: 'Um mafioso de Nova York recomeça a vida em Oklahoma.',
        genre: 'Crime',
      },
      {
        id: 'mayor-of-kingstown',
        title: 'Mayor of Kingstown',
        description: 'Uma família mantém a paz na cidade que vive das prisões.',
        genre: 'Suspense',
      },
      {
        id: 'landman',
        title: 'Landman',
        description: 'Negócios e perigos nos campos de petróleo do Texas.',
        genre: 'Drama',
      },
      {
        id: 'halo',
        title: 'Halo',
        description: 'Um supersoldado enfrenta a ameaça alienígena e o próprio passado.',
        genre: 'Ficção científica',
      },
      {
        id: 'star-trek-strange-new-worlds',
        title: 'Star Trek: Strange New Worlds',
        description: 'A Enterprise explora mundos novos antes do capitão Kirk.',
        genre: 'Ficção científica',
      },
      {
        id: 'evil',
        title: 'Evil',
        description: 'Uma psicóloga e um padre investigam casos que a ciência não explica.',
        genre: 'Terror',
      },
      {
        id: 'criminal-minds-evolution',
        title: 'Criminal Minds: Evolution',
        description: 'Analistas do FBI caçam uma rede de assassinos.',
        genre: 'Policial',
      },
    ],
  },
  {
    id: 'paramount-familia',
    title: 'Filmes e diversão para a família',
    cards: [
      {
        id: 'bob-esponja',
        title: 'Bob Esponja Calça Quadrada',
        description: 'As trapalhadas de uma esponja otimista na Fenda do Biquíni.',
        genre: 'Animação',
      },
      {
        id: 'patrulha-canina',
        title: 'Patrulha Canina',
        description: 'Seis filhotes e um menino resolvem qualquer emergência.',
        genre: 'Infantil',
      },
      {
        id: 'avatar-a-lenda-de-aang',
        title: 'Avatar: A Lenda de Aang',
        description: 'Um menino precisa dominar os quatro elementos e trazer a paz.',
        genre: 'Animação',
      },
      {
        id: 'as-tartarugas-ninja',
        title: 'As Tartarugas Ninja: Caos Mutante',
        description: 'Quatro irmãos saem do esgoto para virar heróis de Nova York.',
        genre: 'Animação',
      },
      {
        id: 'sonic-o-filme',
        title: 'Sonic: O Filme',
        description: 'O ouriço mais rápido que existe foge de um gênio do mal.',
        genre: 'Aventura',
      },
      {
        id: 'top-gun-maverick',
        title: 'Top Gun: Maverick',
        description: 'Um piloto veterano treina a nova geração para uma missão quase impossível.',
        genre: 'Ação',
      },
      {
        id: 'missao-impossivel',
        title: 'Missão: Impossível',
        description: 'Ethan Hunt corre contra o tempo em cada disfarce.',
        genre: 'Ação',
      },
      {
        id: 'transformers',
        title: 'Transformers',
        description: 'Robôs gigantes trazem a sua guerra para a Terra.',
        genre: 'Ficção científica',
      },
      {
        id: 'um-lugar-silencioso',
        title: 'Um Lugar Silencioso',
        description: 'Uma família sobrevive sem fazer barulho.',
        genre: 'Terror',
      },
    ],
  },
];
