import { Button, Card, NativeSelect, Stack, Textarea, TextInput, Title } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { withoutAccents } from '../../../../brazil/without-accents.ts';
import type { FaqChange } from '../../../../contract/publication.ts';
import { catalogueWords as words } from '../catalogue-words.ts';

type Added = FaqChange['added'][number];

/** 'Vale à noite?' → 'vale-a-noite'. */
const idOf = (question: string): string =>
  withoutAccents(question)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);

export function NewQuestion({ groups, onAdd }: { groups: readonly string[]; onAdd: (added: Added) => void }) {
  const empty: Added = { id: '', group: groups[0] ?? '', question: '', answer: '' };
  const [typed, setTyped] = useState(empty);
  const id = typed.id || idOf(typed.question);
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (id === '' || typed.answer.trim() === '') return;
    onAdd({ ...typed, id });
    setTyped(empty);
  };
  return (
    <Card withBorder component="form" onSubmit={add}>
      <Stack gap="xs">
        <Title order={2} size="h4">
          {words.add}
        </Title>
        {groups.length > 1 && (
          <NativeSelect
            label={words.group}
            value={typed.group}
            data={[...groups]}
            onChange={({ currentTarget: { value } }) => setTyped({ ...typed, group: value })}
          />
        )}
        <TextInput
          label={words.question}
          maxLength={200}
          value={typed.question}
          onChange={({ currentTarget: { value } }) => setTyped({ ...typed, question: value })}
        />
        <TextInput
          label={words.id}
          maxLength={60}
          placeholder={idOf(typed.question)}
          value={typed.id}
          onChange={({ currentTarget: { value } }) => setTyped({ ...typed, id: value })}
        />
        <Textarea
          label={words.answer}
          description={words.answerHint}
          autosize
          minRows={3}
          maxLength={4000}
          value={typed.answer}
          onChange={({ currentTarget: { value } }) => setTyped({ ...typed, answer: value })}
        />
        <Button type="submit" variant="default" style={{ alignSelf: 'flex-start' }}>
          {words.add}
        </Button>
      </Stack>
    </Card>
  );
}
