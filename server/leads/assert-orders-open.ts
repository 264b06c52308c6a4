import { notSetUp } from '../../src/content/messages/not-set-up.ts';
import { problemCodes } from '../../src/contract/problem.ts';
import type { Providers } from '../http/create-providers.ts';
import { refuse } from '../http/refusal.ts';
import type { Analysis } from './analysis/analysis.ts';

/** No order begins where nobody could analyse it at its end. Said before anything is asked of a person. */
export const assertOrdersOpen = ({ analysis }: Pick<Providers, 'analysis'>): Analysis =>
  analysis ?? refuse(409, problemCodes.notSetUp, notSetUp.order);
