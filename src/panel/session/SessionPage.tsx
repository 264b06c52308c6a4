import { Center, Paper, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { shellWords } from '../words/shell-words.ts';

/** A page outside of the panel's views: for signing in, and for what has to be done after it. */
export function SessionPage({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} – ${shellWords.panel} ${shellWords.brand}`;
  }, [title]);
  return (
    <Center component="main" mih="100dvh" p="md">
      <Paper withBorder p="lg" radius="lg" w="100%" maw={460}>
        <Stack>
          <div>
            <Text fw={600} c="dimmed">
              {shellWords.brand}
            </Text>
            <Title order={1} size="h2" tabIndex={-1}>
              {title}
            </Title>
          </div>
          {children}
        </Stack>
      </Paper>
    </Center>
  );
}
