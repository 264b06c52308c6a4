import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatPhone } from '../../../brazil/phone.ts';
import { readableMoment } from '../../../brazil/readable-moment.ts';
import { riskWords } from '../../../content/operator/list-words.ts';
import type { QueueItem } from '../../../contract/panel/queues.ts';
import { titleOfCampaign } from '../../made-campaigns.ts';
import { Facts } from '../../parts/record/Facts.tsx';
import { unbroken } from '../../parts/unbroken.tsx';
import { outcomeWords, reasonText, queueWords as words } from './queue-words.ts';

type Fact = readonly [label: string, value: ReactNode];

/** `isBrief`: folded behind what one chooses by. */
export function QueueFacts({ item, isBrief }: { item: QueueItem; isBrief: boolean }) {
  const facts: readonly Fact[] = [
    ...resolutionOf(item),
    [words.since, readableMoment(item.at)],
    ...contactOf(item),
    ...factsOf(item),
    [words.campaign, titleOfCampaign(item.campaign ?? '')],
    ...attemptsOf(item),
  ];
  const [[label, value] = [], ...others] = facts;
  if (!isBrief) return <Facts facts={facts} />;
  return (
    <details>
      <Text component="summary" size="sm">
        {label}: {value}
      </Text>
      <Facts facts={others} />
    </details>
  );
}

function contactOf(item: QueueItem): readonly Fact[] {
  if (!('isMasked' in item)) return [];
  const { phone, email, isMasked } = item;
  // A masked number is shown only as the title; in full it becomes a link.
  if (item.queue === 'calls' && isMasked) return [];
  return [
    [
      words.phone,
      phone && (isMasked ? phone : <Anchor href={`tel:+55${phone}`}>{unbroken(formatPhone(phone))}</Anchor>),
    ],
    [words.email, email && (isMasked ? email : <Anchor href={`mailto:${email}`}>{email}</Anchor>)],
  ];
}

function factsOf(item: QueueItem): readonly Fact[] {
  switch (item.queue) {
    case 'calls':
      return [[words.origin, item.origin]];
    case 'reviews':
      return [
        [words.protocol, item.protocol],
        [words.reason, item.reason && riskWords[item.reason]],
        [words.town, `${item.city}/${item.state}`],
        [words.plan, item.plan],
        [words.message, item.message],
      ];
    case 'no-coverage':
      return [
        [words.protocol, item.protocol],
        [words.address, item.address],
        [words.mayBeTold, item.mayBeTold ? words.yes : words.no],
      ];
  }
}

function attemptsOf({ attempts }: QueueItem): readonly Fact[] {
  if (attempts === null) return [];
  const { at, by, outcome, note } = attempts;
  return [
    [
      words.lastAttempt,
      [readableMoment(at), by && words.by(by.name), wordsOf(outcome)].filter(Boolean).join(', '),
    ],
    [words.note, note],
  ];
}

const wordsOf = (known: string | null): string | undefined =>
  Object.entries(outcomeWords).find(([outcome]) => outcome === known)?.[1];

function resolutionOf(item: QueueItem): readonly Fact[] {
  const { resolved } = item;
  if (resolved === null) return [];
  return [
    [words.outcome, wordsOf(resolved.outcome)],
    [words.why, 'decidedFor' in item && item.decidedFor ? reasonText(item.decidedFor) : null],
    [words.note, resolved.note],
    [words.resolvedAt, readableMoment(resolved.at)],
    [words.resolvedBy, resolved.by?.name ?? words.byItself],
  ];
}
