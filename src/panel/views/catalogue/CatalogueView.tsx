import { Alert, Badge, Button, Group, Tabs, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ResponseOf } from '../../../contract/endpoint.ts';
import type { readCatalogueDraft } from '../../../contract/panel/catalogue.ts';
import { Choice } from '../../parts/Choice.tsx';
import { LoadingOrFailure } from '../../parts/LoadingOrFailure.tsx';
import { TabRow } from '../../parts/ScrollingRow.tsx';
import { ViewTitle } from '../../parts/ViewTitle.tsx';
import { OperatorContext, useOperator } from '../../session/use-operator.ts';
import { CampaignsTab } from './CampaignsTab.tsx';
import classes from './CatalogueView.module.css';
import { catalogueApi } from './catalogue-api.ts';
import { catalogueWords as words } from './catalogue-words.ts';
import { withDrafted } from './draft-edits.ts';
import { ExperimentsTab } from './ExperimentsTab.tsx';
import { PlansTab } from './PlansTab.tsx';
import { PreviewBeside } from './PreviewBeside.tsx';
import { PreviewTab } from './PreviewTab.tsx';
import { ClashWithPublished } from './publishing/ClashNotice.tsx';
import { describeChanges } from './publishing/describe-changes.ts';
import { PublishTab } from './publishing/PublishTab.tsx';
import { QuestionsTab } from './questions/QuestionsTab.tsx';
import { useAddressChoice } from './use-address-choice.ts';
import { authorParameter, useDraft } from './use-draft.ts';

export function CatalogueView() {
  const { id, rights } = useOperator();
  const mayPublish = rights.includes('catalogue.publish');
  const [author, choose] = useAddressChoice(authorParameter, id, (text) => (mayPublish ? text : id));
  const query = author === id ? {} : { author };
  const { data, currentData, error, refetch } = catalogueApi.useReadCatalogueDraftQuery({ query });
  const [reading, setReading] = useState(0);
  const [note, setNote] = useState('');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const readAgain = async () => {
    const { data: read } = await refetch();
    setReading((before) => before + 1);
    // What was published or discarded is no longer anybody's draft.
    if (author !== id && read?.drafts.every((one) => one.author !== author)) choose(id);
  };
  const names = new Map(data?.drafts.map((one) => [one.author, one.name]));
  if (author !== id && !names.has(author)) names.set(author, '');
  names.delete(id);
  return (
    <>
      {names.size > 0 && (
        <Choice
          label={words.shown}
          value={author}
          change={choose}
          options={[
            [id, rights.includes('catalogue.edit') ? words.ownDraft : words.publishedState],
            ...[...names].map(([of, name]) => [of, words.draftOf(name)] as const),
          ]}
          maw={320}
          mb="sm"
        />
      )}
      {!currentData && <ViewTitle />}
      {(error || !currentData) && <LoadingOrFailure error={error} retry={refetch} />}
      {currentData && (
        <Editor
          key={`${author} ${reading}`}
          given={currentData}
          {...{ readAgain, note, setNote, left, setLeft }}
          readNewest={async () => (await refetch()).data}
        />
      )}
    </>
  );
}

type Read = ResponseOf<typeof readCatalogueDraft>;

interface EditorProps {
  given: Read;
  readAgain: () => Promise<void>;
  /** Fetches what was saved and published elsewhere, and keeps the edits. */
  readNewest: () => Promise<Read | undefined>;
  /** What is typed for the next publication; it outlives a reload of the draft. */
  note: string;
  setNote: (note: string) => void;
  /** Authors whose drafts are not published now. */
  left: ReadonlySet<string>;
  setLeft: (left: ReadonlySet<string>) => void;
}

const colours = {
  untouched: 'gray',
  saved: 'teal',
  saving: 'gray',
  failed: 'red',
  conflict: 'orange',
} as const;

function Editor({ given, readAgain, readNewest, ...publishing }: EditorProps) {
  // What is edited means changes to what it was read with, whatever is published meanwhile.
  const [read, setRead] = useState(given);
  // Its author may save it again before they have read what it clashes with.
  const [savedOn, setSavedOn] = useState(given.draft.savedOn);
  const draft = useDraft(read);
  const operator = useOperator();
  const isOwn = draft.author === operator.id;
  const rights = operator.rights.filter((right) => isOwn || right !== 'catalogue.edit');
  const mayEdit = rights.includes('catalogue.edit');
  const [search, setSearch] = useSearchParams();
  const tab = search.get('aba') ?? 'plans';
  const part = { draft, files: withDrafted(read.files, draft.publication) };
  // What was edited in this tab is shown as saved, also if it is what is published again.
  const [begun] = useState(() => ({
    version: read.draft.version,
    isEmpty: describeChanges(read.published.publication, read.draft.publication, read.files).length === 0,
  }));
  const isUntouched = begun.isEmpty && draft.version === begun.version && draft.state === 'saved';
  const shownState = isUntouched ? 'untouched' : draft.state;
  const keepUp = async () => {
    const newest = await readNewest();
    if (newest === undefined) return;
    draft.keepUp(newest.draft);
    setSavedOn((before) => Math.min(before, newest.draft.savedOn));
    setRead(newest);
  };
  const actions =
    draft.state === 'failed'
      ? ([[words.again, draft.saveAgain]] as const)
      : ([
          [words.takeTheirs, readAgain],
          [words.keepMine, keepUp],
        ] as const);
  const panels: Record<keyof typeof words.tabs, ReactNode> = {
    plans: <PlansTab {...part} />,
    campaigns: <CampaignsTab {...part} />,
    experiments: <ExperimentsTab draft={draft} published={read.published.publication} />,
    questions: <QuestionsTab draft={draft} />,
    preview: <PreviewTab draft={draft} />,
    publish: <PublishTab {...{ draft, read, readAgain }} {...publishing} />,
  };
  return (
    <>
      <ViewTitle>
        {mayEdit && (
          <Badge role="status" color={colours[shownState]}>
            {words.state[shownState]}
          </Badge>
        )}
      </ViewTitle>
      {!mayEdit && <Text mb="sm">{isOwn ? words.readOnly : words.readOnlyOthers}</Text>}
      {(draft.state === 'failed' || draft.state === 'conflict') && (
        <div className={classes.notice}>
          <Alert color={colours[draft.state]} role="alert">
            <Text size="sm" mb="xs">
              {draft.message}
            </Text>
            <Group gap="xs">
              {actions.map(([label, act]) => (
                <Button key={label} size="xs" variant="default" onClick={() => void act()}>
                  {label}
                </Button>
              ))}
            </Group>
          </Alert>
        </div>
      )}
      <ClashWithPublished
        draft={{ savedOn, publication: draft.publication }}
        {...{ published: read.published, files: part.files }}
      />
      <Tabs
        value={tab}
        onChange={(next) => {
          const to = new URLSearchParams(search);
          to.set('aba', next ?? 'plans');
          setSearch(to);
          // Others may have published or written meanwhile.
          if (next === 'publish' && draft.state === 'saved') void keepUp();
        }}
        keepMounted={false}
      >
        <TabRow selected={tab} tabs={Object.entries(words.tabs)} />
        <PreviewBeside {...{ draft, tab }}>
          <OperatorContext value={{ ...operator, rights }}>
            {Object.entries(panels).map(([name, panel]) => (
              <Tabs.Panel key={name} value={name}>
                {panel}
              </Tabs.Panel>
            ))}
          </OperatorContext>
        </PreviewBeside>
      </Tabs>
    </>
  );
}
