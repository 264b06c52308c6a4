import { planFileOf } from '../../src/contract/plan-files.ts';
import { problemCodes } from '../../src/contract/problem.ts';
import { refuse } from '../refusal.ts';
import type { Lead, ProvedRight } from '../repositories/lead.ts';

type Claim = Pick<Lead, 'plan_file' | 'proved_right'>;

/**
 * Lists whose prices are for customers and collaborators only, and the proof that opens them. A campaign is a word that
 * anybody can write into a call. What is renewed is no lead: it is ordered by calls of its own.
 */
const rights: ReadonlyMap<string, ProvedRight | null> = new Map([
  [planFileOf('oferta-colaborador'), 'collaborator'],
  [planFileOf('migracao-ultrafibra'), 'migration'],
  [planFileOf('refidelizacao'), null],
]);

export function lacksRight({ plan_file, proved_right }: Claim): boolean {
  const needed = rights.get(plan_file);
  return needed !== undefined && (needed === null || needed !== proved_right);
}

export const isCollaborators = ({ plan_file }: Pick<Lead, 'plan_file'>): boolean =>
  rights.get(plan_file) === 'collaborator';

/** Collaborators prove themselves first: nothing else of their lead can be answered before. */
export const isClosedBeforeProof = (lead: Claim): boolean => isCollaborators(lead) && lacksRight(lead);

export const refuseUnproved = (): never =>
  refuse(
    409,
    problemCodes.notProved,
    'Esta oferta é só para quem tem direito a ela. Comprove o seu para continuar.',
  );
