import { Accordion, Anchor, Button, Group, Text } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { readableMoment } from '../../../brazil/readable-moment.ts';
import { knowledgeQuestions } from '../../../content/knowledge/asked.ts';
import type { SentenceGroup } from '../../../contract/panel/teaching.ts';
import { titleOfCampaign } from '../../made-campaigns.ts';
import { Facts } from '../../parts/record/Facts.tsx';
import { useOutcomeNotice } from '../../parts/use-outcome-notice.ts';
import { useMay } from '../../session/use-operator.ts';
import { stepTitle } from '../../words/step-title.ts';
import { type actChoices, actTitle } from './act-words.ts';
import { type Decision, DecisionForm } from './DecisionForm.tsx';
import { Sentences } from './Sentences.tsx';
import { teachingApi } from './teaching-api.ts';
import { outcomeWords, sentenceWords as words } from './teaching-words.ts';

export interface GroupProps {
  /** Questions by their ids. */
  topics: ReadonlyMap<string, string>;
  acts: ReturnType<typeof actChoices>;
}

/** A group of sentences, which opens where it stands. What is decided about it is undone there. */
export function GroupRow({ listed, topics, acts }: GroupProps & { listed: SentenceGroup }) {
  const heading = useId();
  const title = useRef<HTMLButtonElement>(null);
  const notify = useOutcomeNotice();
  const mayTeach = useMay()('conversation.teach');
  const [decided, setDecided] = useState<SentenceGroup | null>(null);
  const [decide] = teachingApi.useDecideSentenceGroupMutation();
  const group = decided ?? listed;
  const tell = async (decision: Decision, done?: string) => {
    const outcome = await decide({ params: { id: group.id }, body: decision });
    const { rows = 0 } = outcome.data ?? {};
    if (outcome.data) setDecided(outcome.data.group);
    // The pressed button disappears.
    if (await notify(Promise.resolve(outcome), done ?? words.done[decision.state](rows)))
      title.current?.focus();
  };
  const [outcome] = group.outcomes;
  const [step] = group.steps;
  const decision = group.act === null ? words.setAside : words.taughtAs(actTitle(group.act, topics));
  const why = [outcome && outcomeWords[outcome.outcome], step && stepTitle(step.step)];
  return (
    <article aria-labelledby={heading}>
      <Accordion.Item value={group.id}>
        <Accordion.Control ref={title} px="xs">
          <Text span size="sm" fw={500} display="block" id={heading}>
            “{group.example}”
          </Text>
          <Text span size="xs" c="dimmed">
            <strong>{words.times(group.many)}</strong> ·{' '}
            <span>{group.state === 'open' ? why.filter(Boolean).join(' · ') : decision}</span>
          </Text>
        </Accordion.Control>
        <Accordion.Panel>
          <Facts
            facts={[
              [
                words.outcome,
                counted(group.outcomes.map(({ outcome, many }) => [outcomeWords[outcome], many])),
              ],
              [words.step, counted(group.steps.map(({ step, many }) => [stepTitle(step), many]))],
              [words.campaign, group.campaigns.map(titleOfCampaign).join(', ')],
              [words.left, group.left > 0 ? words.leftMany(group.left) : null],
              [words.last, readableMoment(group.lastAt)],
            ]}
          />
          {group.state === 'open' && mayTeach && <DecisionForm {...{ group, topics, acts, tell }} />}
          {group.state !== 'open' && (
            <Group mt="sm" gap="sm">
              <InCatalogue act={group.act} topics={topics} />
              {mayTeach && (
                <Button
                  size="compact-sm"
                  variant="default"
                  onClick={() => void tell({ state: 'open' })}
                  data-not-printed
                >
                  {words.undo}
                </Button>
              )}
            </Group>
          )}
          <Sentences id={group.id} />
        </Accordion.Panel>
      </Accordion.Item>
    </article>
  );
}

/** 'CEP (4), Planos (2)'. */
const counted = (of: readonly (readonly [what: string, many: number])[]): string =>
  of.map(([what, many]) => words.counted(what, many)).join(', ');

/** The way to an answer that was written here. */
function InCatalogue({ act, topics }: { act: string | null } & Pick<GroupProps, 'topics'>) {
  const may = useMay();
  const topic = act?.replace(/^ask:/, '') ?? '';
  if (!topics.has(topic) || knowledgeQuestions.has(topic) || !may('catalogue.see')) return null;
  return (
    <Anchor component={Link} size="sm" to="/catalogo?aba=questions&conjunto=conversation">
      {words.inCatalogue}
    </Anchor>
  );
}
