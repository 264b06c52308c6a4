import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { regulationsWords } from '../../content/regulations.ts';
import type { Regulations } from '../../store/regulation-texts.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import { idInHash } from '../site/id-in-hash.ts';
import { Disclosure } from './Disclosure.tsx';
import { FormalText } from './FormalText.tsx';
import { isPointedAt, OfferTexts } from './OfferTexts.tsx';
import { generalTexts, offerGroups, searchGroups } from './offer-groups.ts';
import styles from './RegulationsPage.module.css';

/** With more groups than this, a search leaves them closed, to keep the results readable. */
const openAtOnce = 3;

export function RegulationsList({ texts }: { texts: Regulations }) {
  const input = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState('');
  const target = idInHash(useLocation().hash);
  const groups = useMemo(() => offerGroups(texts), [texts]);
  const [first] = groups;
  const isSearching = asked.trim() !== '';
  const found = isSearching ? searchGroups(groups, asked) : groups;
  const count = found.reduce((sum, { offers }) => sum + offers.length, 0);
  const opensFound = isSearching && found.length <= openAtOnce;

  const clear = () => {
    setAsked('');
    if (input.current === null) return;
    input.current.value = '';
    input.current.focus();
  };
  useEffect(() => {
    const element = target === '' ? null : document.getElementById(target);
    element?.scrollIntoView();
    element?.querySelector('summary')?.focus({ preventScroll: true });
  }, [target]);

  return (
    <>
      <section className={styles.section}>
        <h2 className="text-l">{regulationsWords.general}</h2>
        <div className={styles.card}>
          {generalTexts(texts).map(({ id, title, text }) => (
            <Disclosure key={id} id={id} look="group" title={<h3>{title}</h3>} isMeant={target === id}>
              {() => <FormalText text={text} />}
            </Disclosure>
          ))}
        </div>
      </section>
      <section className={styles.section}>
        <h2 className="text-l">{regulationsWords.offers}</h2>
        {/* biome-ignore lint/a11y/useSemanticElements: browsers inside chat apps do not know the search element yet */}
        <div role="search" className={styles.search}>
          <SearchField
            id="busca"
            label={regulationsWords.search.label}
            hint={regulationsWords.search.hint(first?.name ?? '', first?.offers[0]?.code ?? '')}
            input={input}
            onAsk={setAsked}
          />
        </div>
        <p className={styles.count} role="status">
          {count > 0 ? regulationsWords.found(count) : regulationsWords.nothing}
        </p>
        {count === 0 && (
          <Button variant="secondary" onClick={clear}>
            {regulationsWords.clear}
          </Button>
        )}
        {count > 0 && (
          <div className={styles.card}>
            {found.map(({ name, offers }) => (
              <Disclosure
                key={name}
                look="group"
                title={<h3>{name}</h3>}
                aside={regulationsWords.found(offers.length)}
                isMeant={opensFound || offers.some((offer) => isPointedAt(offer, target))}
              >
                {() => offers.map((offer) => <OfferTexts key={offer.code} offer={offer} target={target} />)}
              </Disclosure>
            ))}
          </div>
        )}
      </section>
    </>
  );
}
