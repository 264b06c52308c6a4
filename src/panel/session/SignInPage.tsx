import { Text } from '@mantine/core';
import { signInWords as words } from '../words/shell-words.ts';
import { SessionPage } from './SessionPage.tsx';
import { SignInForm } from './SignInForm.tsx';

export const SignInPage = ({ isSandbox, onSignedIn }: { isSandbox: boolean; onSignedIn: () => void }) => (
  <SessionPage title={words.title}>
    <SignInForm onSignedIn={onSignedIn} />
    {isSandbox && (
      <Text size="sm" c="dimmed">
        {words.sandboxHint}
      </Text>
    )}
  </SessionPage>
);
