import { Badge } from '@mantine/core';
import type { RenewalWorkState } from '../../../contract/panel/renewals.ts';
import { renewalStateColours, renewalStateWords } from '../../words/renewal-state-words.ts';

export const RenewalState = ({ state, size }: { state: RenewalWorkState; size?: 'lg' }) => (
  <Badge variant="outline" color={renewalStateColours[state]} {...(size && { size })}>
    {renewalStateWords[state]}
  </Badge>
);
