import { Button, Group, Stack } from '@mantine/core';
import { useRef, useState } from 'react';
import { checkWords } from '../../../content/publication-checks.ts';
import type { CatalogueFiles } from '../../../contract/panel/catalogue.ts';
import { type LookChange, madeCampaign } from '../../../contract/publication.ts';
import type { Campaign } from '../../../funnel/campaign.ts';
import { campaignTitle } from '../../../funnel/campaign-title.ts';
import { writePath } from '../../../funnel/routes/read-path.ts';
import { Choice } from '../../parts/Choice.tsx';
import { CheckBox } from '../../parts/inputs.tsx';
import { CampaignLink } from './CampaignLink.tsx';
import { photoWords, catalogueWords as words } from './catalogue-words.ts';
import { isForGood, newItemKey, withCampaign, withLook, withoutEmpty, withoutLook } from './draft-edits.ts';
import { Editable } from './Editable.tsx';
import { type FoldingRow, FoldingRows } from './FoldingRows.tsx';
import { lookParts } from './look-parts.tsx';
import { accentWords, madeWords, pictureWords, planListWords } from './made-words.ts';
import { PeriodInputs } from './PeriodInputs.tsx';
import { nextMidnight } from './publishing/next-midnight.ts';
import { SoldPeriod, toldPeriod } from './SoldPeriod.tsx';
import { type EditMade, saleStep } from './sale-step.tsx';
import type { DraftState } from './use-draft.ts';

interface Props {
  draft: DraftState;
  files: CatalogueFiles;
  campaign: Campaign;
  onRemove: () => void;
}

const photoProblems: readonly string[] = [checkWords.noAlt, checkWords.noPhoto];

export function CampaignSteps({ draft, files, campaign, onRemove }: Props) {
  const { prefix } = campaign;
  const addButton = useRef<HTMLButtonElement>(null);
  const { campaigns, looks, validity } = draft.publication;
  const made = campaigns.find((one) => one.prefix === prefix);
  const offered = files.lists.find(({ name }) => name === campaign.sellsFrom)?.offers ?? [];
  const sold = files.plans.filter(({ sku }) => offered.some((offer) => offer.sku === sku));
  const own = looks.filter((look) => look.campaign === prefix);
  const forGood = own.find(isForGood) ?? { key: newItemKey(), campaign: prefix };
  const partsOf = (look: LookChange) => lookParts({ draft, campaign, sold, look });
  const problemsOf = (wanted: string, name: string) =>
    draft.problems.filter(({ part, key }) => part === wanted && key === name);
  const ofLook = problemsOf('looks', forGood.key);
  const edit: EditMade = (parts) => {
    const edited = madeCampaign.safeParse(withoutEmpty({ ...made, ...parts }));
    if (edited.success) draft.change((old) => withCampaign(old, edited.data));
  };
  const choice = (field: 'picture' | 'accent' | 'planList', titles: Readonly<Record<string, string>>) =>
    made && (
      <Choice
        label={madeWords[field]}
        value={made[field]}
        options={Object.entries(titles)}
        change={(value) => edit({ [field]: value })}
        w="auto"
        me="auto"
      />
    );
  const { told, ...parts } = partsOf(forGood);
  const period = {
    id: 'period',
    title: words.soldPeriod,
    summary: toldPeriod(validity.campaigns[prefix] ?? {}),
    problems: problemsOf('validity', prefix),
    content: <SoldPeriod draft={draft} kind="campaigns" name={prefix} title={campaignTitle(campaign)} />,
  };
  const scheduled = (look: LookChange): FoldingRow => {
    const { banner, photo, page, search } = partsOf(look);
    const remove = () => {
      draft.change((old) => withoutLook(old, look.key));
      addButton.current?.focus();
    };
    return {
      id: look.key,
      title: words.duringPeriod,
      summary: toldPeriod(look),
      problems: problemsOf('looks', look.key),
      content: (
        <>
          <Group align="flex-end">
            <PeriodInputs
              of={words.duringPeriod}
              period={look}
              onChange={({ from, until }) =>
                draft.change((old) => withLook(old, { ...look, from: from ?? look.from, until }))
              }
            />
            <Button variant="subtle" color="red" size="xs" onClick={remove}>
              {words.remove}
            </Button>
          </Group>
          {banner}
          {photo}
          {page}
          {search}
        </>
      ),
    };
  };
  const steps: FoldingRow[] = [
    ...(made ? [saleStep(files, made, edit, problemsOf('campaigns', prefix))] : []),
    {
      id: 'banner',
      title: words.banner,
      summary: told.banner,
      content: (
        <>
          <Group>
            {choice('picture', pictureWords)}
            {choice('accent', accentWords)}
          </Group>
          {parts.banner}
        </>
      ),
    },
    {
      id: 'photo',
      title: photoWords.photo,
      summary: told.photo,
      problems: ofLook.filter(({ message }) => photoProblems.includes(message)),
      content: parts.photo,
    },
    {
      id: 'page',
      title: words.pageParts,
      summary: told.page,
      problems: ofLook.filter(({ message }) => !photoProblems.includes(message)),
      content: (
        <>
          {choice('planList', planListWords)}
          {parts.page}
        </>
      ),
    },
    {
      id: 'search',
      title: words.searchEngines,
      summary: made?.noindex ? madeWords.noindex : told.search,
      content: (
        <>
          {parts.search}
          {made && (
            <CheckBox
              label={madeWords.noindex}
              checked={made.noindex}
              change={(noindex) => edit({ noindex })}
            />
          )}
        </>
      ),
    },
    ...(prefix === '' ? [] : [period]),
    ...own.filter((look) => !isForGood(look)).map(scheduled),
    {
      id: 'link',
      title: madeWords.link,
      summary: writePath(campaign, '/'),
      content: <CampaignLink {...{ campaign, sold }} />,
      isForAll: true,
    },
  ];
  const first = steps.find(({ problems = [] }) => problems.length > 0) ?? steps[0];
  const [open, setOpen] = useState(first?.id ?? null);
  const schedule = () => {
    const key = newItemKey();
    draft.change((old) => withLook(old, { key, campaign: prefix, from: nextMidnight() }));
    setOpen(key);
  };
  return (
    <Stack gap="sm">
      <FoldingRows isSteps order={3} rows={steps} {...{ open, setOpen }} />
      <Editable>
        <Group gap="xs">
          <Button ref={addButton} size="xs" variant="default" onClick={schedule}>
            {words.addLook}
          </Button>
          {made && (
            <Button variant="subtle" color="red" size="xs" onClick={onRemove}>
              {madeWords.remove}
            </Button>
          )}
        </Group>
      </Editable>
    </Stack>
  );
}
