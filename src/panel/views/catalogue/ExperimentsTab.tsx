import { Button, Group, NumberInput, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { minuteInBrasilia } from '../../../brazil/clock-minute.ts';
import { closedAt } from '../../../catalogue/sale.ts';
import {
  experimentGoals,
  type Publication,
  type PublicationProblem,
  type PublishedExperiment,
} from '../../../contract/publication.ts';
import {
  fileExperiments,
  newExperiment,
  withFileExperiments,
} from '../../../funnel/experiments/experiments.ts';
import { Choice } from '../../parts/Choice.tsx';
import { TextBox } from '../../parts/inputs.tsx';
import { armTitle, goalWords } from '../../words/experiment-words.ts';
import { catalogueWords } from './catalogue-words.ts';
import { newItemKey, withExperiment, withoutEmpty } from './draft-edits.ts';
import { Editable } from './Editable.tsx';
import { FoldingRows } from './FoldingRows.tsx';
import { PeriodInputs } from './PeriodInputs.tsx';
import { campaignName } from './publishing/change-words.ts';
import { CampaignsSelect } from './questions/SpokenFields.tsx';
import type { DraftState } from './use-draft.ts';

const words = catalogueWords.experiment;
const goals = experimentGoals.map((value) => [value, goalWords[value]] as const);

export function ExperimentsTab({ draft, published }: { draft: DraftState; published: Publication }) {
  const known = withFileExperiments(published.experiments).map(({ id }) => id);
  const addButton = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<string | null>(null);
  const add = () => {
    const id = newItemKey();
    draft.change((old) => withExperiment(old, { ...newExperiment, id }));
    setOpen(id);
  };
  const remove = (id: string) => {
    draft.change((old) => ({ ...old, experiments: old.experiments.filter((one) => one.id !== id) }));
    addButton.current?.focus();
  };
  return (
    <Stack>
      <Text size="sm">{words.about}</Text>
      <FoldingRows
        order={2}
        {...{ open, setOpen }}
        rows={withFileExperiments(draft.publication.experiments).map((experiment) => {
          const { id, title, campaigns } = experiment;
          const why = closedAt(experiment, minuteInBrasilia(Date.now()))?.why ?? 'running';
          const state = known.includes(id) ? why : 'drafted';
          const problems = draft.problems.filter(({ part, key }) => part === 'experiments' && key === id);
          return {
            id,
            title: title || words.untitled,
            summary: [words.state[state], ...campaigns.map(campaignName)].join(', '),
            problems,
            content: (
              <ExperimentForm {...{ draft, experiment, state, problems }} onRemove={() => remove(id)} />
            ),
          };
        })}
      />
      <Editable>
        <Button ref={addButton} variant="default" onClick={add}>
          {words.make}
        </Button>
      </Editable>
    </Stack>
  );
}

interface Props {
  draft: DraftState;
  experiment: PublishedExperiment;
  state: keyof typeof words.state;
  problems: readonly PublicationProblem[];
  onRemove: () => void;
}

function ExperimentForm({ draft, experiment, state, problems, onRemove }: Props) {
  const { id, title, arms, campaigns, goal } = experiment;
  const edit = (parts: Partial<PublishedExperiment>) =>
    draft.change((old) => withExperiment(old, withoutEmpty({ ...experiment, ...parts })));
  const problemAt = (at: PublicationProblem['field']) => problems.find(({ field }) => field === at)?.message;
  return (
    <>
      <Group align="flex-start">
        <TextBox
          label={words.title}
          w="28rem"
          maw="100%"
          autoFocus={title === ''}
          maxLength={60}
          value={title}
          error={problemAt('title')}
          change={(value) => edit({ title: value })}
        />
        <CampaignsSelect
          label={words.campaigns}
          chosen={campaigns}
          error={problemAt('campaigns')}
          onChange={(chosen) => edit({ campaigns: chosen })}
        />
        <Choice
          label={words.goal}
          value={goal}
          options={goals}
          change={(chosen) => edit({ goal: experimentGoals.find((one) => one === chosen) ?? goal })}
          w="auto"
        />
        <PeriodInputs of={title} period={experiment} error={problemAt('until')} onChange={edit} />
      </Group>
      <Group align="flex-start" my="sm">
        {arms.map((arm) => (
          <NumberInput
            key={arm.id}
            label={words.share(armTitle(arm.id))}
            suffix="%"
            // Another share cannot be typed: the draft with it would not be saved.
            {...{ min: 0, max: 100, allowDecimal: false, allowNegative: false, clampBehavior: 'strict' }}
            value={arm.share}
            error={problemAt('arms')}
            onValueChange={({ floatValue: share = 0 }, { source }) => {
              if (source === 'event')
                edit({ arms: arms.map((one) => (one === arm ? { ...arm, share } : one)) });
            }}
          />
        ))}
      </Group>
      {state !== 'over' && fileExperiments.every((one) => one.id !== id) && (
        <Button variant="subtle" color="red" size="xs" style={{ alignSelf: 'start' }} onClick={onRemove}>
          {words.remove}
        </Button>
      )}
    </>
  );
}
