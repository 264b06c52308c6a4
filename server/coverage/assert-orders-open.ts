import { notSetUp } from '../../src/content/messages/not-set-up.ts';
import { problemCodes } from '../../src/contract/problem.ts';
import type { Providers } from '../app/providers.ts';
import { refuse } from '../http/refusal.ts';
import type { Analysis } from '../leads/analysis/analysis.ts';

/** Refuses a new order if no analysis is configured, before the visitor answers anything. */
export const assertOrdersOpen = ({ analysis }: Pick<Providers, 'analysis'>): Analysis =>
  analysis ?? refuse(409, problemCodes.notSetUp, notSetUp.order);
