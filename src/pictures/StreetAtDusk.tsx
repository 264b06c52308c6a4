import styles from './pictures.module.css';
import { type PictureProps, Scene } from './Scene.tsx';
import { type StreetShape, street } from './street.ts';

/** The hero: a cable of light runs down the street to one lit house. The glow is that of the house. */
export const StreetAtDusk = ({ id = 'street' }: PictureProps) => (
  <Scene
    id={id}
    wide
    cable={street.cable}
    start={240}
    end={[814, 372]}
    glow={{ cx: 940, cy: 420, rx: 340, ry: 270 }}
    behind={street.behind.map(shape)}
  >
    {street.lit.map(shape)}
  </Scene>
);

const shape = ([looks, d]: StreetShape) => (
  <path key={d} className={looks.map((look) => styles[look]).join(' ')} d={d} />
);
