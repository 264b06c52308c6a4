/** The parts that a campaign's landing page is made of, in the order in which they stand. */
export const landingBlocks = [
  'coverage-form',
  'collaborator-notice',
  'plans',
  'coverage-call',
  'streaming-minicards',
  'matrix',
  'streaming',
  'rewards',
  'apps',
  'fibre',
  'business',
  'gamer',
  'mini-list',
  'news',
  'identity',
  'faq',
] as const;

export type LandingBlock = (typeof landingBlocks)[number];
