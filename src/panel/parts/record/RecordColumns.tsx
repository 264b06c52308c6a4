import { Grid, Stack, Text } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { Section } from '../Section.tsx';
import { EventTimeline } from './EventTimeline.tsx';
import { Facts } from './Facts.tsx';
import { NoteForm } from './NoteForm.tsx';
import { PersonalFields } from './PersonalFields.tsx';

interface Props extends ComponentProps<typeof Facts>, Pick<ComponentProps<typeof EventTimeline>, 'states'> {
  words: { facts: string; personal: string; timeline: string; nothing?: string };
  personal: ComponentProps<typeof PersonalFields>['fields'];
  show: ComponentProps<typeof PersonalFields>['show'];
  /** For who may add notes. */
  addNote: ComponentProps<typeof NoteForm>['add'] | false;
  timeline: ComponentProps<typeof EventTimeline>['entries'];
  /** Actions. */
  children: ReactNode;
}

/** Facts of an order or lead on the left; actions and history on the right. */
export const RecordColumns = (props: Props) => {
  const { words, facts, personal, show, addNote, timeline, states, children } = props;
  return (
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
        <Stack>
          {children}
          <Section title={words.timeline}>
            <Stack>
              {addNote && <NoteForm add={addNote} />}
              {words.nothing && timeline.length === 0 ? (
                <Text>{words.nothing}</Text>
              ) : (
                <EventTimeline entries={timeline} states={states} />
              )}
            </Stack>
          </Section>
        </Stack>
      </Grid.Col>
    </Grid>
  );
};
