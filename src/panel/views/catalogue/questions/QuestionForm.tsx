import { Button, Group, Stack } from '@mantine/core';
import { useRef } from 'react';
import type { QuestionSetName } from '../../../../content/faq/questions.ts';
import { referencesIn } from '../../../../content/faq/typed-answer.ts';
import type { FaqChange, PublishedQuestion } from '../../../../contract/publication.ts';
import { focusHeading } from '../../../parts/focus-heading.ts';
import { TextArea, TextBox } from '../../../parts/inputs.tsx';
import { catalogueWords as words } from '../catalogue-words.ts';
import { questionChanges, withoutEmpty, withQuestions } from '../draft-edits.ts';
import type { DraftState } from '../use-draft.ts';
import { DeadLinks } from './DeadLinks.tsx';
import type { ListedQuestion } from './question-list.ts';
import { SaidBubble } from './SaidBubble.tsx';
import { SpokenFields } from './SpokenFields.tsx';

interface Props {
  item: ListedQuestion;
  draft: DraftState;
  set: QuestionSetName;
}

export function QuestionForm({ item, draft, set }: Props) {
  const { id, state, isHidden: _, ...asked } = item;
  const isOnPages = set !== 'conversation';
  const field = useRef<HTMLInputElement>(null);
  const edit = (change: (changes: FaqChange) => FaqChange) =>
    draft.change((old) => withQuestions(old, set, change(questionChanges(old, set))));
  const write = (parts: Partial<PublishedQuestion>) => {
    const text = withoutEmpty({ ...asked, ...parts });
    edit((changes) =>
      state === 'added'
        ? {
            ...changes,
            added: changes.added.map((one) => (one.id === id ? { id, group: one.group, ...text } : one)),
          }
        : { ...changes, edited: { ...changes.edited, [id]: text } },
    );
  };
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
    <Stack gap="xs">
      <TextBox
        ref={field}
        label={words.question}
        maxLength={200}
        value={asked.question}
        change={(value) => write({ question: value })}
      />
      {(isOnPages || !asked.keepsReply) && (
        <div>
          <TextArea
            label={words.answer}
            description={words.answerHint}
            minRows={3}
            maxRows={20}
            maxLength={4000}
            value={asked.answer}
            change={(value) => write({ answer: value })}
          />
          <DeadLinks links={referencesIn(asked.answer).links} campaigns={asked.campaigns} />
        </div>
      )}
      <SpokenFields {...{ asked, isOnPages }} hasOwnReply={state !== 'added'} onChange={write} />
      <SaidBubble {...{ item, isOnPages }} />
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
