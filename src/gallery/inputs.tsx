import { Checkbox } from '../ui/fields/Checkbox.tsx';
import { ChoiceList } from '../ui/fields/ChoiceList.tsx';
import { Field } from '../ui/fields/Field.tsx';
import { FieldError } from '../ui/fields/FieldError.tsx';
import { SearchField } from '../ui/fields/SearchField.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { TextInput } from '../ui/fields/TextInput.tsx';
import type { Specimen } from './specimen.ts';

const days = [
  { value: '5', label: 'Dia 5' },
  { value: '10', label: 'Dia 10', detail: 'o mais escolhido' },
  { value: '15', label: 'Dia 15' },
];
const mistake = 'Escolha um dia para continuar.';

export const inputs: Readonly<Record<string, Specimen>> = {
  Field: (id) => ({
    empty: (
      <Field id={`${id}-empty`} label="Nome completo">
        {(control) => <TextInput {...control} />}
      </Field>
    ),
    'hint and reason': (
      <Field
        id={`${id}-hint`}
        label="Complemento"
        hint="Apartamento, bloco ou fundos"
        why={{ label: 'Por que pedimos?', text: 'Para o técnico encontrar a sua porta.' }}
      >
        {(control) => <TextInput {...control} defaultValue="Apto 42" />}
      </Field>
    ),
    error: (
      <Field id={`${id}-error`} label="CEP" error="Informe um CEP com 8 números." hint="Só números">
        {(control) => <TextInput {...control} defaultValue="0131" />}
      </Field>
    ),
  }),
  TextInput: (id) => ({
    empty: <TextInput id={`${id}-empty`} aria-label="CEP" placeholder="00000-000" />,
    'in front of the value': (
      <TextInput id={`${id}-affix`} aria-label="Valor" affix="R$" defaultValue="99,99" />
    ),
    invalid: <TextInput id={`${id}-invalid`} aria-label="CEP" aria-invalid defaultValue="0131" />,
    'read only': <TextInput id={`${id}-read`} aria-label="Rua" readOnly defaultValue="Rua das Flores" />,
  }),
  SearchField: (id) => ({
    empty: (
      <SearchField
        id={id}
        label="Buscar nas dúvidas"
        hint="Por exemplo: fatura"
        input={{ current: null }}
        onAsk={() => undefined}
      />
    ),
  }),
  FieldError: (id) => ({ error: <FieldError id={id}>Informe um CEP com 8 números.</FieldError> }),
  Select: (id) => ({
    select: (
      <Select id={id} aria-label="Dia de vencimento" defaultValue="10">
        {days.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    ),
  }),
  Checkbox: (id) => ({
    unchecked: <Checkbox id={`${id}-off`} name={`${id}-off`} label="Quero receber ofertas" />,
    'checked, with a hint': (
      <Checkbox
        id={`${id}-on`}
        name={`${id}-on`}
        label="Quero receber ofertas"
        hint="Você pode mudar depois."
        defaultChecked
      />
    ),
    error: (
      <Checkbox
        id={`${id}-error`}
        name={`${id}-error`}
        label="Li e aceito as condições"
        error="Aceite as condições para continuar."
      />
    ),
  }),
  ChoiceList: (id) => ({
    cards: (
      <ChoiceList name={`${id}-cards`} legend="Vencimento" options={days} defaultValue="10" look="cards" />
    ),
    chips: <ChoiceList name={`${id}-chips`} legend="Vencimento" options={days} look="chips" />,
    error: (
      <ChoiceList
        name={`${id}-error`}
        legend="Vencimento"
        options={days}
        look="chips"
        error={mistake}
        hint="O dia da fatura"
      />
    ),
  }),
};
