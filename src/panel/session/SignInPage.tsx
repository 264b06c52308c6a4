import { Alert } from '@mantine/core';
import { useEffect, useState } from 'react';
import { providerProblems } from '../../contract/panel/access/session.ts';
import { Hint } from '../parts/Hint.tsx';
import { signInWords as words } from '../words/shell-words.ts';
import { SessionPage } from './SessionPage.tsx';
import { SignInForm } from './SignInForm.tsx';

/** What the company's provider came back with, if it did not sign in. */
const problemInAddress = () => {
  const told = new URLSearchParams(location.search).get('entrada');
  return providerProblems.find((one) => one === told);
};

export function SignInPage({ isSandbox, onSignedIn }: { isSandbox: boolean; onSignedIn: () => void }) {
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
