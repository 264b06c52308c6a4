import { type Campaign, standard } from '../campaign.ts';

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
