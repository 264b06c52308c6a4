import { type LandingBlock, landingBlocks } from '../../../funnel/landing-blocks.ts';

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
  identity: 'Confirmação de identidade',
  faq: 'Dúvidas',
};

/** The name of a block, or its id if it no longer exists. */
export const blockTitle = (id: string): string => {
  const block = landingBlocks.find((one) => one === id);
  return block === undefined ? id : blockWords[block];
};
