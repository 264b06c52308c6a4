import { Stack } from '@mantine/core';
import { ViewTitle } from '../../parts/ViewTitle.tsx';
import { viewWords } from '../../words/view-words.ts';
import { KeysPart } from './KeysPart.tsx';
import { ReceiversPart } from './ReceiversPart.tsx';

/** Keys of other systems, and the receivers of events. */
export const IntegrationsView = () => (
  <>
    <ViewTitle title={viewWords.integrations} />
    <Stack>
      <KeysPart />
      <ReceiversPart />
    </Stack>
  </>
);
