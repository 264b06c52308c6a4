import { Button, Card, Group, Stack } from '@mantine/core';
import { bannerAccents, bannerPictures } from '../../../content/landing/banner-art.ts';
import type { CatalogueFiles } from '../../../contract/panel/catalogue.ts';
import { type MadeCampaign, planListKinds } from '../../../contract/publication.ts';
import { titleOfCampaign } from '../../made-campaigns.ts';
import { Choice } from '../../parts/Choice.tsx';
import { Heading } from '../../parts/Heading.tsx';
import { Hint } from '../../parts/Hint.tsx';
import { CheckBox, CheckBoxes, TextBox } from '../../parts/inputs.tsx';
import { listsOfFiles, withCampaign, withoutEmpty } from './draft-edits.ts';
import { listTitle } from './list-title.ts';
import { accentWords, pictureWords, planListWords, madeWords as words } from './made-words.ts';
import { ProblemTexts } from './ProblemTexts.tsx';
import { planWithSku } from './publishing/change-words.ts';
import type { DraftState } from './use-draft.ts';

interface Props {
  draft: DraftState;
  files: CatalogueFiles;
  made: MadeCampaign;
  onRemove: () => void;
}

/** What a campaign made in the panel decides by itself; its texts and blocks are edited like those of all others. */
export function MadeCampaignForm({ draft, files, made, onRemove }: Props) {
  const { prefix, title, like, sellsFrom, offers, noindex, planList, picture, accent } = made;
  const edit = (parts: Partial<MadeCampaign>) =>
    draft.change((old) => withCampaign(old, withoutEmpty({ ...made, ...parts })));
  const listed = files.lists.find(({ name }) => name === sellsFrom)?.offers ?? [];
  const offersOf = (skus: readonly string[]) =>
    listed
      .filter(({ sku }) => skus.includes(sku))
      .map(({ sku, terms }) => offers?.find((one) => one.sku === sku) ?? { sku, ...terms });
  const problems = draft.problems.filter(({ part, key }) => part === 'campaigns' && key === prefix);
  return (
    <Card withBorder>
      <Stack gap="sm">
        <Group justify="space-between" align="flex-start">
          <Heading>{words.made}</Heading>
          <Button variant="subtle" color="red" size="xs" onClick={onRemove}>
            {words.remove}
          </Button>
        </Group>
        <Hint>{words.madeLike(`/${prefix}/`, titleOfCampaign(like))}</Hint>
        <ProblemTexts problems={problems} />
        <Group align="flex-end">
          <TextBox
            label={words.title}
            maxLength={40}
            value={title}
            change={(value) => edit({ title: value })}
          />
          <Choice
            label={words.list}
            value={sellsFrom}
            options={listsOfFiles(files).map(({ name }) => [name, listTitle(name)])}
            change={(value) => edit({ sellsFrom: value, offers: undefined })}
            w="auto"
          />
          <Choice
            label={words.planList}
            value={planList}
            options={Object.entries(planListWords)}
            change={(value) => edit({ planList: planListKinds.find((one) => one === value) ?? planList })}
            w="auto"
          />
          <Choice
            label={words.picture}
            value={picture}
            options={Object.entries(pictureWords)}
            change={(value) => edit({ picture: bannerPictures.find((one) => one === value) ?? picture })}
            w="auto"
          />
          <Choice
            label={words.accent}
            value={accent}
            options={Object.entries(accentWords)}
            change={(value) => edit({ accent: bannerAccents.find((one) => one === value) ?? accent })}
            w="auto"
          />
        </Group>
        <CheckBox label={words.noindex} checked={noindex} change={(value) => edit({ noindex: value })} />
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
          />
        )}
      </Stack>
    </Card>
  );
}
