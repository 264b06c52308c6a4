import { Button, Group, Select, Stack, Text, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { knowledge } from '../../../content/knowledge/knowledge.ts';
import { type QueueOutcome, queueOutcomes } from '../../../contract/panel/queue-outcomes.ts';
import type { QueueItem } from '../../../contract/panel/queues.ts';
import { useOutcomeNotice } from '../../parts/use-outcome-notice.ts';
import { useMay } from '../../session/use-operator.ts';
import { useTreatItemMutation } from './queue-api.ts';
import { outcomeWords, queueWords as words } from './queue-words.ts';
import { useKeepAlive } from './use-keep-alive.ts';

/** What came of it. Whoever writes here keeps it. */
export function TreatForm({ item: { queue, id } }: { item: QueueItem }) {
  const may = useMay();
  const notify = useOutcomeNotice();
  const stillHere = useKeepAlive(queue, id);
  const [treat, { isLoading }] = useTreatItemMutation();
  const [outcome, setOutcome] = useState<QueueOutcome | null>(null);
  const [entry, setEntry] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const outcomes: readonly QueueOutcome[] = queueOutcomes[queue];
  const isAnswer = outcome === 'answered';
  const isReady = outcome !== null && (!isAnswer || entry !== null);

  if (queue === 'reviews' && !may('reviews.decide')) return <Text mt="sm">{words.reviewRight}</Text>;

  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isReady) return;
    const body = {
      outcome,
      ...(note.trim() === '' ? {} : { note }),
      ...(isAnswer && entry !== null ? { entry } : {}),
    };
    // The item leaves the list, and takes what had the focus along.
    void notify(treat({ params: { queue, id }, body }), words.treated).then((isTreated) => {
      if (isTreated) document.querySelector('h1')?.focus();
    });
  };

  return (
    <form onSubmit={send} onChange={stillHere} noValidate data-not-printed>
      <Stack gap="sm" mt="md">
        <Select
          label={words.outcome}
          placeholder={words.chooseOutcome}
          withAsterisk
          value={outcome}
          onChange={(chosen) => {
            stillHere();
            setOutcome(outcomes.find((one) => one === chosen) ?? null);
          }}
          data={outcomes.map((one) => ({ value: one, label: outcomeWords[one] }))}
          error={isTried && outcome === null && words.chooseOutcome}
          allowDeselect={false}
        />
        {isAnswer && (
          <Select
            label={words.entry}
            description={words.entryHint}
            withAsterisk
            searchable
            limit={50}
            value={entry}
            onChange={setEntry}
            data={knowledge.map(({ id: value, question }) => ({ value, label: question }))}
            error={isTried && entry === null && words.entry}
          />
        )}
        <Textarea
          label={words.note}
          description={words.noteHint}
          rows={3}
          maxLength={600}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <Group>
          <Button type="submit" loading={isLoading}>
            {words.treat}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
