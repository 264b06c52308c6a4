import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { FigureTable } from '../../parts/list/FigureTable.tsx';
import { readableCount } from '../../words/readable.ts';
import { teachingApi } from './teaching-api.ts';
import { teachingWords as words } from './teaching-words.ts';

/** What nobody could answer, most often first. */
export function Unanswered() {
  const { data } = teachingApi.useListSentenceGroupsQuery({
    query: { state: 'open', outcome: 'unanswered' },
  });
  if (!data || data.groups.length === 0) return null;
  return (
    <>
      <FigureTable
        caption={words.unknown}
        rows={data.groups.slice(0, 10)}
        keyOf={({ id }) => id}
        columns={[
          { head: words.sentence, cell: ({ example }) => `“${example}”` },
          { head: words.often, cell: ({ many }) => readableCount(many) },
        ]}
      />
      <Anchor component={Link} to="/conversa?motivo=unanswered" data-not-printed>
        {words.toConversation}
      </Anchor>
    </>
  );
}
