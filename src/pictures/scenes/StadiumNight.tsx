import styles from '../pictures.module.css';
import { type PictureProps, Scene } from '../Scene.tsx';

/** A cup match at night: the cable is the path of the ball into the corner of the goal. */
export const StadiumNight = ({ id = 'stadium-night' }: PictureProps) => (
  <Scene
    wide
    id={id}
    cable="M-1600 560Q-520 620 0 560q260-30 480-170t420-120q100 10 128 60"
    end={[1030, 332]}
    reach={320}
    front={
      <>
        <path className={`${styles.near} ${styles.outlined}`} d="M1030 314a18 18 0 1 1-.1 0" />
        <path className={styles.shine} d="M1030 322l9 7-3 11h-12l-3-11z" />
      </>
    }
  >
    <g transform="translate(0 60)">
      <path
        className={`${styles.lit} ${styles.faint}`}
        d="M570 110L420 470h300zM760 70L640 440h240zM1000 70l-90 370h240zM1160 110l-60 360h240z"
      />
      <path className={styles.line} d="M570 260V90M760 236V54M1000 236V54M1160 260V90" />
      <path
        className={`${styles.lit} ${styles.outlined}`}
        d="M524 60h92v56h-92zM714 24h92v56h-92zM954 24h92v56h-92zM1114 60h92v56h-92z"
      />
      <path
        className={styles.fine}
        d="M555 60v56M585 60v56M524 88h92M745 24v56M775 24v56M714 52h92M985 24v56M1015 24v56M954 52h92M1145 60v56M1175 60v56M1114 88h92"
      />
    </g>
    <path className={`${styles.wall} ${styles.outlined}`} d="M360 400q60-150 420-170t480 100v170H360z" />
    <path
      className={styles.lineFar}
      d="M392 386q60-112 400-126t420 90M420 404q80-90 380-100t420 70M470 416q90-62 330-70t420 50"
    />
    <path
      className={styles.dots}
      d="M470 340h0M512 322h0M548 336h0M590 300h0M632 312h0M668 282h0M700 300h0M744 270h0M790 286h0M830 262h0M872 282h0M910 270h0M950 290h0M1000 276h0M1046 296h0M1096 290h0M1140 316h0M1180 310h0M520 362h0M576 350h0M620 340h0M684 334h0M740 318h0M800 322h0M866 314h0M920 326h0M1086 340h0M1130 352h0M1176 356h0M480 386h0M550 384h0M640 372h0M720 362h0M810 356h0M870 362h0"
    />
    <path className={styles.near} d="M-1600 510Q-500 420 400 422v178H-1600z" />
    <path className={`${styles.wallLit} ${styles.outlined}`} d="M340 426q300-50 900 0v180H200z" />
    <path
      className={styles.line}
      d="M760 404l-70 196M330 520q220 26 400 8M800 600q10-70 160-88h280M920 600q20-30 100-42h220"
    />
    <path
      className={styles.lineFar}
      d="M848 500V300M872 500V300M896 500V300M920 500V300M944 500V300M968 500V300M992 500V300M1016 500V300M1040 500V300M1064 500V300M1088 500V300M840 324h264M840 348h264M840 372h264M840 396h264M840 420h264M840 444h264M840 468h264"
    />
    <path className={`${styles.line} ${styles.heavy}`} d="M824 512V292h296v220" />
  </Scene>
);
