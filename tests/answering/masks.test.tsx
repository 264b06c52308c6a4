import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { MaskOver } from '../../src/answering/inputs/masks/mask-over.ts';
import { TextAnswer } from '../../src/answering/inputs/TextAnswer.tsx';
import { maskTyping } from '../../src/app/starter/mask-typing.ts';
import type { FieldName } from '../../src/funnel/fields/answer-values.ts';
import type { Reading } from '../../src/funnel/fields/field.ts';
import { fields } from '../../src/funnel/fields/fields.ts';
import { today } from '../funnel/given.ts';
import { noFacts } from './no-facts.ts';
import { openStore, renderWith } from './open-store.tsx';

async function show(name: FieldName): Promise<HTMLInputElement> {
  await MaskOver.preload();
  renderWith(
    openStore(),
    <TextAnswer
      name={name}
      words={{ label: 'Resposta' }}
      error={undefined}
      given={{}}
      onFile={undefined}
      last
      onBeforeSubmit={() => undefined}
    />,
  );
  const input = screen.getByLabelText('Resposta');
  if (!(input instanceof HTMLInputElement)) throw new Error('no input');
  await userEvent.click(input);
  return input;
}

const readBack = (name: FieldName, input: HTMLInputElement): Reading<unknown> =>
  fields[name].read({ [name]: [input.value] }, { ...noFacts, today });

const rows: [FieldName, string, string, string][] = [
  ['cep', '01310100', '01310-100', '01310100'],
  ['cep', '01.310-100', '01310-100', '01310100'],
  ['phone', '11987654321', '(11) 98765-4321', '11987654321'],
  ['phone', '+55 11 98765-4321', '(11) 98765-4321', '11987654321'],
  ['phone', '011 98765-4321', '(11) 98765-4321', '11987654321'],
  ['birth_date', '02021990', '02/02/1990', '02/02/1990'],
  ['birth_date', '2/2/1990', '2/2/1990', '02/02/1990'],
  ['birth_date', '02.02.1990', '02/02/1990', '02/02/1990'],
  ['cpf', '52998224725', '529.982.247-25', '52998224725'],
  ['cnpj', '12abc34501de35', '12.ABC.345/01DE-35', '12ABC34501DE35'],
  ['cnpj', '12.ABC.345/01DE-35', '12.ABC.345/01DE-35', '12ABC34501DE35'],
  ['code', '123 456', '123456', '123456'],
];

describe('input masks', () => {
  it.each(rows)('the %s typed or pasted as %s is masked', async (name, written, shown, kept) => {
    for (const write of [userEvent.keyboard, userEvent.paste]) {
      const input = await show(name);
      await write(written);
      if (write === userEvent.keyboard) await userEvent.tab();
      expect(input.value).toBe(shown);
      expect(readBack(name, input)).toEqual({ kind: 'read', value: kept });
      cleanup();
    }
  });

  it.each([
    ['cep', '013101000', '01310-1000'],
    ['cpf', '529982247251', '529.982.247-251'],
    ['cnpj', '12ABC34501DE351', '12.ABC.345/01DE-351'],
  ] as const)('the %s with a digit too many is refused, not cut', async (name, digits, shown) => {
    maskTyping();
    document.documentElement.dataset.hydrated = '';
    for (const write of [userEvent.paste, userEvent.keyboard]) {
      const input = await show(name);
      await write(digits);
      expect(input.value).toBe(shown);
      expect(readBack(name, input).kind).toBe('refused');
      cleanup();
    }
  });

  it('the mask leaves the caret where the browser puts it', async () => {
    const input = await show('phone');
    await userEvent.paste('(11) 98765-4321');
    await userEvent.tab();
    input.setSelectionRange(0, 0);
    input.focus();
    expect(input.selectionStart).toBe(0);
  });

  it('an input works before its mask has loaded', async () => {
    const input = await show('cep');
    expect(input.maxLength).toBe(-1);
    expect(readBack('cep', Object.assign(input, { value: '01.310-100' }))).toEqual({
      kind: 'read',
      value: '01310100',
    });
  });
});
