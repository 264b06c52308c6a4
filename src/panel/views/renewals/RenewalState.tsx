import { Badge } from '@mantine/core';
import { renewalStateWords } from '../../../content/operator/list-words.ts';
import type { RenewalState as State } from '../../../contract/followed-renewal.ts';
import { stateColours } from '../../words/order-words.ts';

export const RenewalState = ({ state, size }: { state: State; size?: 'lg' }) => (
  <Badge variant="outline" color={stateColours[state]} {...(size && { size })}>
    {renewalStateWords[state]}
  </Badge>
);
