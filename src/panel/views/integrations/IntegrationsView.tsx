import { Stack } from '@mantine/core';
import { ViewTitle } from '../../parts/ViewTitle.tsx';
import { KeysPart } from './KeysPart.tsx';
import { ReceiversPart } from './ReceiversPart.tsx';

export const IntegrationsView = () => (
  <>
    <ViewTitle />
    <Stack>
      <KeysPart />
      <ReceiversPart />
    </Stack>
  </>
);
