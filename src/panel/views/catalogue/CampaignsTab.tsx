import { Button, Group, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router';
import { mainSite } from '../../../contract/panel/campaign-filter.ts';
import type { CatalogueFiles } from '../../../contract/panel/catalogue.ts';
import { campaignTitle } from '../../../funnel/campaign-title.ts';
import { fileCampaigns } from '../../../funnel/campaigns.ts';
import { writePath } from '../../../funnel/routes/read-path.ts';
import { knownCampaigns } from '../../made-campaigns.ts';
import { Dialog } from '../../parts/Dialog.tsx';
import { CampaignSteps } from './CampaignSteps.tsx';
import { catalogueWords as words } from './catalogue-words.ts';
import { withCampaign, withoutCampaign } from './draft-edits.ts';
import { Editable } from './Editable.tsx';
import { FoldingRows, focusOpenRow } from './FoldingRows.tsx';
import { madeWords } from './made-words.ts';
import { NewCampaign } from './NewCampaign.tsx';
import { periodWords } from './publishing/change-words.ts';
import { useCampaign } from './use-address-choice.ts';
import type { DraftState } from './use-draft.ts';

interface Props {
  draft: DraftState;
  files: CatalogueFiles;
}

export function CampaignsTab({ draft, files }: Props) {
  const [prefix, choose] = useCampaign();
  const [search] = useSearchParams();
  const [isOpen, setOpen] = useState(search.has('campanha'));
  const rows = useRef<HTMLDivElement>(null);
  const [isRemoving, setRemoving] = useState(false);
  const [isMaking, setMaking] = useState(false);
  const { campaigns: drafted, looks, validity } = draft.publication;
  const made = drafted.find((one) => one.prefix === prefix);
  const all = knownCampaigns();
  // Those made in the panel are looked for most.
  const known = [...drafted.map((one) => all.byPrefix(one.prefix)), ...fileCampaigns.all];
  return (
    <Stack ref={rows}>
      <Editable>
        <Button variant="default" onClick={() => setMaking(true)}>
          {madeWords.new}
        </Button>
      </Editable>
      <FoldingRows
        order={2}
        open={isOpen ? prefix || mainSite : null}
        setOpen={(id) => {
          setOpen(id !== null);
          if (id !== null) choose(id === mainSite ? '' : id);
        }}
        rows={known.map((campaign) => {
          const own = looks.filter((look) => look.campaign === campaign.prefix);
          const keys = own.map(({ key }) => `looks ${key}`);
          const ofAll = ['campaigns', 'validity'].map((part) => `${part} ${campaign.prefix}`);
          return {
            id: campaign.prefix || mainSite,
            title: campaignTitle(campaign),
            summary: [
              writePath(campaign, '/') + periodWords(validity.campaigns[campaign.prefix] ?? {}),
              own.length > 0 && words.changed,
            ]
              .filter(Boolean)
              .join(', '),
            problems: draft.problems.filter(({ part, key }) =>
              [...keys, ...ofAll].includes(`${part} ${key}`),
            ),
            content: <CampaignSteps {...{ draft, files, campaign }} onRemove={() => setRemoving(true)} />,
            isForAll: true,
          };
        })}
      />
      {isMaking && (
        <NewCampaign
          draft={draft}
          addresses={files.addresses}
          close={() => setMaking(false)}
          onMade={(campaign) => {
            draft.change((old) => withCampaign(old, campaign));
            flushSync(() => {
              setMaking(false);
              setOpen(true);
            });
            choose(campaign.prefix);
            focusOpenRow(rows.current);
          }}
        />
      )}
      {isRemoving && made && (
        <Dialog close={() => setRemoving(false)} title={madeWords.removeTitle(made.title)}>
          <Text mb="md">{madeWords.removeText}</Text>
          <Group>
            <Button data-autofocus variant="default" onClick={() => setRemoving(false)}>
              {madeWords.keep}
            </Button>
            <Button
              color="red"
              onClick={() => {
                setRemoving(false);
                setOpen(false);
                choose('');
                draft.change((old) => withoutCampaign(old, made));
              }}
            >
              {madeWords.removeSurely}
            </Button>
          </Group>
        </Dialog>
      )}
    </Stack>
  );
}
