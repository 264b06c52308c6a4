import { type Campaign, standard } from '../campaign.ts';

export const migracaoUltrafibra: Campaign = {
  ...standard,
  prefix: 'migracao-ultrafibra',
  lpOrigin: 'LP Migração Ultrafibra',
};
