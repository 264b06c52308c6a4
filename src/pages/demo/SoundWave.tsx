import styles from './SoundWave.module.css';

const heights = [18, 34, 52, 30, 64, 88, 56, 40, 72, 96, 62, 38, 54, 80, 46, 28, 60, 36, 22, 14];

/** A sound wave in the colours of the logo. */
export function SoundWave() {
  return (
    <svg className={styles.wave} viewBox="0 -4 400 108" aria-hidden="true">
      <defs>
        <linearGradient id="sound-gradient" gradientUnits="userSpaceOnUse" x1="0" x2="400">
          <stop className="gradient-from" offset="0" />
          <stop className="gradient-to" offset="1" />
        </linearGradient>
      </defs>
      {heights.map((height, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawing, always in this order
          key={index}
          d={`M${10 + index * 20} ${50 - height / 2}v${height}`}
          stroke="url(#sound-gradient)"
        />
      ))}
    </svg>
  );
}
