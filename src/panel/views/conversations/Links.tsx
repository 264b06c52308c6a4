import { Stack } from '@mantine/core';
import { siteLinks } from '../../../content/landing/site/site-links.ts';
import type { ConversationDetail } from '../../../contract/panel/conversations.ts';
import { writePath } from '../../../funnel/routes/read-path.ts';
import { knownCampaigns } from '../../made-campaigns.ts';
import { CallButton } from '../../parts/CallButton.tsx';
import { Choice } from '../../parts/Choice.tsx';
import { Form, type ReadInput } from '../../parts/Form.tsx';
import { conversationsApi } from './conversations-api.ts';
import { conversationsWords as words } from './conversations-words.ts';

const pageNames = ['plans', 'coverage', 'conversation', 'followOrder', 'doubts', 'regulations'] as const;

interface LinksProps {
  conversation: ConversationDetail;
  /** Puts the address of a page into the line. */
  use: (text: string) => void;
}

/** Pages of the site to send, and the link with which the customer goes on. */
export function Links({ conversation: { id, campaign, record }, use }: LinksProps) {
  const [add] = conversationsApi.useAddToConversationMutation();
  const put = (read: ReadInput): undefined => {
    const page = pageNames.find((name) => name === read('page'));
    if (page)
      use(new URL(writePath(knownCampaigns().byAddon(campaign), siteLinks[page]), location.origin).href);
  };
  return (
    <Stack gap="sm" align="flex-start">
      <Form onSend={put} button={words.addLink} variant="default" gap="sm" align="flex-start">
        <Choice
          name="page"
          label={words.page}
          options={pageNames.map((name) => [name, words.pages[name]])}
          none=""
          missing={words.choosePage}
        />
      </Form>
      {record?.kind === 'lead' && (
        <CallButton call={() => add({ params: { id }, body: { kind: 'link' } })} done={words.linkSent}>
          {words.continueLink}
        </CallButton>
      )}
    </Stack>
  );
}
