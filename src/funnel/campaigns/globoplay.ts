import { type Campaign, standard } from '../campaign.ts';
import { type Landing, standardLanding } from '../landing.ts';

export const globoplay: Campaign = {
  ...standard,
  prefix: 'globoplay',
  lpOrigin: 'LP Globoplay',
};

export const globoplayLanding: Landing = {
  ...standardLanding,
  words: 'globoplay',
  service: 'globoplay',
  planList: 'all',
  faq: 'globoplay',
};
