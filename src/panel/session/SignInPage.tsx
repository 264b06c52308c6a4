import { Center, Paper, Stack, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import { shellWords, signInWords as words } from '../words/shell-words.ts';
import { SignInForm } from './SignInForm.tsx';

export function SignInPage({ isSandbox, onSignedIn }: { isSandbox: boolean; onSignedIn: () => void }) {
  useEffect(() => {
    document.title = `${words.title} – ${shellWords.panel} ${shellWords.brand}`;
  }, []);
  return (
    <Center component="main" mih="100dvh" p="md">
      <Paper withBorder p="lg" radius="lg" w="100%" maw={420}>
        <Stack>
          <div>
            <Text fw={600} c="dimmed">
              {shellWords.brand}
            </Text>
            <Title order={1} size="h2">
              {words.title}
            </Title>
          </div>
          <SignInForm onSignedIn={onSignedIn} />
          {isSandbox && (
            <Text size="sm" c="dimmed">
              {words.sandboxHint}
            </Text>
          )}
        </Stack>
      </Paper>
    </Center>
  );
}
