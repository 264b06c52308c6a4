import { useEffect, useRef } from 'react';
import { regulationsWords } from '../../content/regulations.ts';
import { Field } from '../../ui/fields/Field.tsx';
import { TextInput } from '../../ui/fields/TextInput.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { search } from '../../ui/icons/search.ts';
import styles from './RegulationsPage.module.css';

const { label, hint } = regulationsWords.search;

interface Props {
  asked: string;
  onAsk: (asked: string) => void;
  /** An example that the search finds. */
  example: { plan: string; code: string };
}

export function SearchField({ asked, onAsk, example }: Props) {
  const input = useRef<HTMLInputElement>(null);
  // The input is uncontrolled. Only a search cleared elsewhere is written back, with the focus.
  useEffect(() => {
    if (asked !== '' || !input.current?.value) return;
    input.current.value = '';
    input.current.focus();
  }, [asked]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers inside chat apps do not know the search element yet
    <div role="search" className={styles.search}>
      <Field id="busca" label={label} hint={hint(example.plan, example.code)}>
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            type="search"
            autoComplete="off"
            spellCheck={false}
            affix={<Icon shape={search} />}
            onInput={({ currentTarget }) => onAsk(currentTarget.value)}
          />
        )}
      </Field>
    </div>
  );
}
