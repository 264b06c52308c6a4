import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { readableMoment } from '../../../../brazil/readable-moment.ts';
import { LoadingButton } from '../../../parts/LoadingButton.tsx';
import { useOutcomeNotice } from '../../../parts/use-outcome-notice.ts';
import { catalogueApi } from '../catalogue-api.ts';
import { catalogueWords as words } from '../catalogue-words.ts';
import type { DraftState } from '../use-draft.ts';
import { ChangeList } from './ChangeList.tsx';
import { OutdatedFailure } from './OutdatedFailure.tsx';

interface Props {
  draft: Pick<DraftState, 'author' | 'version' | 'state' | 'problems' | 'lastSave'>;
  /** Of its author, if it is not one's own. */
  name?: string | undefined;
  /** While what is edited here is not saved, nothing is read anew. */
  isHeldUp?: boolean;
  changes: readonly string[];
  readAgain: () => Promise<unknown>;
}

export function DiscardDraft({ draft, name, isHeldUp = false, changes, readAgain }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [discard, { error, isLoading, reset }] = catalogueApi.useDiscardCatalogueDraftMutation();
  const notify = useOutcomeNotice();
  const { author, version, state, problems, lastSave } = draft;
  const close = () => {
    setOpen(false);
    reset();
  };
  const confirm = async () => {
    const outcome = await discard({ body: { author, version } });
    if (outcome.error !== undefined) return;
    close();
    await readAgain();
    await notify(Promise.resolve(outcome), words.discarded);
  };
  // What is begun and changes nothing yet is only a problem.
  const isEmpty = changes.length === 0 && problems.length === 0;
  // One that cannot be saved may be discarded as well.
  const isSettled = state === 'saved' || state === 'failed';
  return (
    <>
      <Button variant="default" disabled={isEmpty || !isSettled || isHeldUp} onClick={() => setOpen(true)}>
        {name === undefined ? words.discard : words.discardOf(name)}
      </Button>
      <Modal
        opened={isOpen}
        onClose={close}
        title={name === undefined ? words.discardTitle : words.discardTitleOf(name)}
        size="lg"
      >
        <Stack>
          <Text size="sm">{words.discardText}</Text>
          {changes.length > 0 && (
            <div>
              <Text size="sm">{words.discardLoses}</Text>
              <ChangeList changes={changes} />
            </div>
          )}
          {lastSave && <Text size="sm">{words.lastSave(lastSave.by, readableMoment(lastSave.at))}</Text>}
          <Text size="sm" fw={700}>
            {words.discardFinal}
          </Text>
          {error && <OutdatedFailure {...{ error, readAgain }} />}
          <Group justify="flex-end">
            <Button variant="default" onClick={close} data-autofocus>
              {words.keepDraft}
            </Button>
            <LoadingButton color="red" loading={isLoading} onClick={confirm}>
              {words.discardSurely}
            </LoadingButton>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}
