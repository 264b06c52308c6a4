import { Anchor, Grid, Stack, Text } from '@mantine/core';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useUnsaved } from '../../unsaved/use-unsaved.ts';
import { personWords } from '../../words/find-words.ts';
import { noteWords as words } from '../../words/note-words.ts';
import { Form } from '../Form.tsx';
import { NoteInput } from '../NoteInput.tsx';
import { Section } from '../Section.tsx';
import type { Change } from '../use-outcome-notice.ts';
import { EventTimeline } from './EventTimeline.tsx';
import { Facts } from './Facts.tsx';
import { PersonalFields } from './PersonalFields.tsx';

interface Props extends ComponentProps<typeof Facts> {
  /** Of the record. */
  path: string;
  words: { facts: string; personal: string; timeline: string; nothing?: string };
  personal: ComponentProps<typeof PersonalFields>['fields'];
  show: ComponentProps<typeof PersonalFields>['show'];
  /** For who may add notes. */
  addNote: ComponentProps<typeof NoteForm>['add'] | false;
  timeline: ComponentProps<typeof EventTimeline>['entries'];
  children: ReactNode;
}

/** Facts of an order or lead on the left; actions and history on the right. */
export const RecordColumns = (props: Props) => {
  const { path, words, facts, personal, show, addNote, timeline, children } = props;
  return (
    <Grid>
      <Grid.Col span={{ base: 12, lg: 7 }}>
        <Stack>
          <Section title={words.facts}>
            <Facts facts={facts} />
          </Section>
          <Section title={words.personal}>
            <PersonalFields fields={personal} show={show} />
            <Anchor component={Link} to={`/pessoas${path}`} display="block" mt="sm" data-not-printed>
              {personWords.all}
            </Anchor>
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
                <EventTimeline entries={timeline} />
              )}
            </Stack>
          </Section>
        </Stack>
      </Grid.Col>
    </Grid>
  );
};

function NoteForm({ add }: { add: (text: string) => Change }) {
  const [text, setText] = useState('');
  const sent = useRef('');
  useUnsaved(text.trim() !== '');
  return (
    <Form
      onSend={() => {
        sent.current = text;
        return add(text);
      }}
      done={words.noted}
      // What was typed meanwhile stays.
      onDone={() => setText((now) => (now === sent.current ? '' : now))}
      button={words.addNote}
      variant="default"
      gap="sm"
      align="flex-start"
    >
      <NoteInput
        name="text"
        label={words.note}
        value={text}
        change={setText}
        maxLength={2000}
        autosize
        minRows={2}
      />
    </Form>
  );
}
