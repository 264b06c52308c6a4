import { Grid, Stack } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { Section } from '../Section.tsx';
import { Facts } from './Facts.tsx';
import { PersonalFields } from './PersonalFields.tsx';

interface Props extends ComponentProps<typeof Facts> {
  words: { facts: string; personal: string };
  personal: ComponentProps<typeof PersonalFields>['fields'];
  show: ComponentProps<typeof PersonalFields>['show'];
  /** Actions and history. */
  children: ReactNode;
}

/** Facts of an order or lead on the left; actions and history on the right. */
export const RecordColumns = ({ words, facts, personal, show, children }: Props) => (
  <Grid>
    <Grid.Col span={{ base: 12, lg: 7 }}>
      <Stack>
        <Section title={words.facts}>
          <Facts facts={facts} />
        </Section>
        <Section title={words.personal}>
          <PersonalFields fields={personal} show={show} />
        </Section>
      </Stack>
    </Grid.Col>
    <Grid.Col span={{ base: 12, lg: 5 }}>
      <Stack>{children}</Stack>
    </Grid.Col>
  </Grid>
);
