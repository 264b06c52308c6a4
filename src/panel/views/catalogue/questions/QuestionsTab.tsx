import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { withoutAccents } from '../../../../brazil/without-accents.ts';
import { type QuestionSetName, questionSets } from '../../../../content/faq/questions.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { Heading } from '../../../parts/Heading.tsx';
import { TextBox } from '../../../parts/inputs.tsx';
import { useMay } from '../../../session/use-operator.ts';
import { catalogueWords as words } from '../catalogue-words.ts';
import { questionChanges, withQuestions } from '../draft-edits.ts';
import { FoldingRows } from '../FoldingRows.tsx';
import { useAddressChoice } from '../use-address-choice.ts';
import type { DraftState } from '../use-draft.ts';
import { NewQuestion } from './NewQuestion.tsx';
import { QuestionForm } from './QuestionForm.tsx';
import { type ListedQuestion, listedQuestions, moved } from './question-list.ts';
import { setNames, setTitle } from './question-sets.ts';

const setIn = (text: string): QuestionSetName | undefined => setNames.find((name) => name === text);

const folded = (text: string): string => withoutAccents(text).toLowerCase();

export function QuestionsTab({ draft }: { draft: DraftState }) {
  const [set, setSet] = useAddressChoice<QuestionSetName>('conjunto', 'general', setIn);
  const [search, setSearch] = useState('');
  const mayEdit = useMay()('catalogue.edit');
  const changes = questionChanges(draft.publication, set);
  const groups = listedQuestions(questionSets[set], changes);
  const all = groups.flatMap(({ items }) => items.map(({ id }) => id));
  const edit = (parts: Partial<typeof changes>) =>
    draft.change((old) => withQuestions(old, set, { ...questionChanges(old, set), ...parts }));
  const rowOf = (items: readonly ListedQuestion[]) => (item: ListedQuestion) => {
    const ids = items.map(({ id }) => id);
    const { id, question, isHidden, state } = item;
    return {
      id,
      title: question || words.noQuestion,
      summary: [state && words[state], isHidden && words.hidden].filter(Boolean).join(', '),
      problems: draft.problems.filter(({ part, key }) => part === 'faq' && key === `${set} ${id}`),
      content: (
        <>
          <QuestionForm {...{ item, draft, set }} />
          {mayEdit && (
            <Moves
              {...item}
              isFirst={ids[0] === id}
              isLast={ids.at(-1) === id}
              onMove={(by) => edit({ order: moved(all, ids, id, by) })}
              toggle={() =>
                edit({
                  hidden: isHidden ? changes.hidden.filter((one) => one !== id) : [...changes.hidden, id],
                })
              }
            />
          )}
        </>
      ),
    };
  };
  const found = groups
    .map(({ title, items }) => ({
      title,
      rows: items.map(rowOf(items)).filter((row) => folded(row.title).includes(folded(search.trim()))),
    }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <Stack>
      <Group align="flex-end">
        <Choice
          label={words.set}
          value={set}
          change={(value) => setSet(setIn(value) ?? 'general')}
          options={setNames.map((name) => [name, setTitle(name)])}
          w="auto"
        />
        <TextBox type="search" label={words.search} value={search} change={setSearch} flex="1 1 11rem" />
      </Group>
      {mayEdit && (
        <FoldingRows
          isSteps
          order={2}
          rows={[
            {
              id: 'new',
              title: words.add,
              content: (
                <NewQuestion
                  isOnPages={set !== 'conversation'}
                  groups={groups.map(({ title }) => title)}
                  onAdd={(added) => {
                    edit({ added: [...changes.added, added] });
                    return true;
                  }}
                />
              ),
            },
          ]}
        />
      )}
      {found.length === 0 && <Text size="sm">{words.noneFound}</Text>}
      {found.map(({ title, rows }) => (
        <Stack key={`${set} ${title}`} gap="xs">
          <Heading>{title || words.noGroup}</Heading>
          <FoldingRows order={3} rows={rows} />
        </Stack>
      ))}
    </Stack>
  );
}

interface MovesProps extends Pick<ListedQuestion, 'question' | 'isHidden'> {
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  toggle: () => void;
}

function Moves({ question, isHidden, isFirst, isLast, onMove, toggle }: MovesProps) {
  // A disabled button would lose the focus when the question arrives at an end.
  const button = (label: string, onClick: () => void, isAtEnd = false) => (
    <Button
      size="compact-xs"
      variant="default"
      aria-label={`${label}: ${question}`}
      {...(isAtEnd ? { 'aria-disabled': true, 'data-disabled': true } : { onClick })}
    >
      {label}
    </Button>
  );
  return (
    <Group gap="xs">
      {button(isHidden ? words.show : words.hide, toggle)}
      {button(words.up, () => onMove(-1), isFirst)}
      {button(words.down, () => onMove(1), isLast)}
    </Group>
  );
}
