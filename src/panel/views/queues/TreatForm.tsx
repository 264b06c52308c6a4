import { Group, Select, Stack } from '@mantine/core';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
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
import { problemOf } from '../../api/problem-of.ts';
import { focusHeading } from '../../parts/focus-heading.ts';
import { LoadingButton } from '../../parts/LoadingButton.tsx';
import { MomentInput } from '../../parts/moment/MomentInput.tsx';
import { NoteInput } from '../../parts/NoteInput.tsx';
import { useOutcomeNotice } from '../../parts/use-outcome-notice.ts';
import { useUnsaved } from '../../unsaved/use-unsaved.ts';
import { queueApi } from './queue-api.ts';
import { outcomeWords, reasonText, queueWords as words } from './queue-words.ts';

interface Props {
  item: QueueItem;
  /** Further buttons. */
  children: ReactNode;
}

/** Records the outcome; typing extends the claim. */
export function TreatForm({ item: { queue, id, attempts }, children }: Props) {
  const notify = useOutcomeNotice();
  const stillHere = useKeepAlive(queue, id);
  const [treat, { isLoading, isSuccess, error }] = queueApi.useTreatItemMutation();
  const [outcome, setOutcome] = useState<QueueOutcome | null>(null);
  // Starts with the note of the last attempt.
  const noted = attempts?.note ?? '';
  const [reason, setReason] = useState<ReviewReason | null>(null);
  const [note, setNote] = useState(noted);
  const [callAfter, setCallAfter] = useState('');
  const [isTried, setTried] = useState(false);
  const outcomeField = useRef<HTMLInputElement>(null);
  const reasonField = useRef<HTMLInputElement>(null);
  const outcomes: readonly QueueOutcome[] = queueOutcomes[queue];
  const reasons: readonly ReviewReason[] =
    queue === 'reviews' ? (Object.entries(reviewReasons).find(([name]) => name === outcome)?.[1] ?? []) : [];
  const why = reasons.find((one) => one === reason) ?? null;
  const isAttempt = outcome !== null && staysOpen(outcome);
  useUnsaved(!isSuccess && (outcome !== null || note !== noted));

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (outcome === null) return outcomeField.current?.focus();
    if (reasons.length > 0 && why === null) return reasonField.current?.focus();
    if (focusMistake(event.currentTarget)) return;
    const body = {
      outcome,
      ...(why && { reason: why }),
      ...(note.trim() !== '' && { note }),
      ...(isAttempt && callAfter !== '' && { callAfter }),
    };
    const done = isAttempt ? words.attempted(callAfter) : words.treated;
    void notify(treat({ params: { queue, id }, body }), done, ['callAfter']).then((isTreated) => {
      if (isTreated) focusHeading();
    });
  };

  return (
    <form onSubmit={send} onChange={stillHere} noValidate data-not-printed>
      <Stack gap="sm" mt="md">
        <Select
          ref={outcomeField}
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
        {reasons.length > 0 && (
          <Select
            ref={reasonField}
            label={words.why}
            description={words.whyHint}
            placeholder={words.chooseWhy}
            withAsterisk
            value={why}
            onChange={(chosen) => {
              stillHere();
              setReason(reasons.find((one) => one === chosen) ?? null);
            }}
            data={reasons.map((one) => ({ value: one, label: reasonText(one) }))}
            error={isTried && why === null && words.chooseWhy}
            allowDeselect={false}
          />
        )}
        {isAttempt && (
          <MomentInput
            kind="minute"
            label={words.callAfter}
            description={words.callAfterHint}
            min={minuteInBrasilia(Date.now())}
            value={callAfter}
            onChange={setCallAfter}
            error={problemOf(error)?.fields.callAfter}
          />
        )}
        <NoteInput
          label={words.note}
          description={words.noteHint}
          rows={3}
          maxLength={600}
          value={note}
          change={setNote}
        />
        <Group>
          <LoadingButton type="submit" loading={isLoading}>
            {isAttempt ? words.attempt : words.treat}
          </LoadingButton>
          {children}
        </Group>
      </Stack>
    </form>
  );
}

/** Whether a field holds up the form, such as a time not written to its end. */
function focusMistake(form: HTMLFormElement): boolean {
  if (form.checkValidity()) return false;
  form.querySelector<HTMLInputElement>('input:invalid')?.focus();
  return true;
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
