import { Box } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { minuteInBrasilia } from '../../../brazil/clock-minute.ts';
import { minuteMs } from '../../../brazil/durations.ts';
import {
  type QueueName,
  type QueueOutcome,
  queueOutcomes,
  type ReviewReason,
  reviewReasons,
  staysOpen,
} from '../../../contract/panel/queue-outcomes.ts';
import type { QueueItem } from '../../../contract/panel/queues.ts';
import { Choice } from '../../parts/Choice.tsx';
import { Form, type ReadInput } from '../../parts/Form.tsx';
import { focusHeading } from '../../parts/focus-heading.ts';
import { MomentInput } from '../../parts/moment/MomentInput.tsx';
import { NoteInput } from '../../parts/NoteInput.tsx';
import { useUnsaved } from '../../unsaved/use-unsaved.ts';
import { queueApi } from './queue-api.ts';
import { outcomeWords, reasonText, queueWords as words } from './queue-words.ts';

interface Props {
  item: QueueItem;
  /** Further buttons. */
  children: ReactNode;
}

/** Records the outcome; typing extends the claim. */
export function ResolveForm({ item: { queue, id, attempts }, children }: Props) {
  const stillHere = useKeepAlive(queue, id);
  const [resolve, { isSuccess }] = queueApi.useResolveItemMutation();
  const [chosen, setOutcome] = useState('');
  // Starts with the note of the last attempt.
  const noted = attempts?.note ?? '';
  const [note, setNote] = useState(noted);
  const [callAfter, setCallAfter] = useState('');
  const outcomes: readonly QueueOutcome[] = queueOutcomes[queue];
  const outcome = outcomes.find((one) => one === chosen);
  const reasons: readonly ReviewReason[] =
    queue === 'reviews' ? (Object.entries(reviewReasons).find(([name]) => name === outcome)?.[1] ?? []) : [];
  const isAttempt = outcome !== undefined && staysOpen(outcome);
  useUnsaved(!isSuccess && (outcome !== undefined || note !== noted));
  const send = (read: ReadInput) => {
    const reason = reasons.find((one) => one === read('reason'));
    const body = {
      ...(reason && { reason }),
      ...(note.trim() !== '' && { note }),
      ...(isAttempt && callAfter !== '' && { callAfter }),
    };
    return outcome && resolve({ params: { queue, id }, body: { outcome, ...body } });
  };
  return (
    <Box mt="md" onChange={stillHere} data-not-printed>
      <Form
        onSend={send}
        done={isAttempt ? words.attempted(callAfter) : words.resolved}
        onDone={focusHeading}
        button={isAttempt ? words.attempt : words.resolve}
        beside={children}
        gap="sm"
      >
        <Choice
          label={words.outcome}
          options={outcomes.map((one) => [one, outcomeWords[one]])}
          none={words.chooseOutcome}
          missing={words.chooseOutcome}
          withAsterisk
          value={chosen}
          change={setOutcome}
        />
        {reasons.length > 0 && (
          <Choice
            key={outcome}
            name="reason"
            label={words.why}
            description={words.whyHint}
            options={reasons.map((one) => [one, reasonText(one)])}
            none={words.chooseWhy}
            missing={words.chooseWhy}
            withAsterisk
          />
        )}
        {isAttempt && (
          <MomentInput
            kind="minute"
            field="callAfter"
            label={words.callAfter}
            description={words.callAfterHint}
            min={minuteInBrasilia(Date.now())}
            value={callAfter}
            onChange={setCallAfter}
          />
        )}
        <NoteInput
          name="note"
          label={words.note}
          description={words.noteHint}
          rows={3}
          maxLength={600}
          value={note}
          change={setNote}
        />
      </Form>
    </Box>
  );
}

const pause = 5 * minuteMs;

/** Extends the claim every few minutes while the operator works on the item. */
function useKeepAlive(queue: QueueName, id: string): () => void {
  const announcedAt = useRef(Date.now());
  const [take] = queueApi.useTakeItemMutation();
  return () => {
    if (Date.now() - announcedAt.current < pause) return;
    announcedAt.current = Date.now();
    void take({ params: { queue, id } });
  };
}
