// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Checkbox } from '../../src/ui/fields/Checkbox.tsx';
import { ChoiceList } from '../../src/ui/fields/ChoiceList.tsx';
import { Field } from '../../src/ui/fields/Field.tsx';
import { Select } from '../../src/ui/fields/Select.tsx';
import { TextInput } from '../../src/ui/fields/TextInput.tsx';

afterEach(cleanup);

const described = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent);

describe('Field', () => {
  it('a Field binds label, error and hint to its control, the error first', () => {
    render(
      <Field id="phone" label="Celular" hint="Com DDD" error="Informe um celular com DDD">
        {(control) => <TextInput {...control} name="phone" type="tel" affix="+55" />}
      </Field>,
    );
    const input = screen.getByLabelText('Celular');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(described(input)).toEqual(['Erro: Informe um celular com DDD', 'Com DDD']);
  });

  it('a Field without error and hint is neither invalid nor described', () => {
    render(
      <Field id="c" label="Complemento">
        {(control) => (
          <Select {...control}>
            <option>Casa</option>
          </Select>
        )}
      </Field>,
    );
    const select = screen.getByLabelText('Complemento');
    expect(select.hasAttribute('aria-invalid')).toBe(false);
    expect(select.hasAttribute('aria-describedby')).toBe(false);
  });

  it('a Field keeps its text when the page around it changes', async () => {
    const field = (error?: string) => (
      <Field id="name" label="Nome" error={error}>
        {(control) => <TextInput {...control} name="name" defaultValue="Ana" />}
      </Field>
    );
    const { rerender } = render(field());
    await userEvent.type(screen.getByLabelText('Nome'), ' Lima');
    rerender(field('Informe nome e sobrenome'));
    expect(screen.getByLabelText('Nome')).toHaveProperty('value', 'Ana Lima');
  });

  it('a Field says on request why it asks', async () => {
    render(
      <Field id="m" label="Nome da mãe" why={{ label: 'Por que pedimos?', text: 'Separa homônimos.' }}>
        {(control) => <TextInput {...control} />}
      </Field>,
    );
    const why = screen.getByText('Por que pedimos?').closest('details');
    expect(why?.open).toBe(false);
    await userEvent.click(screen.getByText('Por que pedimos?'));
    expect(why?.open).toBe(true);
  });
});

describe('ChoiceList', () => {
  const options = ['1', '5', '10'].map((value) => ({ value, label: `Dia ${value}` }));

  it('a ChoiceList is a group of real radios that a form sends and arrows move through', async () => {
    const change = vi.fn();
    const { container } = render(
      <form>
        <ChoiceList
          name="due_date"
          legend="Vencimento"
          look="chips"
          options={options}
          defaultValue="5"
          onChange={change}
        />
      </form>,
    );
    const form = container.querySelector('form') ?? undefined;
    screen.getByRole('radiogroup', { name: 'Vencimento' });
    expect(new FormData(form).get('due_date')).toBe('5');
    await userEvent.click(screen.getByRole('radio', { name: 'Dia 10' }));
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(new FormData(form).get('due_date')).toBe('1');
    expect(change.mock.calls).toEqual([['10'], ['5'], ['1']]);
  });

  it('a ChoiceList shows its error for the group, and a link lands on the first radio', () => {
    render(
      <ChoiceList
        name="due_date"
        legend="Vencimento"
        look="cards"
        options={options}
        error="Escolha o dia"
        hideLegend
      />,
    );
    const group = screen.getByRole('radiogroup', { name: 'Vencimento' });
    expect(group.getAttribute('aria-invalid')).toBe('true');
    expect(described(group)).toEqual(['Erro: Escolha o dia']);
    expect(document.getElementById('due_date')).toBe(screen.getByRole('radio', { name: 'Dia 1' }));
  });
});

describe('Checkbox', () => {
  it('a Checkbox is toggled by its words and described by hint and error', async () => {
    render(
      <Checkbox id="terms" name="terms" label="Li e aceito" hint="12 meses" error="Aceite o contrato" />,
    );
    const box = screen.getByRole('checkbox', { name: 'Li e aceito' });
    expect(described(box)).toEqual(['Erro: Aceite o contrato', '12 meses']);
    await userEvent.click(screen.getByText('Li e aceito'));
    expect(box).toHaveProperty('checked', true);
  });
});
