import { type Campaign, standard } from '../campaign.ts';
import { standardLanding } from '../landing.ts';

export const ofertaColaborador: Campaign = {
  ...standard,
  prefix: 'oferta-colaborador',
  lpOrigin: 'LP Oferta Colaborador',
  sellsFrom: 'oferta-colaborador',
  right: 'collaborator',
  before: ['email', 'codigo-enviado', 'confirmacao-colaborador'],
  phones: { sales: false, support: true },
  flags: { collaborator_special_offer: true },
  noindex: true,
  exclusions: ['d300a'],
  landing: {
    ...standardLanding,
    words: 'oferta-colaborador',
    hidden: ['rewards', 'mini-list', 'business', 'gamer', 'news'],
    planList: 'all',
    faq: 'staff',
  },
};
