import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import type { CatalogueFiles } from '../../../contract/panel/catalogue.ts';
import { campaignTitle } from '../../../funnel/campaign-title.ts';
import { fileCampaigns } from '../../../funnel/campaigns.ts';
import { knownCampaigns } from '../../made-campaigns.ts';
import { Choice } from '../../parts/Choice.tsx';
import { CampaignLink } from './CampaignLink.tsx';
import { catalogueWords as words } from './catalogue-words.ts';
import { isForGood, newItemKey, withCampaign, withLook, withoutCampaign } from './draft-edits.ts';
import { Editable } from './Editable.tsx';
import { LookForm } from './LookForm.tsx';
import { MadeCampaignForm } from './MadeCampaignForm.tsx';
import { madeWords } from './made-words.ts';
import { NewCampaign } from './NewCampaign.tsx';
import { nextMidnight } from './publishing/next-midnight.ts';
import { SoldPeriod } from './SoldPeriod.tsx';
import { useCampaign } from './use-address-choice.ts';
import type { DraftState } from './use-draft.ts';

interface Props {
  draft: DraftState;
  files: CatalogueFiles;
}

export function CampaignsTab({ draft, files }: Props) {
  const [prefix, choose] = useCampaign();
  const addButton = useRef<HTMLButtonElement>(null);
  const chosenCampaign = useRef<HTMLSelectElement>(null);
  const [isRemoving, setRemoving] = useState(false);
  const [isMaking, setMaking] = useState(false);
  const { campaigns: drafted } = draft.publication;
  const made = drafted.find((one) => one.prefix === prefix);
  const known = knownCampaigns().all.filter(
    (one) => fileCampaigns.all.includes(one) || drafted.some(({ prefix }) => prefix === one.prefix),
  );
  const campaign = knownCampaigns().byPrefix(prefix);
  const own = draft.publication.looks.filter((look) => look.campaign === prefix);
  const forGood = own.find(isForGood) ?? { key: newItemKey(), campaign: prefix };
  const offered = files.lists.find(({ name }) => name === campaign.sellsFrom)?.offers ?? [];
  const sold = files.plans.filter(({ sku }) => offered.some((offer) => offer.sku === sku));
  return (
    <Stack>
      <Group align="flex-end">
        <Choice
          label={words.campaign}
          value={prefix}
          change={choose}
          ref={chosenCampaign}
          options={known.map((one) => [one.prefix, campaignTitle(one)])}
          w="auto"
        />
        {prefix !== '' && (
          <Editable>
            <SoldPeriod draft={draft} kind="campaigns" name={prefix} title={campaignTitle(campaign)} />
          </Editable>
        )}
        <Editable>
          <Button variant="default" onClick={() => setMaking(true)}>
            {madeWords.new}
          </Button>
        </Editable>
      </Group>
      <Editable>
        <Stack>
          {made && (
            <MadeCampaignForm key={prefix} {...{ draft, files, made }} onRemove={() => setRemoving(true)} />
          )}
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
      <CampaignLink key={`${prefix} link`} {...{ campaign, sold }} />
      {isMaking && (
        <NewCampaign
          draft={draft}
          addresses={files.addresses}
          close={() => setMaking(false)}
          onMade={(campaign) => {
            draft.change((old) => withCampaign(old, campaign));
            setMaking(false);
            choose(campaign.prefix);
            chosenCampaign.current?.focus();
          }}
        />
      )}
      <Modal
        opened={isRemoving}
        onClose={() => setRemoving(false)}
        title={madeWords.removeTitle(campaignTitle(campaign))}
      >
        <Text mb="md">{madeWords.removeText}</Text>
        <Group>
          <Button data-autofocus variant="default" onClick={() => setRemoving(false)}>
            {madeWords.keep}
          </Button>
          <Button
            color="red"
            onClick={() => {
              setRemoving(false);
              choose('');
              if (made) draft.change((old) => withoutCampaign(old, made));
            }}
          >
            {madeWords.removeSurely}
          </Button>
        </Group>
      </Modal>
    </Stack>
  );
}
