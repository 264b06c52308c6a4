import { streamingWords } from '../../../content/landing/plans/streaming.ts';
import { streamingSlugs } from '../../../funnel/streaming-slugs.ts';
import { BenefitMark } from '../../../pictures/BenefitMark.tsx';
import { SofaNight } from '../../../pictures/scenes/SofaNight.tsx';
import { Card } from '../../../ui/blocks/Card.tsx';
import { useStreamingLinks } from '../../site/streaming-links.ts';
import { Section } from '../section/Section.tsx';
import { TickList } from '../section/TickList.tsx';
import styles from './StreamingBlock.module.css';

const { lead, services, terms, title, unfold } = streamingWords;

/** What each service offers, its plans and its page. */
export function StreamingBlock() {
  const links = useStreamingLinks();
  return (
    <Section id="streaming" title={title} lead={lead} picture={<SofaNight />} unfold={unfold}>
      <div className="stack gap-16">
        <ul className={styles.cards}>
          {services.map(({ id, name, text, facts, action }) => (
            <Card as="li" key={id}>
              <BenefitMark slug={streamingSlugs[id]} />
              <h3 className="text-xl">{name}</h3>
              <p>{text}</p>
              <TickList facts={facts} />
              {links[id] && (
                <a className={styles.action} href={links[id]}>
                  {action}
                  <span className="visually-hidden"> {name}</span>
                </a>
              )}
            </Card>
          ))}
        </ul>
        <p className="quiet">{terms}</p>
      </div>
    </Section>
  );
}
