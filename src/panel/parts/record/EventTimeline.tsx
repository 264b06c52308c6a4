import { Text, Timeline } from '@mantine/core';
import { readableMoment } from '../../../brazil/readable-moment.ts';
import { auditActionWords, auditDetailWords, readableDetail } from '../../../content/operator/audit-words.ts';
import {
  deliveryChannelWords,
  deliveryKindWords,
  deliveryStateWords,
} from '../../../content/operator/delivery-words.ts';
import { orderEventWords, wordsFor } from '../../../content/operator/list-words.ts';
import { queueOutcomeWords } from '../../../content/operator/queue-outcome-words.ts';
import type { TimelineEntry } from '../../../contract/panel/opened-record.ts';
import { fieldWords, stateWords } from '../../words/order-words.ts';
import { Hint } from '../Hint.tsx';

type StateNames = Readonly<Record<string, string>>;

const words = {
  state: 'Situação',
  visit: 'Visita remarcada',
  review: 'Revisão da análise',
  note: 'Nota',
  message: 'Mensagem',
} as const;

const deliveryWords = { ...deliveryChannelWords, ...deliveryStateWords };

const headOf = ({ kind, what }: TimelineEntry, names: StateNames): string => {
  if (kind === 'state') return `${words.state}: ${wordsFor(names, what)}`;
  if (kind === 'message') return wordsFor(deliveryKindWords, what);
  if (kind === 'review') return `${words.review}: ${wordsFor(queueOutcomeWords, what)}`;
  if (kind === 'amendment') return wordsFor(orderEventWords, what);
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
  /** Names of the record's states. */
  states?: StateNames | undefined;
}

export const EventTimeline = ({ entries, states = stateWords }: Props) => (
  <Timeline bulletSize={14} lineWidth={2}>
    {entries.map((entry) => (
      <Timeline.Item
        key={`${entry.at} ${entry.kind} ${entry.what} ${entry.text}`}
        title={headOf(entry, states)}
      >
        {entry.text && (
          <Text size="sm" className="free-text">
            {textOf(entry)}
          </Text>
        )}
        <Hint size="xs">{[readableMoment(entry.at), entry.by].filter(Boolean).join(' · ')}</Hint>
      </Timeline.Item>
    ))}
  </Timeline>
);
