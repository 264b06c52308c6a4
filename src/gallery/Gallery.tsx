import { Fragment } from 'react';
import { buttons } from './buttons.tsx';
import styles from './Gallery.module.css';
import { inputs } from './inputs.tsx';
import { layers } from './layers.tsx';
import { messages } from './messages.tsx';
import type { Specimen } from './specimen.ts';
import { surfaces } from './surfaces.tsx';

const themes = [
  { name: 'Light', theme: 'light', campaign: undefined },
  { name: 'Dark', theme: 'dark', campaign: undefined },
  { name: 'Black Friday', theme: 'dark', campaign: 'black-friday' },
] as const;

/** Every component of `ui` in its states, side by side in every theme. */
export const Gallery = () => (
  <main className={styles.gallery}>
    <h1>Parts</h1>
    <nav aria-label="Parts">
      {Object.keys(specimens).map((part) => (
        <Fragment key={part}>
          <a href={`#${part}`}>{part}</a>{' '}
        </Fragment>
      ))}
    </nav>
    {Object.entries(specimens).map(([part, states]) => (
      <section key={part} id={part} aria-labelledby={`${part}-name`}>
        <h2 id={`${part}-name`}>{part}</h2>
        <div className={styles.themes}>
          {themes.map(({ name, theme, campaign }) => (
            <div key={name} className={styles.theme} data-frame={theme} data-campaign-theme={campaign}>
              <p className={styles.caption}>{name}</p>
              {Object.entries(states(`${part}-${name}`.replace(' ', '-'))).map(([state, shown]) => (
                <figure key={state} className={styles.state}>
                  <figcaption className={styles.caption}>{state}</figcaption>
                  {shown}
                </figure>
              ))}
            </div>
          ))}
        </div>
      </section>
    ))}
  </main>
);

/** All specimens, by the name of the component. */
export const specimens: Readonly<Record<string, Specimen>> = {
  ...buttons,
  ...inputs,
  ...messages,
  ...surfaces,
  ...layers,
};
