import type { CatalogueRow } from './catalogue-row.ts';

/** Series, soap operas and programmes of Globoplay. */
export const globoplayCatalogue: readonly CatalogueRow[] = [
  {
    id: 'globoplay-novelas',
    title: 'Novelas que pararam o Brasil',
    cards: [
      {
        id: 'avenida-brasil',
        title: 'Avenida Brasil',
        description: 'Uma jovem volta para se vingar da madrasta que a abandonou.',
        genre: 'Novela',
      },
      {
        id: 'vale-tudo',
        title: 'Vale Tudo',
        description: 'Vale a pena ser honesto? Mãe e filha respondem de jeitos opostos.',
        genre: 'Novela',
      },
      {
        id: 'o-clone',
        title: 'O Clone',
        description: 'Um amor entre duas culturas e um segredo da ciência.',
        genre: 'Novela',
      },
      {
        id: 'a-favorita',
        title: 'A Favorita',
        description: 'Duas mulheres contam a mesma história; uma delas mente.',
        genre: 'Novela',
      },
      {
        id: 'pantanal',
        title: 'Pantanal',
        description: 'Amores e lendas às margens do rio.',
        genre: 'Novela',
      },
      {
        id: 'roque-santeiro',
        title: 'Roque Santeiro',
        description: 'Uma cidade vive do milagre de um herói que não morreu.',
        genre: 'Novela',
      },
      {
        id: 'renascer',
        title: 'Renascer',
        description: 'A saga de uma família nas fazendas de cacau da Bahia.',
        genre: 'Novela',
      },
      {
        id: 'o-rei-do-gado',
        title: 'O Rei do Gado',
        description: 'Duas famílias rivais e um amor que não devia existir.',
        genre: 'Novela',
      },
      {
        id: 'todas-as-flores',
        title: 'Todas as Flores',
        description: 'Uma perfumista reencontra a mãe e descobre por que ela voltou.',
        genre: 'Novela',
      },
    ],
  },
  {
    id: 'globoplay-series',
    title: 'Séries originais',
    cards: [
      {
        id: 'sob-pressao',
        title: 'Sob Pressão',
        description: 'Médicos salvam vidas em um hospital público do Rio.',
        genre: 'Drama médico',
      },
      {
        id: 'os-outros',
        title: 'Os Outros',
        description: 'Uma briga entre vizinhos que ninguém consegue parar.',
        genre: 'Suspense',
      },
      {
        id: 'encantados',
        title: 'Encantados',
        description: 'Supermercado de dia, escola de samba de noite.',
        genre: 'Comédia',
      },
      {
        id: 'arcanjo-renegado',
        title: 'Arcanjo Renegado',
        description: 'Um policial de elite perde tudo e busca respostas.',
        genre: 'Ação',
      },
      {
        id: 'aruanas',
        title: 'Aruanas',
        description: 'Amigas ativistas investigam crimes na Amazônia.',
        genre: 'Suspense',
      },
      {
        id: 'a-grande-familia',
        title: 'A Grande Família',
        description: 'Lineu, Nenê e uma casa que nunca tem sossego.',
        genre: 'Comédia',
      },
      {
        id: 'desalma',
        title: 'Desalma',
        description: 'Desaparecimentos em uma cidade de tradições ucranianas.',
        genre: 'Terror',
      },
      {
        id: 'justica-2',
        title: 'Justiça 2',
        description: 'Quatro vidas cruzadas depois de quatro prisões no mesmo dia.',
        genre: 'Drama',
      },
      {
        id: 'segunda-chamada',
        title: 'Segunda Chamada',
        description: 'Professores e alunos de uma escola noturna que não desistem.',
        genre: 'Drama',
      },
    ],
  },
  {
    id: 'globoplay-programas',
    title: 'Programas e reality shows',
    cards: [
      {
        id: 'big-brother-brasil',
        title: 'Big Brother Brasil',
        description: 'A casa mais vigiada do país, dia e noite.',
        genre: 'Reality show',
      },
      {
        id: 'the-voice-brasil',
        title: 'The Voice Brasil',
        description: 'Vozes de todo o país em busca de uma virada de cadeira.',
        genre: 'Música',
      },
      {
        id: 'fantastico',
        title: 'Fantástico',
        description: 'O domingo em reportagens, entrevistas e histórias.',
        genre: 'Jornalismo',
      },
      {
        id: 'globo-reporter',
        title: 'Globo Repórter',
        description: 'Viagens pela natureza e pela vida dos brasileiros.',
        genre: 'Documentário',
      },
      {
        id: 'que-historia-e-essa-porchat',
        title: 'Que História É Essa, Porchat?',
        description: 'Famosos e anônimos contam o que ninguém esperava ouvir.',
        genre: 'Humor',
      },
      {
        id: 'conversa-com-bial',
        title: 'Conversa com Bial',
        description: 'Entrevistas sem pressa com quem tem o que dizer.',
        genre: 'Entrevista',
      },
      {
        id: 'caldeirao-com-mion',
        title: 'Caldeirão com Mion',
        description: 'Jogos, música e plateia nas tardes de sábado.',
        genre: 'Variedades',
      },
      {
        id: 'profissao-reporter',
        title: 'Profissão Repórter',
        description: 'Os bastidores e os desafios de cada reportagem.',
        genre: 'Jornalismo',
      },
    ],
  },
];
