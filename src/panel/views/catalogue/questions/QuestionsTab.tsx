import { Badge, Button, Card, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { type QuestionSetName, questionSets } from '../../../../content/faq/questions.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { Heading } from '../../../parts/Heading.tsx';
import { useMay } from '../../../session/use-operator.ts';
import { catalogueWords as words } from '../catalogue-words.ts';
import { questionChanges, withQuestions } from '../draft-edits.ts';
import { Editable } from '../Editable.tsx';
import { ProblemTexts } from '../ProblemTexts.tsx';
import { useAddressChoice } from '../use-address-choice.ts';
import type { DraftState } from '../use-draft.ts';
import { NewQuestion } from './NewQuestion.tsx';
import { QuestionForm } from './QuestionForm.tsx';
import { type ListedQuestion, listedQuestions, moved } from './question-list.ts';
import { setNames, setTitle } from './question-sets.ts';

const setIn = (text: string): QuestionSetName | undefined => setNames.find((name) => name === text);

export function QuestionsTab({ draft }: { draft: DraftState }) {
  const [set, setSet] = useAddressChoice<QuestionSetName>('conjunto', 'general', setIn);
  const mayEdit = useMay()('catalogue.edit');
  const changes = questionChanges(draft.publication, set);
  const groups = listedQuestions(questionSets[set], changes);
  const all = groups.flatMap(({ items }) => items);
  const edit = (parts: Partial<typeof changes>) =>
    draft.change((old) => withQuestions(old, set, { ...questionChanges(old, set), ...parts }));
  return (
    <Stack>
      <Choice
        label={words.set}
        value={set}
        change={(value) => setSet(setIn(value) ?? 'general')}
        options={setNames.map((name) => [name, setTitle(name)])}
        w="auto"
        me="auto"
      />
      {groups.map(({ title, items }) => (
        <Stack key={title} gap="xs">
          <Heading>{title || words.noGroup}</Heading>
          {items.map((item, index) => (
            <QuestionRow
              key={`${set} ${item.id}`}
              {...{ item, draft, set }}
              isFirst={index === 0}
              isLast={index === items.length - 1}
              onMove={(by) =>
                edit({
                  order: moved(
                    all.map(({ id }) => id),
                    items.map(({ id }) => id),
                    item.id,
                    by,
                  ),
                })
              }
            />
          ))}
        </Stack>
      ))}
      {mayEdit && (
        <NewQuestion
          isOnPages={set !== 'conversation'}
          groups={groups.map(({ title }) => title)}
          onAdd={(added) => {
            edit({ added: [...changes.added, added] });
            return true;
          }}
        />
      )}
    </Stack>
  );
}

interface RowProps {
  item: ListedQuestion;
  draft: DraftState;
  set: QuestionSetName;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
}

function QuestionRow({ item, draft, set, isFirst, isLast, onMove }: RowProps) {
  const [isOpen, setOpen] = useState(false);
  const mayEdit = useMay()('catalogue.edit');
  const { id, question, isHidden, state } = item;
  const problems = draft.problems.filter(({ part, key }) => part === 'faq' && key === `${set} ${id}`);
  const toggle = () =>
    draft.change((old) => {
      const changes = questionChanges(old, set);
      const hidden = isHidden ? changes.hidden.filter((one) => one !== id) : [...changes.hidden, id];
      return withQuestions(old, set, { ...changes, hidden });
    });
  // A disabled button would lose the focus when the question arrives at an end.
  const button = (label: string, onClick: () => void, isAtEnd = false) => (
    <Button
      size="compact-xs"
      variant="subtle"
      aria-label={`${label}: ${question}`}
      {...(isAtEnd ? { 'aria-disabled': true, 'data-disabled': true } : { onClick })}
    >
      {label}
    </Button>
  );
  return (
    <Card withBorder p="xs">
      <Group justify="space-between" gap="xs">
        <Group gap="xs">
          <Text size="sm" {...(isHidden ? { td: 'line-through', c: 'dimmed' } : {})}>
            {question}
          </Text>
          {state && <Badge size="sm">{words[state]}</Badge>}
          {isHidden && (
            <Badge size="sm" color="gray">
              {words.hidden}
            </Badge>
          )}
        </Group>
        <Group gap={4}>
          {button(isOpen ? words.done : mayEdit ? words.edit : words.look, () => setOpen(!isOpen))}
          {mayEdit && (
            <>
              {button(isHidden ? words.show : words.hide, toggle)}
              {button(words.up, () => onMove(-1), isFirst)}
              {button(words.down, () => onMove(1), isLast)}
            </>
          )}
        </Group>
      </Group>
      <ProblemTexts problems={problems} />
      {isOpen && (
        <Editable>
          <QuestionForm {...{ item, draft, set }} />
        </Editable>
      )}
    </Card>
  );
}
