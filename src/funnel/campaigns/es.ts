import { type Campaign, standard } from '../campaign.ts';
import { standardLanding } from '../landing.ts';

export const es: Campaign = {
  ...standard,
  prefix: 'es',
  lpOrigin: 'LP ES',
  sellsFrom: 'es',
  flags: { regionOffer: true },
  landing: {
    ...standardLanding,
    words: 'es',
    hidden: ['collaborator-notice', 'rewards', 'streaming-minicards'],
  },
};
