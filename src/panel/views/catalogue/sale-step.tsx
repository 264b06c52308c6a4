import { Group } from '@mantine/core';
import { titleProblem } from '../../../catalogue/campaign-problems.ts';
import { checkWords } from '../../../content/publication-checks.ts';
import type { CatalogueFiles } from '../../../contract/panel/catalogue.ts';
import type { MadeCampaign } from '../../../contract/publication.ts';
import { campaignTitle } from '../../../funnel/campaign-title.ts';
import { knownCampaigns, titleOfCampaign } from '../../made-campaigns.ts';
import { Choice } from '../../parts/Choice.tsx';
import { Hint } from '../../parts/Hint.tsx';
import { CheckBox, CheckBoxes, TextBox } from '../../parts/inputs.tsx';
import { listsOfFiles } from './draft-edits.ts';
import type { FoldingRow } from './FoldingRows.tsx';
import { listTitle } from './list-title.ts';
import { madeWords as words } from './made-words.ts';
import { planWithSku } from './publishing/change-words.ts';

/** What fits no campaign changes nothing. */
export type EditMade = (parts: Readonly<Record<string, unknown>>) => void;

/** What a campaign made in the panel sells. */
export function saleStep(
  files: CatalogueFiles,
  made: MadeCampaign,
  edit: EditMade,
  problems: FoldingRow['problems'],
): FoldingRow {
  const { prefix, title, like, sellsFrom, offers } = made;
  const listed = files.lists.find(({ name }) => name === sellsFrom)?.offers ?? [];
  const offersOf = (skus: readonly string[]) =>
    listed
      .filter(({ sku }) => skus.includes(sku))
      .map(({ sku, terms }) => offers?.find((one) => one.sku === sku) ?? { sku, ...terms });
  const others = knownCampaigns().all.filter((one) => one.prefix !== prefix);
  return {
    id: 'sale',
    title: words.made,
    summary: [listTitle(sellsFrom), offers && words.ownPrices].filter(Boolean).join(', '),
    problems,
    content: (
      <>
        <Hint>{words.madeLike(`/${prefix}/`, titleOfCampaign(like))}</Hint>
        <Group align="flex-start">
          <TextBox
            label={words.title}
            maxLength={40}
            value={title}
            error={titleProblem(title, others.map(campaignTitle))}
            change={(value) => edit({ title: value })}
          />
          <Choice
            label={words.list}
            value={sellsFrom}
            options={listsOfFiles(files).map(({ name }) => [name, listTitle(name)])}
            change={(value) => edit({ sellsFrom: value, offers: undefined })}
            w="auto"
          />
        </Group>
        <CheckBox
          label={words.ownPrices}
          description={words.ownPricesHint}
          checked={offers !== undefined}
          change={(isOwn) => edit({ offers: isOwn ? offersOf(listed.map(({ sku }) => sku)) : undefined })}
        />
        {offers && (
          <CheckBoxes
            label={words.sold}
            options={listed.map(({ sku }) => [sku, planWithSku(files.plans, sku)])}
            chosen={offers.map(({ sku }) => sku)}
            change={(skus) => edit({ offers: offersOf(skus) })}
            error={offers.length === 0 && checkWords.noOffer}
          />
        )}
      </>
    ),
  };
}
