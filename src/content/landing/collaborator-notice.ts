import { outsideLinks } from './site/outside-links.ts';

/** For staff who are customers already. */
export const collaboratorNoticeWords = {
  title: 'Já tem TIM Ultrafibra em casa?',
  text: 'Esta página é para novas contratações. Para passar o seu plano atual para a oferta de colaborador, preencha o formulário de migração.',
  action: 'Abrir o formulário de migração',
  href: outsideLinks.staffMigration,
} as const;
