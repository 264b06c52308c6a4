import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { useRef } from 'react';
import type { FaqSetName } from '../../../../content/faq/questions.ts';
import type { FaqChange } from '../../../../contract/publication.ts';
import { focusHeading } from '../../../parts/focus-heading.ts';
import { catalogueWords as words } from '../catalogue-words.ts';
import { questionChanges, withQuestions } from '../draft-edits.ts';
import type { DraftState } from '../use-draft.ts';
import type { ListedQuestion } from './question-list.ts';

interface Props {
  item: ListedQuestion;
  draft: DraftState;
  set: FaqSetName;
}

/** Text of a question, saved while typing. */
export function QuestionForm({ item: { id, question, answer, state }, draft, set }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const edit = (change: (changes: FaqChange) => FaqChange) =>
    draft.change((old) => withQuestions(old, set, change(questionChanges(old, set))));
  const write = (text: { question: string; answer: string }) =>
    edit((changes) =>
      state === 'added'
        ? { ...changes, added: changes.added.map((one) => (one.id === id ? { ...one, ...text } : one)) }
        : { ...changes, edited: { ...changes.edited, [id]: text } },
    );
  const takeBack = () => {
    edit((changes) => {
      const { [id]: _edited, ...edited } = changes.edited;
      const others = (ids: readonly string[]) => ids.filter((one) => one !== id);
      return state === 'added'
        ? {
            ...changes,
            added: changes.added.filter((one) => one.id !== id),
            hidden: others(changes.hidden),
            order: others(changes.order),
          }
        : { ...changes, edited };
    });
    // The pressed button disappears, and with an added question its form.
    if (state === 'added') focusHeading();
    else field.current?.focus();
  };
  return (
    <Stack gap="xs" mt="xs">
      <TextInput
        ref={field}
        label={words.question}
        maxLength={200}
        value={question}
        onChange={({ currentTarget: { value } }) => write({ question: value, answer })}
      />
      <Textarea
        label={words.answer}
        description={words.answerHint}
        autosize
        minRows={3}
        maxRows={20}
        maxLength={4000}
        value={answer}
        onChange={({ currentTarget: { value } }) => write({ question, answer: value })}
      />
      {state !== null && (
        <Group>
          <Button size="xs" variant="default" onClick={takeBack}>
            {state === 'added' ? words.remove : words.toUsual}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
