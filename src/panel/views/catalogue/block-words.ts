import { type LandingBlock, landingBlocks } from '../../../funnel/landing-blocks.ts';

/** What the blocks of a landing page are called among the team. */
export const blockWords: Readonly<Record<LandingBlock, string>> = {
  'coverage-form': 'Consulta de cobertura',
  'collaborator-notice': 'Aviso ao colaborador',
  plans: 'Planos',
  'coverage-call': 'Chamada para a cobertura',
  'streaming-minicards': 'Cartões de streaming',
  matrix: 'Comparação de planos',
  streaming: 'Streaming',
  rewards: 'Pontos',
  apps: 'Aplicativos',
  fibre: 'Sobre a fibra',
  business: 'Empresas',
  gamer: 'Jogos',
  'mini-list': 'Lista curta de planos',
  news: 'Novidades',
  identity: 'Sobre a marca',
  faq: 'Dúvidas',
};

/** As a publication names it; a block that is no more keeps its id. */
export const blockTitle = (id: string): string => {
  const block = landingBlocks.find((one) => one === id);
  return block === undefined ? id : blockWords[block];
};
