import { renewalStateWords as namesOfStates } from '../../content/operator/list-words.ts';
import type { RenewalWorkState } from '../../contract/panel/renewals.ts';

export const renewalStateWords: Readonly<Record<RenewalWorkState, string>> = namesOfStates;

export const renewalStateColours: Readonly<Record<RenewalWorkState, string>> = {
  placed: 'blue',
  confirmed: 'indigo',
  'carried-out': 'teal',
  cancelled: 'red',
};
