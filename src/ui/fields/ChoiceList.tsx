import type { ReactNode } from 'react';
import styles from './ChoiceList.module.css';
import { FieldError } from './FieldError.tsx';

type Choice = { value: string; label: ReactNode; detail?: ReactNode; aside?: ReactNode };

export type ChoiceListProps = {
  name: string;
  /** The id of the first radio, so that links to the field lead to a control. Defaults to `name`. */
  id?: string;
  legend: ReactNode;
  hideLegend?: boolean;
  hint?: ReactNode;
  error?: string;
  errorWord?: string;
  options: readonly Choice[];
  defaultValue?: string;
  onChange?: (value: string) => void;
  look: 'cards' | 'chips';
};

export function ChoiceList(props: ChoiceListProps) {
  const {
    name,
    id = name,
    legend,
    hideLegend,
    hint,
    error,
    errorWord,
    options,
    defaultValue,
    onChange,
    look,
  } = props;
  const hintId = hint ? `${id}-hint` : '';
  const errorId = error ? `${id}-error` : '';
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: HTML allows it; only a radiogroup can be invalid
      role="radiogroup"
      className={styles.list}
      data-look={look}
      aria-describedby={`${errorId} ${hintId}`.trim() || undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className={hideLegend ? 'visually-hidden' : styles.legend}>{legend}</legend>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.options}>
        {options.map((option, index) => (
          <label key={option.value} className={look === 'chips' ? styles.chip : styles.card}>
            <input
              type="radio"
              className={styles.radio}
              id={index === 0 ? id : `${id}-${option.value}`}
              name={name}
              value={option.value}
              defaultChecked={option.value === defaultValue}
              onChange={() => onChange?.(option.value)}
            />
            <span className={styles.text}>
              <span className={styles.label}>{option.label}</span>
              {option.detail && <span className={styles.detail}>{option.detail}</span>}
            </span>
            {option.aside && <span className={styles.aside}>{option.aside}</span>}
          </label>
        ))}
      </div>
      {error && (
        <FieldError id={errorId} errorWord={errorWord}>
          {error}
        </FieldError>
      )}
    </fieldset>
  );
}
