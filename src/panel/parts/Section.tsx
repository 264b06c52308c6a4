import { Paper, Title } from '@mantine/core';
import type { ReactNode } from 'react';

/** A titled section of a view. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Paper component="section" withBorder p="md" radius="md" aria-label={title}>
    <Title order={2} size="h4" mb="sm">
      {title}
    </Title>
    {children}
  </Paper>
);
