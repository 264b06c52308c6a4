import { useState } from 'react';
import { continueInWhatsApp } from '../../content/landing/site/site-links.ts';
import { laterWords as words } from '../../content/screens/later.ts';
import { whatsappLink } from '../../contract/whatsapp-link.ts';
import { writePath } from '../../funnel/routes/read-path.ts';
import { startRoute } from '../../funnel/routes/start-route.ts';
import { helpRequested } from '../../store/events.ts';
import { selectLead } from '../../store/lead-selectors.ts';
import type { RootState } from '../../store/root-reducer.ts';
import { selectCampaign } from '../../store/selectors.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { NewTabLink, newTabHint } from '../NewTabLink.tsx';
import { RequestStatus } from '../screens/outcomes/RequestStatus.tsx';
import { useAppDispatch, useAppSelector } from '../store-hooks.ts';
import styles from './later.module.css';

/** Path of the link that continues this order elsewhere; null until there is a phone to prove it with. */
function pathOfLink(state: RootState): string | null {
  const { lead, answers } = state;
  const isProvable = answers.values.phone !== undefined || answers.onFile.phone !== undefined;
  if (lead.id === null || !isProvable) return null;
  const campaign = selectCampaign(state);
  return `${writePath(campaign, startRoute(campaign, 'chat-tct'))}?l=${lead.id}`;
}

/** Ways to continue later: here by a link, or in WhatsApp. */
export function ContinueLaterLink() {
  const { id } = useAppSelector(selectLead);
  return (
    <div className="stack gap-8">
      <LinkToShare />
      {id !== null && (
        <form
          action={`${continueInWhatsApp}/${id}`}
          method="post"
          target="_blank"
          rel="noopener"
          // The inline script holds what reaches the window.
          onSubmit={(event) => event.stopPropagation()}
        >
          <Button type="submit" variant="secondary" wide>
            {words.inWhatsApp}
            {newTabHint}
          </Button>
        </form>
      )}
    </div>
  );
}

/** The link that continues it: shared, copied, or sent to the visitor's own WhatsApp. */
function LinkToShare() {
  const path = useAppSelector(pathOfLink);
  const dispatch = useAppDispatch();
  const status = useAppSelector((state) => state.help.link);
  const [note, setNote] = useState('');
  if (path === null) return <p>{words.nothing}</p>;
  const link = `${location.origin}${path}`;
  const text = words.text(link);
  const copy = async () => {
    const isCopied = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    );
    setNote(isCopied ? words.copied : words.notCopied);
  };
  // A rejection means the visitor closed the share sheet, so nothing is shown.
  const share = () => void navigator.share({ text: words.text(''), url: link }).catch(() => undefined);
  return (
    <>
      <p>{words.kept}</p>
      <RequestStatus status={status}>{words.sent}</RequestStatus>
      {status.kind !== 'granted' && (
        <Button
          wide
          isLoading={status.kind === 'asked'}
          loadingLabel={words.sending}
          onClick={() => dispatch(helpRequested({ kind: 'link' }))}
        >
          {words.send}
        </Button>
      )}
      {'share' in navigator && (
        <Button variant="secondary" wide onClick={share}>
          {words.share}
        </Button>
      )}
      <Button variant="secondary" wide onClick={() => void copy()}>
        {words.copy}
      </Button>
      <p>
        <NewTabLink href={whatsappLink('', text)}>{words.whatsapp}</NewTabLink>
      </p>
      <p role="status" className={styles.note}>
        {note}
      </p>
      <p className="quiet">{words.proof}</p>
    </>
  );
}
