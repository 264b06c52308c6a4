import { useState } from 'react';
import { streamingTogglesWords } from '../../../content/landing/plans/streaming-toggles.ts';
import { type Choice, toggled } from '../../../funnel/landing-plans/streaming-choice.ts';
import { Moving } from '../../../ui/motion/Moving.tsx';
import type { CardFace } from './plan-list-props.ts';
import styles from './StreamingToggles.module.css';

interface Props {
  card: CardFace;
  on: Choice;
  /** The name of the plan shown. */
  name: string;
  onChoose: (choice: Choice) => void;
}

const { hint, legend, services } = streamingTogglesWords;

/** One service at a time; plan and price follow the choice. */
export function StreamingToggles({ card: { id, options }, on, name, onChoose }: Props) {
  const choices = options.map(({ choice }) => choice);
  const [from, setFrom] = useState<Offset>();
  return (
    <fieldset className={styles.toggles} aria-describedby={`${id}-dica`}>
      <legend className={styles.legend}>{legend}</legend>
      <div className="row gap-8">
        {choices.map(
          (service) =>
            service && (
              <button
                key={service}
                type="button"
                className={styles.toggle}
                aria-pressed={service === on}
                onClick={({ currentTarget }) => {
                  setFrom(offsetBetween(pressedBeside(currentTarget), currentTarget));
                  onChoose(toggled(choices, on, service));
                }}
              >
                {service === on && (
                  <Moving
                    tag="span"
                    how="follow"
                    from={from}
                    enters={() => from !== undefined}
                    className={styles.thumb}
                    aria-hidden="true"
                  />
                )}
                {services[service]}
              </button>
            ),
        )}
      </div>
      <span id={`${id}-dica`} hidden>
        {hint}
      </span>
      <span aria-live="polite">
        <span className="visually-hidden">{name}</span>
      </span>
    </fieldset>
  );
}

const pressedBeside = (button: HTMLElement): HTMLElement | null =>
  button.parentElement?.querySelector<HTMLElement>('[aria-pressed="true"]') ?? null;

/** Position and width of one element relative to another, to animate a mark between them. */
interface Offset {
  x: number;
  y: number;
  scaleX: number;
}

type Box = Pick<HTMLElement, 'offsetLeft' | 'offsetTop' | 'offsetWidth'>;

const offsetBetween = (from: Box | null, to: Box): Offset | undefined =>
  from === null
    ? undefined
    : {
        x: from.offsetLeft - to.offsetLeft,
        y: from.offsetTop - to.offsetTop,
        scaleX: from.offsetWidth / to.offsetWidth,
      };
