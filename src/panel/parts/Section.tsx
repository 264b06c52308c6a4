import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import { Heading } from './Heading.tsx';

export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Paper component="section" withBorder p="md" radius="md" aria-label={title}>
    <Heading mb="sm">{title}</Heading>
    {children}
  </Paper>
);
