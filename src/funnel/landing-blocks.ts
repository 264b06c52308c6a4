/** The blocks of a landing page, in order of appearance. */
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
