import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { type CallError, problemOf } from '../../api/problem-of.ts';
import { useUnsaved } from '../../unsaved/use-unsaved.ts';
import { noteWords as words } from '../../words/note-words.ts';
import { Form } from '../Form.tsx';
import { NoteInput } from '../NoteInput.tsx';

interface Props {
  add: (text: string) => Promise<{ error?: CallError }>;
  error: CallError | undefined;
  isLoading: boolean;
}

/** Adds a note for the team to a record. */
export function NoteForm({ add, error, isLoading }: Props) {
  const [text, setText] = useState('');
  useUnsaved(text.trim() !== '');
  const problem = problemOf(error);
  const submit = async () => {
    const result = await add(text);
    if (result.error) return;
    setText('');
    notifications.show({ message: words.noted });
  };
  return (
    <Form
      onSend={submit}
      button={words.addNote}
      variant="default"
      isLoading={isLoading}
      gap="sm"
      align="flex-start"
    >
      <NoteInput
        label={words.note}
        value={text}
        change={setText}
        error={problem?.fields.text ?? problem?.message}
        maxLength={2000}
        autosize
        minRows={2}
      />
    </Form>
  );
}
