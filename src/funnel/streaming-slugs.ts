import type { StreamingService } from './landing.ts';

/** The slug of each service in the plans' subscriptions and benefits. */
export const streamingSlugs = {
  paramount: 'paramount-plus',
  'hbo-max': 'MAX',
  globoplay: 'globo-play',
} as const satisfies Record<StreamingService, string>;
