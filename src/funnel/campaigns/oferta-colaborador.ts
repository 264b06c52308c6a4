import { type Campaign, standard } from '../campaign.ts';
import { type Landing, standardLanding } from '../landing.ts';

export const ofertaColaborador: Campaign = {
  ...standard,
  prefix: 'oferta-colaborador',
  lpOrigin: 'LP Oferta Colaborador',
  before: ['email', 'codigo-enviado', 'confirmacao-colaborador'],
  phones: { sales: false, support: true },
  flags: { collaborator_special_offer: true },
  noindex: true,
  exclusions: ['d300a'],
};

export const ofertaColaboradorLanding: Landing = {
  ...standardLanding,
  words: 'oferta-colaborador',
  hidden: ['rewards', 'mini-list', 'business', 'gamer', 'news'],
  planList: 'all',
  faq: 'staff',
};
