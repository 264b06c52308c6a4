import { Stack } from '@mantine/core';
import { ViewTitle } from '../../parts/ViewTitle.tsx';
import { viewWords } from '../../words/view-words.ts';
import { KeysPart } from './KeysPart.tsx';
import { ReceiversPart } from './ReceiversPart.tsx';

export const IntegrationsView = () => (
  <>
    <ViewTitle title={viewWords.integrations} />
    <Stack>
      <KeysPart />
      <ReceiversPart />
    </Stack>
  </>
);
