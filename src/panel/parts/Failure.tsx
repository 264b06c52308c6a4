import { Alert, Button, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { problemCodes } from '../../contract/problem.ts';
import { type CallError, problemOf } from '../api/problem-of.ts';
import { usePanelSelector } from '../store.ts';
import { callWords } from '../words/call-words.ts';

/** Asking again would give the same answer. */
const isFinal = (code: string | undefined): boolean =>
  code === problemCodes.notFound || code === problemCodes.invalid;

export function Failure({ error, retry }: { error: CallError; retry?: () => unknown }) {
  const signIns = usePanelSelector(({ session }) => session.signIns);
  const [failedIn] = useState(signIns);
  // Retries after a new sign-in.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each sign-in
  useEffect(() => {
    if (signIns !== failedIn) retry?.();
  }, [signIns, failedIn]);
  const problem = problemOf(error);
  return (
    <Alert color="red" role="alert" my="xs">
      <Stack align="flex-start" gap="sm">
        <Text size="sm">{problem?.message}</Text>
        {retry && !isFinal(problem?.code) && (
          <Button size="xs" variant="default" onClick={retry}>
            {callWords.retry}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
