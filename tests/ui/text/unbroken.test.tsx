import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { unbroken } from '../../../src/ui/text/unbroken.ts';

const whole = (text: string) => {
  const { container } = render(<p>{unbroken(text)}</p>);
  return [...container.querySelectorAll('.unbroken')].map((part) =>
    part.textContent.replaceAll('\u00a0', '~'),
  );
};

it.each([
  ['Avenida Paulista, 1000, São Paulo/SP, CEP 01310-100', ['CEP~01310-100']],
  ['Ligamos para (11) 98765-1234 ou (11) 3456-7890.', ['(11)~98765-1234', '(11)~3456-7890']],
  ['Mandamos ao celular (21) *****-4321', ['(21)~*****-4321']],
  ['TIM S.A., CNPJ 02.421.421/0001-11', ['02.421.421/0001-11']],
  ['***.***.247-25', ['***.***.247-25']],
  ['Regulamento da oferta UF-500A-2026', ['UF-500A-2026']],
])("the text '%s' does not break within a number", (text, numbers) => {
  expect(whole(text)).toEqual(numbers);
});

it.each(['Informe o e-mail, como nome@provedor.com.br', 'Wi-Fi 6 e recebê-lo', 'De 500 Mega a 1 Giga'])(
  "the text '%s' stays one text",
  (text) => {
    expect(whole(text)).toEqual([]);
  },
);

it('only spaces are changed, so that a copied number is the number', () => {
  const text = 'CEP 01310-100, celular (11) 98765-1234';
  const { container } = render(<p>{unbroken(text)}</p>);
  expect(container.textContent.replaceAll('\u00a0', ' ')).toBe(text);
});
