import { Stack, Textarea } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type FormEvent, useState } from 'react';
import { problemOf } from '../../api/problem-of.ts';
import { LoadingButton } from '../../parts/LoadingButton.tsx';
import { useUnsaved } from '../../unsaved/use-unsaved.ts';
import { useAddOrderNoteMutation } from './orders-api.ts';
import { orderWords as words } from './orders-words.ts';

export function NoteForm({ number }: { number: string }) {
  const [add, { error, isLoading }] = useAddOrderNoteMutation();
  const [text, setText] = useState('');
  useUnsaved(text.trim() !== '');
  const problem = problemOf(error);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const result = await add({ params: { number }, body: { text } });
    if (result.error) return;
    setText('');
    notifications.show({ message: words.noted });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm" align="flex-start">
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
        <LoadingButton type="submit" variant="default" loading={isLoading}>
          {words.addNote}
        </LoadingButton>
      </Stack>
    </form>
  );
}
