import { Select, Text } from '@mantine/core';
import { useState } from 'react';
import type { ConversationDetail } from '../../../contract/panel/conversations.ts';
import { personalField } from '../../../contract/panel/opened-record.ts';
import type { FieldName } from '../../../funnel/fields/answer-values.ts';
import { fields } from '../../../funnel/fields/fields.ts';
import { journeys } from '../../../funnel/journeys/journeys.ts';
import type { Step } from '../../../funnel/steps/step.ts';
import type { StepId } from '../../../funnel/steps/step-id.ts';
import { stepOf } from '../../../funnel/steps/steps.ts';
import { fieldWordsOf } from '../../../funnel/words/every-step-words.ts';
import { knownCampaigns } from '../../made-campaigns.ts';
import { Form } from '../../parts/Form.tsx';
import { TextField } from '../../parts/TextField.tsx';
import { stepTitle } from '../../words/step-title.ts';
import { conversationsApi } from './conversations-api.ts';
import { conversationsWords as words } from './conversations-words.ts';

const isMasked = (name: FieldName): boolean => personalField.safeParse(name).success;

/**
 * What can be typed for the visitor. Whatever is chosen from a list, costs or binds, they choose themselves, and what is
 * masked here only they can see to be right.
 */
const typedIn = ({ fields: names }: Step): FieldName[] =>
  names.some(isMasked)
    ? []
    : names.filter((name) => {
        const { input, nature } = fields[name];
        return (input === 'text' || input === 'number-or-none') && !nature.binds && !nature.exact;
      });

/** `most`: of those that lack an answer; what comes later can only be asked behind the first. */
function stepsOf({ campaign, missing }: ConversationDetail, fits: (step: Step) => boolean, most?: number) {
  const asked = journeys[knownCampaigns().byAddon(campaign).journey].steps.map(stepOf).filter(fits);
  const lacks = (step: Step) => step.fields.some((name) => missing.includes(name));
  const items = (some: readonly Step[]) => some.map(({ id }) => ({ value: id, label: stepTitle(id) }));
  return [
    { group: words.missing, items: items(asked.filter(lacks).slice(0, most)) },
    { group: words.answered, items: items(asked.filter((step) => !lacks(step))) },
  ].filter(({ items: some }) => some.length > 0);
}

function useStepChoice(conversation: ConversationDetail, fits: (step: Step) => boolean, most?: number) {
  const data = stepsOf(conversation, fits, most);
  const [chosen, choose] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const step = data.flatMap(({ items }) => items).find(({ value }) => value === chosen)?.value;
  const select = (
    <Select
      label={words.question}
      value={step ?? null}
      onChange={choose}
      data={data}
      searchable
      error={isTried && step === undefined && words.chooseQuestion}
      w="100%"
    />
  );
  return { step, select, tried: () => setTried(true) };
}

const isAsked = ({ fields: names, screen }: Step): boolean => names.length > 0 && screen !== 'no-coverage';

export function AskForm({ conversation }: { conversation: ConversationDetail }) {
  const [add] = conversationsApi.useAddToConversationMutation();
  const { step, select, tried } = useStepChoice(conversation, isAsked, 1);
  return (
    <Form
      onSend={() => {
        tried();
        if (step === undefined) return;
        const body = { kind: 'deed', deed: { kind: 'ask', step } } as const;
        return add({ params: { id: conversation.id }, body });
      }}
      done={words.askedIt}
      button={words.ask}
      gap="sm"
      align="flex-start"
    >
      {select}
    </Form>
  );
}

const isTyped = (step: Step): boolean => isAsked(step) && typedIn(step).length > 0;

export function FillForm({ conversation }: { conversation: ConversationDetail }) {
  const [add] = conversationsApi.useAddToConversationMutation();
  const { step, select, tried } = useStepChoice(conversation, isTyped);
  const [isEmpty, setEmpty] = useState(false);
  const names = step === undefined ? [] : typedIn(stepOf(step));
  return (
    <Form
      onSend={(read) => {
        tried();
        const given = names
          .map((name) => [name, read(name).trim()] as const)
          .filter(([, text]) => text !== '');
        setEmpty(given.length === 0);
        if (step === undefined || given.length === 0) return;
        const raw = Object.fromEntries(given.map(([name, text]) => [name, [text]]));
        const body = { kind: 'deed', deed: { kind: 'answer', step, raw } } as const;
        return add({ params: { id: conversation.id }, body });
      }}
      done={words.filled}
      onDone={(_, form) => form.reset()}
      button={words.fill}
      gap="sm"
      align="flex-start"
    >
      <Text size="sm">{words.fillHint}</Text>
      {select}
      {step !== undefined &&
        names.map((name, at) => (
          <TextField
            key={name}
            name={name}
            label={labelOf(name, step)}
            defaultValue={conversation.record?.noted[name] ?? ''}
            maxLength={200}
            error={at === 0 && isEmpty && words.chooseFill}
          />
        ))}
    </Form>
  );
}

function labelOf(name: FieldName, step: StepId): string {
  const { name: short, label } = fieldWordsOf(name, [stepOf(step)]);
  return short ?? label;
}
