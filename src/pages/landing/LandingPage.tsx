import { siteWords } from '../../content/site.ts';
import type { LandingBlock } from '../../funnel/landing-blocks.ts';
import { faqStructured } from '../faq/faq-structured.ts';
import { inOneList } from '../faq/questions-of.ts';
import { Fold } from '../site/Fold.tsx';
import type { PageHead, SitePageProps } from '../site/site-page.ts';
import { blocks } from './blocks.ts';
import { Hero } from './hero/Hero.tsx';
import { heroOf } from './hero/hero-of.ts';
import styles from './LandingPage.module.css';
import { LineCurve, LineGradient } from './line/LineCurve.tsx';

/** Stretches of the line, by the blocks of each; a pair stands side by side, on wide screens only. */
const stretches: readonly { blocks: readonly LandingBlock[]; pair?: readonly LandingBlock[] }[] = [
  { blocks: ['collaborator-notice'] },
  { blocks: ['plans'] },
  { blocks: ['matrix'] },
  { blocks: ['streaming', 'streaming-minicards', 'mini-list'] },
  { blocks: ['rewards'] },
  { blocks: ['apps'] },
  { blocks: ['fibre'], pair: ['business', 'gamer'] },
  { blocks: ['news'] },
  { blocks: ['identity'] },
];

export function landingHead(props: SitePageProps): PageHead {
  const { title, description } = heroOf(props);
  const { landing, prices } = props;
  const questions = landing.hidden.includes('faq') ? [] : inOneList(props.questions);
  return {
    title: `${title} | ${siteWords.name}`,
    description,
    structured: faqStructured(questions, prices),
  };
}

/** A campaign's home page: banner and visible blocks, joined by the line. */
export function LandingPage(props: SitePageProps) {
  const { hidden } = props.landing;
  const drawn = (id: LandingBlock) => (hidden.includes(id) ? undefined : blocks[id]);
  const shownOf = (ids: readonly LandingBlock[]) =>
    ids.flatMap((id) => {
      const Block = drawn(id);
      return Block ? [<Block key={id} {...props} />] : [];
    });
  const Form = drawn('coverage-form');
  const end = shownOf(['coverage-call']);
  return (
    <div data-accent={props.landing.accent}>
      <Hero {...props}>{Form && <Form {...props} />}</Hero>
      <Fold />
      <div className={styles.content}>
        <LineGradient />
        <LineCurve path="across" className={styles.start} />
        {stretches.map(({ blocks: ids, pair = [] }) => {
          const [shown, besides] = [shownOf(ids), shownOf(pair)];
          return (
            shown.length + besides.length > 0 && (
              <div key={ids[0]} className={styles.stretch}>
                <LineCurve path="across" className={styles.curve} />
                {shown}
                {besides.length > 0 && <div className={styles.pair}>{besides}</div>}
              </div>
            )
          );
        })}
        {end.length > 0 && (
          <div className={`${styles.stretch} ${styles.end}`}>
            <LineCurve path="toCentre" className={styles.toCentre} />
            {end}
          </div>
        )}
      </div>
      {shownOf(['faq'])}
    </div>
  );
}
