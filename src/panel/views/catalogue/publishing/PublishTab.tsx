import { Alert, Button, Paper, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { clash, rebaseDraft } from '../../../../catalogue/rebase-draft.ts';
import type { ResponseOf } from '../../../../contract/endpoint.ts';
import type { readCatalogueDraft } from '../../../../contract/panel/catalogue.ts';
import { CheckBox } from '../../../parts/inputs.tsx';
import { useOutcomeNotice } from '../../../parts/use-outcome-notice.ts';
import { useMay, useOperator } from '../../../session/use-operator.ts';
import { catalogueApi } from '../catalogue-api.ts';
import { catalogueWords as words } from '../catalogue-words.ts';
import { withDrafted } from '../draft-edits.ts';
import type { DraftState } from '../use-draft.ts';
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
}

export function PublishTab({ draft, read, readAgain, note, setNote }: Props) {
  const { published } = read;
  const mayPublish = useMay()('catalogue.publish');
  const { drafts, shown } = useDrafts(draft, read);
  const isOneOfSeveral = shown.length > 1;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const isReady = ({ changes, problems, state }: ShownDraft) =>
    changes.length > 0 && problems.length === 0 && state === 'saved';
  const chosen = drafts.filter((one) => isReady(one) && !left.has(one.author));
  const publication = chosen.reduce(
    (all, one) => rebaseDraft(published.publication, one.publication, all),
    published.publication,
  );
  const clashing = clashingIn(published.publication, chosen);
  return (
    <Stack gap="lg">
      {shown.map((one) => (
        <Paper key={one.author} withBorder={isOneOfSeveral} p={isOneOfSeveral ? 'md' : 0}>
          {isOneOfSeveral && (
            <CheckBox
              mb="sm"
              fw={700}
              label={one.name === undefined ? words.toPublishOwn : words.toPublish(one.name)}
              checked={chosen.includes(one)}
              disabled={!isReady(one)}
              change={(isWanted) =>
                setLeft((before) => {
                  const after = new Set(before).add(one.author);
                  if (isWanted) after.delete(one.author);
                  return after;
                })
              }
            />
          )}
          <DraftSummary draft={one} {...{ isOneOfSeveral, readAgain }} />
        </Paper>
      ))}
      {clashing && <Alert color="orange">{words.clashing(...clashing)}</Alert>}
      {mayPublish && (
        <Publish
          isDisabled={chosen.length === 0 || clashing !== null}
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
  const { id } = useOperator();
  const { publication } = published;
  const shownAs = (one: Omit<ShownDraft, 'name' | 'changes' | 'files'>, name: string): ShownDraft => {
    const drafted = withDrafted(files, one.publication);
    return {
      ...one,
      name: one.author === id ? undefined : name,
      files: drafted,
      changes: describeChanges(publication, one.publication, drafted),
    };
  };
  const here = shownAs(draft, stored.find(({ author }) => author === draft.author)?.name ?? '');
  const others = stored
    .filter(({ author }) => author !== draft.author)
    .map(({ editedBy: by, editedAt: at, ...one }) =>
      shownAs({ ...one, state: 'saved', lastSave: by && at ? { by, at } : null }, one.name),
    );
  const drafts = [here, ...others].filter(
    ({ changes, problems }) => changes.length > 0 || problems.length > 0,
  );
  return { drafts, shown: drafts.length > 0 ? drafts : [here] };
}

/** The names of two authors who changed the same thing in different ways. */
function clashingIn(
  base: ShownDraft['publication'],
  drafts: readonly ShownDraft[],
): readonly [string, string] | null {
  for (const [index, one] of drafts.entries())
    for (const other of drafts.slice(index + 1))
      if (clash(base, one.publication, other.publication))
        return [one.name ?? words.you, other.name ?? words.you];
  return null;
}

interface PublishProps extends Omit<Props, 'draft'> {
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
