import { type Campaign, standard } from '../campaign.ts';
import { type Landing, standardLanding } from '../landing.ts';

export const es: Campaign = {
  ...standard,
  prefix: 'es',
  lpOrigin: 'LP ES',
  flags: { regionOffer: true },
};

export const esLanding: Landing = {
  ...standardLanding,
  words: 'es',
  hidden: ['collaborator-notice', 'rewards', 'streaming-minicards'],
};
