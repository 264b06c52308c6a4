import { useRef, useState } from 'react';
import { useUnsaved } from '../../unsaved/use-unsaved.ts';
import { noteWords as words } from '../../words/note-words.ts';
import { Form } from '../Form.tsx';
import { NoteInput } from '../NoteInput.tsx';
import type { Change } from '../use-outcome-notice.ts';

export function NoteForm({ add }: { add: (text: string) => Change }) {
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
