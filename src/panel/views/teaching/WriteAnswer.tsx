import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { questionSets } from '../../../content/faq/questions.ts';
import type { FaqChange } from '../../../contract/publication.ts';
import { Choice } from '../../parts/Choice.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { LoadingOrFailure } from '../../parts/LoadingOrFailure.tsx';
import { catalogueApi } from '../catalogue/catalogue-api.ts';
import { questionChanges, withQuestions } from '../catalogue/draft-edits.ts';
import { NewQuestion } from '../catalogue/questions/NewQuestion.tsx';
import { sentenceWords as words } from './teaching-words.ts';

interface Props {
  /** The sentence that it answers. */
  example: string;
  isOpen: boolean;
  close: () => void;
  onWritten: (id: string) => Promise<void>;
}

/** Adds a question to the draft of the catalogue, with the sentence as a wording of it. */
export function WriteAnswer({ example, isOpen, close, onWritten }: Props) {
  // What the masks left of the sentence.
  const said = example.replace(/\s*\[[^\]]*\]/g, '').trim();
  const [isOnPages, setOnPages] = useState(false);
  const {
    data,
    error: unread,
    refetch,
  } = catalogueApi.useReadCatalogueDraftQuery({ query: {} }, { skip: !isOpen });
  const [save, { error: unsaved }] = catalogueApi.useSaveCatalogueDraftMutation();
  const set = isOnPages ? 'general' : 'conversation';
  const write = async (added: FaqChange['added'][number]): Promise<boolean> => {
    if (data === undefined) return false;
    const { version, basedOn, publication } = data.draft;
    const old = questionChanges(publication, set);
    const changed = withQuestions(publication, set, { ...old, added: [...old.added, added] });
    const outcome = await save({ body: { version, basedOn, publication: changed } });
    // It may have been saved in another window: the next press adds to that.
    await refetch();
    if (outcome.error !== undefined) return false;
    await onWritten(added.id);
    return true;
  };
  const error = unsaved ?? unread;
  if (!isOpen) return null;
  return (
    <Dialog close={close} title={words.write} size="lg" keepsTyped>
      <Stack gap="sm">
        <Text size="sm">{words.writeText}</Text>
        <Choice
          label={words.where}
          options={[words.onlyHere, words.onPage].map((place) => [place, place])}
          value={isOnPages ? words.onPage : words.onlyHere}
          change={(place) => setOnPages(place === words.onPage)}
        />
        {(error || !data) && <LoadingOrFailure error={error} retry={refetch} />}
        {data && (
          <NewQuestion
            groups={questionSets[set].map(({ title }) => title)}
            isOnPages={isOnPages}
            begun={{ question: said, ...(said !== '' && { wordings: [said] }) }}
            onAdd={write}
          />
        )}
      </Stack>
    </Dialog>
  );
}
