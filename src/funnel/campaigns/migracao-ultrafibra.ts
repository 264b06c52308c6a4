import { type Campaign, standard } from '../campaign.ts';
import { standardLanding } from '../landing.ts';

export const migracaoUltrafibra: Campaign = {
  ...standard,
  prefix: 'migracao-ultrafibra',
  lpOrigin: 'LP Migração Ultrafibra',
  sellsFrom: 'migration',
  right: 'migration',
  journey: 'migration',
  landing: {
    ...standardLanding,
    words: 'migracao',
    // Offers depend on the customer, so nothing is sold or searched by address before the tax id is known.
    hidden: [
      ...standardLanding.hidden,
      'coverage-form',
      'plans',
      'coverage-call',
      'streaming-minicards',
      'matrix',
      'business',
      'gamer',
      'identity',
    ],
  },
};
