import { type Campaign, standard } from '../campaign.ts';
import { type Landing, standardLanding } from '../landing.ts';

export const migracaoUltrafibra: Campaign = {
  ...standard,
  prefix: 'migracao-ultrafibra',
  lpOrigin: 'LP Migração Ultrafibra',
  journey: 'migration',
};

export const migracaoUltrafibraLanding: Landing = {
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
};
