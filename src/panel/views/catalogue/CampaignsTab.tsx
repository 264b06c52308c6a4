import { Button, Group, NativeSelect, Stack } from '@mantine/core';
import { useRef } from 'react';
import type { CatalogueFiles } from '../../../contract/panel/catalogue.ts';
import { campaignTitle } from '../../../funnel/campaign-title.ts';
import { campaignByPrefix, campaigns } from '../../../funnel/campaigns.ts';
import { catalogueWords as words } from './catalogue-words.ts';
import { isForGood, newItemKey, withLook } from './draft-edits.ts';
import { Editable } from './Editable.tsx';
import { LookForm } from './LookForm.tsx';
import { nextMidnight } from './publishing/next-midnight.ts';
import { SoldPeriod } from './SoldPeriod.tsx';
import { useCampaign } from './use-address-choice.ts';
import type { DraftState } from './use-draft.ts';

interface Props {
  draft: DraftState;
  files: CatalogueFiles;
}

/** Sales period and page changes of a campaign. */
export function CampaignsTab({ draft, files }: Props) {
  const [prefix, choose] = useCampaign();
  const addButton = useRef<HTMLButtonElement>(null);
  const campaign = campaignByPrefix(prefix);
  const own = draft.publication.looks.filter((look) => look.campaign === prefix);
  const forGood = own.find(isForGood) ?? { key: newItemKey(), campaign: prefix };
  const offered = files.lists.find(({ name }) => name === campaign.sellsFrom)?.offers ?? [];
  const sold = files.plans.filter(({ sku }) => offered.some((offer) => offer.sku === sku));
  return (
    <Stack>
      <Group align="flex-end">
        <NativeSelect
          label={words.campaign}
          value={prefix}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
          data={campaigns.map((one) => ({ value: one.prefix, label: campaignTitle(one) }))}
        />
        {prefix !== '' && (
          <Editable>
            <SoldPeriod draft={draft} kind="campaigns" name={prefix} title={campaignTitle(campaign)} />
          </Editable>
        )}
      </Group>
      <Editable>
        <Stack>
          <LookForm
            key={`${prefix} always`}
            {...{ draft, campaign, sold }}
            look={forGood}
            addButton={addButton}
          />
          {own
            .filter((look) => !isForGood(look))
            .map((look) => (
              <LookForm key={look.key} {...{ draft, campaign, sold, look }} addButton={addButton} />
            ))}
          <Button
            ref={addButton}
            variant="default"
            style={{ alignSelf: 'flex-start' }}
            onClick={() =>
              draft.change((old) =>
                withLook(old, { key: newItemKey(), campaign: prefix, from: nextMidnight() }),
              )
            }
          >
            {words.addLook}
          </Button>
        </Stack>
      </Editable>
    </Stack>
  );
}
