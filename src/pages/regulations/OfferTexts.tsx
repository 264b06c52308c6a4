import { regulationsWords } from '../../content/regulations.ts';
import { offerRoute } from '../../contract/offer/offer-route.ts';
import { Disclosure } from './Disclosure.tsx';
import { FormalText } from './FormalText.tsx';
import type { Offer } from './offer-groups.ts';
import styles from './RegulationsPage.module.css';

/** The two texts of an offer. Its code is the id that plans and orders link to; it opens both. */
export function OfferTexts({ offer, target }: { offer: Offer; target: string }) {
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
export const isPointedAt = ({ code, summary }: Offer, target: string): boolean =>
  target !== '' && (target === code || target === summary?.id);
