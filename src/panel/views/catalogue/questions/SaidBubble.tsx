import { Paper, Text } from '@mantine/core';
import { slotPrices } from '../../../../content/faq/typed-answer.ts';
import { knowledgeReply } from '../../../../content/knowledge/asked.ts';
import type { Reply } from '../../../../contract/calls/understand.ts';
import { standard } from '../../../../funnel/campaign.ts';
import { publishedReply } from '../../../../funnel/published-answers.ts';
import { Hint } from '../../../parts/Hint.tsx';
import { catalogueWords as words } from '../catalogue-words.ts';
import type { ListedQuestion } from './question-list.ts';

type Item = Pick<ListedQuestion, 'id' | 'answer' | 'reply' | 'leads' | 'keepsReply' | 'state' | 'isHidden'>;

function replyOf({ id, isHidden, ...item }: Item, isOnPages: boolean): Partial<Reply> {
  if (isHidden && (item.state === 'added' || !isOnPages)) return { text: words.notSaid };
  const isOwn = item.state === null || item.keepsReply;
  if (isOwn) return { text: knowledgeReply(id) ?? words.computed };
  return publishedReply(item, slotPrices, standard);
}

export function SaidBubble({ item, isOnPages }: { item: Item; isOnPages: boolean }) {
  const { text, link } = replyOf(item, isOnPages);
  return (
    <div>
      <Text size="sm" fw={500}>
        {words.inConversation}
      </Text>
      <Paper withBorder radius="md" p="sm" mt={4} maw="34rem">
        <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'break-word' }}>
          {text}
        </Text>
        {link && (
          <Text size="sm" mt="xs" td="underline">
            {link.text}
          </Text>
        )}
      </Paper>
      {item.isHidden && isOnPages && item.state !== 'added' && <Hint>{words.hiddenOnPages}</Hint>}
    </div>
  );
}
