import { siteWords } from '../../content/site.ts';
import { type LandingBlock, landingBlocks } from '../../funnel/landing-blocks.ts';
import { faqStructured } from '../faq/faq-structured.ts';
import { inOneList } from '../faq/questions-of.ts';
import { Fold } from '../site/Fold.tsx';
import type { PageHead, SitePageProps } from '../site/site-page.ts';
import { blocks } from './blocks.ts';
import { LastCall } from './coverage-call/LastCall.tsx';
import { Hero } from './hero/Hero.tsx';
import { heroOf } from './hero/hero-of.ts';
import styles from './LandingPage.module.css';
import { LineCurve } from './line/LineCurve.tsx';
import { LineGradient } from './line/LineGradient.tsx';

/** Continue the block about streaming, so that one place tells about it. */
const joining = ['streaming-minicards', 'mini-list'] as const;

/** Hidden on narrow screens, to shorten the page. */
const onlyWide: ReadonlySet<LandingBlock> = new Set(['business', 'gamer']);

const apart: ReadonlySet<LandingBlock> = new Set(['coverage-form', 'faq', ...joining]);

const stretches = landingBlocks
  .filter((id) => !apart.has(id))
  .map((id) => (id === 'streaming' ? [id, ...joining] : [id]));

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
  const Form = drawn('coverage-form');
  const Questions = drawn('faq');
  return (
    <div data-accent={props.landing.accent}>
      <Hero {...props}>{Form && <Form {...props} />}</Hero>
      <Fold />
      <div className={styles.content}>
        <LineGradient />
        <LineCurve path="across" className={styles.start} />
        {stretches.map((ids) => {
          const shown = ids.flatMap((id) => {
            const Block = drawn(id);
            return Block ? [<Block key={id} {...props} />] : [];
          });
          return (
            shown.length > 0 && (
              <div
                key={ids[0]}
                className={styles.stretch}
                data-wide={ids.some((id) => onlyWide.has(id)) || undefined}
              >
                <LineCurve path="across" className={styles.curve} />
                {shown}
              </div>
            )
          );
        })}
        {!hidden.includes('coverage-call') && (
          <div className={`${styles.stretch} ${styles.end}`}>
            <LineCurve path="toCentre" className={styles.toCentre} />
            <LastCall />
          </div>
        )}
      </div>
      {Questions && <Questions {...props} />}
    </div>
  );
}
