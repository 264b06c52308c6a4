/** Addresses without campaign prefix: pages of other campaigns, and documents. */
export const fixedLinks = {
  migration: '/migracao-ultrafibra/consulta-cpf/',
  rewards: '/livelo/',
  paramount: '/paramount/',
  hboMax: '/hbo-max/',
  globoplay: '/globoplay/',
  timControle: '/timcontrole/',
  timBlack: '/timblack/',
  saoPaulo: '/sp/',
  rioGrandeDoSul: '/rs/',
  espiritoSanto: '/es/',
  privacy: '/politica-de-privacidade.pdf',
  migrationFaq: '/faq-migracao.pdf',
  rewardsRegulation: '/regulamento-livelo.pdf',
} as const;
