import { appsWords } from '../../../content/landing/apps.ts';
import { BenefitMark } from '../../../pictures/BenefitMark.tsx';
import { useStreamingLinks } from '../../site/streaming-links.ts';
import { ScrollRow } from '../ScrollRow.tsx';
import { ServiceName } from '../streaming/ServiceName.tsx';
import styles from './AppsBlock.module.css';

const { action, actionOf, area, cards, lead, next, previous, title } = appsWords;

/** The apps of the plans in two rows. */
export function AppsBlock() {
  const links = useStreamingLinks();
  return (
    <ScrollRow
      id="apps"
      title={title}
      lead={lead}
      area={area}
      previous={previous}
      next={next}
      isDraggable
      lines={[1, 2].map((row) =>
        cards
          .filter((card) => card.row === row)
          .map(({ description, name, service, slug }) => (
            <li key={slug} className={styles.card}>
              {!service && <BenefitMark slug={slug} />}
              <div className={styles.words}>
                <h3>{service ? <ServiceName of={service} /> : name}</h3>
                <p>{description}</p>
                {service && links[service] && (
                  <a href={links[service]} aria-label={actionOf(name)}>
                    {action}
                  </a>
                )}
              </div>
            </li>
          )),
      )}
    />
  );
}
