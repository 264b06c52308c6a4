import { Box, Modal, Stack, Text } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { takePublished } from '../made-campaigns.ts';
import { LoadingOrFailure } from '../parts/LoadingOrFailure.tsx';
import { usePanelSelector } from '../store.ts';
import { signInWords as words } from '../words/shell-words.ts';
import { SignInForm } from './SignInForm.tsx';
import { SignInPage } from './SignInPage.tsx';
import { sessionApi } from './session-api.ts';
import { OperatorContext } from './use-operator.ts';

export function Session({ children }: { children: ReactNode }) {
  const { data, error, refetch } = sessionApi.useReadSessionQuery({});
  const hasEnded = usePanelSelector(({ session }) => session.hasEnded);
  const made = data?.made;
  // Not with every drawing, because a draft adds its own.
  useMemo(() => made && takePublished(made), [made]);
  if (data === undefined)
    return (
      <Box p="md">
        <LoadingOrFailure error={error} retry={refetch} />
      </Box>
    );
  const { operator, sandbox } = data;
  if (operator === null) return <SignInPage isSandbox={sandbox} onSignedIn={refetch} />;

  const goOn = (operatorId: string) => {
    // Another operator must not see the previous one's data, so the page reloads.
    if (operatorId !== operator.id) location.assign('/painel/');
  };
  return (
    <OperatorContext value={operator}>
      {children}
      <Modal
        opened={hasEnded}
        onClose={() => undefined}
        title={words.ended}
        withCloseButton={false}
        closeOnEscape={false}
        closeOnClickOutside={false}
        centered
      >
        <Stack>
          <Text size="sm">{words.endedHint}</Text>
          <SignInForm email={operator.email} onSignedIn={goOn} />
        </Stack>
      </Modal>
    </OperatorContext>
  );
}
