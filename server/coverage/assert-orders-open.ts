import { notSetUp } from '../../src/content/messages/not-set-up.ts';
import { problemCodes } from '../../src/contract/problem.ts';
import { refuse } from '../http/refusal.ts';

/** Refuses a new order if no analysis is configured, before the visitor answers anything. */
export const assertOrdersOpen = <Analysis>({ analysis }: { readonly analysis: Analysis | null }): Analysis =>
  analysis ?? refuse(409, problemCodes.notSetUp, notSetUp.order);
