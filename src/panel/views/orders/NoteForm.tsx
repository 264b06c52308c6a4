import { Textarea } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { problemOf } from '../../api/problem-of.ts';
import { Form } from '../../parts/Form.tsx';
import { useUnsaved } from '../../unsaved/use-unsaved.ts';
import { useAddOrderNoteMutation } from './orders-api.ts';
import { orderWords as words } from './orders-words.ts';

export function NoteForm({ number }: { number: string }) {
  const [add, { error, isLoading }] = useAddOrderNoteMutation();
  const [text, setText] = useState('');
  useUnsaved(text.trim() !== '');
  const problem = problemOf(error);
  const submit = async () => {
    const result = await add({ params: { number }, body: { text } });
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
      <Textarea
        label={words.note}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        error={problem?.fields.text ?? problem?.message}
        maxLength={2000}
        autosize
        minRows={2}
        w="100%"
      />
    </Form>
  );
}
