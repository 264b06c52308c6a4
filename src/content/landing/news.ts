import { outsideLinks } from './site/outside-links.ts';

export interface NewsItem {
  id: number;
  imageName: string;
  title: string;
  description: string;
  fullDescription: string;
  /** Whether the link leads to another site. */
  external: boolean;
  linkNews: string;
  /** Whether it is a video. */
  stream: boolean;
  streamLink: string;
  /** Whether it opens the drawer. */
  showModal: boolean;
}

const text = { external: false, linkNews: '', stream: false, streamLink: '', showModal: true };

const items: readonly NewsItem[] = [
  {
    ...text,
    id: 1,
    imageName: 'stadium-news',
    title: 'Ultrafibra patrocina o futebol de bairro',
    description: 'O torneio de 2026 leva times amadores ao gramado de um estádio.',
    fullDescription:
      'Em 2026, a TIM Ultrafibra patrocina um torneio de futebol amador com times masculinos e femininos. As primeiras fases são nos campos de bairro, e as finais, no gramado de um estádio. Em todos os jogos, um ponto de Wi-Fi aberto deixa a torcida transmitir o lance para quem ficou em casa.',
  },
  {
    ...text,
    id: 2,
    imageName: 'award-news',
    title: 'Um prêmio para quem instala',
    description: 'Os técnicos mais bem avaliados pelos clientes de 2026 foram homenageados.',
    fullDescription:
      'A cada instalação, o cliente pode avaliar a visita. Em 2026, os técnicos com as melhores notas de cada região receberam o prêmio interno da Ultrafibra. Pontualidade, cuidado com a casa e paciência para explicar o Wi-Fi foram os elogios que mais apareceram.',
  },
  {
    ...text,
    id: 3,
    imageName: 'school-news',
    title: 'Fibra em escolas do bairro',
    description: 'Onde a rede chega, escolas públicas vizinhas ganham uma sala conectada.',
    fullDescription:
      'Quando a nossa rede chega a um bairro, uma escola pública da vizinhança pode ganhar uma sala conectada, com fibra e Wi-Fi 6 para as aulas. Em 2026, professores das primeiras salas contaram o que mudou: pesquisas em grupo, aulas por vídeo e menos filas para usar o computador.',
  },
  {
    ...text,
    id: 4,
    imageName: 'community-news',
    title: 'Fibra em 190 cidades',
    description: 'A rede cresce rua a rua. Consulte de novo o seu endereço.',
    fullDescription:
      'A Ultrafibra está em 190 cidades, e a rede continua crescendo rua a rua. Se a fibra ainda não chegava ao seu endereço, vale consultar de novo. Você também pode deixar o seu contato e ser avisado quando ela chegar.',
  },
  {
    id: 5,
    imageName: 'esports-news',
    title: 'Jogos, música e bastidores em vídeo',
    description: 'Campanhas, eventos e dicas para a sua internet.',
    fullDescription: '',
    external: false,
    linkNews: '',
    stream: true,
    streamLink: outsideLinks.videos,
    showModal: true,
  },
  {
    id: 6,
    imageName: 'antenna-news',
    title: 'Quem está por trás da rede',
    description: 'Conheça a empresa que leva a fibra até você.',
    fullDescription: '',
    external: true,
    linkNews: outsideLinks.about,
    stream: false,
    streamLink: '',
    showModal: false,
  },
];

/** Texts of the news. */
export const newsWords = {
  title: 'Novidades da Ultrafibra',
  items,
  more: 'Ver mais',
  moreOf: (title: string) => `Ver mais: ${title}`,
  watch: 'Assistir',
  previous: 'Novidade anterior',
  next: 'Próxima novidade',
  close: 'Fechar',
  video: 'O vídeo é de outro site, que pode usar cookies próprios.',
} as const;
