/** The blocks of a landing page, in order of appearance. */
export const landingBlocks = [
  'coverage-form',
  'collaborator-notice',
  'plans',
  'coverage-call',
  'matrix',
  'streaming',
  'streaming-minicards',
  'mini-list',
  'rewards',
  'apps',
  'fibre',
  'business',
  'gamer',
  'news',
  'identity',
  'faq',
] as const;

export type LandingBlock = (typeof landingBlocks)[number];
