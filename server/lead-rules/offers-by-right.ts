import type { Lead } from '../repositories/lead.ts';

/**
 * Lists whose prices are for customers and collaborators only. A campaign is a word that anybody can write into a call:
 * until the calls that prove the right are answered, nothing is ordered from these lists.
 */
const byRight: ReadonlySet<string> = new Set(['oferta-colaborador.json', 'migration.json', 'renewal.json']);

export const isSoldByRight = ({ plan_file }: Pick<Lead, 'plan_file'>): boolean => byRight.has(plan_file);
