import { Anchor, Text, Timeline } from '@mantine/core';
import { Link } from 'react-router';
import { readableMoment } from '../../../brazil/readable-moment.ts';
import { auditActionWords, auditDetailWords, readableDetail } from '../../../content/operator/audit-words.ts';
import {
  deliveryChannelWords,
  deliveryKindWords,
  deliveryStateWords,
} from '../../../content/operator/delivery-words.ts';
import { channelWords, orderEventWords, wordsFor } from '../../../content/operator/list-words.ts';
import { queueOutcomeWords } from '../../../content/operator/queue-outcome-words.ts';
import type { TimelineEntry } from '../../../contract/panel/opened-record.ts';
import { fieldWords, stateWords } from '../../words/order-words.ts';
import { renewalStateWords } from '../../words/renewal-state-words.ts';
import { Hint } from '../Hint.tsx';

const words = {
  state: 'Situação',
  visit: 'Visita remarcada',
  review: 'Revisão da análise',
  note: 'Nota',
  message: 'Mensagem',
  renewal: 'Renovação',
  begun: 'Começou um pedido',
  asked: 'Pediu revisão da análise',
  given: 'Autorizou',
  refused: 'Retirou a autorização',
  conversation: 'Última mensagem na conversa',
  call: 'Pediu uma ligação',
  'no-coverage': 'Deixou o contato onde não há cobertura',
} as const;

const deliveryWords = { ...deliveryChannelWords, ...deliveryStateWords };

const headOf = ({ kind, what }: TimelineEntry): string => {
  if (kind === 'state') return `${words.state}: ${wordsFor(stateWords, what)}`;
  if (kind === 'renewal') return `${words.renewal}: ${wordsFor(renewalStateWords, what)}`;
  if (kind === 'consent') return what === 'given' ? words.given : words.refused;
  if (kind === 'message') return wordsFor(deliveryKindWords, what);
  if (kind === 'review') return `${words.review}: ${wordsFor(queueOutcomeWords, what)}`;
  if (kind === 'amendment') return wordsFor(orderEventWords, what);
  if (kind === 'conversation') return `${words.conversation}: ${wordsFor(channelWords, what)}`;
  return kind === 'look' || kind === 'work' ? wordsFor(auditActionWords, what) : words[kind];
};

const textOf = ({ kind, text }: TimelineEntry): string => {
  if (kind === 'message')
    return text
      .split(' · ')
      .map((name) => wordsFor(deliveryWords, name))
      .join(', ');
  if (kind === 'work') return readableDetail(auditDetailWords, text);
  return kind === 'look' ? wordsFor(fieldWords, text) : text;
};

interface Props {
  entries: readonly TimelineEntry[];
  /** By number or id, where the entries are of several. */
  records?: ReadonlyMap<string, { readonly to: string; readonly title: string }>;
}

export const EventTimeline = ({ entries, records }: Props) => (
  <Timeline bulletSize={14} lineWidth={2}>
    {entries.map((entry) => (
      <Timeline.Item
        key={`${entry.at} ${entry.kind} ${entry.of} ${entry.what} ${entry.text}`}
        title={headOf(entry)}
      >
        {entry.text && (
          <Text size="sm" className="free-text">
            {textOf(entry)}
          </Text>
        )}
        <Hint size="xs">{[readableMoment(entry.at), entry.by].filter(Boolean).join(' · ')}</Hint>
        <RecordOf {...records?.get(entry.of)} />
      </Timeline.Item>
    ))}
  </Timeline>
);

const RecordOf = ({ to, title }: { to?: string; title?: string }) =>
  to && (
    <Anchor component={Link} to={to} size="xs" underline="always">
      {title}
    </Anchor>
  );
