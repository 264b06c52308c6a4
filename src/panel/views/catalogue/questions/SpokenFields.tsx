import { MultiSelect, type MultiSelectProps, SimpleGrid, Stack } from '@mantine/core';
import { useState } from 'react';
import { referencesIn } from '../../../../content/faq/typed-answer.ts';
import { checkWords } from '../../../../content/publication-checks.ts';
import { mainSite } from '../../../../contract/panel/campaign-filter.ts';
import { endsFirst, mostWordings, type PublishedQuestion } from '../../../../contract/publication.ts';
import { campaignTitle } from '../../../../funnel/campaign-title.ts';
import { knownCampaigns } from '../../../made-campaigns.ts';
import { CheckBox, TextArea, TextBox } from '../../../parts/inputs.tsx';
import { catalogueWords as words } from '../catalogue-words.ts';
import { FoldingRows } from '../FoldingRows.tsx';
import { PeriodInputs } from '../PeriodInputs.tsx';
import { campaignName, periodWords } from '../publishing/change-words.ts';
import { DeadLinks } from './DeadLinks.tsx';

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

export function SpokenFields({ asked, hasOwnReply, isOnPages, onChange }: Props) {
  const { question, reply, keepsReply, leads = { text: '', path: '' }, campaigns: chosen = [] } = asked;
  const lead = (parts: Partial<typeof leads>) => {
    const { text, path } = { ...leads, ...parts };
    onChange({ leads: text === '' && path === '' ? undefined : { text, path } });
  };
  const reach = chosen.map(campaignName).join(', ') || words.everyCampaign;
  const content = (
    <Stack gap="xs">
      <Wordings asked={asked} onChange={onChange} />
      {hasOwnReply && (
        <CheckBox
          label={words.keepsReply}
          checked={keepsReply === true}
          change={(checked) => onChange({ keepsReply: checked || undefined })}
        />
      )}
      {!keepsReply && (
        <>
          {isOnPages && (
            <TextArea
              label={words.reply}
              description={words.replyHint}
              maxRows={8}
              maxLength={600}
              value={reply ?? ''}
              change={(value) => onChange({ reply: value || undefined })}
            />
          )}
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextBox
              label={words.leadText}
              maxLength={60}
              value={leads.text}
              change={(text) => lead({ text })}
            />
            <TextBox
              label={words.leadPath}
              maxLength={300}
              value={leads.path}
              change={(path) => lead({ path })}
            />
          </SimpleGrid>
          <DeadLinks
            links={[...referencesIn(reply ?? '').links, ...(leads.path === '' ? [] : [leads.path])]}
            campaigns={chosen}
          />
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
  const problems = endsFirst(asked) ? [{ message: checkWords.order }] : [];
  return (
    <FoldingRows
      isSteps
      order={3}
      rows={[{ id: 'spoken', title: words.spoken, summary: reach + periodWords(asked), problems, content }]}
    />
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
    <TextArea
      label={words.wordings}
      description={words.wordingsHint(mostWordings)}
      minRows={2}
      maxRows={12}
      value={linesOf(typed).join('\n') === kept ? typed : kept}
      change={(value) => {
        setTyped(value);
        const lines = linesOf(value);
        onChange({ wordings: lines.length === 0 ? undefined : lines });
      }}
    />
  );
}
