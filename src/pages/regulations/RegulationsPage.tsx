import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../answering/store-hooks.ts';
import { regulationsWords } from '../../content/regulations.ts';
import { siteWords } from '../../content/site.ts';
import { supplier } from '../../content/supplier.ts';
import { phoneFor } from '../../funnel/phone-lines-of.ts';
import { regulationsAsked } from '../../store/events.ts';
import { selectCampaign } from '../../store/selectors.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { ErrorNotice } from '../../ui/blocks/Notice.tsx';
import { Skeleton } from '../../ui/blocks/Skeleton.tsx';
import { download } from '../../ui/icons/download.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { PageColumn } from '../site/PageColumn.tsx';
import { RegulationsList } from './RegulationsList.tsx';
import styles from './RegulationsPage.module.css';

const { title, lead, documents } = regulationsWords;

/** The legal texts of every offer, to search, read, link and print. */
export function RegulationsPage() {
  const dispatch = useAppDispatch();
  const campaign = useAppSelector(selectCampaign);
  const isUnasked = useAppSelector((state) => state.regulations.kind === 'none');
  useEffect(() => {
    if (isUnasked) dispatch(regulationsAsked());
  }, [isUnasked, dispatch]);
  return (
    <PageColumn className={styles.page}>
      <title>{`${title} | ${siteWords.name}`}</title>
      <header className={styles.intro}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.onPaper}>{regulationsWords.speaker(supplier.name, supplier.cnpj)}</p>
      </header>
      <div className={styles.texts}>
        <noscript>
          <p>{regulationsWords.offScript(phoneFor(campaign, 'support').number)}</p>
        </noscript>
        <Texts />
      </div>
      <aside className="stack gap-8 at-top" aria-labelledby="documentos" data-print="no">
        <h2 className="text-l" id="documentos">
          {documents.title}
        </h2>
        <ul className="plain-list">
          {documents.list.map(({ label, href }) => (
            <li key={href}>
              <a className="touch-target gap-12" href={href}>
                <Icon shape={download} />
                <span>{`${label} (${documents.format})`}</span>
              </a>
            </li>
          ))}
        </ul>
      </aside>
    </PageColumn>
  );
}

function Texts() {
  const dispatch = useAppDispatch();
  const state = useAppSelector(({ regulations }) => regulations);
  if (state.kind === 'loaded') return <RegulationsList texts={state} />;
  const failure = state.kind === 'failed' ? state.message : state.kind === 'asked' ? state.failure : null;
  if (failure === null)
    return (
      <div className={styles.waiting}>
        <p className="visually-hidden" role="status">
          {regulationsWords.loading}
        </p>
        <Skeleton lines={4} />
        <Skeleton lines={7} />
      </div>
    );
  return (
    <div className="stack gap-24 at-start">
      <ErrorNotice title={regulationsWords.failed}>{failure}</ErrorNotice>
      <Button
        isLoading={state.kind === 'asked'}
        loadingLabel={regulationsWords.tryingAgain}
        onClick={() => dispatch(regulationsAsked())}
      >
        {regulationsWords.tryAgain}
      </Button>
    </div>
  );
}
