import {
  Checkbox,
  MultiSelect,
  type MultiSelectProps,
  SimpleGrid,
  Stack,
  Textarea,
  TextInput,
} from '@mantine/core';
import { useState } from 'react';
import { checkWords } from '../../../../content/publication-checks.ts';
import { mainSite } from '../../../../contract/panel/campaign-filter.ts';
import { endsFirst, mostWordings, type PublishedQuestion } from '../../../../contract/publication.ts';
import { campaignTitle } from '../../../../funnel/campaign-title.ts';
import { knownCampaigns } from '../../../made-campaigns.ts';
import { catalogueWords as words } from '../catalogue-words.ts';
import { PeriodInputs } from '../PeriodInputs.tsx';

interface Props {
  asked: PublishedQuestion;
  /** The conversation has a reply of its own. */
  hasOwnReply: boolean;
  /** Pages show the answer, so that the conversation may say something shorter. */
  isOnPages: boolean;
  onChange: (parts: Partial<PublishedQuestion>) => void;
}

const longest = 200;

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim().slice(0, longest))
    .filter((line) => line !== '')
    .slice(0, mostWordings);

/** What the conversation says to a question, how it is asked, and where and when it counts. */
export function SpokenFields({ asked, hasOwnReply, isOnPages, onChange }: Props) {
  const { question, reply, keepsReply, leads = { text: '', path: '' }, campaigns: chosen = [] } = asked;
  const lead = (parts: Partial<typeof leads>) => {
    const { text, path } = { ...leads, ...parts };
    onChange({ leads: text === '' && path === '' ? undefined : { text, path } });
  };
  return (
    <Stack gap="xs">
      <Wordings asked={asked} onChange={onChange} />
      {hasOwnReply && (
        <Checkbox
          label={words.keepsReply}
          checked={keepsReply === true}
          onChange={({ currentTarget: { checked } }) => onChange({ keepsReply: checked || undefined })}
        />
      )}
      {!keepsReply && (
        <>
          {isOnPages && (
            <Textarea
              label={words.reply}
              description={words.replyHint}
              autosize
              maxRows={8}
              maxLength={600}
              value={reply ?? ''}
              onChange={({ currentTarget: { value } }) => onChange({ reply: value || undefined })}
            />
          )}
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextInput
              label={words.leadText}
              maxLength={60}
              value={leads.text}
              onChange={({ currentTarget: { value } }) => lead({ text: value })}
            />
            <TextInput
              label={words.leadPath}
              maxLength={300}
              value={leads.path}
              onChange={({ currentTarget: { value } }) => lead({ path: value })}
            />
          </SimpleGrid>
        </>
      )}
      <CampaignsSelect
        label={words.ofCampaigns}
        placeholder={chosen.length === 0 ? words.everyCampaign : ''}
        chosen={chosen}
        onChange={(names) => onChange({ campaigns: names.length === 0 ? undefined : names })}
      />
      <PeriodInputs
        of={question}
        period={asked}
        error={endsFirst(asked) ? checkWords.order : undefined}
        onChange={onChange}
      />
    </Stack>
  );
}

interface CampaignsProps extends Pick<MultiSelectProps, 'label' | 'placeholder' | 'error'> {
  chosen: readonly string[];
  onChange: (prefixes: string[]) => void;
}

export const CampaignsSelect = ({ chosen, onChange, ...input }: CampaignsProps) => (
  <MultiSelect
    {...input}
    searchable
    nothingFoundMessage={words.noCampaignFound}
    data={knownCampaigns().all.map((one) => ({ value: one.prefix || mainSite, label: campaignTitle(one) }))}
    value={chosen.map((prefix) => prefix || mainSite)}
    onChange={(names) => onChange(names.map((name) => (name === mainSite ? '' : name)))}
  />
);

/** A wording a line. What is typed stands, as long as it means the wordings of the draft. */
function Wordings({ asked: { wordings = [] }, onChange }: Pick<Props, 'asked' | 'onChange'>) {
  const [typed, setTyped] = useState('');
  const kept = wordings.join('\n');
  return (
    <Textarea
      label={words.wordings}
      description={words.wordingsHint(mostWordings)}
      autosize
      minRows={2}
      maxRows={12}
      value={linesOf(typed).join('\n') === kept ? typed : kept}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        const lines = linesOf(value);
        onChange({ wordings: lines.length === 0 ? undefined : lines });
      }}
    />
  );
}
