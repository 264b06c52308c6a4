import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { CallButton } from './CallButton.tsx';
import type { Change } from './use-outcome-notice.ts';

interface Props {
  /** Says what is done, and says it again where it is asked, unless `sure` does. */
  label: string;
  sure?: string;
  hint?: string;
  keep: string;
  call: () => Change;
  done: string;
  close: () => void;
}

/** Asks once more before something is done that is hard to undo. */
export function AskAgain({ label, sure = label, hint, keep, call, done, close }: Props) {
  const [state, setState] = useState<'untouched' | 'asked' | 'kept'>('untouched');
  if (state !== 'asked')
    return (
      <Button variant="default" onClick={() => setState('asked')} autoFocus={state === 'kept'}>
        {label}
      </Button>
    );
  return (
    <Stack>
      {hint !== undefined && <Text size="sm">{hint}</Text>}
      <Group grow>
        <Button variant="default" onClick={() => setState('kept')} autoFocus>
          {keep}
        </Button>
        <CallButton variant="filled" color="red" {...{ call, done }} onDone={close}>
          {sure}
        </CallButton>
      </Group>
    </Stack>
  );
}
