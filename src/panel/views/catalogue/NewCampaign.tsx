import { useState } from 'react';
import { prefixProblem, titleProblem } from '../../../catalogue/campaign-problems.ts';
import type { MadeCampaign } from '../../../contract/publication.ts';
import { campaignTitle } from '../../../funnel/campaign-title.ts';
import { fileCampaigns } from '../../../funnel/campaigns.ts';
import { landingAt } from '../../../funnel/landing-at.ts';
import { modelCampaigns } from '../../../funnel/made-campaign.ts';
import { knownCampaigns } from '../../made-campaigns.ts';
import { Choice } from '../../parts/Choice.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { Form } from '../../parts/Form.tsx';
import { TextBox } from '../../parts/inputs.tsx';
import { slugOf } from './draft-edits.ts';
import { madeWords as words } from './made-words.ts';
import type { DraftState } from './use-draft.ts';

const longest = 40;

interface Props {
  draft: DraftState;
  /** First parts of the addresses that the site itself has. */
  addresses: readonly string[];
  close: () => void;
  onMade: (made: MadeCampaign) => void;
}

/** Makes a campaign like one of the files; everything else is changed afterwards. */
export function NewCampaign({ draft, addresses, close, onMade }: Props) {
  const [title, setTitle] = useState('');
  const [address, setAddress] = useState('');
  const [like, setLike] = useState('');
  const [isTried, setTried] = useState(false);
  // As everywhere else it may be written as '/natal/'.
  const prefix = address.replaceAll('/', '') || slugOf(title, longest);
  const others = [...fileCampaigns.all, ...draft.publication.campaigns];
  const problems = {
    title: titleProblem(title, knownCampaigns().all.map(campaignTitle)),
    address: title.trim() !== '' && prefixProblem(prefix, others, addresses),
  };
  const make = (): undefined => {
    const model = modelCampaigns.find((one) => one.prefix === like);
    setTried(true);
    if (problems.title || problems.address || model === undefined) return;
    const { picture, accent, planList } = landingAt(model, '/');
    const { sellsFrom, noindex } = model;
    onMade({ prefix, title: title.trim(), like, sellsFrom, noindex, planList, picture, accent });
  };
  return (
    <Dialog close={close} size="lg" title={words.new} keepsTyped>
      <Form onSend={make} button={words.make}>
        <TextBox
          label={words.newTitle}
          maxLength={40}
          value={title}
          change={setTitle}
          error={isTried && problems.title}
        />
        <TextBox
          label={words.address}
          description={words.addressHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={40}
          placeholder={slugOf(title, longest)}
          value={address}
          change={setAddress}
          error={isTried && problems.address}
        />
        <Choice
          label={words.like}
          description={words.likeHint}
          inputWrapperOrder={['label', 'input', 'description']}
          value={like}
          change={setLike}
          options={modelCampaigns.map((one) => [one.prefix, campaignTitle(one)])}
        />
      </Form>
    </Dialog>
  );
}
