import { Card } from '../../../ui/blocks/Card.tsx';
import { Notice } from '../../../ui/blocks/Notice.tsx';
import { useOrder, useWords } from '../demo-device.ts';
import { HiForm } from '../HiForm.tsx';
import { PersonForm } from '../PersonForm.tsx';
import { Heading } from '../Screen.tsx';
import { SoundWave } from '../SoundWave.tsx';
import styles from './HomeScreen.module.css';

export function HomeScreen() {
  const { hi, home, person } = useWords();
  const [{ standing }] = useOrder();
  return (
    <div className={styles.home}>
      <section className={styles.hero}>
        <p className={styles.eyebrow}>{home.eyebrow}</p>
        <Heading title={home.title}>{home.greeting}</Heading>
        <p className={styles.offer}>{home.offer}</p>
        <SoundWave />
      </section>
      <div className={styles.order}>
        {standing === 'cancelled' && <Notice tone="info">{home.cancelled}</Notice>}
        <Card as="section">
          <h2>{person.title}</h2>
          <PersonForm />
        </Card>
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: without bullets, Safari does not announce a list */}
      <ul className={styles.sounds} role="list">
        {home.sounds.map(({ name, text }) => (
          <li key={name}>
            <strong>{name}</strong>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <section className={styles.hi}>
        <div>
          <h2>{hi.formTitle}</h2>
          <p>{hi.formText}</p>
        </div>
        <HiForm />
      </section>
    </div>
  );
}
