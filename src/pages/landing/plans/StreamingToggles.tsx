import { streamingTogglesWords } from '../../../content/landing/streaming-toggles.ts';
import { type Choice, toggled } from '../../../funnel/landing-plans/streaming-choice.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import type { CardFace } from './plan-list-props.ts';
import styles from './StreamingToggles.module.css';
import { useThumb } from './use-thumb.ts';

interface Props {
  card: CardFace;
  on: Choice;
  /** The plan that is shown. */
  name: string;
  onChoose: (choice: Choice) => void;
}

const { hint, legend, services } = streamingTogglesWords;

/** One service at a time. The plan and its price follow. */
export function StreamingToggles({ card: { id, options }, on, name, onChoose }: Props) {
  const choices = options.map(({ choice }) => choice);
  const { box, prepare } = useThumb(on);
  return (
    <fieldset
      className={styles.toggles}
      aria-describedby={`${id}-dica`}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      <legend className={styles.legend}>{legend}</legend>
      <div ref={box} className={styles.services}>
        {choices.map(
          (service) =>
            service && (
              <button
                key={service}
                type="button"
                className={styles.toggle}
                aria-pressed={service === on}
                onClick={() => onChoose(toggled(choices, on, service))}
              >
                {service === on && <span className={styles.thumb} aria-hidden="true" />}
                {services[service]}
              </button>
            ),
        )}
      </div>
      <span id={`${id}-dica`} hidden>
        {hint}
      </span>
      <span aria-live="polite">
        <VisuallyHidden>{name}</VisuallyHidden>
      </span>
    </fieldset>
  );
}
