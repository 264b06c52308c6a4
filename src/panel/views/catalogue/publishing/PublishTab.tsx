import { Alert, Button, Paper, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { collectDrafts } from '../../../../catalogue/rebase-draft.ts';
import { checkWords } from '../../../../content/publication-checks.ts';
import type { ResponseOf } from '../../../../contract/endpoint.ts';
import type { readCatalogueDraft } from '../../../../contract/panel/catalogue.ts';
import { Heading } from '../../../parts/Heading.tsx';
import { CheckBox } from '../../../parts/inputs.tsx';
import { useOutcomeNotice } from '../../../parts/use-outcome-notice.ts';
import { useMay, useOperator } from '../../../session/use-operator.ts';
import { catalogueApi } from '../catalogue-api.ts';
import { catalogueWords as words } from '../catalogue-words.ts';
import { withDrafted } from '../draft-edits.ts';
import type { DraftState } from '../use-draft.ts';
import { ClashNotice, ClashWithPublished } from './ClashNotice.tsx';
import { DraftSummary, type ShownDraft } from './DraftSummary.tsx';
import { describeChanges, describeWildPrices } from './describe-changes.ts';
import { PublishDialog } from './PublishDialog.tsx';
import { Versions } from './Versions.tsx';

interface Props {
  draft: DraftState;
  read: ResponseOf<typeof readCatalogueDraft>;
  readAgain: () => Promise<unknown>;
  note: string;
  setNote: (note: string) => void;
  /** Authors whose drafts are not published now. */
  left: ReadonlySet<string>;
  setLeft: (left: ReadonlySet<string>) => void;
}

export function PublishTab({ draft, read, readAgain, note, setNote, left, setLeft }: Props) {
  const { published } = read;
  const mayPublish = useMay()('catalogue.publish');
  const { drafts, shown } = useDrafts(draft, read);
  const isOneOfSeveral = shown.length > 1;
  const isReady = ({ changes, problems, state }: ShownDraft) =>
    changes.length > 0 && problems.length === 0 && state === 'saved';
  const chosen = drafts.filter((one) => isReady(one) && !(isOneOfSeveral && left.has(one.author)));
  const { publication, clashing } = collectDrafts(published.publication, chosen);
  // Publishing reads everything anew.
  const isHeldUp = draft.state !== 'saved';
  return (
    <Stack gap="lg">
      {shown.map((one) => (
        <Paper
          key={one.author}
          component="section"
          aria-labelledby={one.author}
          withBorder={isOneOfSeveral}
          p={isOneOfSeveral ? 'md' : 0}
        >
          <Heading id={one.author} mb="xs" hidden={!isOneOfSeveral && one.isOwn}>
            {one.isOwn ? words.ownDraft : words.draftOf(one.name)}
          </Heading>
          {one.isLeft && (
            <Alert color="gray" mb="sm" title={words.accountEnded}>
              {words.accountEndedText}
            </Alert>
          )}
          {isOneOfSeveral && (
            <CheckBox
              mb="sm"
              label={words.toPublish(one.name)}
              checked={chosen.includes(one)}
              disabled={!isReady(one)}
              change={(isWanted) => {
                const after = new Set(left).add(one.author);
                if (isWanted) after.delete(one.author);
                setLeft(after);
              }}
            />
          )}
          {one.savedOn !== undefined && (
            <ClashWithPublished
              draft={{ savedOn: one.savedOn, publication: one.publication }}
              {...{ published, files: one.files }}
            />
          )}
          <DraftSummary draft={one} {...{ isOneOfSeveral, isHeldUp, readAgain }} />
        </Paper>
      ))}
      {clashing && (
        <ClashNotice
          title={checkWords.clashing(...clashing.names)}
          clash={clashing}
          names={clashing.names}
          files={withDrafted(read.files, publication)}
        />
      )}
      {mayPublish && (
        <Publish
          isDisabled={chosen.length === 0 || clashing !== null || isHeldUp}
          {...{ read, chosen, publication, readAgain, note, setNote }}
        />
      )}
      {!mayPublish && drafts.some(({ changes }) => changes.length > 0) && (
        <Text size="sm">{words.whoPublishes}</Text>
      )}
      <Versions files={withDrafted(read.files, publication)} {...{ published, readAgain }} />
    </Stack>
  );
}

/** All that awaits publication, with what is edited here; without any, the latter alone is shown. */
function useDrafts(draft: DraftState, { files, published, drafts: stored }: Props['read']) {
  const operator = useOperator();
  const shownAs = (
    one: Omit<ShownDraft, 'name' | 'isOwn' | 'isLeft' | 'changes' | 'files'>,
    { name, isLeft } = { name: '', isLeft: false },
  ): ShownDraft => {
    const isOwn = one.author === operator.id;
    const drafted = withDrafted(files, one.publication);
    const changes = describeChanges(published.publication, one.publication, drafted);
    return { ...one, isOwn, isLeft, name: isOwn ? operator.name : name, files: drafted, changes };
  };
  const here = shownAs(
    draft,
    stored.find(({ author }) => author === draft.author),
  );
  const others = stored
    .filter(({ author }) => author !== draft.author)
    .map(({ editedBy: by, editedAt: at, ...one }) =>
      shownAs({ ...one, state: 'saved', lastSave: by && at ? { by, at } : null }, one),
    );
  const drafts = [here, ...others].filter(
    ({ changes, problems }) => changes.length > 0 || problems.length > 0,
  );
  return { drafts, shown: drafts.length > 0 ? drafts : [here] };
}

interface PublishProps extends Omit<Props, 'draft' | 'left' | 'setLeft'> {
  isDisabled: boolean;
  chosen: readonly ShownDraft[];
  publication: ShownDraft['publication'];
}

function Publish({ isDisabled, read, chosen, publication, readAgain, note, setNote }: PublishProps) {
  const [isOpen, setOpen] = useState(false);
  const [publish, { error, isLoading, reset }] = catalogueApi.usePublishCatalogueMutation();
  const notify = useOutcomeNotice();
  const { published } = read;
  const files = withDrafted(read.files, publication);
  const close = () => {
    setOpen(false);
    reset();
  };
  return (
    <>
      <Button disabled={isDisabled} onClick={() => setOpen(true)} style={{ alignSelf: 'flex-start' }}>
        {words.publish}
      </Button>
      <PublishDialog
        title={words.publishTitle}
        action={words.publish}
        changes={describeChanges(published.publication, publication, files)}
        wildPrices={describeWildPrices(published.publication, publication, files)}
        {...(chosen.length > 1 && { hint: words.collects(chosen.map(({ name }) => name)) })}
        {...{ isOpen, close, error, isLoading, readAgain, note, setNote }}
        onConfirm={async () => {
          const drafts = chosen.map(({ author, version }) => ({ author, version }));
          const outcome = await publish({ body: { drafts, published: published.version, note } });
          if (outcome.data === undefined) return;
          close();
          setNote('');
          await readAgain();
          await notify(Promise.resolve(outcome), words.published(outcome.data.version));
        }}
      />
    </>
  );
}
