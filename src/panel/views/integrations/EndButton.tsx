import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { LoadingButton } from '../../parts/LoadingButton.tsx';
import { integrationsWords as words } from './integrations-words.ts';

interface Props {
  label: string;
  hint: string;
  isLoading: boolean;
  end: () => void;
}

/** Asks once more before something ends for good. */
export function EndButton({ label, hint, isLoading, end }: Props) {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked)
    return (
      <Button variant="default" onClick={() => setAsked(true)}>
        {label}
      </Button>
    );
  return (
    <Stack>
      <Text size="sm">{hint}</Text>
      <Group grow>
        <Button variant="default" onClick={() => setAsked(false)} autoFocus>
          {words.keep}
        </Button>
        <LoadingButton color="red" loading={isLoading} onClick={end}>
          {words.end}
        </LoadingButton>
      </Group>
    </Stack>
  );
}
