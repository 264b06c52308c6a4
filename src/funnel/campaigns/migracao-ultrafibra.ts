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
    // Its offers belong to whoever it knows: nothing is sold, or looked for by address, before the tax id.
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
