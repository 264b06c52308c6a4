import { Alert, Button, Stack, Text } from '@mantine/core';
import { type CallError, problemOf } from '../api/problem-of.ts';
import { callWords } from '../words/call-words.ts';

/** What could not be read, in the place where it would stand. */
export function Failure({ error, retry }: { error: CallError; retry?: () => unknown }) {
  return (
    <Alert color="red" role="alert" m="xs">
      <Stack align="flex-start" gap="sm">
        <Text size="sm">{problemOf(error)?.message}</Text>
        {retry && (
          <Button size="xs" variant="default" onClick={retry}>
            {callWords.retry}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
