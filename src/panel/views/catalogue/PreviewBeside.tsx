import { Button } from '@mantine/core';
import { useElementSize, useLocalStorage } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { Campaign } from '../../../funnel/campaign.ts';
import { knownCampaigns } from '../../made-campaigns.ts';
import classes from './CatalogueView.module.css';
import { catalogueWords as words } from './catalogue-words.ts';
import { PreviewTab } from './PreviewTab.tsx';
import { useCampaign } from './use-address-choice.ts';
import type { DraftState } from './use-draft.ts';

interface Props {
  draft: DraftState;
  tab: string;
  /** What is edited. */
  children: ReactNode;
}

const tabs: readonly string[] = ['plans', 'campaigns', 'questions'];

/** What shows the list of prices or the questions that are edited. */
function besides(tab: string, search: URLSearchParams, campaign: string) {
  const list = search.get('lista') ?? 'plans';
  const set = search.get('conjunto') ?? 'general';
  const shows = (one: Campaign) => (tab === 'plans' ? one.sellsFrom === list : one.landing.faq === set);
  const isChosen = tab === 'campaigns' || shows(knownCampaigns().byPrefix(campaign));
  const first = isChosen ? undefined : knownCampaigns().all.find(shows);
  return {
    campaign: first?.prefix ?? campaign,
    page: tab === 'questions' && set !== 'conversation' ? '/duvidas/' : '/',
  };
}

/** On a wide screen the preview stands beside what is edited. */
export function PreviewBeside({ draft, tab, children }: Props) {
  const [campaign] = useCampaign();
  const [search] = useSearchParams();
  const [isShown, setShown] = useLocalStorage({
    key: 'painel-previa',
    defaultValue: true,
    getInitialValueInEffect: false,
  });
  const { ref, width } = useElementSize();
  // In its own letters: with larger ones there is less room.
  const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const hasRoom = tabs.includes(tab) && width >= 60 * letter;
  return (
    <div ref={ref} className={hasRoom ? classes.columns : undefined} data-shown={isShown || undefined}>
      <div>{children}</div>
      {hasRoom && (
        <section className={classes.beside} aria-label={words.tabs.preview}>
          <Button
            size="xs"
            variant="default"
            ms="auto"
            flex="none"
            aria-expanded={isShown}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? words.hidePreview : words.showPreview}
          </Button>
          {isShown && <PreviewTab draft={draft} beside={besides(tab, search, campaign)} />}
        </section>
      )}
    </div>
  );
}
