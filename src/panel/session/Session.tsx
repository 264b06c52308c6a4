import { Alert, Box, Modal, Stack, Text } from '@mantine/core';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { providerProblems } from '../../contract/panel/access/session.ts';
import { takePublished } from '../made-campaigns.ts';
import { Hint } from '../parts/Hint.tsx';
import { LoadingOrFailure } from '../parts/LoadingOrFailure.tsx';
import { usePanelSelector } from '../store.ts';
import { signInWords as words } from '../words/shell-words.ts';
import { SessionPage } from './SessionPage.tsx';
import { SignInForm } from './SignInForm.tsx';
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

/** What the company's provider came back with, if it did not sign in. */
const problemInAddress = () => {
  const told = new URLSearchParams(location.search).get('entrada');
  return providerProblems.find((one) => one === told);
};

function SignInPage({ isSandbox, onSignedIn }: { isSandbox: boolean; onSignedIn: () => void }) {
  const [problem] = useState(problemInAddress);
  // It is not said again when the page is loaded anew.
  useEffect(() => {
    if (problem !== undefined) history.replaceState(null, '', location.pathname);
  }, [problem]);
  return (
    <SessionPage title={words.title}>
      {problem !== undefined && (
        <Alert color="red" role="alert">
          {words.providerProblem[problem]}
        </Alert>
      )}
      <SignInForm onSignedIn={onSignedIn} />
      {isSandbox && <Hint>{words.sandboxHint}</Hint>}
    </SessionPage>
  );
}
