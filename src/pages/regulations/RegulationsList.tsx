import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { regulationsWords } from '../../content/regulations.ts';
import { offerRoute } from '../../contract/offer/offer-route.ts';
import type { Regulations } from '../../store/regulation-texts.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import { DetailsSummary } from '../site/DetailsSummary.tsx';
import { idInHash } from '../site/id-in-hash.ts';
import { FormalText } from './FormalText.tsx';
import type { Offer } from './offer-groups.ts';
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

/** The two texts of an offer. Its code is the id that plans and orders link to; it opens both. */
function OfferTexts({ offer, target }: { offer: Offer; target: string }) {
  const { code, summary, regulation } = offer;
  const texts = [
    { title: regulationsWords.summary, text: summary, id: summary?.id },
    { title: regulationsWords.regulation, text: regulation, id: undefined },
  ];
  return (
    <article className={styles.offer} id={code} aria-label={`${offer.name}, ${code}`}>
      <h4 className={styles.code}>
        <a href={offerRoute(code)}>{code}</a>
      </h4>
      {texts.map(({ title, text, id }) =>
        text === null ? null : (
          <Disclosure
            key={text.id}
            id={id}
            look="text"
            title={title}
            isMeant={target === code || target === text.id}
          >
            {() => <FormalText text={text.text} />}
          </Disclosure>
        ),
      )}
    </article>
  );
}

/** Whether the fragment names the offer or one of its texts. */
const isPointedAt = ({ code, summary }: Offer, target: string): boolean =>
  target !== '' && (target === code || target === summary?.id);

interface DisclosureProps {
  id?: string;
  title: ReactNode;
  aside?: ReactNode;
  look: 'group' | 'text';
  /** Opens if the address or the search matches it. */
  isMeant: boolean;
  children: () => ReactNode;
}

/** Closed texts are not rendered, since all of them are half a megabyte. */
function Disclosure({ id, title, aside, look, isMeant, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(isMeant);
  const [wasMeant, setWasMeant] = useState(isMeant);
  // During rendering, not in an effect, so that the text exists when the page scrolls to it.
  if (wasMeant !== isMeant) {
    setWasMeant(isMeant);
    setOpen(isMeant);
  }
  return (
    <details
      id={id}
      className={styles.disclosure}
      data-look={look}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <DetailsSummary className={styles.summary}>
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          {aside && <span className={styles.aside}>{aside}</span>}
        </span>
      </DetailsSummary>
      {isOpen && <div className={styles.content}>{children()}</div>}
    </details>
  );
}
