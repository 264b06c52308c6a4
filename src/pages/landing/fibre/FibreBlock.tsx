import type { ReactNode } from 'react';
import { fibreWords } from '../../../content/landing/fibre.ts';
import { FamilyHome } from '../../../pictures/scenes/FamilyHome.tsx';
import { FullHouse } from '../../../pictures/scenes/FullHouse.tsx';
import { TwoScreens } from '../../../pictures/scenes/TwoScreens.tsx';
import { Section } from '../section/Section.tsx';
import { TickList } from '../section/TickList.tsx';
import styles from './FibreBlock.module.css';

const { lead, note, profiles, title } = fibreWords;

type Speed = (typeof profiles)[number]['speed'];

const homes: Record<Speed, ReactNode> = {
  '500 Mega': <TwoScreens />,
  '700 Mega': <FamilyHome />,
  '1 Giga': <FullHouse />,
};

/** What fibre is, and which speed a home needs. */
export const FibreBlock = () => (
  <Section id="fibra" title={title} lead={lead}>
    <ul className={styles.cards}>
      {profiles.map(({ speed, devices, upload, title: use, text }) => (
        <li key={speed} className={styles.card}>
          <div className={styles.home}>{homes[speed]}</div>
          <div className={styles.words}>
            <h3>{speed}</h3>
            <p className="strong">{use}</p>
            <p className={styles.text}>{text}</p>
            <TickList facts={[devices, upload]} isShort />
          </div>
        </li>
      ))}
    </ul>
    <p className="quiet">{note}</p>
  </Section>
);
